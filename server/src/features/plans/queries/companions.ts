import { addDays } from '@saathi/shared/lib/days'
import { PLAN_COMPANY } from '@saathi/shared/plans/rules'
import type { Db } from '../../../db/client.ts'
import { monthsOf, monthsOfWeeks, weeksOf } from '../days.ts'
import { findPlanPlace } from '../places.ts'
import { listPlans } from './plans.ts'
import { readGender, readPlans } from './statements.ts'

/** A place to which two people plan to go in a month, 1-12. */
export type SharedPlan = { place: string; month: number }

/** The month that a reason names: the first that both plans have, else the later of their first ones. */
function sharedMonth(own: string[], theirs: string[]): number {
  const [ownFirst = '', theirFirst = ''] = [own[0], theirs[0]]
  const shared = own.find((month) => theirs.includes(month))
  return Number((shared ?? (ownFirst > theirFirst ? ownFirst : theirFirst)).slice(5, 7))
}

/**
 * Users whose plans overlap those of the reader by place and week, and which everybody may see; the reader's plans are one
 * statement, and each of their places another. Without plans of the reader: nobody.
 */
export async function findPlanCompanions(db: Db, me: string, today: string): Promise<Map<string, SharedPlan[]>> {
  const own = (await listPlans(db, me, today)).filter(({ ended }) => !ended)
  if (own.length === 0) return new Map()
  const gender = await readGender(db, me)
  const found = await Promise.all(
    own.map(async ({ place: { id, name }, travelDates, flexibleDays }) => {
      const place = findPlanPlace(id)
      if (!place) return []
      const months = monthsOf(travelDates.start, travelDates.end)
      const start = addDays(travelDates.start, -flexibleDays)
      const weeks = weeksOf(start > today ? start : today, addDays(travelDates.end, flexibleDays))
      const page = {
        me,
        gender,
        place,
        ...weeks,
        afterWeek: weeks.first,
        afterId: '00000000-0000-0000-0000-000000000000',
        company: `{${PLAN_COMPANY.join(',')}}`,
      }
      return (await readPlans(db, page, 51))
        .filter(({ visibleTo }) => visibleTo === 'everyone')
        .map(({ userId, firstWeek, lastWeek }) => ({
          userId,
          plan: { place: name, month: sharedMonth(months, monthsOfWeeks({ firstWeek, lastWeek })) },
        }))
    }),
  )
  const plansByPerson = new Map<string, SharedPlan[]>()
  for (const { userId, plan } of found.flat()) plansByPerson.set(userId, [...(plansByPerson.get(userId) ?? []), plan])
  return plansByPerson
}
