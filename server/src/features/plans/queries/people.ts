import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { jsonObject, jsonRows } from '../../../db/queries/json.ts'
import { idArray, matchedAmong, notBlocked, type UserRef } from '../../../db/queries/relationships.ts'
import { planInvitations } from '../../../db/schema/plans.ts'
import { tours } from '../../../db/schema/tours.ts'
import { follows, users } from '../../../db/schema/users.ts'
import type { PlanRow } from './statements.ts'

// What a search reads about the owners of the plans that it has found, in tables that no cluster spreads.

const { placeholder } = sql
const me = placeholder('me')

const ownerColumns = (reader: UserRef) => ({
  _id: users._id,
  name: users.name,
  profilePicture: users.profilePicture,
  homeCity: users.homeCity,
  languages: users.languages,
  travelType: users.travelType,
  /** Whether the owner follows the reader, who may then see plans for connections. */
  followsMe: sql<boolean>`exists (select from ${follows} f where f.follower_id = ${users._id} and f.followed_id = ${reader})`,
})

/** True for those of these users whom the reader may see as owners of plans. */
const isOwnerShown = (reader: UserRef, ids: UserRef) =>
  sql`(${users._id} = any(${ids}::uuid[]) and ${users.suspendedAt} is null and ${users.deletionAskedAt} is null
    and ${notBlocked(reader, users._id)})`

const prepared = perDb((db) =>
  db
    .select(ownerColumns(me))
    .from(users)
    .where(
      sql`${isOwnerShown(me, placeholder('ids'))}
        and (${placeholder('travelType')}::text is null or ${users.travelType} = ${placeholder('travelType')}::text)
        and (${placeholder('language')}::text is null or exists (
          select from unnest(${users.languages}) spoken where lower(spoken) = lower(${placeholder('language')}::text)))`,
    )
    .prepare('plan_owners'),
)

export type OwnerFilter = { travelType?: string | undefined; language?: string | undefined }
export type Owner = Awaited<ReturnType<ReturnType<typeof prepared>['execute']>>[number]

/** The owners whom the reader may see, by id. */
export async function readOwners(db: Db, reader: string, userIds: string[], filter: OwnerFilter = {}) {
  const { travelType = null, language = null } = filter
  const rows = await prepared(db).execute({ me: reader, ids: idArray(userIds), travelType, language })
  return new Map(rows.map((row) => [row._id, row]))
}

type InvitedPlan = { planId: string; accepted: boolean }
const invitedColumns = {
  planId: planInvitations.planId,
  accepted: sql<boolean>`bool_or(${planInvitations.answer} is not distinct from 'accepted')`,
}
const isOfTour = eq(tours._id, planInvitations.tourId)
const isInvited = (hostId: string, planIds: string[]) =>
  and(
    sql`${planInvitations.planId} = any(${idArray(planIds)}::uuid[])`,
    eq(tours.creatorId, hostId),
    isNull(tours.cancelledAt),
  )

/** Which of these plans the reader has invited to a tour that is not cancelled, and whether the owner has accepted one. */
export async function readInvited(db: Db, hostId: string, planIds: string[]): Promise<Map<string, boolean>> {
  const rows = await db
    .select(invitedColumns)
    .from(planInvitations)
    .innerJoin(tours, isOfTour)
    .where(isInvited(hostId, planIds))
    .groupBy(planInvitations.planId)
  return new Map(rows.map(({ planId, accepted }) => [planId, accepted]))
}

/** The owners whom the reader may see, which of them are matched with the reader, and the plans that the reader has invited. */
export type PlanPeople = { owners: Owner[]; matched: string[]; invited: InvitedPlan[] }

/** All three as an expression, to be read with others in one statement. */
export function peopleOfPlans(reader: string, plans: PlanRow[]) {
  const ids = sql`${idArray([...new Set(plans.map(({ userId }) => userId))])}`
  const planIds = plans.map(({ _id }) => _id)
  return jsonObject<PlanPeople>({
    owners: jsonRows<Owner>(ownerColumns(sql`${reader}`), sql`from ${users} where ${isOwnerShown(reader, ids)}`),
    matched: matchedAmong(reader, ids),
    invited: jsonRows<InvitedPlan>(
      invitedColumns,
      sql`from ${planInvitations} join ${tours} on ${isOfTour} where ${isInvited(reader, planIds)}
        group by ${planInvitations.planId}`,
    ),
  })
}
