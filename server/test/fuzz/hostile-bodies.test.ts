import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUp } from '../../scripts/setup.mjs'
import { EMBEDDED_PROJECT } from '../../src/config.ts'
import { embeddedIdentity } from '../../src/embedded/identity/provider.ts'
import { createLimits, LIMITS } from '../../src/platform/limits.ts'
import { procedures } from '../../src/router.ts'
import { useDatabase } from '../db.ts'
import { operations } from '../documented.ts'
import { built, Saathi } from '../process.ts'
import { type Attack, halfSend, sendBody, sendMuch } from './attacker.ts'

// Hostile bodies against a server process of its own, whose memory and response times are measured. `npm run fuzz`
// sends 400 MB to every route; the suite sends less, to some of them.

const MB = 1024 * 1024
const BODY_BYTES = Number(process.env.FUZZ_BODY_MB ?? 64) * MB
const EVERY = Number(process.env.FUZZ_ROUTES_EVERY ?? 12)
const HALF_SENT = Number(process.env.FUZZ_HALF_SENT ?? 60)
/** The maximum response time of `/healthz`; the machine may be busy with other suites. */
const HEALTHY_MS = Number(process.env.FUZZ_HEALTHY_MS ?? 10_000)
/** The usual response time of `/healthz` while 16 connections send names that are too long. */
const FLOODED_MS = Number(process.env.FUZZ_FLOODED_MS ?? 5_000)
/** What the bodies may add to the memory of the server after its start, which differs between versions of Node. */
const MOST_ADDED = 200 * MB

const db = useDatabase()
const folder = fs.mkdtempSync('/tmp/saathi-hostile-')
let saathi: Saathi
let address: URL
let token: string
let peakAtStart = 0
let slowest = 0
let watching = true
let watched: Promise<void>

beforeAll(async () => {
  await setUp()
  const often = Object.fromEntries(Object.values(LIMITS).map(({ setting }) => [setting, '999999/second']))
  saathi = new Saathi({
    script: built,
    env: { ...often, DATABASE_URL: db.url, DATA_DIR: folder, LOG_LEVEL: 'warn' },
  })
  address = new URL(await saathi.ready())
  token = await signIn()
  peakAtStart = peak()
  watched = watchHealth()
}, 900_000)
afterAll(async () => {
  watching = false
  await watched
  await saathi?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
  expect(saathi?.output).not.toContain('FST_ERR_REP')
})

/** A token of a user with a profile, from the server's own identity provider. */
async function signIn(): Promise<string> {
  const { identity } = embeddedIdentity({
    db: db.db,
    limits: createLimits(db.db, { secret: 'test' }),
    unsignedGoogle: true,
    projectId: EMBEDDED_PROJECT,
    publicUrl: () => address.href,
    sendMail: async () => {},
    now: () => new Date(),
    hashing: { cost: { N: 1024, r: 8, p: 1 } },
  })
  const uid = await identity.createUser({
    email: 'asha@example.in',
    password: 'a long walk',
    name: 'Asha',
    emailVerified: true,
  })
  const post = (to: string, body: object, headers = {}) =>
    fetch(new URL(to, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any'
  const answer = await post(signInPath, { token: await identity.customToken(uid), returnSecureToken: true })
  const { idToken } = (await answer.json()) as { idToken: string }
  for (const [path, input] of [
    ['/api/users/profile', {}],
    ['/trpc/auth.consent', { adult: true }],
  ] as const)
    expect([path, (await post(path, input, { authorization: `Bearer ${idToken}` })).status]).toEqual([path, 200])
  return idToken
}

/** Polls `/healthz` and records the longest response time. */
async function watchHealth() {
  for (; watching; await sleep(50)) {
    const began = performance.now()
    const healthy = await fetch(new URL('/healthz', address)).then(
      ({ ok }) => ok,
      () => false,
    )
    slowest = Math.max(slowest, healthy ? performance.now() - began : Number.POSITIVE_INFINITY)
  }
}

/** The server's peak memory, bytes. */
const peak = () => Number(/VmHWM:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${saathi.pid}/status`, 'utf8'))?.[1]) * 1024

function expectHealthy() {
  expect((peak() - peakAtStart) / MB).toBeLessThan(MOST_ADDED / MB)
  expect(slowest).toBeLessThan(HEALTHY_MS)
}

const signedIn = () => ({ authorization: `Bearer ${token}` })
const UPLOAD = 'multipart/form-data; boundary=b'
const FORMS = ['/api/media', '/api/users/profile']

/** Every route with each of its methods. */
const routes = [
  ...operations.map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, 'x') })),
  ...Object.keys(procedures).map((name) => ({ method: 'POST', path: `/trpc/${name}` })),
  ...['signUp', 'signInWithPassword', 'update', 'lookup'].map((name) => ({
    method: 'POST',
    path: `/identitytoolkit.googleapis.com/v1/accounts:${name}`,
  })),
  { method: 'POST', path: '/securetoken.googleapis.com/v1/token' },
  ...['/', '/healthz', '/api/nothing', '/trpc/no.such', '/api/openapi.json'].flatMap((path) => [
    { method: 'POST', path },
    { method: 'GET', path },
  ]),
]
const chosen = routes.filter(
  ({ path, method }, at) =>
    at % EVERY === 0 || (FORMS.includes(path) && method !== 'GET') || path === '/trpc/contact.send',
)
const TYPES = [UPLOAD, 'application/json', 'text/plain', 'application/octet-stream']

test(`${BODY_BYTES / MB} MB to ${chosen.length} routes are rejected early`, async () => {
  const todo = chosen.flatMap((route) =>
    TYPES.flatMap((type) => [false, true].map((chunked) => ({ route, type, chunked }))),
  )
  const wrong: unknown[] = []
  const worker = async () => {
    for (let one = todo.shift(); one; one = todo.shift()) {
      const attack: Attack = { ...one.route, headers: { 'content-type': one.type, ...signedIn() } }
      const outcome = await sendMuch(address, attack, { bytes: BODY_BYTES, chunked: one.chunked })
      const isRefused = one.route.method === 'GET' ? outcome.status > 0 : outcome.status >= 400 && outcome.status < 500
      if (!isRefused || !outcome.closed || outcome.sent >= BODY_BYTES) wrong.push({ ...one, ...outcome })
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  expect(wrong).toEqual([])
  expectHealthy()
}, 1_800_000)

test('a Content-Length above the limit: 413 before the body is sent', async () => {
  for (const path of ['/trpc/contact.send', '/api/contact', ...FORMS]) {
    const attack = { method: path.endsWith('profile') ? 'PUT' : 'POST', path, headers: signedIn() }
    const headers = { ...attack.headers, 'content-type': FORMS.includes(path) ? UPLOAD : 'application/json' }
    const { status } = await sendMuch(address, { ...attack, headers }, { bytes: 10 * MB, chunked: false })
    expect([path, status]).toEqual([path, 413])
  }
  expectHealthy()
})

test('a chunked body above the limit: 413 as soon as it has passed the limit', async () => {
  for (const path of ['/trpc/contact.send', '/api/contact', '/api/media']) {
    const headers = { ...signedIn(), 'content-type': FORMS.includes(path) ? UPLOAD : 'application/json' }
    const attack = { method: 'POST', path, headers }
    expect([path, (await sendMuch(address, attack, { bytes: BODY_BYTES, chunked: true })).status]).toEqual([path, 413])
  }
  expectHealthy()
})

test('compressed bodies: are rejected without decompression; forms of 10,000 parts: after the first few', async () => {
  // Asynchronous: blocking this process would count as a slow response.
  const bomb = await promisify(gzip)(Buffer.alloc(BODY_BYTES, ' '), { level: 1 })
  const part = (at: number) => `--b\r\nContent-Disposition: form-data; name="p${at}"\r\n\r\nx\r\n`
  const parts = Buffer.from(`${Array.from({ length: 10_000 }, (_, at) => part(at)).join('')}--b--\r\n`)
  for (const { method, path } of chosen.filter(({ method }) => method !== 'GET')) {
    const zipped = { 'content-type': 'application/json', 'content-encoding': 'gzip', ...signedIn() }
    const { status } = await sendBody(address, { method, path, headers: zipped }, bomb)
    expect([path, status, status === 415 || status === 413 || status === 405]).toEqual([path, status, true])
    const form = { 'content-type': UPLOAD, ...signedIn() }
    const answer = await sendBody(address, { method, path, headers: form }, parts)
    expect([path, answer.status, answer.status >= 400 && answer.status < 500]).toEqual([path, answer.status, true])
  }
  expectHealthy()
}, 600_000)

test('16 connections that send names of 250 kB: /healthz responds in time', async () => {
  const name = '\ufdfa'.repeat(83_000)
  const body = JSON.stringify({ name, email: 'a@example.in', password: 'a long walk', code: '123456' })
  const statuses = new Set<number>()
  let done = false
  const attack = async () => {
    while (!done) {
      const sent = await fetch(new URL('/trpc/auth.register', address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      statuses.add(sent.status)
      await sent.arrayBuffer()
    }
  }
  const attackers = Array.from({ length: 16 }, attack)
  const times: number[] = []
  for (let round = 0; round < 40; round += 1) {
    const began = performance.now()
    await fetch(new URL('/healthz', address))
    times.push(performance.now() - began)
  }
  done = true
  await Promise.all(attackers)
  expect([...statuses]).toEqual([400])
  // The median, since this process sends as much as the server reads.
  expect(times.sort((a, b) => a - b)[20]).toBeLessThan(FLOODED_MS)
}, 120_000)

test(`${HALF_SENT} half-sent uploads of one account, and as many calls, leave room for others`, async () => {
  const uploads = { method: 'POST', path: '/api/media', headers: { 'content-type': UPLOAD, ...signedIn() } }
  const calls = { method: 'POST', path: '/trpc/contact.send', headers: { 'content-type': 'application/json' } }
  const begun = [
    await halfSend(address, uploads, { count: HALF_SENT, bytes: Math.round(4.9 * MB) }),
    await halfSend(address, calls, { count: HALF_SENT, bytes: 250_000 }),
  ]
  const refused = () => begun[0]?.statuses().filter((status) => status === 429).length
  await expect.poll(refused, { timeout: 30_000 }).toBeGreaterThan(HALF_SENT / 2)
  expectHealthy()
  for (const { end } of begun) end()
  const answer = await fetch(new URL('/trpc/packages.list?input={}', address))
  expect(answer.status).toBe(200)
}, 120_000)
