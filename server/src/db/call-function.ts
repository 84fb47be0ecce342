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

/** The call of an SQL function, as a part of a statement: with arguments by name, of which those with a default may be left out. */
export function functionCall<Called extends Name>(name: Called, args: Functions[Called]['args']): SQL {
  const list: SQL[] = []
  let isNamed = false
  for (const [key, parameter, type] of FUNCTIONS[name].parameters) {
    const value = (args as Record<string, unknown>)[key]
    if (value === undefined)
      isNamed = true // what follows an argument that is left out is passed by name
    else list.push(sql`${sql.raw(isNamed ? `${parameter} => ` : '')}${encoded(value, type)}::${sql.raw(type)}`)
  }
  return sql`${sql.raw(name)}(${sql.join(list, sql`, `)})`
}

/**
 * Calls an SQL function with `functionCall`.
 * @returns its row; a value, or an array of rows, if it returns that
 * @throws Error for an outcome that its comment does not declare
 */
export async function callFunction<Called extends Name>(
  db: Db,
  name: Called,
  args: Functions[Called]['args'],
): Promise<Functions[Called]['result']> {
  const { returns, outcomes } = FUNCTIONS[name]
  const rows = await db.execute<Record<string, unknown>>(sql`select * from ${functionCall(name, args)}`)
  const outcomeOf = (row: Record<string, unknown> | undefined) => row?.[returns === 'value' ? name : 'outcome']
  for (const row of returns === 'rows' ? rows : [rows[0]])
    if (outcomes.length > 0 && !outcomes.some((one) => one === outcomeOf(row)))
      throw new Error(`${name} returned the outcome ${outcomeOf(row)}, which it does not declare`)
  if (returns === 'rows') return [...rows] as Functions[Called]['result']
  return (returns === 'value' ? outcomeOf(rows[0]) : rows[0]) as Functions[Called]['result']
}
