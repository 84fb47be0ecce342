import { PackageFacts } from '@saathi/shared/packages/schema'
import { ProfileChange } from '@saathi/shared/social/schema'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import * as identityRequests from '../src/embedded/identity/requests.ts'
import { procedures } from '../src/router.ts'

// Every text of every input is refused by its length before anything else looks at it, and refuses what Postgres cannot
// store. The fields come from the schemas themselves, so that a new one is held to it too.

type Type = z.core.$ZodType
type Text = { name: string; schema: Type }

/** The schemas inside a schema, with a name for each. */
function partsOf(schema: Type): [string, Type][] {
  const def = schema._zod.def as unknown as Record<string, unknown>
  const shape = def.shape as Record<string, Type> | undefined
  const named = Object.entries(shape ?? {}).map(([name, part]): [string, Type] => [`.${name}`, part])
  const lists = [def.options, def.items].flat().filter(Boolean) as Type[]
  const inner = ['innerType', 'element', 'in', 'out', 'keyType', 'valueType', 'left', 'right', 'rest', 'catchall']
  const single = inner.flatMap((name) => (isType(def[name]) ? [def[name]] : []))
  return [...named, ...[...lists, ...single].map((part): [string, Type] => ['', part])]
}
const isType = (value: unknown): value is Type => typeof value === 'object' && value !== null && '_zod' in value

function textsOf(schema: Type, name: string): Text[] {
  if (schema._zod.def.type === 'string') return [{ name, schema }]
  return partsOf(schema).flatMap(([part, inner]) => textsOf(inner, name + part))
}

const inputs: [string, Type][] = [
  ...Object.entries(procedures).flatMap(([name, { _def }]) =>
    _def.inputs.map((input): [string, Type] => [name, input]),
  ),
  ...Object.entries(identityRequests).flatMap(([name, value]) =>
    isType(value) ? [[`identity ${name}`, value] as [string, Type]] : [],
  ),
  ['the profile form', ProfileChange],
  ['an imported package', PackageFacts],
]
const texts = inputs.flatMap(([name, input]) => textsOf(input, name))

type Check = { _zod: { def: { check?: string; abort?: boolean; maximum?: number; format?: string } } }
const defsOf = ({ _zod }: Type) => ((_zod.def as { checks?: Check[] }).checks ?? []).map((check) => check._zod.def)

/** Formats whose pattern has a fixed length, so that a long text fails at its first characters. */
const SHORT_FORMATS = ['uuid', 'date']

function isBounded(schema: Type): boolean {
  const { format } = schema._zod.def as { format?: string }
  if (format !== undefined) return SHORT_FORMATS.includes(format)
  const first = defsOf(schema).find(({ check }) => check !== 'overwrite' && check !== 'min_length')
  return first?.check === 'max_length' && first.abort === true
}

describe('every text of an input', () => {
  test('there are hundreds', () => expect(texts.length).toBeGreaterThan(300))

  test('too long: is refused by its length before any other check', () => {
    expect(texts.filter(({ schema }) => !isBounded(schema)).map(({ name }) => name)).toEqual([])
  })

  // Passwords and codes are hashed, texts of wishes and cursors parsed: they are in no statement as they are.
  const NOT_STORED = /\.(password|newPassword|website|cursor|code|oldCode|newCode)$|^recommend\.parse\.text$/
  const UNSTORABLE = ['\0', 'a\0b', '\ud800', 'https://a.example/\0', 'a@b.example\0', '/\0', 'a-\0']

  test('with a NUL or half a character: is refused, if it is stored or compared', () => {
    const accepts = ({ schema }: Text, text: string) => (schema as z.ZodMiniType).safeParse(text).success
    const wrong = texts.filter(
      (text) => !NOT_STORED.test(text.name) && UNSTORABLE.some((given) => accepts(text, given)),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
