import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { testDeps, useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'
import { built, useProcesses } from './process.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})
const as = (
  { token }: TestPerson,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object | string,
  headers = {},
) =>
  testApp.app.inject({
    method,
    url,
    payload,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
  })

describe('prototype pollution', () => {
  afterEach(() => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test.each([
    '{"__proto__":{"polluted":1},"name":"Asha"}',
    '{"name":"Asha","preferences":{"__proto__":{"polluted":1},"travelType":"family"}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"\\u005f_proto__":{"polluted":1}}',
  ])('a body: %s', async (body) => {
    for (const url of ['/trpc/social.update', '/api/users/profile', '/api/tours/x/join', '/api/recommend_travel'])
      expect((await as(asha, 'POST', url, body)).statusCode, url).toBe(400)
  })

  test.each([
    '{"__proto__":{"polluted":1}}',
    '{"a":[{"\\u005f_proto__":{"polluted":1}}]}',
    '{"constructor":{"prototype":{"polluted":1}}}',
  ])('an input of tRPC: 400, alone, in a batch and as a stream: %s', async (input) => {
    const query = encodeURIComponent(input)
    const inBatch = encodeURIComponent(`{"0":${input}}`)
    for (const url of [
      `/trpc/packages.list?input=${query}`,
      `/trpc/packages.list?batch=1&input=${inBatch}`,
      `/trpc/messages.live?input=${query}`,
    ])
      expect((await as(asha, 'GET', url)).statusCode, url).toBe(400)
    expect((await as(asha, 'POST', '/trpc/social.update', input)).statusCode).toBe(400)
    expect((await as(asha, 'POST', '/trpc/social.update?batch=1', `{"0":${input}}`)).statusCode).toBe(400)
  })

  test('the words alone: are ordinary text', async () => {
    const bio = 'A constructor of bridges, not of __proto__ types \u0915'
    expect((await as(asha, 'POST', '/trpc/social.update', JSON.stringify({ bio }))).statusCode).toBe(200)
  })

  test('a URL', async () => {
    const input = encodeURIComponent('{"__proto__":{"polluted":1},"limit":1}')
    for (const url of [
      '/api/packages?__proto__[polluted]=1&__proto__=1&constructor.prototype.polluted=1',
      `/trpc/packages.list?input=${input}`,
      `/trpc/packages.list?batch=1&input=${encodeURIComponent('{"__proto__":{"polluted":1},"0":{}}')}`,
      '/trpc/__proto__.polluted',
      '/trpc/constructor.constructor?input={}',
      '/api/users/users/__proto__',
    ])
      expect((await as(asha, 'GET', url)).statusCode, url).toBeLessThan(500)
  })
})

describe('mass assignment', () => {
  test('additional fields of a profile: are ignored', async () => {
    const before = await asha.api.social.me()
    const more = {
      _id: ravi._id,
      email: 'mallory@example.in',
      firebaseUid: ravi.firebaseUid,
      followerCount: 99,
      followers: [ravi._id],
      suspendedAt: null,
      consentedAt: null,
      createdAt: '2020-01-01',
    }
    await as(asha, 'POST', '/trpc/social.update', { ...more, bio: 'Hills first.' })
    expect(await asha.api.social.me()).toEqual({ ...before, bio: 'Hills first.' })
  })

  test('additional fields of a tour: are ignored', async () => {
    const more = { _id: ravi._id, creatorId: ravi._id, joined: 50, participantCount: 50, participants: [ravi._id] }
    const answer = await as(asha, 'POST', '/trpc/tours.create', {
      ...aTour({ capacity: 2 }),
      ...more,
      cancelledAt: null,
    })
    const { data } = answer.json().result
    expect(data).toMatchObject({ creatorId: { _id: asha._id }, participantCount: 0, participants: [], capacity: 2 })
    expect(data._id).not.toBe(ravi._id)
  })

  test('additional fields of a registration, and ids of other users: are ignored or rejected', async () => {
    const role = { emailVerified: true, role: 'admin', uid: ravi.firebaseUid }
    const registered = await as(asha, 'POST', '/api/auth/verify-code-and-register', {
      ...role,
      name: 'M',
      email: 'm@example.in',
      password: 'a long walk',
      code: '000000',
    })
    expect(registered.statusCode).toBe(400)
    const swiped = { swipedUserId: ravi._id, action: 'right', userId: ravi._id }
    expect((await as(asha, 'POST', '/api/users/swipe', swiped)).statusCode).toBe(403)
    // The path wins over the body.
    const followed = await as(asha, 'POST', `/api/users/${ravi._id}/follow`, { followedId: asha._id })
    expect([followed.statusCode, followed.json().isFollowing]).toEqual([200, true])
  })
})

describe('open redirects', () => {
  test.each([
    '//elsewhere.example/tours',
    '/%5Celsewhere.example',
    '/%2F%2Felsewhere.example',
    '/login?to=https://elsewhere.example',
    '/login?redirect=//elsewhere.example',
    '/api/share/https:%2f%2felsewhere.example%2fx.jpg',
    '/api//elsewhere.example',
    '/tours/..//elsewhere.example',
  ])('%s', async (url) => {
    const { statusCode, headers, body } = await testApp.app.inject({ url, headers: { accept: 'text/html' } })
    expect(headers).not.toHaveProperty('location')
    expect(statusCode).toBeLessThan(500)
    expect(body).not.toMatch(/["'=](https?:)?[/\\]{2}elsewhere\.example/)
  })
})

describe('injected line breaks', () => {
  const CRLF = '%0d%0aset-cookie:%20a=b'
  test.each([
    `/api/tours?limit=1&destination=x${CRLF}`,
    `/api/packages?limit=1&q=${CRLF}`,
    `/api/packages/${CRLF}`,
    `/${CRLF}`,
    `/trpc/${CRLF}?input={}`,
  ])('a URL: adds no header: %s', async (url) => {
    for (const day of ['2026-12-01', '2026-12-02']) {
      const travelDates = { start: day, end: day }
      await asha.api.tours.create(aTour({ destination: 'x', travelDates }))
    }
    const answer = await as(asha, 'GET', url)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(JSON.stringify(answer.headers)).not.toMatch(/\\r|\\n/)
  })

  test('any input: adds no log line, and is not logged', async () => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const app = await buildApp(testDeps(db), { logger: { level: 'trace', stream } })
    const forged = '{"level":60,"msg":"forged"}'
    await app.inject({ url: `/api/nothing%0a${encodeURIComponent(forged)}?token=in-the-query` })
    await app.inject({
      method: 'POST',
      url: '/trpc/chat.reply',
      payload: { messages: [{ sender: 'user', text: `hello\n${forged}` }] },
      headers: { 'user-agent': `agent\t${forged}`, authorization: 'Bearer in-the-header' },
    })
    await app.close()
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      const { reqId, level, msg } = JSON.parse(line)
      expect([typeof level, msg === 'forged', line.trim().includes('\n')]).toEqual(['number', false, false])
      if (msg !== 'Server listening') expect(reqId).toMatch(/^[\da-f-]{36}$/)
    }
    expect(lines.join('')).not.toMatch(/in-the-query|in-the-header|agent/)
  })

  test('a rejected call: is logged with procedure and reason', async () => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const app = await buildApp(testDeps(db), { logger: { level: 'info', stream } })
    await app.inject('/trpc/social.me,tours.list?batch=1&input={"1":{}}')
    await app.close()
    const refused = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a call was refused')
    expect(refused.map(({ procedure, code }) => `${procedure} ${code}`).sort()).toEqual([
      'social.me UNAUTHORIZED',
      'tours.list UNAUTHORIZED',
    ])
  })

  test('a request id of the proxy: is used in the log and the response', async () => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const config = readConfig({ TRUSTED_PROXIES: 'loopback' })
    const app = await buildApp(testDeps(db, { config }), { logger: { level: 'info', stream } })
    const headers = { 'x-request-id': 'edge-42' }
    const answer = await app.inject({ url: '/api/packages/none', headers })
    await app.close()
    expect([answer.headers['x-request-id'], answer.json().requestId]).toEqual(['edge-42', 'edge-42'])
    expect(lines.map((line) => JSON.parse(line).reqId)).toEqual(['edge-42', 'edge-42'])
  })
})

describe('secrets of the server', () => {
  const processes = useProcesses()
  const CANARY = 'canary-7f3a91'
  const secret = (name: string) => `${CANARY}-${name}`

  test('any failure: they are in no response and no log line', async () => {
    const saathi = processes.launch({
      script: built,
      env: {
        DATABASE_URL: db.url,
        DATA_DIR: processes.folder(),
        LOG_LEVEL: 'trace',
        GEMINI_API_KEY: secret('gemini'),
        GEMINI_URL: `http://user:${secret('gemini-url')}@127.0.0.1:1`,
        SMTP_URL: `smtp://user:${secret('smtp')}@127.0.0.1:1`,
        RECOMMEND_URL: `http://user:${secret('recommend')}@127.0.0.1:1/`,
        METRICS_TOKEN: secret('metrics'),
      },
    })
    const address = await saathi.ready()
    const responses: string[] = []
    const ask = async (url: string, body?: object) => {
      const headers = { 'content-type': 'application/json', accept: 'text/html' }
      const answer = await fetch(address + url, body && { method: 'POST', headers, body: JSON.stringify(body) })
      responses.push(JSON.stringify([...answer.headers]), await answer.text())
    }
    const trip = { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }
    await ask('/api/recommend_travel', trip)
    await ask('/trpc/chat.reply', { messages: [{ sender: 'user', text: 'What does Goa cost?' }] })
    await ask('/api/auth/send-verification-code', { email: 'asha@example.in' })
    for (const url of [
      '/',
      '/metrics',
      '/trpc/auth.settings',
      '/api/docs',
      '/.env',
      '/server/src/config.ts',
      '/package.json',
    ])
      await ask(url)
    await saathi.stop()
    expect(responses.length).toBeGreaterThan(10)
    expect(responses.join('\n')).not.toContain(CANARY)
    expect(saathi.output).not.toContain(CANARY)
    expect(saathi.output).not.toContain(new URL(db.url).password || CANARY)
  })

  test('invalid settings: they are in no error message', async () => {
    const { code, lines } = await processes.failedStart({
      script: built,
      env: {
        DATABASE_URL: `mysql://user:${secret('db')}@host/a`,
        SMTP_URL: `ftp://user:${secret('smtp')}@host`,
        GEMINI_API_KEY: `two words ${CANARY}`,
        METRICS_TOKEN: `short ${CANARY}`,
        FIREBASE_SERVICE_ACCOUNT: `{ ${CANARY}`,
      },
    })
    expect(code).toBe(1)
    expect(lines.join()).toMatch(/DATABASE_URL.*METRICS_TOKEN|METRICS_TOKEN.*DATABASE_URL/)
    expect(lines.join()).not.toContain(CANARY)
  })

  test('the built client: contains no secrets and settings of the server', () => {
    const dist = path.resolve(import.meta.dirname, '../../client/dist')
    const files = fs
      .readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css|html|map)$/.test(file))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    for (const file of files) {
      const text = fs.readFileSync(path.join(dist, file), 'utf8')
      expect(text, file).not.toMatch(
        /process\.env|GEMINI|DATABASE_URL|SMTP_URL|METRICS_TOKEN|SERVICE_ACCOUNT|-----BEGIN|AIza[\w-]{30}|generativelanguage/,
      )
    }
  })
})
