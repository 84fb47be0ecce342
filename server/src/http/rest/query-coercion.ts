import * as z from 'zod/mini'
import { type ProcedureName, procedures } from '../../router.ts'
import type { Access } from '../../trpc.ts'

type Schemas = {
  access: Access
  /** Null for a procedure without input. */
  input: z.core.$ZodType | null
  output: z.core.$ZodType | null
}

/** A procedure's access and its input and output schemas. */
export function schemasOf(name: ProcedureName): Schemas {
  const { meta, inputs, output } = procedures[name]._def
  return { access: meta.access, input: inputs[0] ?? null, output: output ?? null }
}

type Property = { type?: string | string[]; anyOf?: Property[] }
const kindOf = ({ type, anyOf = [] }: Property): string | undefined =>
  [type ?? anyOf.map(kindOf)].flat().find((kind) => kind !== 'null')

const COERCIONS: Record<string, (text: unknown) => unknown> = {
  integer: (text) => (typeof text === 'string' && /^-?\d{1,15}$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' || text === 'false' ? text === 'true' : text),
  array: (text) => (typeof text === 'string' ? [text] : text),
}

type Coercion = readonly [field: string, coerce: (text: unknown) => unknown]

/** The coercions of each procedure: to convert a schema takes longer than the rest of a route, and tests build many apps. */
const coercionsByName = new Map<ProcedureName, Coercion[]>()

function findCoercions(name: ProcedureName): Coercion[] {
  const known = coercionsByName.get(name)
  if (known) return known
  const { input } = schemasOf(name)
  const { properties = {} } = (input ? z.toJSONSchema(input, { io: 'input' }) : {}) as {
    properties?: Record<string, Property>
  }
  const coercions = Object.entries(properties).flatMap(([field, property]): Coercion[] => {
    const coerce = COERCIONS[kindOf(property) ?? '']
    return coerce ? [[field, coerce]] : []
  })
  coercionsByName.set(name, coercions)
  return coercions
}

/**
 * Creates a function that converts the texts of a query string to the types of a procedure's input: integers, booleans
 * and arrays. Empty fields (`?q=`) are omitted. Text that cannot be parsed is left unchanged, so that the procedure
 * rejects it.
 */
export function queryReader(name: ProcedureName): (query: Record<string, unknown>) => Record<string, unknown> {
  const coercions = findCoercions(name)
  return (query) => {
    const typed = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
    for (const [field, coerce] of coercions) if (Object.hasOwn(typed, field)) typed[field] = coerce(typed[field])
    return typed
  }
}
