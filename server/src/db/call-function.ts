import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { FUNCTIONS, type Functions } from './functions.gen.ts'

type Name = keyof Functions

/** An element of an array, which may have commas and quotes itself. */
const quoted = (element: unknown) => `"${String(element).replace(/["\\]/g, '\\$&')}"`

/** The value of an argument as the driver takes it. */
function encoded(value: unknown, type: string): unknown {
  if (value === null) return null
  if (type === 'jsonb') return JSON.stringify(value)
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? `{${value.map(quoted).join(',')}}` : value
}

/**
 * Calls an SQL function: with its arguments by name, of which those with a default may be left out.
 * @returns its row; a value, or an array of rows, if it returns that
 * @throws Error for an outcome that its comment does not declare
 */
export async function callFunction<Called extends Name>(
  db: Db,
  name: Called,
  args: Functions[Called]['args'],
): Promise<Functions[Called]['result']> {
  const { parameters, returns, outcomes } = FUNCTIONS[name]
  const list: SQL[] = []
  let isNamed = false
  for (const [key, parameter, type] of parameters) {
    const value = (args as Record<string, unknown>)[key]
    if (value === undefined)
      isNamed = true // what follows an argument that is left out is passed by name
    else list.push(sql`${sql.raw(isNamed ? `${parameter} => ` : '')}${encoded(value, type)}::${sql.raw(type)}`)
  }
  const rows = await db.execute<Record<string, unknown>>(
    sql`select * from ${sql.raw(name)}(${sql.join(list, sql`, `)})`,
  )
  if (returns === 'rows') return [...rows] as Functions[Called]['result']
  const [row] = rows
  const outcome = row?.[returns === 'value' ? name : 'outcome']
  if (outcomes.length > 0 && !outcomes.some((one) => one === outcome))
    throw new Error(`${name} returned the outcome ${outcome}, which it does not declare`)
  return (returns === 'value' ? outcome : row) as Functions[Called]['result']
}
