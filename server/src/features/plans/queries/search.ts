import { addDays } from '@saathi/shared/lib/days'
import { PLAN_AHEAD_MAX, PLAN_COMPANY } from '@saathi/shared/plans/rules'
import type { FoundPlan, PlanQuery } from '@saathi/shared/plans/schema'
import type { Connection } from '@saathi/shared/social/schema'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { planSummaries } from '../../../db/schema/plans.ts'
import { findConnections } from '../../matching/queries/connections.ts'
import type { PlanCursor } from '../cursor.ts'
import { monthsOf, monthsOfWeeks, weeksOf } from '../days.ts'
import { findPlanPlace, type KnownPlace, planPlace } from '../places.ts'
import { isShown } from '../policy.ts'
import { type Owner, readInvited, readOwners } from './people.ts'
import { type PlanRow, readGender, readHidden, readPlans } from './statements.ts'
import { overlappingTours } from './tours.ts'

/** Statements of plans that one search takes at most: the filters of people may leave nobody of a page. */
const MOST_READS = 3
export const FIRST_ID = '00000000-0000-0000-0000-000000000000'

export type Reader = { userId: string; today: string }

/** The days of a search; without them, from today on for a year. */
export const daysOf = ({ from, to }: Pick<PlanQuery, 'from' | 'to'>, today: string) => {
  const first = from !== undefined && from > today ? from : today
  return { from: first, to: to ?? addDays(first, PLAN_AHEAD_MAX) }
}

/**
 * The plans of a page that the reader may see, in their order: not those of users whom a block hides, who are suspended,
 * or who show the plan to others only. The days are for matched users, and for hosts whose invitation the owner has accepted.
 */
export async function showPlans(
  db: Db,
  reader: string,
  rows: PlanRow[],
  filter: Pick<PlanQuery, 'travelType' | 'language'> = {},
): Promise<FoundPlan[]> {
  if (rows.length === 0) return []
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  const [owners, connections, invited] = await Promise.all([
    readOwners(db, reader, userIds, filter),
    findConnections(db, reader, userIds),
    readInvited(
      db,
      reader,
      rows.map(({ _id }) => _id),
    ),
  ])
  return toFoundPlans(rows, { owners, connections, invited })
}

/** What was read about the owners of plans; `invited`: by plan, whether its owner has accepted. */
type People = { owners: Map<string, Owner>; connections: Map<string, Connection>; invited: Map<string, boolean> }

export const toFoundPlans = (rows: PlanRow[], { owners, connections, invited: invitedIds }: People): FoundPlan[] =>
  rows.flatMap((row): FoundPlan[] => {
    const owner = owners.get(row.userId)
    const connection = connections.get(row.userId) ?? 'none'
    const [matched, invited] = [connection === 'matched', invitedIds.has(row._id)]
    if (!owner) return []
    const { followsMe, ...person } = owner
    if (!isShown(row, { followsMe, matched })) return []
    const { startDate: start, endDate: end, flexibleDays, _id, company, note } = row
    const days = matched || invitedIds.get(row._id) ? { start, end, flexibleDays } : null
    const months = days ? monthsOf(start, end) : monthsOfWeeks(row)
    return [{ _id, place: planPlace(row.goesTo), months, days, company, note, person, matched, connection, invited }]
  })

type Search = Omit<PlanQuery, 'placeId'> & { after?: PlanCursor | undefined }

/**
 * A page of other users' plans to a place, by the week in which they end. It may be short, and have a cursor even when it
 * is empty: the number of plans that are read is bounded.
 */
export async function searchPlans(db: Db, { userId, today }: Reader, place: KnownPlace, search: Search) {
  const { company, travelType, language, limit } = search
  const { from, to } = daysOf(search, today)
  if (to < from) return { items: [], next: null }
  const [gender, hidden] = await Promise.all([readGender(db, userId), readHidden(db, userId)])
  const fixed = {
    me: userId,
    gender,
    hidden,
    place,
    ...weeksOf(from, to),
    company: `{${company ?? PLAN_COMPANY.join(',')}}`,
  }
  const items: FoundPlan[] = []
  let after = search.after
  for (let reads = 1; ; reads += 1) {
    const size = reads > 1 ? 200 : limit < 21 ? 21 : 51
    const page = { ...fixed, afterWeek: after?.week ?? fixed.first, afterId: after?.id ?? FIRST_ID }
    const rows = await readPlans(db, page, size)
    const shown = await showPlans(db, userId, rows, { travelType, language })
    const room = limit - items.length
    items.push(...shown.slice(0, room))
    const isMore = rows.length === size
    if (shown.length > room || (isMore && items.length === limit)) {
      // The plan that the reader has seen last: the last one that was read may be hidden from the reader.
      const last = rows.find(({ _id }) => _id === items.at(-1)?._id)
      return { items, next: last ? { plan: { week: last.lastWeek, id: last._id }, isShown: true } : null }
    }
    const last = rows.at(-1)
    after = last && { week: last.lastWeek, id: last._id }
    if (!isMore || !after) return { items, next: null }
    if (reads === MOST_READS) return { items, next: { plan: after, isShown: false } }
  }
}

const MOST_OVERLAPS = 50

/** The number of visible plans and tours that an own plan overlaps; null if the reader has no such plan. */
export async function countOverlaps(db: Db, { userId, today }: Reader, planId: string) {
  const [plan] = await db
    .select()
    .from(planSummaries)
    .where(and(eq(planSummaries.userId, userId), eq(planSummaries._id, planId)))
  if (!plan) return null
  const place = findPlanPlace(plan.goesTo)
  const start = addDays(plan.startDate, -plan.flexibleDays)
  const [from, to] = [start > today ? start : today, plan.endsOn]
  if (!place || to < from) return { plans: 0, tours: 0 }
  const weeks = weeksOf(from, to)
  const [gender, hidden] = await Promise.all([readGender(db, userId), readHidden(db, userId)])
  const rows = await readPlans(
    db,
    {
      me: userId,
      gender,
      hidden,
      place,
      ...weeks,
      afterWeek: weeks.first,
      afterId: FIRST_ID,
      company: `{${PLAN_COMPANY.join(',')}}`,
    },
    51,
  )
  const [shown, tours] = await Promise.all([
    showPlans(db, userId, rows),
    overlappingTours(db, { placeIds: place.destinationIds, from, to, reader: userId }),
  ])
  return { plans: Math.min(MOST_OVERLAPS, shown.length), tours: tours.length }
}
