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
/** Reports about the same person that nobody has closed. */
const openAbout = sql<number>`(
  select count(*)::int from ${reports} ${open} where ${open.reportedId} = ${r.reportedId} and ${open.closedAt} is null)`

/** The reported person's name, as it was when they were reported once their account is deleted. */
const name = sql<string>`coalesce(${users.name}, ${reportEvidence.content}->'profile'->>'name', 'A deleted account')`

/** Reports that nobody has closed, the oldest first: of what, about whom, and how many there are about them. */
export const openReports = (db: Db, most: number) =>
  db
    .select({ _id: r._id, at: r.createdAt, reason: r.reason, name, openAbout })
    .from(reports)
    .leftJoin(users, eq(users._id, r.reportedId))
    .leftJoin(reportEvidence, eq(reportEvidence.reportId, r._id))
    .where(isNull(r.closedAt))
    .orderBy(asc(r._id))
    .limit(most)

export const countOpen = (db: Db) => db.$count(reports, isNull(r.closedAt))

/** One report with whom it is about, what was done about it, and what it was about when it was made. */
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

/** `firebaseUid` and `email` are null once the account is deleted, `name` then once the evidence is as well. */
type Acted = { firebaseUid: string | null; name: string | null; email: string | null; lifted: boolean }

/**
 * Closes a report, with a line of who did what. `suspend` lets whom it is about in nowhere any more, nor on any tour to
 * come; `dismiss` takes a suspension for it back (`lifted`). Null: no such report.
 */
export async function actOn(db: Db, reportId: string, { act, operator, today }: Act): Promise<Acted | null> {
  const [acted] = await db.execute<Acted>(sql`
    select firebase_uid as "firebaseUid", name, email, lifted
    from act_on_report(${reportId}, ${act}, ${operator}, ${today})`)
  return acted ?? null
}
type Act = { act: ModerationAct; operator: string; today: string }
