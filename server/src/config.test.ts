import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const errorsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('these settings were accepted')
}

describe('readConfig: without variables', () => {
  test('listens on loopback only, with embedded services and demo data', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: path.resolve('.data'),
      isDataDirSet: false,
      databaseUrl: null,
      firebase: null,
      smtpUrl: null,
      recommendUrl: null,
      publicUrl: null,
      corsOrigins: [],
      demo: true,
    })
  })

  test('an empty variable: counts as unset, as compose files pass them', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', NODE_ENV: '' })).toEqual(readConfig({}))
  })
})

describe('readConfig: DATABASE_URL', () => {
  const DATABASE_URL = 'postgres://saathi:secret@db.example:5432/saathi'

  test('with a database of one’s own: no demo users, unless DEMO is set', () => {
    expect(readConfig({ DATABASE_URL }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
  })
})

test('readConfig: PUBLIC_URL loses its trailing slash, and CORS_ORIGINS is split at commas', () => {
  const config = readConfig({ PUBLIC_URL: 'https://saathi.example/', CORS_ORIGINS: 'https://a.example, http://b:8080' })
  expect(config.publicUrl).toBe('https://saathi.example')
  expect(config.corsOrigins).toEqual(['https://a.example', 'http://b:8080'])
})

test('readConfig: TRUSTED_PROXIES accepts addresses, networks and named networks only', () => {
  expect(readConfig({}).trustedProxies).toEqual([])
  const TRUSTED_PROXIES = '10.0.0.7, 192.168.0.0/16,fd00::/8,loopback'
  expect(readConfig({ TRUSTED_PROXIES }).trustedProxies).toEqual(['10.0.0.7', '192.168.0.0/16', 'fd00::/8', 'loopback'])
  for (const none of ['proxy', '10.0.0.0/33', '10.0.0/8', '::1/129', '*', 'true', '1'])
    expect(errorsOf({ TRUSTED_PROXIES: none })).toContain('TRUSTED_PROXIES must be addresses')
})

describe('readConfig: errors', () => {
  test('an unknown LIMIT_ variable: is named', () => {
    const message = errorsOf({ LIMIT_NOPE: '5/day', LIMIT_SEATS: '5/day', LIMIT_MESSAGE: '' })
    expect(message).toMatch(/LIMIT_NOPE is no setting of Saathi/)
    expect(message).toMatch(/LIMIT_MESSAGE is no setting of Saathi/)
    expect(message).not.toContain('LIMIT_SEATS')
  })

  test('several invalid variables: all are reported with name and value', () => {
    const message = errorsOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      DEMO: 'yes',
      NODE_ENV: 'prod',
      CORS_ORIGINS: 'a.example',
    })
    for (const part of ['PORT', '"70000"', 'LOG_LEVEL', '"loud"', 'DEMO', 'NODE_ENV', '"prod"', 'CORS_ORIGINS'])
      expect(message).toContain(part)
    expect(message).not.toContain('\n')
  })

  test.for(['-1', '3000x', '1e3', '65536', '8 0'])('PORT %j: is rejected', (PORT) => {
    expect(errorsOf({ PORT })).toContain('PORT must be a whole number from 0 to 65535')
  })

  test('an invalid URL or token: is reported without its value', () => {
    expect(errorsOf({ DATABASE_URL: 'mysql://saathi:hush@db/saathi' })).toMatch(/^DATABASE_URL must be(?!.*hush)/)
    expect(errorsOf({ DATABASE_DIRECT_URL: 'hush@db' })).toMatch(/^DATABASE_DIRECT_URL must be(?!.*hush)/)
    expect(errorsOf({ SMTP_URL: 'hush@mail' })).toMatch(/^SMTP_URL must be(?!.*hush)/)
    expect(errorsOf({ METRICS_TOKEN: 'hush' })).toMatch(/^METRICS_TOKEN must be(?!.*hush)/)
  })
})

test('DATABASE_DIRECT_URL: is refused without the pooler in front of it, and kept beside it', () => {
  const direct = 'postgres://db/saathi'
  expect(errorsOf({ DATABASE_DIRECT_URL: direct })).toMatch(/DATABASE_URL, which is not set/)
  const config = readConfig({ DATABASE_URL: 'postgres://pooler/saathi', DATABASE_DIRECT_URL: direct })
  expect(config).toMatchObject({ databaseUrl: 'postgres://pooler/saathi', databaseDirectUrl: direct })
})

const LEGAL = {
  GRIEVANCE_OFFICER: 'Asha Rao',
  GRIEVANCE_EMAIL: 'complaints@saathi.example',
  GRIEVANCE_ADDRESS: '5 Lane, Pune 411001',
  RETAIN_EVIDENCE_DAYS: '200',
  RETAIN_ENQUIRIES_DAYS: '90',
  RETAIN_LOGS_DAYS: '365',
  RETAIN_BACKUPS_DAYS: '35',
}

describe('readConfig: legal settings', () => {
  test('given settings: are read, and without them officer and backups are not set, and logs are kept for 180 days', () => {
    expect(readConfig(LEGAL).legal).toEqual({
      officer: { name: 'Asha Rao', email: 'complaints@saathi.example', address: '5 Lane, Pune 411001' },
      retention: { evidenceDays: 200, enquiryDays: 90, logDays: 365, backupDays: 35 },
    })
    expect(readConfig({}).legal).toEqual({
      officer: { name: null, email: null, address: null },
      retention: { evidenceDays: 180, enquiryDays: 365, logDays: 180, backupDays: null },
    })
  })

  test('evidence for less than 180 days, a bad period or address: is named', () => {
    const bad = {
      RETAIN_EVIDENCE_DAYS: '179',
      RETAIN_LOGS_DAYS: 'long',
      GRIEVANCE_EMAIL: 'asha',
      GRIEVANCE_OFFICER: 'A\nB',
    }
    const message = errorsOf(bad)
    for (const name of Object.keys(bad)) expect(message).toContain(name)
  })
})

describe('readConfig: production', () => {
  test('missing variables: all are named, since embedded services are not allowed', () => {
    const all = errorsOf({ NODE_ENV: 'production' })
    const firebase = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_SERVICE_ACCOUNT']
    const legal = Object.keys(LEGAL)
    for (const name of ['DATABASE_URL', ...firebase, 'SMTP_URL', 'PUBLIC_URL', ...legal]) expect(all).toContain(name)
    const some = errorsOf({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/saathi' })
    expect(some).toContain('FIREBASE_PROJECT_ID')
    expect(some).not.toContain('DATABASE_URL')
  })
})

describe('readConfig: Firebase', () => {
  const live = {
    ...LEGAL,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/saathi',
    SMTP_URL: 'smtp://mail',
    PUBLIC_URL: 'https://saathi.example',
    FIREBASE_PROJECT_ID: 'saathi-live',
  }
  const set = { FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'saathi.example', FIREBASE_SERVICE_ACCOUNT: '{}' }

  test('one missing setting in production: is named, and no other', () => {
    for (const name of Object.keys(set)) {
      const message = errorsOf({ ...live, ...set, [name]: '' })
      expect(message).toContain(name)
      for (const other of Object.keys(set)) if (other !== name) expect(message).not.toContain(other)
    }
  })

  test('GOOGLE_APPLICATION_CREDENTIALS: replaces FIREBASE_SERVICE_ACCOUNT in production', () => {
    const env = {
      ...live,
      ...set,
      FIREBASE_SERVICE_ACCOUNT: '',
      GOOGLE_APPLICATION_CREDENTIALS: '/run/secrets/key.json',
    }
    expect(readConfig(env).firebase).toMatchObject({ serviceAccount: null, emulatorUrl: null })
  })

  test('the emulator: is rejected in production and unless HOST is loopback', () => {
    const FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099'
    expect(errorsOf({ ...live, ...set, FIREBASE_AUTH_EMULATOR_HOST })).toContain('FIREBASE_AUTH_EMULATOR_HOST')
    const laptop = { FIREBASE_PROJECT_ID: 'demo-saathi', FIREBASE_AUTH_EMULATOR_HOST }
    expect(readConfig(laptop).firebase).toMatchObject({ emulatorUrl: 'http://127.0.0.1:9099' })
    expect(errorsOf({ ...laptop, HOST: '0.0.0.0' })).toContain('FIREBASE_AUTH_EMULATOR_HOST')
    expect(errorsOf({ ...laptop, FIREBASE_AUTH_EMULATOR_HOST: 'http://x/' })).toContain('FIREBASE_AUTH_EMULATOR_HOST')
  })
})

describe('readConfig: unsigned Google accounts of the embedded provider', () => {
  test.each<[env: Record<string, string>, accepted: boolean]>([
    [{}, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ DATABASE_URL: 'postgres://a:b@db/saathi' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::', DATABASE_URL: 'postgres://a:b@db/saathi' }, false],
    [{ TRUSTED_PROXIES: 'loopback' }, false],
    [{ PUBLIC_URL: 'https://saathi.example' }, false],
    [{ PUBLIC_URL: 'https://localhost.saathi.example' }, false],
    [{ FIREBASE_PROJECT_ID: 'demo-saathi', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, false],
  ])('%j: are accepted only where this machine alone can reach it: %s', (env, accepted) => {
    expect(readConfig(env).unsignedGoogle).toBe(accepted)
  })
})

describe('readConfig: help chat and map', () => {
  test('GEMINI_API_KEY: enables the service with the chosen model', () => {
    expect(readConfig({}).gemini).toBeNull()
    expect(readConfig({ GEMINI_API_KEY: 'k', GEMINI_MODEL: 'gemini-2.5-flash' }).gemini).toEqual({
      key: 'k',
      model: 'gemini-2.5-flash',
      url: 'https://generativelanguage.googleapis.com',
    })
  })

  test('invalid settings: are named, a key without its value', () => {
    const message = errorsOf({
      GEMINI_API_KEY: 'two words',
      GEMINI_MODEL: '../x',
      MAP_TILES_URL: 'https://tiles.example/',
      IMAGE_HOSTS: "https://ok.example, 'unsafe-inline'",
    })
    for (const part of ['GEMINI_API_KEY', 'GEMINI_MODEL', 'MAP_TILES_URL', 'IMAGE_HOSTS'])
      expect(message).toContain(part)
    expect(message).not.toContain('two words')
  })
})
