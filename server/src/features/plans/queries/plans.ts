import { RETENTION } from '@saathi/shared/legal/retention'
import { addDays, weekOf } from '@saathi/shared/lib/days'
import { GOING_MIN, PLANS_MAX } from '@saathi/shared/plans/rules'
import type { OwnPlan, PlanFacts } from '@saathi/shared/plans/schema'
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { ResponseCache } from '../../../cache/response-cache.ts'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { deleteBefore } from '../../../db/queries/delete-before.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { planSummaries, plans } from '../../../db/schema/plans.ts'
import { users } from '../../../db/schema/users.ts'
import { planPlace } from '../places.ts'
import { isForEverybody } from '../policy.ts'

/** More than a user can have: ten that have not ended, and those that wait for their deletion. */
const LISTED = 100

const prepared = perDb((db) =>
  db
    .select({
      _id: planSummaries._id,
      goesTo: planSummaries.goesTo,
      startDate: planSummaries.startDate,
      endDate: planSummaries.endDate,
      flexibleDays: planSummaries.flexibleDays,
      company: planSummaries.company,
      note: planSummaries.note,
      visibleTo: planSummaries.visibleTo,
      sameGenderOnly: sql<boolean>`${planSummaries.onlyGender} is not null`,
      endsOn: planSummaries.endsOn,
    })
    .from(planSummaries)
    .where(eq(planSummaries.userId, sql.placeholder('userId')))
    .orderBy(desc(planSummaries.endsOn), desc(planSummaries._id))
    .limit(LISTED)
    .prepare('list_plans'),
)

/** The user's plans, the next first; those that have ended come last. One statement, which one node answers. */
export async function listPlans(db: Db, userId: string, today: string): Promise<OwnPlan[]> {
  const rows = await prepared(db).execute({ userId })
  const items = rows.map(({ goesTo, startDate, endDate, endsOn, ...plan }) => ({
    ...plan,
    place: planPlace(goesTo),
    travelDates: { start: startDate, end: endDate },
    ended: endsOn < today,
  }))
  const isNext = (plan: OwnPlan) => !plan.ended
  const soonest = items.filter(isNext).sort((a, b) => (a.travelDates.start < b.travelDates.start ? -1 : 1))
  return [...soonest, ...items.filter((plan) => !isNext(plan))]
}

type Save = { userId: string; regionId: string; today: string; key?: string | undefined; planId?: string }

/** Creates a plan, or changes the plan `planId`. */
export function savePlan(db: Db, facts: PlanFacts, { userId, regionId, today, key, planId }: Save) {
  const { start, end } = facts.travelDates
  const columns = {
    goes_to: facts.placeId,
    region_id: regionId,
    start_date: start,
    end_date: end,
    flexible_days: facts.flexibleDays,
    company: facts.company,
    note: facts.note,
    visible_to: facts.visibleTo,
    same_gender_only: facts.sameGenderOnly,
    ends_on: addDays(end, facts.flexibleDays),
    first_week: weekOf(addDays(start, -facts.flexibleDays)),
    last_week: weekOf(addDays(end, facts.flexibleDays)),
  }
  return callFunction(db, 'save_plan', {
    userId,
    id: planId ?? v7(),
    isNew: planId === undefined,
    key: key ?? null,
    facts: columns,
    most: PLANS_MAX,
    today,
  })
}

/** Deletes a plan of the user; false if there is none. */
export const withdrawPlan = async (db: Db, userId: string, planId: string): Promise<boolean> =>
  (await callFunction(db, 'withdraw_plan', { userId, planId })) === true

/** Deletes plans that ended a while ago. */
export async function deleteEndedPlans(db: Db, today: string): Promise<void> {
  const before = addDays(today, -RETENTION.endedPlanDays)
  await deleteBefore(db, planSummaries, planSummaries.endsOn, before)
  await deleteBefore(db, plans, plans.endsOn, before)
}

const MOST_COUNTED = 500

export const goingCache = perDb(() => new ResponseCache())

/**
 * How many people plan to go to each of these places, by the plans that everybody may see; none for fewer than `GOING_MIN`.
 * A count is the same for all readers: one that left out blocked users would show who has blocked whom.
 */
export async function countGoing(db: Db, placeIds: string[], today: string): Promise<Map<string, number>> {
  const plansTo = (placeId: string) =>
    db
      .select({ placeId: plans.placeId, userId: plans.userId })
      .from(plans)
      .where(and(eq(plans.placeId, placeId), gte(plans.lastWeek, weekOf(today)), isForEverybody()))
      .orderBy(plans.lastWeek)
      .limit(MOST_COUNTED)
  const [first, second, ...more] = placeIds.map(plansTo)
  const found = first ? await (second ? unionAll(first, second, ...more) : first) : []
  const owners = new Map(placeIds.map((id) => [id, new Set<string>()]))
  for (const { placeId, userId } of found) owners.get(placeId)?.add(userId)
  const enough = [...owners].filter(([, ids]) => ids.size >= GOING_MIN)
  if (enough.length === 0) return new Map()
  const asked = [...new Set(enough.flatMap(([, ids]) => [...ids]))]
  const shown = await db
    .select({ _id: users._id })
    .from(users)
    // As one array: a statement has at most 65,535 parameters, and all places together can have more people.
    .where(
      and(sql`${users._id} = any(${idArray(asked)}::uuid[])`, isNull(users.suspendedAt), isNull(users.deletionAskedAt)),
    )
  const isShown = new Set(shown.map(({ _id }) => _id))
  return new Map(
    enough
      .map(([id, ids]) => [id, [...ids].filter((one) => isShown.has(one)).length] as const)
      .filter(([, count]) => count >= GOING_MIN),
  )
}
