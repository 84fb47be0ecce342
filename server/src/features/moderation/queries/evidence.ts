import { and, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { reportEvidence, reports } from '../../../db/schema/safety.ts'
import { users } from '../../../db/schema/users.ts'

/** Deletes report evidence after `evidenceDays`, and closed reports of that age about deleted accounts. */
export async function deleteExpiredEvidence(db: Db, now: Date, evidenceDays: number): Promise<void> {
  const before = new Date(now.getTime() - evidenceDays * 86_400_000).toISOString()
  await db.delete(reportEvidence).where(lt(reportEvidence.takenAt, before))
  await db
    .delete(reports)
    .where(
      and(
        lt(reports.createdAt, before),
        sql`${reports.closedAt} is not null`,
        sql`not exists (select from ${users} u where u.id = ${reports.reportedId})`,
      ),
    )
}
