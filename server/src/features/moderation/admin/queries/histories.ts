import type { HistoryLine, PersonHistory } from '@saathi/shared/moderation/admin'
import type { ReportReason } from '@saathi/shared/moderation/schema'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { departedAccounts } from '../../../../db/schema/safety.ts'
import { users } from '../../../../db/schema/users.ts'
import { deletedAccount } from '../../../../messages/en/moderation.ts'
import { notOwnReport, notOwnReportId } from './own-reports.ts'

const u = getTableColumns(users)

type Counts = Pick<
  PersonHistory,
  'reportsMade' | 'reportsAbout' | 'openReportsAbout' | 'blockedBy' | 'toursHosted' | 'toursJoined'
>
type Departed = { suspendedAt: string | null; suspendedUntil: string | null }

async function readCounts(db: Db, id: string, staffId: string): Promise<Counts> {
  const countOf = (rows: SQL) => sql`(select count(*) from ${rows})`.mapWith(Number)
  const reports = (column: 'reporter_id' | 'reported_id') =>
    sql`reports where ${sql.identifier(column)} = ${id} and ${notOwnReport(staffId)}`
  const [row] = await db
    .select({
      reportsMade: countOf(reports('reporter_id')),
      reportsAbout: countOf(reports('reported_id')),
      openReportsAbout: countOf(sql`${reports('reported_id')} and closed_at is null`),
      blockedBy: countOf(sql`blocks where blocked_id = ${id}`),
      toursHosted: countOf(sql`tours where creator_id = ${id}`),
      toursJoined: countOf(sql`tour_participants where user_id = ${id}`),
    })
    .from(sql`(select) one`)
  return row as NonNullable<typeof row>
}

/** Their sign-up, reports and the acts about them, newest first; reports as far as the member of the staff may read them. */
async function listLines(db: Db, id: string, staffId: string): Promise<HistoryLine[]> {
  const lines = sql`(
    (select created_at as at, 'signedUp' as kind, null as reason, null as act, null::uuid as "reportId", false as "isOpen"
      from users where id = ${id})
    union all (select created_at, 'reportMade', reason, null, id, closed_at is null
      from reports where reporter_id = ${id} and ${notOwnReport(staffId)} order by id desc limit 20)
    union all (select created_at, 'reportAbout', reason, null, id, closed_at is null
      from reports where reported_id = ${id} and ${notOwnReport(staffId)} order by id desc limit 20)
    union all (select at, 'act', null, act, case when ${notOwnReportId(staffId, sql`report_id`)} then report_id end, false
      from moderation_acts where user_id = ${id} order by id desc limit 20)
    order by at desc limit 20) line`
  const rows = await db
    .select({
      at: sql<string>`line.at`,
      kind: sql<HistoryLine['kind']>`line.kind`,
      reason: sql<ReportReason | null>`line.reason`,
      act: sql<HistoryLine['act']>`line.act`,
      reportId: sql<string | null>`line."reportId"`,
      isOpen: sql<boolean>`line."isOpen"`,
    })
    .from(lines)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

async function departedState(db: Db, id: string): Promise<Departed> {
  const [row] = await db
    .select({ suspendedAt: departedAccounts.suspendedAt, suspendedUntil: departedAccounts.suspendedUntil })
    .from(departedAccounts)
    .where(eq(departedAccounts.userId, id))
  return row ?? { suspendedAt: null, suspendedUntil: null }
}

/** A person's history for this member of the staff. `nameThen`: shown after the deletion of the account. */
export async function personHistory(db: Db, id: string, staffId: string, nameThen?: string): Promise<PersonHistory> {
  const [[person], counts, history] = await Promise.all([
    db
      .select({
        name: u.name,
        profilePicture: u.profilePicture,
        bio: u.bio,
        homeCity: u.homeCity,
        languages: u.languages,
        signedUpAt: u.createdAt,
        // An account that the identity provider no longer has is not suspended by moderators.
        suspendedAt: sql<string | null>`nullif(${u.suspendedAt}, ${u.accountGoneAt})`.mapWith(u.suspendedAt),
        suspendedUntil: u.suspendedUntil,
      })
      .from(users)
      .where(eq(u._id, id)),
    readCounts(db, id, staffId),
    listLines(db, id, staffId),
  ])
  if (person) return { _id: id, isDeleted: false, ...person, ...counts, history }
  const gone = { name: nameThen ?? deletedAccount, profilePicture: null, bio: '', homeCity: null, languages: [] }
  return { _id: id, isDeleted: true, ...gone, signedUpAt: null, ...(await departedState(db, id)), ...counts, history }
}
