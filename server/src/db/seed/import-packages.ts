import type { PackageFacts } from '@saathi/shared/packages/schema'
import { drizzle } from 'drizzle-orm/postgres-js'
import { CASING } from '../columns.ts'
import { onOwnConnection } from '../own-connection.ts'
import type { Actor } from '../queries/actor.ts'
import { type Counts, importInto, type PlaceIdOf } from '../queries/import-packages.ts'

/** Imports packages on a connection of its own. */
export async function importPackages(
  url: string,
  facts: PackageFacts[],
  placeIdOf: PlaceIdOf = () => null,
  actor: Actor | null = null,
): Promise<Counts> {
  return onOwnConnection(url, (connection) =>
    importInto(drizzle(connection, { casing: CASING }), { facts, placeIdOf, actor }),
  )
}
