import { and, eq, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../db/client.ts'
import { notBlocked } from '../../../../db/queries/relationships.ts'
import { consents } from '../../../../db/schema/consents.ts'
import { enquiries } from '../../../../db/schema/contact.ts'
import { exclusionLists } from '../../../../db/schema/exclusions.ts'
import { genders } from '../../../../db/schema/genders.ts'
import { deckPlaces, matches, swipes } from '../../../../db/schema/matching.ts'
import { mediaOwners } from '../../../../db/schema/media.ts'
import { messages, threads } from '../../../../db/schema/messages.ts'
import { appeals, moderationActs } from '../../../../db/schema/moderation.ts'
import { nominees } from '../../../../db/schema/nominees.ts'
import { notices } from '../../../../db/schema/notices.ts'
import { passkeyChallenges, passkeys } from '../../../../db/schema/passkeys.ts'
import { planInvitations, planSummaries } from '../../../../db/schema/plans.ts'
import { pushes, pushSubscriptions } from '../../../../db/schema/push.ts'
import { blocks, photoChecks, reportEvidence, reports } from '../../../../db/schema/safety.ts'
import { savedItems } from '../../../../db/schema/saved.ts'
import { sessions } from '../../../../db/schema/sessions.ts'
import { staff } from '../../../../db/schema/staff.ts'
import {
  favorites,
  guestQuestions,
  tourParticipants,
  tourRemovals,
  tourRequests,
  tours,
  tourWaitlist,
} from '../../../../db/schema/tours.ts'
import { follows, users } from '../../../../db/schema/users.ts'
import { inSlices } from '../../../../platform/costly-work.ts'
import { rawJsonObject } from '../../../../platform/raw-json.ts'
import type { Steps } from '../../../../platform/steps.ts'
import type { Vault } from '../../../../platform/vault.ts'
import { exportChoices } from '../../../choices/queries/export.ts'
import { exportExpenses } from '../../../expenses/queries/export.ts'
import { exportGroups } from '../../../groups/queries/export.ts'
import { visibleNotices } from '../../../notices/queries/notices.ts'
import { exportReferences } from '../../../references/queries/export.ts'
import { opensTo } from '../../../tours/policy.ts'
import { exportTrips } from '../../../trips/queries/export.ts'

const rows = (table: PgTable, where: SQL | undefined) =>
  sql`select coalesce(json_agg(to_json(t)), '[]')::text as data from (select * from ${table} where ${where}) t`

/**
 * True for a tour of the query `ids` that no block, and no filter for another gender, hides from the user. Arrays make
 * Postgres read these tours by their keys; with `exists` it may read all tours.
 */
const isShown = (tourId: SQLWrapper, userId: string, ids: SQL) =>
  sql`${tourId} = any(array(select ${tours._id} from ${tours} where ${tours._id} = any(array(${ids}))
    and ${notBlocked(userId, tours.creatorId)} and ${opensTo(userId)}))`

/** The user's rows of a table that name tours, without hidden ones. */
const withTours = (table: PgTable & Record<'userId' | 'tourId', SQLWrapper>, userId: string) => {
  const ids = sql`select own.tour_id from ${table} own where own.user_id = ${userId}`
  return rows(table, sql`${table.userId} = ${userId} and ${isShown(table.tourId, userId, ids)}`)
}

/** What the user has asked hosts and been asked as one, without what people behind a block have written. */
const ownGuestQuestions = (userId: string) => sql`
  select coalesce(json_agg(to_json(q) order by q.created_at), '[]')::text as data
  from ${guestQuestions} q join ${tours} on tours.id = q.tour_id
  where (q.user_id = ${userId} or tours.creator_id = ${userId}) and ${opensTo(userId)}
    and ${notBlocked(userId, tours.creatorId)} and ${notBlocked(userId, sql`q.user_id`)}`

/** The invitations of the user, and those to the user's tours, without people behind a block and without who declined. */
const ownInvitations = (userId: string) => {
  const { userId: invited, tourId, planId, answer, createdAt } = planInvitations
  const hosted = sql`select hosted.id from ${tours} hosted where hosted.creator_id = ${userId}`
  const named = sql`${hosted} union all select own.tour_id from ${planInvitations} own where own.user_id = ${userId}`
  return sql`
    select coalesce(json_agg(to_json(t)), '[]')::text as data from (
      select ${tourId}, ${invited}, ${planId}, ${createdAt},
        case when ${invited} = ${userId} or ${answer} = 'accepted' then ${answer} end as answer
      from ${planInvitations}
      where (${invited} = ${userId} or ${tourId} = any(array(${hosted})))
        and ${isShown(tourId, userId, named)} and ${notBlocked(userId, invited)}) t`
}

/** Enquiries with the user's address, without what the staff has noted. */
const ownEnquiries = (userId: string) => {
  const { _id, name, email, phone, message, createdAt, answer } = enquiries
  const columns = sql.join([_id, name, email, phone, message, createdAt, answer], sql`, `)
  return sql`
    select coalesce(json_agg(to_json(t)), '[]')::text as data from (
      select ${columns} from ${enquiries}
      where lower(${email}) = (select lower(own.email) from ${users} own where own.id = ${userId}) order by ${_id}) t`
}

/** The profile, without the secret that signs the links in the user's mails and the hash of the recovery code. */
const ownProfile = (userId: string) => sql`
  select coalesce(json_agg(to_jsonb(u) - 'mail_token' - 'passkey_recovery_hash'
    || jsonb_build_object('passkey_required', u.passkey_recovery_hash is not null)), '[]')::text as data from ${users} u where u.id = ${userId}`

/** The user's sessions, without the marks of their browsers. */
const ownSessions = (userId: string) => sql`
  select coalesce(json_agg(to_json(t)), '[]')::text as data from (
    select s.app, s.system, to_timestamp(s.auth_time) as signed_in_at, s.seen_at, s.ended_at from ${sessions} s
    where s.account = (select u.firebase_uid from ${users} u where u.id = ${userId}) order by s.auth_time) t`

/** The devices that are told of news, without their addresses and keys. */
const ownDevices = (userId: string) => sql`
  select coalesce(json_agg(to_json(t)), '[]')::text as data from (
    select s.device, substring(s.endpoint from '^https://([^/]+)') as push_service, s.kinds, s.shows_names, s.created_at, s.changed_at
    from ${pushSubscriptions} s where s.user_id = ${userId} order by s.created_at) t`

/** Which devices were told of something when, or are to be told, without whom it was about. */
const ownPushes = (userId: string) => sql`
  select coalesce(json_agg(to_json(t)), '[]')::text as data from (
    select p.device, p.kind, p.at, p.told_up_to from ${pushes} p where p.user_id = ${userId} order by p.at) t`

/**
 * The user's own reports, each with the date until which its evidence is stored. Those of public trips do not tell whose they
 * are, which the page need not say.
 */
const ownReports = (userId: string, evidenceDays: number) => sql`
  select coalesce(json_agg(case when t.subject->>'kind' = 'publicTrip'
    then to_jsonb(t) - 'reported_id' #- '{subject,tripId}' else to_jsonb(t) end), '[]')::text as data from (
    select r.*, e.taken_at + interval '1 day' * ${evidenceDays}::int as evidence_kept_until
    from ${reports} r left join ${reportEvidence} e on e.report_id = r.id where r.reporter_id = ${userId}) t`

/** The decisions of moderators about the user, without the reports that led to them. */
const ownDecisions = (userId: string) => sql`
  select coalesce(json_agg(json_build_object('id', a.id, 'act', a.act, 'at', a.at)), '[]')::text as data
  from ${moderationActs} a join ${reports} r on r.id = a.report_id
  where r.reported_id = ${userId} and is_decision(a.act)`

/** The user's photo check; its picture, while there is one, as text. */
const ownPhotoCheck = (userId: string) => sql`
  select coalesce(json_agg(to_jsonb(c) - 'operator' || jsonb_build_object('bytes', encode(c.bytes, 'base64'))), '[]')::text as data
  from ${photoChecks} c where c.user_id = ${userId}`

/**
 * All personal data of a user, one list a table. Excludes other users' swipes, blocks and reports about the user. Undone
 * swipes are left out too, since the end of another user's block leaves such a row as well.
 */
export async function exportPersonalData(
  db: Db,
  userId: string,
  { evidenceDays, today, bookingVault = null }: { evidenceDays: number; today: string; bookingVault?: Vault | null },
): Promise<Record<string, unknown>> {
  const lists = {
    profile: ownProfile(userId),
    consents: rows(consents, eq(consents.userId, userId)),
    nominee: rows(nominees, eq(nominees.userId, userId)),
    gender: rows(genders, eq(genders.userId, userId)),
    sessions: ownSessions(userId),
    follows: rows(follows, or(eq(follows.followerId, userId), eq(follows.followedId, userId))),
    hostedTours: rows(tours, eq(tours.creatorId, userId)),
    joinedTours: withTours(tourParticipants, userId),
    waitingFor: withTours(tourWaitlist, userId),
    requests: withTours(tourRequests, userId),
    guestQuestions: ownGuestQuestions(userId),
    removals: withTours(tourRemovals, userId),
    favoriteTours: withTours(favorites, userId),
    savedItems: rows(savedItems, eq(savedItems.userId, userId)),
    excludedPlaces: rows(exclusionLists, eq(exclusionLists.userId, userId)),
    plans: rows(planSummaries, eq(planSummaries.userId, userId)),
    planInvitations: ownInvitations(userId),
    ...exportReferences({ userId, today }),
    notices: rows(notices, inArray(notices._id, visibleNotices(db, userId))),
    devices: ownDevices(userId),
    deviceNotifications: ownPushes(userId),
    enquiries: ownEnquiries(userId),
    passkeys: rows(passkeys, eq(passkeys.userId, userId)),
    passkeyChallenges: rows(passkeyChallenges, eq(passkeyChallenges.userId, userId)),
    pictures: rows(mediaOwners, eq(mediaOwners.userId, userId)),
    swipes: rows(swipes, and(eq(swipes.userId, userId), isNotNull(swipes.action))),
    matches: rows(matches, eq(matches.userId, userId)),
    deckPlace: rows(deckPlaces, eq(deckPlaces.userId, userId)),
    messages: rows(messages, or(eq(messages.from, userId), eq(messages.to, userId))),
    threads: rows(threads, eq(threads.userId, userId)),
    blocks: rows(blocks, eq(blocks.blockerId, userId)),
    reports: ownReports(userId, evidenceDays),
    decisions: ownDecisions(userId),
    appeals: rows(appeals, eq(appeals.userId, userId)),
    photoCheck: ownPhotoCheck(userId),
    staffRoles: rows(staff, eq(staff.userId, userId)),
  }
  // A statement for each list, since the tables may be in different databases.
  const read = async ([name, list]: [string, SQL]): Promise<[string, string]> => {
    const [row] = await db.select({ data: sql<string>`list.data` }).from(sql`(${list}) list`)
    return [name, row?.data ?? '[]']
  }
  const [own, groups, trips, expenses, ownChoices] = await Promise.all([
    Promise.all(Object.entries(lists).map(read)),
    exportGroups(db, userId),
    exportTrips(db, bookingVault, userId),
    exportExpenses(db, userId),
    exportChoices(db, userId),
  ])
  const others = await inSlices(textsOf({ ...groups, ...trips, ...expenses, ...ownChoices }))
  return rawJsonObject({ ...Object.fromEntries(own), ...others })
}

/** The lists as JSON, in steps of a row, since some have thousands. */
function* textsOf(lists: Record<string, unknown[]>): Steps<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const [name, list] of Object.entries(lists)) {
    const items: string[] = []
    for (const row of list) {
      items.push(JSON.stringify(row))
      yield
    }
    texts[name] = `[${items.join()}]`
  }
  return texts
}
