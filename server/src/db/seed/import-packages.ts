import { isDeepStrictEqual } from 'node:util'
import type { PackageFacts } from '@saathi/shared/packages'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { CASING } from '../columns.ts'
import { catalogueVersion, packages } from '../schema/packages.ts'

export type ImportOutcome = { added: number; updated: number; unchanged: number }

const searchable = ({ name, destinations, description }: PackageFacts) =>
  [name, ...destinations, description].join('\n').toLowerCase()

/** The id of the place that a destination names; null for none. */
export type PlaceIdOf = (destination: string) => string | null

/**
 * Adds packages, and updates those with a known slug, in one transaction on a connection of its own. A slug keeps its
 * id, so that links to a package stay valid. The catalogue version changes only if a package does.
 */
export async function importPackages(
  url: string,
  facts: PackageFacts[],
  placeIdOf: PlaceIdOf = () => null,
): Promise<ImportOutcome> {
  const connection = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await drizzle(connection, { casing: CASING }).transaction(async (tx) => {
      // The version row is the lock: concurrent imports run one after the other.
      await tx
        .insert(catalogueVersion)
        .values({})
        .onConflictDoUpdate({ target: catalogueVersion.only, set: { version: sql`${catalogueVersion.version}` } })
      const existing = await tx.select().from(packages)
      const known = new Map(existing.map(({ _id, withdrawnAt, ...row }) => [row.slug, { row, withdrawnAt }]))
      const outcome: ImportOutcome = { added: 0, updated: 0, unchanged: 0 }
      for (const { withdrawn, ...fact } of facts) {
        const row = {
          ...fact,
          placeIds: fact.destinations.map((destination) => placeIdOf(destination) ?? ''),
          search: searchable(fact),
        }
        const before = known.get(fact.slug)
        const wasWithdrawn = before?.withdrawnAt != null
        const isSame = withdrawn === undefined || withdrawn === wasWithdrawn
        if (before && isSame && isDeepStrictEqual(before.row, row)) {
          outcome.unchanged += 1
          continue
        }
        const set = isSame ? row : { ...row, withdrawnAt: withdrawn ? sql`now()` : null }
        await tx.insert(packages).values(set).onConflictDoUpdate({ target: packages.slug, set })
        outcome[before ? 'updated' : 'added'] += 1
      }
      return outcome
    })
  } finally {
    await connection.end()
  }
}
