import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { type guestQuestions, type tourRequests, tours } from '../../../db/schema/tours.ts'

/** Rows that are looked for at once; those of their tours go in one statement. */
const BATCH = 500

/** Deletes the rows about tours that ended before `day`, some tours at a time. */
export async function deleteOfEnded(
  db: Db,
  table: typeof guestQuestions | typeof tourRequests,
  day: string,
): Promise<void> {
  for (;;) {
    const rows = await db.execute<{ id: string }>(sql`
      select r.tour_id as id from ${table} r join ${tours} t on t.id = r.tour_id
      where t.end_date < ${day}::date limit ${BATCH}`)
    if (rows.length === 0) return
    await db.delete(table).where(inArray(table.tourId, [...new Set(rows.map(({ id }) => id))]))
  }
}
