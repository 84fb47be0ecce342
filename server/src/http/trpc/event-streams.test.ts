import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { adapterRoutes, trpcRoutes } from './mount.ts'

const db = useDatabase()
const testApp = useApp(db)
let stopping = new AbortController()
let both: FastifyInstance
let address: string
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  await asha.api.matching.swipe({ swipedUserId: ravi._id, action: 'right' })
  await ravi.api.matching.swipe({ swipedUserId: asha._id, action: 'right' })
  both = fastify({ genReqId: () => 'one-request', routerOptions: { maxParamLength: 5000 } })
  both.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-of-a-hook', 'kept')
    done()
  })
  const deps = {
    ...testApp.deps,
    now: () => NOON,
    get stopping() {
      return stopping.signal
    },
  }
  await both.register(trpcRoutes(deps), { prefix: '/ours' })
  await both.register(adapterRoutes(deps), { prefix: '/theirs' })
  address = await both.listen({ host: '127.0.0.1', port: 0 })
  // The first stream makes the process listen; once it does, it tells the streams that are open to check everything.
  const first = await open('ours', {})
  await soon(() => expect(first.read.text).toContain('"kind":"expenses"'))
  stopping.abort()
  await first.ended
  stopping = new AbortController()
})
afterAll(() => both?.close())

type Request = { query?: string; headers?: Record<string, string>; method?: string }
const live = (input: unknown = {}) => `input=${encodeURIComponent(JSON.stringify(input))}`

/** Reads a response as it arrives; `ended` resolves after its last byte. */
async function open(of: 'ours' | 'theirs', { query = live(), headers, method = 'GET' }: Request) {
  const answer = await fetch(`${address}/${of}/messages.live?${query}`, {
    method,
    headers: { authorization: `Bearer ${asha.token}`, ...headers },
  })
  const read = { status: answer.status, headers: Object.fromEntries(answer.headers), text: '' }
  delete read.headers.date
  const ended = (async () => {
    for await (const bytes of answer.body ?? []) read.text += Buffer.from(bytes as Uint8Array).toString()
  })()
  return { read, ended }
}

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 10 })

/** Opens the stream at both, and ends both when each has as much as `until` asks for; returns what both have sent. */
async function compare(request: Request, until?: { text: string; act?: () => Promise<unknown> }) {
  const streams = [await open('ours', request), await open('theirs', request)] as const
  if (until) {
    await soon(() => {
      for (const { read } of streams) expect(read.text).toContain('id: ')
    })
    await until.act?.()
    await soon(() => {
      for (const { read } of streams) expect(read.text).toContain(until.text)
    })
    stopping.abort()
  }
  for (const { ended } of streams) await ended
  stopping = new AbortController()
  const [ours, theirs] = streams.map(({ read }) => read)
  expect(ours).toEqual(theirs)
  return ours as NonNullable<typeof ours>
}

describe('an event stream: headers and bytes are those of tRPC’s adapter', () => {
  test('a stream with messages, and its end at a shutdown', async () => {
    const last = 'Or the aisle – “चलो”?'
    const { status, headers, text } = await compare(
      {},
      {
        text: last,
        act: async () => {
          for (const text of ['Window seat?', 'two\n\nlines', last])
            await ravi.api.messages.send({ userId: asha._id, text })
        },
      },
    )
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-of-a-hook': 'kept' })
    const blocks = text.split('\n\n\n')
    expect(blocks[0]).toBe('event: connected\ndata: {"reconnectAfterInactivityMs":45000}')
    expect(blocks[1]).toMatch(/^data: \{"kind":"refresh"\}\nid: \d+$/)
    expect(blocks.filter((block) => block.includes('"kind":"message"'))).toHaveLength(3)
    expect(blocks.at(-1)).toBe('')
  })

  test('a stream that resumes: by the header, the query or the input', async () => {
    const resumed = { text: '"kind":"expenses"' }
    const withHeader = { headers: { 'last-event-id': '1' } }
    for (const request of [
      withHeader,
      { query: `${live()}&lastEventId=1` },
      { query: `${live()}&Last-Event-Id=1` },
      { query: live({ lastEventId: '1' }) },
      { ...withHeader, query: `${live({ lastEventId: '999' })}&lastEventId=888` },
    ]) {
      const { text } = await compare(request, resumed)
      expect(text).toMatch(/"kind":"notice"\}\nid: 1\n/)
    }
    expect((await compare({ headers: { 'last-event-id': '999' } }, { text: 'refresh' })).text).toContain('refresh')
  })

  const refused: Record<string, { request: () => Request; code: string }> = {
    'a forged token': { request: () => ({ headers: { authorization: 'Bearer x' } }), code: 'UNAUTHORIZED' },
    'no token': { request: () => ({ headers: { authorization: '' } }), code: 'UNAUTHORIZED' },
    'another type of input': { request: () => ({ query: live(7) }), code: 'BAD_REQUEST' },
    'an array as input': { request: () => ({ query: live([]) }), code: 'BAD_REQUEST' },
    'too long an id': { request: () => ({ query: live({ lastEventId: '1'.repeat(999) }) }), code: 'BAD_REQUEST' },
    'no input': { request: () => ({ query: '' }), code: 'BAD_REQUEST' },
    'a suspended user': {
      request: () => ({ headers: { authorization: `Bearer ${ravi.token}` } }),
      code: 'FORBIDDEN',
    },
  }
  test.each(Object.entries(refused))('%s: an error in the stream', async (what, { request, code }) => {
    const suspend = (at: string | null) => db.sql`update users set suspended_at = ${at} where id = ${ravi._id}`
    if (what === 'a suspended user') await suspend(NOON.toISOString())
    const { status, text } = await compare(request())
    await suspend(null)
    expect(status).toBe(200)
    expect(text).toMatch(/^event: connected\ndata: .*\n\n\nevent: serialized-error\ndata: \{.*\}\n\n\n$/)
    expect(text).toContain(`"code":"${code}"`)
  })

  const unusual: Record<string, Request> = {
    'a batch': { query: 'batch=1&input=%7B%220%22%3A%7B%7D%7D' },
    'invalid JSON': { query: 'input=%7B' },
    'a POST': { method: 'POST', headers: { 'content-type': 'application/json' } },
    'JSON lines': { headers: { accept: 'application/jsonl' } },
    'parameters of the connection': { query: `${live()}&connectionParams=x`, headers: { authorization: 'Bearer x' } },
    'another method': { method: 'PUT', headers: { 'content-type': 'application/json' } },
  }
  test.each(Object.entries(unusual))('%s: tRPC’s adapter responds', async (_what, request) => {
    await compare(request)
  })
})

test('a browser that goes: its stream is closed', async () => {
  const before = testApp.deps.realtime.subscriptionCount()
  const connection = new AbortController()
  const answer = await fetch(`${address}/ours/messages.live?${live()}`, {
    headers: { authorization: `Bearer ${asha.token}` },
    signal: connection.signal,
  })
  expect(answer.status).toBe(200)
  await soon(() => expect(testApp.deps.realtime.subscriptionCount()).toBe(before + 1))
  connection.abort()
  await soon(() => expect(testApp.deps.realtime.subscriptionCount()).toBe(before))
})
