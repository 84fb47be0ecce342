import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemasOf } from '../../src/http/rest/query-coercion.ts'
import { createLimits, LIMITS } from '../../src/platform/limits.ts'
import { type ProcedureName, procedures } from '../../src/router.ts'
import { useApp } from '../app.ts'
import { useDatabase } from '../db.ts'
import { operations, type Schema, theDocument } from '../documented.ts'
import { makePerson, type TestPerson } from '../people.ts'

// Every text field of every call, found from the schemas, with texts that are costly to examine: of 250 kB in bodies and
// forms, and as long as a URL may be in queries. `npm run fuzz` tries all of them, the suite some.

const EVERY = Number(process.env.FUZZ_FIELDS_EVERY ?? 16)
/** The most CPU time of one request, ms. */
const CPU_MS = Number(process.env.FUZZ_CPU_MS ?? 60)
const TRIES = 5
const BYTES = 250_000
/** Node refuses a request line of more than 16 kB. */
const URL_BYTES = 15_000

const HOSTILE = Object.entries({
  ligatures: '\ufdfa',
  marks: 'a\u0301',
  joiners: '\u0915\u094d\u200d',
  digits: '9',
  brackets: '<b>[({',
  spaces: ' ',
  words: 'a-',
  links: 'https://a.',
}).map(([name, part]) => ({
  name,
  inBody: part.repeat(Math.floor(BYTES / Buffer.byteLength(part))),
  inUrl: part.repeat(Math.floor(URL_BYTES / encodeURIComponent(part).length)),
}))

type Json = Record<string, unknown>

/** Inputs that have only one text, at each place where the schema allows one. */
function withText(schema: Schema | undefined, text: string, schemas: Json): unknown[] {
  const { $ref, anyOf, oneOf, type, items, properties = {}, additionalProperties } = (schema ?? {}) as Json
  if (typeof $ref === 'string') return withText(schemas[$ref.split('/').at(-1) as string] as Schema, text, schemas)
  const choices = (anyOf ?? oneOf) as Schema[] | undefined
  if (choices) return choices.flatMap((one) => withText(one, text, schemas))
  if ([type].flat().includes('string')) return [text]
  if (type === 'array') return withText(items as Schema, text, schemas).map((one) => [one])
  const fields = Object.entries(properties as Record<string, Schema>)
  const inFields = fields.flatMap(([name, one]) => withText(one, text, schemas).map((value) => ({ [name]: value })))
  const extra = typeof additionalProperties === 'object' ? withText(additionalProperties as Schema, text, schemas) : []
  return [...inFields, ...extra.flatMap((value) => [{ name: value }, { [text]: 'x' }])]
}

/** Where the input of a call stands. `input`: as JSON in the query, as tRPC has it. */
type Place = 'body' | 'input' | 'query' | 'form' | 'multipart'
type Call = { url: string; method: 'GET' | 'POST' | 'PUT'; in: Place; schema: Schema; schemas: Json }
const typed = Object.entries(procedures).flatMap(([name, { _def }]): Call[] => {
  const { input } = schemasOf(name as ProcedureName)
  if (_def.type === 'subscription' || !input) return []
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  const schemas = ((schema as Json).$defs ?? {}) as Json
  const isQuery = _def.type === 'query'
  return [{ url: `/trpc/${name}`, method: isQuery ? 'GET' : 'POST', in: isQuery ? 'input' : 'body', schema, schemas }]
})
const documented = operations.flatMap(({ method, path, operation }): Call[] => {
  const { schemas } = theDocument().components
  const url = path.replace(/\{\w+\}/g, '019aa000-0000-7000-8000-000000000000')
  const content = operation.requestBody?.content ?? {}
  const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  const bodies = [
    ['body', content['application/json']?.schema],
    ['multipart', content['multipart/form-data']?.schema],
    ['query', { type: 'object', properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])) }],
  ] as const
  return bodies.flatMap(([place, schema]) => (schema ? [{ url, method, in: place, schema, schemas }] : []))
})
const identity = [
  'signUp',
  'signInWithPassword',
  'signInWithIdp',
  'signInWithCustomToken',
  'update',
  'lookup',
  'sendOobCode',
  'resetPassword',
  'createAuthUri',
].flatMap((name): Call[] => {
  const fields = [
    'email',
    'password',
    'displayName',
    'photoUrl',
    'idToken',
    'token',
    'oobCode',
    'newPassword',
    'identifier',
    'postBody',
  ]
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]))
  const url = `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=any`
  return [{ url, method: 'POST', in: 'body', schema: { type: 'object', properties } as Schema, schemas: {} }]
})
const refresh: Call = {
  url: '/securetoken.googleapis.com/v1/token?key=any',
  method: 'POST',
  in: 'form',
  schema: { type: 'object', properties: { grant_type: { type: 'string' }, refresh_token: { type: 'string' } } },
  schemas: {},
}
const calls = [...typed, ...documented, ...identity, refresh]

const BOUNDARY = 'fuzz'
/** The request of a call with an input. */
function requestOf({ url, method, in: place }: Call, input: unknown): InjectOptions {
  const texts = () => Object.entries(input as object).map(([name, value]) => [name, String(value)] as [string, string])
  switch (place) {
    case 'body':
      return { method, url, payload: JSON.stringify(input), headers: { 'content-type': 'application/json' } }
    case 'input':
      return { method, url: `${url}?input=${encodeURIComponent(JSON.stringify(input))}` }
    case 'query':
      return { method, url: `${url}?${new URLSearchParams(texts())}` }
    case 'form': {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return { method, url, payload: `${new URLSearchParams(texts())}`, headers }
    }
    case 'multipart': {
      const parts = texts().map(
        ([name, text]) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.slice(0, 1_000)}"\r\n\r\n${text}\r\n`,
      )
      const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
      return { method, url, payload: `${parts.join('')}--${BOUNDARY}--\r\n`, headers }
    }
  }
}

const db = useDatabase()
const often = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, '999999/second']))
const testApp = useApp(db, {
  get limits() {
    return createLimits(db.db, { secret: 'fuzz', settings: often })
  },
})
let asha: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
})

/** The least CPU time of some tries, ms: what else the process does can only add to it. */
async function costOf(request: InjectOptions): Promise<{ status: number; ms: number }> {
  let best = { status: 0, ms: Number.POSITIVE_INFINITY }
  const headers = { ...request.headers, authorization: `Bearer ${asha.token}` }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const began = process.cpuUsage()
    const { statusCode } = await testApp.app.inject({ ...request, headers })
    const { user, system } = process.cpuUsage(began)
    best = { status: statusCode, ms: Math.min(best.ms, (user + system) / 1000) }
    if (best.ms < CPU_MS / 2) break
  }
  return best
}

test('a long text in any field: is refused within a bounded time, and without a 5xx', async () => {
  const wrong: string[] = []
  const slow: [Call, unknown, string][] = []
  let at = 0
  for (const call of calls)
    for (const { name, inBody, inUrl } of HOSTILE)
      for (const input of withText(call.schema, ['input', 'query'].includes(call.in) ? inUrl : inBody, call.schemas)) {
        at += 1
        if (at % EVERY !== 0) continue
        const { status, ms } = await costOf(requestOf(call, input))
        const what = `${call.url} ${name} ${JSON.stringify(input).slice(0, 60)}`
        if (status >= 500) wrong.push(`${what}: ${status}`)
        if (ms > CPU_MS) slow.push([call, input, what])
      }
  // What the process did beside them does not repeat: they are measured again, after the others.
  for (const [call, input, what] of slow) {
    const { ms } = await costOf(requestOf(call, input))
    if (ms > CPU_MS) wrong.push(`${what}: ${ms.toFixed(1)} ms`)
  }
  expect(at).toBeGreaterThan(1_000)
  expect(wrong).toEqual([])
}, 1_800_000)
