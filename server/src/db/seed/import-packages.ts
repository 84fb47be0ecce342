import type { PackageFacts } from '@saathi/shared/packages'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { Db } from '../client.ts'
import { CASING } from '../columns.ts'
import { type Actor, actorJson } from '../queries/actor.ts'

type Counts = { added: number; updated: number; unchanged: number }

/** The id of the place that a destination names; null for none. */
export type PlaceIdOf = (destination: string) => string | null

/** What is stored beside the facts of a package, since lists search by it. */
export const derivedFrom = (
  { name, destinations, description }: Omit<PackageFacts, 'withdrawn'>,
  placeIdOf: PlaceIdOf,
) => ({
  placeIds: destinations.map((destination) => placeIdOf(destination) ?? ''),
  search: [name, ...destinations, description].join('\n').toLowerCase(),
})

type Import = {
  facts: PackageFacts[]
  placeIdOf: PlaceIdOf
  /** Null for the first start of a server, which nobody does. */
  actor: Actor | null
  note?: string
}

/**
 * Adds packages, and updates those with a known slug, in one statement. A slug keeps its id, so that links to a package
 * stay valid. The catalogue version changes only if a package does.
 */
export async function importInto(db: Db, { facts: given, placeIdOf, actor, note = '' }: Import): Promise<Counts> {
  const entries = given.map(({ withdrawn, ...facts }) => ({ facts, withdrawn, ...derivedFrom(facts, placeIdOf) }))
  const [counts] = await db.execute<Counts>(
    sql`select added, updated, unchanged
      from import_packages(${JSON.stringify(entries)}::jsonb, ${actor ? actorJson(actor) : null}, ${note})`,
  )
  return counts as Counts
}

/** Imports packages on a connection of its own. */
export async function importPackages(
  url: string,
  facts: PackageFacts[],
  placeIdOf: PlaceIdOf = () => null,
  actor: Actor | null = null,
): Promise<Counts> {
  const connection = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await importInto(drizzle(connection, { casing: CASING }) as unknown as Db, { facts, placeIdOf, actor })
  } finally {
    await connection.end()
  }
}
