import type { ModerationWords } from '@saathi/shared/admin/rules'
import type { PersonItem, StaffPerson } from '@saathi/shared/moderation/people'
import { DELETION_DAYS } from '@saathi/shared/social/rules'
import type { PersonDetails } from '@saathi/shared/social/schema'
import { and, desc, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import type { Actor } from '../../../../db/queries/actor.ts'
import { containsText } from '../../../../db/queries/text-search.ts'
import { appeals, moderationActs } from '../../../../db/schema/moderation.ts'
import { nominees } from '../../../../db/schema/nominees.ts'
import { reports } from '../../../../db/schema/safety.ts'
import { tours } from '../../../../db/schema/tours.ts'
import { users } from '../../../../db/schema/users.ts'
import { notOwnReport, notOwnReportId } from '../../admin/queries/own-reports.ts'

const u = getTableColumns(users)

/** An account that the identity provider no longer has is not suspended by moderators. */
const suspendedAt = sql<string | null>`nullif(${u.suspendedAt}, ${u.accountGoneAt})`

const itemColumns = (staffId: string) => ({
  _id: u._id,
  name: u.name,
  profilePicture: u.profilePicture,
  isDeleted: sql<boolean>`false`,
  email: u.email,
  signedUpAt: u.createdAt,
  state: sql<PersonItem['state']>`case when ${suspendedAt} is not null then 'suspended'
    when ${u.deletionAskedAt} is not null then 'leaving' else 'active' end`,
  suspendedUntil: u.suspendedUntil,
  openReportsAbout: sql<number>`(select count(*)::int from ${reports} r where r.reported_id = users.id and r.closed_at is null
    and ${notOwnReport(staffId, sql`r`)})`,
})

/** The text of the index `users_search`. */
const searched = sql`(${u.name} || ' ' || ${u.email})`

const wordsOf = (q: string) => q.split(/\s+/).filter(Boolean)

/** Other people whose names and addresses contain all words, newest accounts first, before the id `before`. */
export const findPeople = (
  db: Db,
  { staffId, q, before, limit }: { staffId: string; q: string; before: string | undefined; limit: number },
): Promise<PersonItem[]> =>
  db
    .select(itemColumns(staffId))
    .from(users)
    .where(
      and(
        ne(u._id, staffId),
        ...wordsOf(q).map((word) => containsText(searched, word)),
        before ? lt(u._id, before) : undefined,
      ),
    )
    .orderBy(desc(u._id))
    .limit(limit)

type Found = PersonItem & Pick<StaffPerson, 'leavesAt' | 'hasNominee' | 'profile'>

/** Another person with the profile that signed-in users see, also while it is hidden from them. */
export async function findPersonForStaff(db: Db, userId: string, staffId: string): Promise<Found | null> {
  const [row] = await db
    .select({
      ...itemColumns(staffId),
      leavesAt: sql<string | null>`${u.deletionAskedAt} + interval '1 day' * ${sql.raw(String(DELETION_DAYS))}`.mapWith(
        u.deletionAskedAt,
      ),
      hasNominee: sql<boolean>`exists (select from ${nominees} n where n.user_id = users.id)`,
      bio: u.bio,
      homeCity: u.homeCity,
      languages: u.languages,
      followerCount: u.followerCount,
      followingCount: u.followingCount,
      tripTypes: u.tripTypes,
      travelMonths: u.travelMonths,
    })
    .from(users)
    .where(and(eq(u._id, userId), ne(u._id, staffId)))
  if (!row) return null
  const {
    leavesAt,
    hasNominee,
    bio,
    homeCity,
    languages,
    followerCount,
    followingCount,
    tripTypes,
    travelMonths,
    ...item
  } = row
  const { _id, name, profilePicture } = item
  const shown: PersonDetails = {
    _id,
    name,
    profilePicture,
    bio,
    homeCity,
    languages,
    followerCount,
    followingCount,
    tripTypes,
    travelMonths,
  }
  return { ...item, leavesAt, hasNominee, profile: shown }
}

/** The newest 20 tours that they host. */
export const toursHostedBy = (db: Db, userId: string): Promise<StaffPerson['tours']> =>
  db
    .select({
      _id: tours._id,
      name: tours.name,
      destination: tours.destination,
      startDate: tours.startDate,
      endDate: tours.endDate,
      isCancelled: sql<boolean>`${tours.cancelledAt} is not null`,
    })
    .from(tours)
    .where(eq(tours.creatorId, userId))
    .orderBy(desc(tours._id))
    .limit(20)

/** The account with this address, in any case. */
export async function findByAddress(db: Db, email: string): Promise<{ _id: string; name: string } | null> {
  const [row] = await db
    .select({ _id: u._id, name: u.name })
    .from(users)
    .where(sql`lower(${u.email}) = lower(${email})`)
  return row ?? null
}

type Act = { userId: string; note: string }

/**
 * Proposes the deletion of somebody's account to a second moderator, or requests it for who uses the command line, and
 * writes the audit log.
 */
export async function removePerson(
  db: Db,
  { userId, note }: Act,
  actor: Actor,
  { at, today }: { at: Date; today: string },
) {
  return (await callFunction(db, 'remove_person', { userId, actor, note, at, today })).outcome
}

type Exported = Act & { lists: readonly string[] }

/** Writes the audit log about an export, and mails the person. */
export const noteExport = (db: Db, { userId, note, lists }: Exported, actor: Actor) =>
  callFunction(db, 'record_export', { userId, actor, note, lists })

/** The ids of somebody's reports, and of their appeals, in which the member of the staff has a part. */
export async function findConflicts(db: Db, userId: string, staffId: string): Promise<Set<unknown>> {
  const ownAppeals = db
    .select({ id: appeals._id })
    .from(appeals)
    .innerJoin(moderationActs, eq(moderationActs._id, appeals.actId))
    .where(and(eq(appeals.userId, userId), sql`not ${notOwnReportId(staffId, moderationActs.reportId)}`))
  const rows = await db
    .select({ id: reports._id })
    .from(reports)
    .where(and(eq(reports.reporterId, userId), sql`not ${notOwnReport(staffId)}`))
    .unionAll(ownAppeals)
  return new Set(rows.map(({ id }) => id))
}

/** `words`: what they are told, besides that they are suspended. */
type Suspension = Act & { days?: number | null | undefined; words: ModerationWords | null }

/** Suspends somebody, or proposes it to a second moderator. `changed`: the tours that were cancelled or left. */
export const suspendPerson = (db: Db, { userId, days, words, note }: Suspension, actor: Actor, today: string) =>
  callFunction(db, 'suspend_person', { userId, actor, days: days ?? null, words, note, today })

/** Lifts a suspension, and tells the person. */
export const restorePerson = (db: Db, { userId, note }: Act, actor: Actor) =>
  callFunction(db, 'restore_person', { userId, actor, note })
