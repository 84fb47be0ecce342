import * as z from 'zod/mini'
import { type ProcedureName, procedures } from '../../router.ts'
import type { Access } from '../../trpc.ts'

type Shapes = {
  access: Access
  /** Null for a procedure that takes nothing, or says not what it gives. */
  input: z.core.$ZodType | null
  output: z.core.$ZodType | null
}

/** What a procedure takes and gives, and who may call it: as its router says, for the documents of the API. */
export function shapesOf(name: ProcedureName): Shapes {
  const { meta, inputs, output } = procedures[name]._def
  return { access: meta.access, input: inputs[0] ?? null, output: output ?? null }
}

type Property = { type?: string | string[]; anyOf?: Property[] }
const kindOf = ({ type, anyOf = [] }: Property): string | undefined =>
  [type ?? anyOf.map(kindOf)].flat().find((kind) => kind !== 'null')

const READ: Record<string, (text: unknown) => unknown> = {
  integer: (text) => (typeof text === 'string' && /^-?\d{1,15}$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' || text === 'false' ? text === 'true' : text),
  array: (text) => (typeof text === 'string' ? [text] : text),
}

/**
 * Makes a reader of query strings, which are text, for a procedure: what it takes as a number, a truth or a list becomes
 * one where it looks like one, and what is empty (`?q=`) is not given. The rest is left for the procedure to refuse.
 */
export function queryReader(name: ProcedureName): (query: Record<string, unknown>) => Record<string, unknown> {
  const { input } = shapesOf(name)
  const { properties = {} } = (input ? z.toJSONSchema(input, { io: 'input' }) : {}) as {
    properties?: Record<string, Property>
  }
  const readers = Object.entries(properties).flatMap(([field, property]) => {
    const read = READ[kindOf(property) ?? '']
    return read ? [[field, read] as const] : []
  })
  return (query) => {
    const typed = Object.fromEntries(Object.entries(query).filter(([, given]) => given !== ''))
    for (const [field, read] of readers) if (Object.hasOwn(typed, field)) typed[field] = read(typed[field])
    return typed
  }
}
