import http from 'node:http'
import { ErrorResponse } from '@saathi/shared/lib/errors'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemasOf } from '../../src/http/rest/query-coercion.ts'
import { createLimits, LIMITS } from '../../src/platform/limits.ts'
import { useApp } from '../app.ts'
import { makeWorld } from '../calls/world.ts'
import { useDatabase } from '../db.ts'
import { schemaError, theDocument } from '../documented.ts'
import { aTour } from '../make.ts'
import { makePerson, type TestPerson } from '../people.ts'
import { type Request, requests } from './requests.ts'

// Sends valid and hostile requests to every call of REST and tRPC. No response may be a 5xx, late, undocumented in
// shape, or contain details of the server or other users' e-mail addresses. `npm run fuzz` sends far more, with another
// seed each time.

const COUNT = Number(process.env.FUZZ_REQUESTS ?? 3_000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120)
/** Generous, since the machine may be busy with other suites; calls that hang are still found. */
const DEADLINE_MS = Number(process.env.FUZZ_DEADLINE_MS ?? 30_000)

const db = useDatabase()
const often = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, '999999/second']))
const testApp = useApp(db, {
  get limits() {
    return createLimits(db.db, { secret: 'fuzz', settings: often })
  },
})
let people: TestPerson[]
let address: URL
let known: Parameters<typeof requests>[0]

beforeAll(async () => {
  const world = await makeWorld(testApp, db)
  people = [world.asha, world.ravi, await makePerson(testApp, db, 'Mina')]
  const [asha, ravi, mina] = people as [TestPerson, TestPerson, TestPerson]
  const tour = await ravi.api.tours.create(aTour({ capacity: 1 }))
  await mina.api.tours.join({ tourId: tour._id })
  for (const [one, other] of [
    [asha, ravi],
    [ravi, asha],
  ] as const)
    await one.api.matching.swipe({ swipedUserId: other._id, action: 'right' })
  const packages = (await asha.api.packages.list({})).items.map(({ _id }) => _id)
  const ids = { userId: people.map(({ _id }) => _id), tourId: [tour._id], packageId: packages }
  known = { ids, schemas: theDocument().components.schemas, things: world.things }
  address = new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' }))
}, 120_000)

const agent = new http.Agent({ keepAlive: true })
type Answer = { status: number; type: string; text: string }

/** Sends a request. A stream is closed once it has begun. @throws Error if there is no response in time */
const send = ({ method, path, headers, body }: Request, token: string | null) =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.request({
      agent,
      host: address.hostname,
      port: address.port,
      method,
      path,
      timeout: DEADLINE_MS,
      headers: {
        ...headers,
        ...(body && { 'content-length': body.length }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })
    request.once('timeout', () => request.destroy(new Error(`no answer within ${DEADLINE_MS} ms`)))
    request.once('error', reject)
    request.once('response', (answer) => {
      const summary = { status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '' }
      if (summary.type.startsWith('text/event-stream')) {
        answer.destroy()
        return resolve({ ...summary, text: '' })
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => resolve({ ...summary, text: Buffer.concat(chunks).toString() }))
    })
    request.end(body ?? undefined)
  })

const LEAKS =
  /node_modules|\/server\/src\/|\.ts:\d+|\n\s+at \S+|Failed query|DrizzleQuery|PostgresError|violates \w+|at or near "|ECONNREFUSED|postgres:\/\//

const Typed = z.object({ result: z.object({ data: z.unknown() }) })
const Refused = z.object({
  error: z.object({
    message: z.string(),
    data: z.object({ ...z.omit(ErrorResponse, { message: true }).shape, httpStatus: z.int() }),
  }),
})

/** The error of a tRPC response; null if it is as expected. */
function trpcError(name: Exclude<Request['target'], object>, { status, type, text }: Answer): string | null {
  if (!type.startsWith('application/json')) return null
  const body = JSON.parse(text)
  if (status !== 200) return Refused.safeParse(body).error?.message ?? null
  const { data } = Typed.parse(body).result
  const { output } = schemasOf(name)
  return output ? (z.safeParse(output, data).error?.message ?? null) : null
}

/** @throws Error naming what is wrong with a response */
function check({ name, target, path }: Request, answer: Answer, caller: TestPerson | null) {
  const { status, type, text } = answer
  const wrong = (what: string) => new Error(`${name} ${what}\n${status} ${text.slice(0, 500)}`)
  if (status >= 500) throw wrong('failed')
  if (/"httpStatus":5\d\d/.test(text)) throw wrong('failed within a stream')
  const leak = LEAKS.exec(text)
  if (leak) throw wrong(`says ${leak[0]}`)
  for (const { email, _id } of people)
    if (_id !== caller?._id && text.includes(email)) throw wrong(`contains another user's e-mail address`)
  if (path.includes('?batch=1')) return // JSON lines
  if (typeof target === 'string') {
    const fault = trpcError(target, answer)
    if (fault) throw wrong(`is not of its shape: ${fault}`)
  } else if (status !== 304 && !type.startsWith('image/')) {
    const fault = schemaError(target, status, JSON.parse(text))
    if (fault) throw wrong(`is not as documented: ${fault}`)
  }
}

test(`${COUNT} valid and hostile requests to REST and tRPC: no 5xx, and documented responses (seed ${SEED})`, async () => {
  const { names, request } = requests(known)
  const seen = new Set<string>()
  const callers = fc.constantFrom(...people, ...people, ...people, null, 'garbage')
  const property = fc.asyncProperty(request, callers, async (one, caller) => {
    seen.add(one.name)
    const token = typeof caller === 'string' ? caller : (caller?.token ?? null)
    check(one, await send(one, token), typeof caller === 'string' ? null : caller)
  })
  await fc.assert(property, { numRuns: COUNT, seed: SEED, interruptAfterTimeLimit: undefined })
  expect([...seen].sort()).toEqual([...names].sort())
  agent.destroy()
}, 3_600_000)
