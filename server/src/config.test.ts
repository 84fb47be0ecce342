import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const faultsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('these settings were taken')
}

describe('with nothing set', () => {
  test('Saathi serves this machine alone, from embedded services, with its demo', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: path.resolve('.data'),
      namesDataDir: false,
      databaseUrl: null,
      firebase: null,
      smtpUrl: null,
      recommendUrl: null,
      publicUrl: null,
      corsOrigins: [],
      demo: true,
    })
  })

  test('an empty variable is one that is not set, as compose files pass them', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', NODE_ENV: '' })).toEqual(readConfig({}))
  })
})

describe('a database of one’s own', () => {
  const DATABASE_URL = 'postgres://saathi:secret@db.example:5432/saathi'

  test('has no demo people in it, unless they are asked for', () => {
    expect(readConfig({ DATABASE_URL }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
  })
})

test('addresses lose the slash at their end, and origins are told apart by commas', () => {
  const config = readConfig({ PUBLIC_URL: 'https://saathi.example/', CORS_ORIGINS: 'https://a.example, http://b:8080' })
  expect(config.publicUrl).toBe('https://saathi.example')
  expect(config.corsOrigins).toEqual(['https://a.example', 'http://b:8080'])
})

test('proxies are addresses, networks, or one of the known kinds of network', () => {
  expect(readConfig({}).trustedProxies).toEqual([])
  const TRUSTED_PROXIES = '10.0.0.7, 192.168.0.0/16,fd00::/8,loopback'
  expect(readConfig({ TRUSTED_PROXIES }).trustedProxies).toEqual(['10.0.0.7', '192.168.0.0/16', 'fd00::/8', 'loopback'])
  for (const none of ['proxy', '10.0.0.0/33', '10.0.0/8', '::1/129', '*', 'true', '1'])
    expect(faultsOf({ TRUSTED_PROXIES: none })).toContain('TRUSTED_PROXIES must be addresses')
})

describe('what is wrong', () => {
  test('a limit that there is none of is named', () => {
    const told = faultsOf({ LIMIT_NOPE: '5/day', LIMIT_SEATS: '5/day', LIMIT_MESSAGE: '' })
    expect(told).toMatch(/LIMIT_NOPE is no setting of Saathi/)
    expect(told).toMatch(/LIMIT_MESSAGE is no setting of Saathi/)
    expect(told).not.toContain('LIMIT_SEATS')
  })

  test('is told all at once, each by its name and value', () => {
    const told = faultsOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      DEMO: 'yes',
      NODE_ENV: 'prod',
      CORS_ORIGINS: 'a.example',
    })
    for (const part of ['PORT', '"70000"', 'LOG_LEVEL', '"loud"', 'DEMO', 'NODE_ENV', '"prod"', 'CORS_ORIGINS'])
      expect(told).toContain(part)
    expect(told).not.toContain('\n')
  })

  test.for(['-1', '3000x', '1e3', '65536', '8 0'])('no port is %j', (PORT) => {
    expect(faultsOf({ PORT })).toContain('PORT must be a whole number from 0 to 65535')
  })

  test('is told without the password that an address may carry', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://saathi:hush@db/saathi' })).toMatch(/^DATABASE_URL must be(?!.*hush)/)
    expect(faultsOf({ SMTP_URL: 'hush@mail' })).toMatch(/^SMTP_URL must be(?!.*hush)/)
    expect(faultsOf({ METRICS_TOKEN: 'hush' })).toMatch(/^METRICS_TOKEN must be(?!.*hush)/)
  })
})

describe('production', () => {
  test('does not start on embedded services, and names every variable that is missing', () => {
    const all = faultsOf({ NODE_ENV: 'production' })
    const firebase = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_SERVICE_ACCOUNT']
    for (const name of ['DATABASE_URL', ...firebase, 'SMTP_URL', 'PUBLIC_URL']) expect(all).toContain(name)
    const some = faultsOf({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/saathi' })
    expect(some).toContain('FIREBASE_PROJECT_ID')
    expect(some).not.toContain('DATABASE_URL')
  })
})

describe('Firebase', () => {
  const live = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/saathi',
    SMTP_URL: 'smtp://mail',
    PUBLIC_URL: 'https://saathi.example',
    FIREBASE_PROJECT_ID: 'saathi-live',
  }
  const set = { FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'saathi.example', FIREBASE_SERVICE_ACCOUNT: '{}' }

  test('each setting that production lacks is named, and no other', () => {
    for (const name of Object.keys(set)) {
      const told = faultsOf({ ...live, ...set, [name]: '' })
      expect(told).toContain(name)
      for (const other of Object.keys(set)) if (other !== name) expect(told).not.toContain(other)
    }
  })

  test('production may take its credentials from a file that Google’s libraries know', () => {
    const env = {
      ...live,
      ...set,
      FIREBASE_SERVICE_ACCOUNT: '',
      GOOGLE_APPLICATION_CREDENTIALS: '/run/secrets/key.json',
    }
    expect(readConfig(env).firebase).toMatchObject({ serviceAccount: null, emulatorUrl: null })
  })

  test('the emulator, whose tokens nobody signs, is refused in production and for other machines', () => {
    const FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099'
    expect(faultsOf({ ...live, ...set, FIREBASE_AUTH_EMULATOR_HOST })).toContain('FIREBASE_AUTH_EMULATOR_HOST')
    const laptop = { FIREBASE_PROJECT_ID: 'demo-saathi', FIREBASE_AUTH_EMULATOR_HOST }
    expect(readConfig(laptop).firebase).toMatchObject({ emulatorUrl: 'http://127.0.0.1:9099' })
    expect(faultsOf({ ...laptop, HOST: '0.0.0.0' })).toContain('FIREBASE_AUTH_EMULATOR_HOST')
    expect(faultsOf({ ...laptop, FIREBASE_AUTH_EMULATOR_HOST: 'http://x/' })).toContain('FIREBASE_AUTH_EMULATOR_HOST')
  })
})

describe('help chat and the map', () => {
  test('the chat asks the service once there is a key, the model of one’s choice', () => {
    expect(readConfig({}).gemini).toBeNull()
    expect(readConfig({ GEMINI_API_KEY: 'k', GEMINI_MODEL: 'gemini-2.5-flash' }).gemini).toEqual({
      key: 'k',
      model: 'gemini-2.5-flash',
      url: 'https://generativelanguage.googleapis.com',
    })
  })

  test('a faulty setting is told, a key never with its value', () => {
    const told = faultsOf({
      GEMINI_API_KEY: 'two words',
      GEMINI_MODEL: '../x',
      MAP_TILES_URL: 'https://tiles.example/',
      IMAGE_HOSTS: "https://ok.example, 'unsafe-inline'",
    })
    for (const part of ['GEMINI_API_KEY', 'GEMINI_MODEL', 'MAP_TILES_URL', 'IMAGE_HOSTS']) expect(told).toContain(part)
    expect(told).not.toContain('two words')
  })
})
