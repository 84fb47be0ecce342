import { asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import {
  departedAccounts,
  type ModerationAct,
  moderationActs,
  reportEvidence,
  reports,
} from '../../db/schema/safety.ts'
import { users } from '../../db/schema/social.ts'

const r = getTableColumns(reports)

const open = alias(reports, 'others')
/** Number of open reports about the same person. */
const openAbout = sql<number>`(
  select count(*)::int from ${reports} ${open} where ${open.reportedId} = ${r.reportedId} and ${open.closedAt} is null)`

/** The reported person's name; after the account's deletion, the name at the time of the report. */
const name = sql<string>`coalesce(${users.name}, ${reportEvidence.content}->'profile'->>'name', 'A deleted account')`

/** Open reports, oldest first. */
export const openReports = (db: Db, limit: number) =>
  db
    .select({ _id: r._id, at: r.createdAt, reason: r.reason, name, openAbout })
    .from(reports)
    .leftJoin(users, eq(users._id, r.reportedId))
    .leftJoin(reportEvidence, eq(reportEvidence.reportId, r._id))
    .where(isNull(r.closedAt))
    .orderBy(asc(r._id))
    .limit(limit)

export const countOpen = (db: Db) => db.$count(reports, isNull(r.closedAt))

/** A report with the reported person, the moderators' acts and the evidence; null if there is none. */
export async function findReport(db: Db, reportId: string) {
  const [report] = await db
    .select({
      _id: r._id,
      at: r.createdAt,
      reason: r.reason,
      note: r.note,
      closedAt: r.closedAt,
      reportedId: r.reportedId,
      name,
      isDeleted: sql<boolean>`${users._id} is null`,
      suspendedAt: sql<string | null>`coalesce(${users.suspendedAt}, ${departedAccounts.suspendedAt})`,
      accountGoneAt: users.accountGoneAt,
      openAbout,
      evidence: reportEvidence.content,
    })
    .from(reports)
    .leftJoin(users, eq(users._id, r.reportedId))
    .leftJoin(departedAccounts, eq(departedAccounts.userId, r.reportedId))
    .leftJoin(reportEvidence, eq(reportEvidence.reportId, r._id))
    .where(eq(r._id, reportId))
  if (!report) return null
  const acts = await db
    .select({ act: moderationActs.act, operator: moderationActs.operator, at: moderationActs.at })
    .from(moderationActs)
    .where(eq(moderationActs.reportId, reportId))
    .orderBy(asc(moderationActs._id))
  return { ...report, acts }
}

/** `firebaseUid` and `email` are null after the account's deletion, `name` after the evidence's. `lifted`: a suspension ended. */
type ActResult = { firebaseUid: string | null; name: string | null; email: string | null; lifted: boolean }

/**
 * Closes a report and records the act. `suspend` suspends the reported person and removes them from upcoming tours;
 * `dismiss` lifts a suspension for this report. Null when there is no such report.
 */
export async function actOnReport(db: Db, reportId: string, { act, operator, today }: Act): Promise<ActResult | null> {
  const [result] = await db.execute<ActResult>(sql`
    select firebase_uid as "firebaseUid", name, email, lifted
    from act_on_report(${reportId}, ${act}, ${operator}, ${today})`)
  return result ?? null
}
type Act = { act: ModerationAct; operator: string; today: string }
