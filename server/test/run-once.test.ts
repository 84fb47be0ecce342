import { AsyncLocalStorage } from 'node:async_hooks'
import diagnostics from 'node:diagnostics_channel'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Deps } from '../src/context.ts'
import { procedures } from '../src/router.ts'
import { collectLog, testDeps } from './app.ts'
import { useDatabase } from './db.ts'
import { theDocument } from './documented.ts'
import { requests, VALID } from './fuzz/requests.ts'
import { aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'
import { formOf, plain } from './pictures.ts'

// A client may disconnect at any moment. Its call then runs once or not at all.

type Call = { name: string; method: string; path: string; headers: Record<string, string>; body: Buffer }
/** When the client disconnects: before the body is complete, or some event-loop turns after the body or the call. */
type Moment = { part: number } | { after: 'body' | 'call'; turns: number }

const MOMENTS: Moment[] = [
  ...[0, 0.01, 0.25, 0.5, 0.75, 0.99].map((part) => ({ part })),
  ...[0, 1, 2, 4, 8, 16].map((turns) => ({ after: 'body' as const, turns })),
  ...[0, 1, 2, 3, 4, 6, 8, 12].map((turns) => ({ after: 'call' as const, turns })),
]
const ENCODINGS = ['gzip', 'br', 'identity']

const db = useDatabase()
const log = collectLog()
const caller = new AsyncLocalStorage<string>()
const runs = new Map<string, Record<string, number>>()
const whenCalled = new Map<string, () => void>()
const identityRoutes: string[] = []
let deps: Deps
let app: FastifyInstance
let picture: Buffer
let port: number

function ran(what: string) {
  const id = caller.getStore()
  if (id === undefined) return
  const counts = runs.get(id) ?? {}
  counts[what] = (counts[what] ?? 0) + 1
  runs.set(id, counts)
  if (what !== 'handler') whenCalled.get(id)?.()
}
const countHandler = () => ran('handler')

beforeAll(async () => {
  picture = await plain(32, 32).jpeg().toBuffer()
  const made = testDeps(db)
  const [identity] = made.embedded
  deps = {
    ...made,
    limits: { ...made.limits, take: async () => {} },
    metrics: {
      ...made.metrics,
      called(name, ...rest) {
        ran(name)
        made.metrics.called(name, ...rest)
      },
    },
    encode: (bytes, kind) => {
      ran('encode')
      return made.encode(bytes, kind)
    },
    embedded: [
      async (scope) => {
        scope.addHook('onRoute', ({ method, url }) => {
          if (method === 'POST') identityRoutes.push(url)
        })
        await scope.register(identity as NonNullable<typeof identity>)
      },
    ],
  }
  app = await buildApp(deps, { compressFrom: 0, logger: log.logger })
  // The async context of a request identifies everything that it causes.
  app.server.prependListener('request', (request) => caller.enterWith(String(request.headers['x-call'])))
  diagnostics.subscribe('tracing:fastify.request.handler:start', countHandler)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  diagnostics.unsubscribe('tracing:fastify.request.handler:start', countHandler)
  await app?.close()
  await deps?.realtime.stop()
})

const json = (name: string, path: string, input: unknown, token: string | null, method = 'POST'): Call => ({
  name,
  method,
  path,
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: Buffer.from(JSON.stringify(input ?? {})),
})

let count = 0
/** Makes a call and disconnects at that moment. @returns the id under which `runs` counts its effects */
async function cut(call: Call, encoding: string, moment: Moment): Promise<string> {
  count += 1
  const id = `${count}`
  const socket = net.connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  socket.on('error', () => {})
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  const answered = new Promise<void>((done) => socket.once('data', () => done()))
  const called = new Promise<void>((done) => whenCalled.set(id, done))
  const headers = { ...call.headers, 'x-call': id, 'accept-encoding': encoding, 'content-length': call.body.length }
  const lines = Object.entries({ host: 'saathi.test', ...headers }).map(([name, value]) => `${name}: ${value}`)
  const head = `${[`${call.method} ${call.path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
  const sent = 'part' in moment ? Math.floor(call.body.length * moment.part) : call.body.length
  await new Promise((done) => socket.write(Buffer.concat([Buffer.from(head), call.body.subarray(0, sent)]), done))
  if ('part' in moment) await turn()
  else {
    if (moment.after === 'call') await Promise.race([called, answered, closed])
    for (let at = 0; at < moment.turns; at += 1) await turn()
  }
  socket.destroy()
  await closed
  whenCalled.delete(id)
  return id
}

/** Waits until no work is running. */
async function quiet() {
  const size = () => [...runs.values()].flatMap((counts) => Object.values(counts)).reduce((sum, one) => sum + one, 0)
  // Nothing says that no call will come: none has for a while.
  for (let before = -1; before !== size(); await sleep(300)) before = size()
}

/** Effects that happened more than once for one request. */
const repeated = (ids: string[]) =>
  ids.flatMap((id) => Object.entries(runs.get(id) ?? {}).filter(([, times]) => times > 1))

/**
 * Makes each call once for every second moment, the next call for the others, a few calls at a time. The encodings take turns,
 * so that each meets every moment.
 * @returns the request ids of each call
 */
async function cutAll(calls: Call[]): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>(calls.map(({ name }) => [name, []]))
  const todo = [...calls.entries()]
  const encodingAt = (turn: number) => ENCODINGS[turn % ENCODINGS.length] as string
  const worker = async () => {
    for (let next = todo.shift(); next; next = todo.shift()) {
      const [turn, call] = next
      for (const [at, moment] of MOMENTS.entries())
        if ((turn + at) % 2 === 0) ids.get(call.name)?.push(await cut(call, encodingAt(turn + at), moment))
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  await quiet()
  return ids
}

describe('a client that disconnects, at any moment', () => {
  /** A call of every mutation: all procedures, documented paths and paths of the identity provider. */
  async function everyMutation(): Promise<Call[]> {
    const [asha, ravi] = [await makePerson({ app, deps }, db, 'Asha'), await makePerson({ app, deps }, db, 'Ravi')]
    const tour = await ravi.api.tours.create(aTour())
    const ids = { userId: [ravi._id], tourId: [tour._id], packageId: [tour._id] }
    const { byName } = requests({ ids, schemas: theDocument().components.schemas }, VALID)
    const drawn = Object.values(byName).flatMap((request) => fc.sample(request, { numRuns: 1, seed: 1 }))
    const calls = drawn
      .filter(({ method }) => method !== 'GET')
      .map(({ name, method, path, headers, body }) => ({
        name,
        method,
        path,
        headers: { ...headers, authorization: `Bearer ${asha.token}` },
        body: body ?? Buffer.from('{}'),
      }))
    const provider = identityRoutes.map((path) => json(path, path.replace('::', ':'), { idToken: asha.token }, null))
    return [...calls, ...provider]
  }

  test('every mutation, through REST and tRPC: runs once or not at all', async () => {
    const calls = await everyMutation()
    const typed = Object.entries(procedures).flatMap(([name, { _def }]) => (_def.type === 'mutation' ? [name] : []))
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(typed))
    expect(identityRoutes.length).toBeGreaterThan(5)
    const ids = await cutAll(calls)
    const twice = [...ids].flatMap(([name, own]) => (repeated(own).length > 0 ? [[name, repeated(own)]] : []))
    expect(twice).toEqual([])
    const never = [...ids].filter(([, own]) => own.every((id) => !runs.has(id))).map(([name]) => name)
    expect(never).toEqual([])
  }, 120_000)

  const rows = async (query: Promise<{ of: string; count: number }[]>) => (await query).filter(({ count }) => count > 1)

  test('a tour, an enquiry and a message: at most one row; a picture: is encoded once', async () => {
    const [asha, ravi] = [await makePerson({ app, deps }, db, 'Asha'), await makePerson({ app, deps }, db, 'Ravi')]
    await asha.api.matching.swipe({ swipedUserId: ravi._id, action: 'right' })
    await ravi.api.matching.swipe({ swipedUserId: asha._id, action: 'right' })
    const calls = (n: number): Call[] => {
      const tour = aTour({ name: `Tour ${n}`, description: 'Boats in the morning. '.repeat(90) })
      const enquiry = { name: `Enquiry ${n}`, email: 'meera@example.in', phone: '+91 98 7654 3210', message: 'Hello' }
      return [
        json('tours.create', '/trpc/tours.create', tour, asha.token),
        json('contact.send', '/trpc/contact.send', { ...enquiry, name: `Typed ${n}` }, null),
        json('POST /api/contact', '/api/contact', enquiry, null),
        json('messages.send', '/trpc/messages.send', { userId: ravi._id, text: `Message ${n}` }, asha.token),
        upload(asha),
      ]
    }
    const ids: string[] = []
    let n = 0
    for (const encoding of ENCODINGS)
      for (const moment of MOMENTS) {
        n += 1
        ids.push(...(await Promise.all(calls(n).map((call) => cut(call, encoding, moment)))))
      }
    await quiet()
    expect(repeated(ids)).toEqual([])
    type Count = { of: string; count: number }
    expect(
      await rows(db.sql<Count[]>`select name as of, count(*)::int from tours where name like 'Tour %' group by 1`),
    ).toEqual([])
    expect(
      await rows(db.sql<Count[]>`select name as of, count(*)::int from enquiries where message = 'Hello' group by 1`),
    ).toEqual([])
    expect(
      await rows(
        db.sql<Count[]>`select text as of, count(*)::int from messages where text like 'Message %' group by 1`,
      ),
    ).toEqual([])
    const [made] = await db.sql`select count(*)::int from tours where name like 'Tour %'`
    expect(made?.count).toBeGreaterThan((ENCODINGS.length * MOMENTS.length) / 2)
  }, 120_000)

  function upload({ token }: TestPerson): Call {
    const { payload, headers } = formOf({ name: 'file', filename: 'a.jpg', type: 'image/jpeg', body: picture })
    const own = { ...headers, authorization: `Bearer ${token}` }
    return { name: 'POST /api/media', method: 'POST', path: '/api/media', headers: own, body: payload }
  }

  test('responses: the log has no error about a reply that was sent twice', () => {
    expect(log.replyErrors()).toEqual([])
  })
})
