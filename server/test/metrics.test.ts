import { describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { connectDb } from '../src/db/client.ts'
import { createLimits } from '../src/platform/limits.ts'
import { queueMail } from '../src/platform/mail/store.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { testDeps, useApp } from './app.ts'
import { useDatabase } from './db.ts'

const db = useDatabase()
const testApp = useApp(db)
const TOKEN = 'sixteen-letters-and-more'

/** The value of a metric; its labels may be in any order. */
function figureOf(text: string, name: string, ...labels: string[]): number {
  const line = text.split('\n').find((line) => line.startsWith(name) && labels.every((label) => line.includes(label)))
  return Number(line?.split(' ').at(-1) ?? Number.NaN)
}
const read = async (app = testApp.app) => (await app.inject('/metrics')).body

describe('/metrics', () => {
  test('requests: are counted by route, and procedures by name, through REST and tRPC', async () => {
    await testApp.app.inject('/api/packages')
    await testApp.app.inject('/trpc/packages.list,auth.settings?batch=1&input={"0":{},"1":{}}')
    await testApp.app.inject('/api/packages/0190a6d0-0000-7000-8000-000000000000')
    await testApp.app.inject('/api/nothing?email=private@example.in')
    const text = await read()
    const answers = 'http_request_duration_seconds_count'
    const calls = 'saathi_procedure_duration_seconds_count'
    expect(figureOf(text, answers, 'route="/api/packages"', 'status="200"')).toBe(1)
    expect(figureOf(text, answers, 'route="/api/packages/:packageId"', 'status="404"')).toBe(1)
    expect(figureOf(text, calls, 'procedure="packages.list"', 'code="OK"')).toBeGreaterThan(0)
    expect(figureOf(text, calls, 'procedure="auth.settings"', 'code="OK"')).toBe(1)
    expect(figureOf(text, calls, 'procedure="packages.get"', 'code="NOT_FOUND"')).toBe(1)
    expect(text).not.toMatch(/private|0190a6d0/)
  })

  test('figures: include the pool, streams and unsent mails', async () => {
    expect(figureOf(await read(), 'saathi_outbox_mails')).toBe(0)
    await queueMail(db.db, { to: 'asha@example.in', subject: 'Hello', text: 'Hello' })
    const text = await read()
    expect(figureOf(text, 'saathi_outbox_mails')).toBe(1)
    expect(figureOf(text, 'saathi_outbox_oldest_seconds')).toBeGreaterThanOrEqual(0)
    expect(figureOf(text, 'saathi_database_connections_max')).toBe(10)
    expect(figureOf(text, 'saathi_database_up')).toBe(1)
    expect(figureOf(text, 'saathi_live_streams')).toBe(0)
  })

  test('an unreachable database: saathi_database_up is 0, and the other figures are served', async () => {
    const nowhere = connectDb('postgres://saathi:saathi@127.0.0.1:1/none', { deadlineMs: 300 })
    const outbox = async () => {
      await nowhere.db.execute('select 1')
      return { mails: 0, oldest: 0 }
    }
    const metrics = createMetrics({ load: nowhere.load, streams: () => 0, outbox })
    const app = await buildApp(testDeps(db, { db: nowhere.db, metrics }))
    expect(figureOf(await read(app), 'saathi_database_up')).toBe(0)
    await Promise.all([app.close(), nowhere.close()])
  })

  test('figures: include reached limits, the process and its event loop', async () => {
    const metrics = createMetrics({
      load: db.load,
      streams: () => 0,
      outbox: async () => ({ mails: 0, oldest: 0 }),
      withProcessMetrics: true,
    })
    const settings = { codesPerIp: '1/day' }
    const limits = createLimits(db.db, { secret: 'metrics', settings, onLimitReached: metrics.limited })
    await limits.take('codesPerIp', '203.0.113.1')
    await expect(limits.take('codesPerIp', '203.0.113.1')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const text = await metrics.text()
    expect(figureOf(text, 'saathi_limited_total', 'limit="codesPerIp"')).toBe(1)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(text).toContain('process_resident_memory_bytes')
  })
})

describe('/metrics: access', () => {
  const statusFor = async (
    env: Record<string, string>,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) => {
    const app = await buildApp(testDeps(db, { config: readConfig(env) }))
    const { statusCode } = await app.inject({
      url: '/metrics',
      remoteAddress,
      headers: { host: 'localhost', ...headers },
    })
    await app.close()
    return statusCode
  }
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://a:b@db/saathi',
    FIREBASE_PROJECT_ID: 'saathi-live',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'saathi-live.firebaseapp.com',
    FIREBASE_SERVICE_ACCOUNT: '{}',
    SMTP_URL: 'smtp://mail',
    PUBLIC_URL: 'https://saathi.example',
    GRIEVANCE_OFFICER: 'Asha Rao',
    GRIEVANCE_EMAIL: 'complaints@saathi.example',
    GRIEVANCE_ADDRESS: '5 Lane, Pune 411001',
    RETAIN_EVIDENCE_DAYS: '180',
    RETAIN_ENQUIRIES_DAYS: '365',
    RETAIN_LOGS_DAYS: '365',
    RETAIN_BACKUPS_DAYS: '35',
  }

  test.each([
    ['this machine', {}, {}, '127.0.0.1', 200],
    ['another machine', {}, {}, '192.0.2.7', 404],
    ['a host name that resolves to this machine', {}, { host: 'elsewhere.example' }, '127.0.0.1', 404],
    ['this machine, forwarded by a proxy', {}, { 'x-forwarded-for': '203.0.113.5' }, '127.0.0.1', 404],
    ['this machine in production', production, {}, '127.0.0.1', 404],
    ['the right token', { METRICS_TOKEN: TOKEN }, { authorization: `Bearer ${TOKEN}` }, '192.0.2.7', 200],
    ['a wrong token', { METRICS_TOKEN: TOKEN }, { authorization: `Bearer ${TOKEN}x` }, '127.0.0.1', 404],
    ['this machine without the token', { METRICS_TOKEN: TOKEN }, {}, '127.0.0.1', 404],
  ] as const)('%s', async (_, env, headers, from, status) => {
    expect(await statusFor(env, headers, from)).toBe(status)
  })
})
