import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { buildApp } from '../src/app.ts'
import { ResponseCache } from '../src/cache/response-cache.ts'
import { readConfig } from '../src/config.ts'
import { createContext, type Deps } from '../src/context.ts'
import { TOPICS } from '../src/deps.ts'
import { embeddedIdentity } from '../src/embedded/identity/provider.ts'
import { startDeletion } from '../src/features/auth/account/workflows/deletion.ts'
import { createAddressHashes } from '../src/platform/address-hash.ts'
import { CostlyWork } from '../src/platform/costly-work.ts'
import { createEncoder } from '../src/platform/images/encode.ts'
import { createUploadQueue } from '../src/platform/images/upload-queue.ts'
import { createLimits } from '../src/platform/limits.ts'
import { outboxDepth, queueMail } from '../src/platform/mail/store.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { createSeal } from '../src/platform/seal.ts'
import { createVault } from '../src/platform/vault.ts'
import { createRealtime } from '../src/realtime/realtime.ts'
import { type Caller, createCaller } from '../src/router.ts'
import type { TestDb } from './db.ts'
import { SERVER_KEYS } from './push-keys.ts'

/** Fast hashing, and limits that no test reaches by accident. */
const CHEAP = { cost: { N: 1024, r: 8, p: 1 } }
const GENEROUS = {
  swipes: '99999/minute',
  messages: '99999/minute',
  reports: '9999/minute',
  enquiriesPerIp: '9999/minute',
  enquiriesPerAddress: '9999/minute',
  factReportsPerIp: '9999/minute',
  codesPerIp: '9999/minute',
  registrationsPerIp: '9999/minute',
  toursHosted: '9999/minute',
}

/** The key by which the tests store booking references. */
export const BOOKING_KEY = Buffer.alloc(32, 7).toString('base64url')

/** The time in the tests: a November noon in India, when most destinations are in season. */
export const NOON = new Date('2026-11-20T06:30:00Z')

/** The dependencies of the app, with this file's database. */
export function testDeps(test: TestDb, overrides: Partial<Deps> = {}): Deps {
  const now = overrides.now ?? (() => NOON)
  const config = readConfig({})
  const mailer = { wake: () => {} }
  const realtime = createRealtime({
    db: test.db,
    topics: TOPICS,
    url: test.url,
    onError: () => {},
  })
  const limits = createLimits(test.db, { secret: 'test', settings: GENEROUS })
  const { identity, plugin } = embeddedIdentity({
    db: test.db,
    limits,
    unsignedGoogle: true,
    projectId: 'saathi-test',
    publicUrl: () => 'http://saathi.test',
    sendMail: (mail) => queueMail(test.db, mail),
    onDeletion: (uid) => startDeletion({ db: test.db, realtime, mailer, now }, uid),
    now,
    hashing: CHEAP,
  })
  return {
    config,
    db: test.db,
    identity,
    realtime,
    recommendationCache: new ResponseCache(),
    costlyWork: { recommendations: new CostlyWork(), files: new CostlyWork() },
    metrics: createMetrics({
      load: test.load,
      streams: realtime.subscriptionCount,
      outbox: () => outboxDepth(test.db),
    }),
    limits,
    encode: createEncoder(),
    uploads: createUploadQueue(),
    mailer,
    hashAddress: createAddressHashes('test'),
    seal: createSeal('test'),
    bookingVault: createVault([BOOKING_KEY]),
    push: { publicKey: SERVER_KEYS.publicKey, hosts: config.pushHosts },
    embedded: [plugin],
    now,
    stopping: new AbortController().signal,
    ...overrides,
  }
}

/** Fastify's log messages about a reply that was sent twice, or never. */
const REPLY_ERROR = /FST_ERR_(REP_|SEND_|PROMISE_NOT_FULFILLED)|reply\.sent = true was set|unhandled rejection on reply/

/** Collects the log of an app from level warn on; pass `logger` to `buildApp`. */
export function collectLog() {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  return {
    logger: { level: 'warn', stream },
    lines,
    /** The distinct messages about replies that were sent twice or never. */
    replyErrors: () => [...new Set(lines.filter((line) => REPLY_ERROR.test(line)).map((line) => JSON.parse(line).msg))],
  }
}

/** The complete app with this file's database. Fails at the end if it has logged an error about a reply. */
export function useApp(test: TestDb, overrides: Partial<Deps> = {}): { app: FastifyInstance; deps: Deps } {
  const testApp = {} as { app: FastifyInstance; deps: Deps }
  const log = collectLog()
  const stopping = new AbortController()
  beforeAll(async () => {
    testApp.deps = testDeps(test, { stopping: stopping.signal, ...overrides })
    testApp.app = await buildApp(testApp.deps, { logger: log.logger })
  })
  afterAll(async () => {
    stopping.abort() // ends the streams that a failed test has left open
    await testApp.app?.close()
    await testApp.deps?.realtime.stop()
    expect(log.replyErrors()).toEqual([])
  })
  return testApp
}

const log = fastify({ logger: { level: 'silent' } }).log

/** Whether these are the dependencies of an app, so that none has to be made. */
const isWhole = (overrides: Partial<Deps>): overrides is Deps =>
  overrides.db !== undefined && overrides.metrics !== undefined && overrides.identity !== undefined

/** A caller of procedures with this token, or without one. */
export const callerWith = (test: TestDb, token: string | null, overrides: Partial<Deps> = {}): Caller =>
  createCaller(
    createContext(isWhole(overrides) ? overrides : testDeps(test, overrides), {
      id: 'test',
      log,
      ip: '127.0.0.1',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }),
  )

/** A caller of procedures without an account. */
export const visitor = (test: TestDb, overrides: Partial<Deps> = {}) => callerWith(test, null, overrides)
