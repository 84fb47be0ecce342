import fc from 'fast-check'
import type { Things } from '../calls/things.ts'
import type { Schema } from '../documented.ts'

type Json = Record<string, unknown>

/** Existing ids by field name, which most valid inputs refer to, the schemas, and the things of the registry of calls. */
export type Known = { ids: Record<string, string[]>; schemas: Record<string, Schema>; things?: Things }

/** Values for fields whose schema allows more than is useful. */
const USUAL: Record<string, unknown> = {
  phone: '+91 98 7654 3210',
  code: '123456',
  sender: 'user',
  website: '',
  cursor: undefined,
}

const WORDS = ['Goa', 'Konkan, slowly', 'नमस्ते', 'மதுரை', '😀👩‍👩‍👧', 'e\u0301', 'Zoë O’Neil', 'a', '2026']
const DAYS = ['2026-12-12', '2026-12-15', '2027-02-28', '2024-02-29']

/** Values that often break programs. */
const HOSTILE: unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202egnp.exe',
    '\ufeff',
    '\r\nset-cookie: a=b',
    'x'.repeat(20_000),
  ],
  ...["'; drop table users; --", "' or '1'='1", '1) union all (table users', '$1', '%', '_', '\\', '{{7*7}}', '#{7*7}'],
  ...[
    '../../etc/passwd',
    '..%2f..%2f',
    '/etc/passwd',
    'file:///etc/passwd',
    'http://127.0.0.1:1/',
    '%00',
    '%ff',
    '%',
    '.',
    '..',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
  ],
  ...['<script>alert(1)</script>', '=1+1', '2026-02-30', '0000-00-00', '9999-12-31', '+275760-09-13', 'true', '1e400'],
  ...[0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324, true, false, null, [], {}, [[]], [null]],
  JSON.parse('{"__proto__":{"admin":true}}'),
  JSON.parse('{"constructor":{"prototype":{"admin":true}}}'),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`),
  Array(2_000).fill('019aa000-0000-7000-8000-000000000000'),
]
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.double() },
)

const string = (
  { format, minLength = 0, maxLength = 40 }: Json,
  { ids }: Known,
  name: string,
): fc.Arbitrary<string> => {
  const there = ids[name] ?? (ids.userId as string[])
  if (format === 'uuid')
    return fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...there) },
      { weight: 1, arbitrary: fc.uuid({ version: 7 }) },
    )
  if (format === 'date') return fc.constantFrom(...DAYS)
  if (format === 'email') return fc.constantFrom('meera@example.in', 'x+y@sub.example.org')
  const fits = (text: string) => text.length >= (minLength as number) && text.length <= (maxLength as number)
  const words = WORDS.filter(fits)
  const length = { minLength: minLength as number, maxLength: Math.min(maxLength as number, 40) }
  return words.length > 0 ? fc.oneof(fc.constantFrom(...words), fc.string(length)) : fc.string(length)
}

/** Values that a JSON schema allows. */
export function valid(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, type, items, properties = {}, required = [], prefixItems } = schema as Json
  if (typeof $ref === 'string') return valid(known.schemas[$ref.split('/').at(-1) as string] as Schema, known)
  if (name in USUAL) return fc.constant(USUAL[name])
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const choices = (anyOf ?? oneOf) as Schema[] | undefined
  if (choices) return fc.oneof(...choices.map((one) => valid(one, known, name)))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => valid({ ...schema, type: one }, known, name)))
  if (type === 'string') return string(schema, known, name)
  if (type === 'integer')
    return fc.integer({ min: (schema.minimum as number) ?? -5, max: (schema.maximum as number) ?? 200_000 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array' && !prefixItems) {
    const minLength = (schema.minItems as number) ?? 0
    return fc.array(valid((items ?? {}) as Schema, known), { minLength, maxLength: Math.max(minLength, 3) })
  }
  if (type !== 'object') return hostile
  const fields = Object.entries(properties as Record<string, Schema>).map(([field, one]) => [
    field,
    valid(one, known, field),
  ])
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] })
}

/** Inputs with one field changed, removed or added. */
const nearly = (inputs: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(inputs, fc.nat(), hostile, fc.constantFrom('other', 'none', 'more')).map(spoilt)

/** A valid input as it is, or nearly so. */
export const near = (input: unknown): fc.Arbitrary<unknown> => fc.oneof(fc.constant(input), nearly(fc.constant(input)))

function spoilt([input, at, value, how]: [unknown, number, unknown, 'other' | 'none' | 'more']): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return value
  const names = Object.keys(input)
  const name = names[at % Math.max(1, names.length)] ?? 'more'
  const { [name]: own, ...others } = input as Json
  if (how === 'none') return others
  if (how === 'more') return { ...input, [typeof value === 'string' ? value : 'more']: value }
  const isDeep = typeof own === 'object' && own !== null && !Array.isArray(own) && at % 2 === 0
  return { ...input, [name]: isDeep ? spoilt([own, at >> 1, value, how]) : value }
}

/** Inputs for a schema: valid, nearly valid, and hostile ones. */
export const inputs = (schema: Schema, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: valid(schema, known) },
    { weight: 4, arbitrary: nearly(valid(schema, known)) },
    { weight: 1, arbitrary: hostile },
  )
