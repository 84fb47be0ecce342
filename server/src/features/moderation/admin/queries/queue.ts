import type { ReportItem, ReportKind, ReportPerson, ReportsQuery } from '@saathi/shared/moderation/admin'
import type { ReportReason } from '@saathi/shared/moderation/schema'
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../db/client.ts'
import { containsText } from '../../../../db/queries/text-search.ts'
import { suspensionProposals } from '../../../../db/schema/moderation.ts'
import { reportEvidence, reports } from '../../../../db/schema/safety.ts'
import { users } from '../../../../db/schema/users.ts'
import { deletedAccount } from '../../../../messages/en/moderation.ts'
import type { LastInTime } from '../cursor.ts'
import { ANSWER_HOURS, URGENCY } from '../rules.ts'
import { notOwnReport } from './own-reports.ts'

const r = getTableColumns(reports)

/** When the first answer to a report is due. */
const dueAt = sql<string>`(${r.createdAt} + interval '1 hour' * (case ${r.reason} ${sql.join(
  Object.entries(URGENCY).map(([reason, urgency]) => sql.raw(`when '${reason}' then ${ANSWER_HOURS[urgency]}`)),
  sql` `,
)} else ${sql.raw(String(ANSWER_HOURS.week))} end))`.mapWith(r.createdAt)

const kind = sql<ReportKind>`coalesce(${r.subject}->>'kind', 'person')`

/** The reported person's name; after the account's deletion, the name at the time of the report. */
const name = sql<string>`coalesce(${users.name}, ${reportEvidence.content}->'profile'->>'name', ${deletedAccount})`

const others = alias(reports, 'others')
const openAbout = (staffId: string) => sql<number>`(
  select count(*)::int from ${reports} ${others} where ${others.reportedId} = ${r.reportedId} and ${others.closedAt} is null
    and ${notOwnReport(staffId, others)})`

/** Whether a suspension of the reported person waits for a second moderator. */
const isWaiting = sql<boolean>`(${r.closedAt} is null and exists (select from ${suspensionProposals}
  where ${suspensionProposals.userId} = ${r.reportedId} and ${suspensionProposals.kind} = 'suspension'
    and ${suspensionProposals.decidedAt} is null))`

const selectReports = (db: Db, staffId: string) =>
  db
    .select({
      _id: r._id,
      createdAt: r.createdAt,
      dueAt,
      reason: r.reason,
      kind,
      note: r.note,
      subject: r.subject,
      reporterId: r.reporterId,
      reportedId: r.reportedId,
      name,
      profilePicture: users.profilePicture,
      isDeleted: sql<boolean>`${users._id} is null`,
      openAbout: openAbout(staffId),
      closedAt: r.closedAt,
      isWaiting,
      evidence: reportEvidence.content,
      takenAt: reportEvidence.takenAt,
    })
    .from(reports)
    .leftJoin(users, eq(users._id, r.reportedId))
    .leftJoin(reportEvidence, eq(reportEvidence.reportId, r._id))
export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number]

type Query = Omit<ReportsQuery, 'cursor'> & { staffId: string; after: LastInTime | undefined }

const stateIs: Record<Query['state'], SQL | undefined> = {
  open: isNull(r.closedAt),
  waiting: isWaiting,
  closed: isNotNull(r.closedAt),
}

/** The reports of a state: open ones by when they are due, closed ones newest first; none in which the reader has a part. */
export function queuedReports(db: Db, query: Query): Promise<ReportRow[]> {
  const { staffId, state, reason, kind: ofKind, q, after, limit } = query
  const time = state === 'closed' ? r.closedAt : dueAt
  const compare = state === 'closed' ? sql.raw('<') : sql.raw('>')
  const order = state === 'closed' ? desc : asc
  return selectReports(db, staffId)
    .where(
      and(
        notOwnReport(staffId),
        stateIs[state],
        reason ? eq(r.reason, reason) : undefined,
        ofKind ? sql`${kind} = ${ofKind}` : undefined,
        q ? or(containsText(name, q), containsText(r.note, q)) : undefined,
        after ? sql`(${time}, ${r._id}) ${compare} (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(order(time), order(r._id))
    .limit(limit)
}

export async function findReport(db: Db, reportId: string, staffId: string): Promise<ReportRow | null> {
  const [report] = await selectReports(db, staffId).where(and(eq(r._id, reportId), notOwnReport(staffId)))
  return report ?? null
}

export function toItem(row: ReportRow): ReportItem {
  const { subject, reporterId, reportedId, name, profilePicture, isDeleted, evidence, takenAt, ...item } = row
  const about: ReportPerson = { _id: reportedId, name, profilePicture, isDeleted }
  return { ...item, urgency: URGENCY[item.reason as ReportReason] ?? 'week', about }
}
