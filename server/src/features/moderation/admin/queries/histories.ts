import type { HistoryLine, PersonHistory } from '@saathi/shared/moderation/admin'
import type { ReportReason } from '@saathi/shared/moderation/schema'
import { eq, getTableColumns, sql } from 'drizzle-orm'
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

async function countsOf(db: Db, id: string, staffId: string): Promise<Counts> {
  const [row] = await db.execute<Counts>(sql`
    select (select count(*)::int from reports where reporter_id = ${id} and ${notOwnReport(staffId)}) as "reportsMade",
      (select count(*)::int from reports where reported_id = ${id} and ${notOwnReport(staffId)}) as "reportsAbout",
      (select count(*)::int from reports where reported_id = ${id} and closed_at is null
        and ${notOwnReport(staffId)}) as "openReportsAbout",
      (select count(*)::int from blocks where blocked_id = ${id}) as "blockedBy",
      (select count(*)::int from tours where creator_id = ${id}) as "toursHosted",
      (select count(*)::int from tour_participants where user_id = ${id}) as "toursJoined"`)
  return row as Counts
}

type Line = Omit<HistoryLine, 'at'> & { at: string; reason: ReportReason | null }

/** Their sign-up, reports and the acts about them, newest first; reports as far as the member of the staff may read them. */
async function linesOf(db: Db, id: string, staffId: string): Promise<HistoryLine[]> {
  const rows = await db.execute<Line>(sql`
    (select created_at as at, 'signedUp' as kind, null as reason, null as act, null::uuid as "reportId", false as "isOpen"
      from users where id = ${id})
    union all (select created_at, 'reportMade', reason, null, id, closed_at is null
      from reports where reporter_id = ${id} and ${notOwnReport(staffId)} order by id desc limit 20)
    union all (select created_at, 'reportAbout', reason, null, id, closed_at is null
      from reports where reported_id = ${id} and ${notOwnReport(staffId)} order by id desc limit 20)
    union all (select at, 'act', null, act, case when ${notOwnReportId(staffId, sql`report_id`)} then report_id end, false
      from moderation_acts where user_id = ${id} order by id desc limit 20)
    order by at desc limit 20`)
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
    countsOf(db, id, staffId),
    linesOf(db, id, staffId),
  ])
  if (person) return { _id: id, isDeleted: false, ...person, ...counts, history }
  const gone = { name: nameThen ?? deletedAccount, profilePicture: null, bio: '', homeCity: null, languages: [] }
  return { _id: id, isDeleted: true, ...gone, signedUpAt: null, ...(await departedState(db, id)), ...counts, history }
}
