import { weekOf } from '@saathi/shared/lib/days'
import { GOING_MIN } from '@saathi/shared/plans/rules'
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/client.ts'
import { plans } from '../../../db/schema/plans.ts'
import { users } from '../../../db/schema/users.ts'
import { isForEverybody } from '../policy.ts'

/** The plans of a place that are read, those that end first. */
const MOST_READ = 300

export type MonthOfPlace = { placeId: string; month: string; people: number }

/**
 * How many people plan to set out for each of these places in each month, most first, by the plans that everybody may see; no
 * month with fewer than `GOING_MIN`. The same for all readers, as `countGoing`.
 */
export async function countPeopleByMonth(db: Db, placeIds: string[], today: string): Promise<MonthOfPlace[]> {
  const plansTo = (placeId: string) =>
    db
      .select({
        placeId: plans.placeId,
        userId: plans.userId,
        month: sql<string>`to_char(${plans.startDate}, 'YYYY-MM')`.as('month'),
      })
      .from(plans)
      .where(and(eq(plans.placeId, placeId), gte(plans.lastWeek, weekOf(today)), isForEverybody()))
      .orderBy(plans.lastWeek)
      .limit(MOST_READ)
  const [first, second, ...more] = placeIds.map(plansTo)
  const rows = first ? await (second ? unionAll(first, second, ...more) : first) : []
  const coming = rows.filter(({ month }) => month >= today.slice(0, 7))
  if (coming.length < GOING_MIN) return []
  const asked = [...new Set(coming.map(({ userId }) => userId))]
  const shown = await db
    .select({ _id: users._id })
    .from(users)
    .where(and(inArray(users._id, asked), isNull(users.suspendedAt), isNull(users.deletionAskedAt)))
  const isShown = new Set(shown.map(({ _id }) => _id))
  const owners = new Map<string, { placeId: string; month: string; ids: Set<string> }>()
  for (const { placeId, month, userId } of coming) {
    if (!isShown.has(userId)) continue
    const of = owners.get(`${placeId} ${month}`) ?? { placeId, month, ids: new Set() }
    owners.set(`${placeId} ${month}`, of)
    of.ids.add(userId)
  }
  return [...owners.values()]
    .map(({ ids, ...rest }) => ({ ...rest, people: ids.size }))
    .filter(({ people }) => people >= GOING_MIN)
    .sort((a, b) => b.people - a.people || (a.month < b.month ? -1 : 1))
}
