import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemasOf } from '../../src/http/rest/query-coercion.ts'
import { createLimits, LIMITS } from '../../src/platform/limits.ts'
import { type ProcedureName, procedures } from '../../src/router.ts'
import { useApp } from '../app.ts'
import { useDatabase } from '../db.ts'
import { operations, type Schema, theDocument } from '../documented.ts'
import { makePerson, type TestPerson } from '../people.ts'

// Every text field of every call that takes a body, found from the schemas, with texts of 250 kB that are costly to
// examine. `npm run fuzz` tries all of them, the suite some.

const EVERY = Number(process.env.FUZZ_FIELDS_EVERY ?? 16)
/** The most CPU time of one request, ms. */
const CPU_MS = Number(process.env.FUZZ_CPU_MS ?? 60)
const TRIES = 5
const BYTES = 250_000

const HOSTILE = Object.entries({
  ligatures: '\ufdfa',
  marks: 'a\u0301',
  joiners: '\u0915\u094d\u200d',
  digits: '9',
  brackets: '<b>[({',
  spaces: ' ',
  words: 'a-',
  links: 'https://a.',
}).map(([name, part]) => ({ name, text: part.repeat(Math.floor(BYTES / Buffer.byteLength(part))) }))

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

type Call = { url: string; method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; schema: Schema; schemas: Json }
const typed = Object.entries(procedures).flatMap(([name, { _def }]): Call[] => {
  const { input } = schemasOf(name as ProcedureName)
  if (_def.type !== 'mutation' || !input) return []
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  return [{ url: `/trpc/${name}`, method: 'POST', schema, schemas: ((schema as Json).$defs ?? {}) as Json }]
})
const documented = operations.flatMap(({ method, path, operation }): Call[] => {
  const schema = operation.requestBody?.content['application/json']?.schema
  if (!schema) return []
  const url = path.replace(/\{\w+\}/g, '019aa000-0000-7000-8000-000000000000')
  return [{ url, method: method as Call['method'], schema, schemas: theDocument().components.schemas }]
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
  return [{ url, method: 'POST', schema: { type: 'object', properties } as Schema, schemas: {} }]
})
const calls = [...typed, ...documented, ...identity]

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
const costs: number[] = []

/** The least CPU time of some tries, ms: what else the process does can only add to it. */
async function costOf({ url, method }: Call, payload: string): Promise<{ status: number; ms: number }> {
  let best = { status: 0, ms: Number.POSITIVE_INFINITY }
  const headers = { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const began = process.cpuUsage()
    const { statusCode } = await testApp.app.inject({ method, url, payload, headers })
    const { user, system } = process.cpuUsage(began)
    best = { status: statusCode, ms: Math.min(best.ms, (user + system) / 1000) }
    if (best.ms < CPU_MS / 2) break
  }
  return best
}

test('a text of 250 kB in any field: is refused within a bounded time, and without a 5xx', async () => {
  const wrong: string[] = []
  let at = 0
  for (const call of calls)
    for (const { name, text } of HOSTILE)
      for (const input of withText(call.schema, text, call.schemas)) {
        at += 1
        if (at % EVERY !== 0) continue
        const payload = JSON.stringify(input).replaceAll('\\u', 'u')
        const { status, ms } = await costOf(call, payload)
        costs.push(ms)
        const field = JSON.stringify(input).slice(0, 60)
        if (status >= 500 || ms > CPU_MS) wrong.push(`${call.url} ${name} ${field}: ${status}, ${ms.toFixed(1)} ms`)
      }
  expect(at).toBeGreaterThan(1_000)
  expect(wrong).toEqual([])
}, 1_800_000)
