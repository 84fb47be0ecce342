import { asc, lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'

/** Rows deleted in one statement, far fewer than fit into its timeout. */
const BATCH = 5_000

/**
 * Deletes the rows whose column is below a bound, by its index, the lowest first and about 5,000 in a statement: after a
 * while without cleanup there can be more than one statement could delete in time.
 */
export async function deleteBefore(
  db: Db,
  table: PgTable,
  column: PgColumn,
  bound: string | number | Date,
): Promise<void> {
  for (;;) {
    const [last] = await db
      .select({ value: sql<string>`${column}::text` })
      .from(table)
      .where(lt(column, bound))
      .orderBy(asc(column))
      .offset(BATCH - 1)
      .limit(1)
    if (!last) break
    await db.delete(table).where(sql`${column} <= ${last.value}`)
  }
  await db.delete(table).where(lt(column, bound))
}
