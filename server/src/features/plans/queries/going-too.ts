import { PLAN_COMPANY } from '@saathi/shared/plans/rules'
import type { FoundPlan } from '@saathi/shared/plans/schema'
import type { Gender } from '@saathi/shared/social/genders'
import type { Db } from '../../../db/client.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { weeksOf } from '../days.ts'
import { findPlanPlace, type KnownPlace } from '../places.ts'
import { FIRST_ID, type Reader, showPlans } from './search.ts'
import { readPlansOf } from './statements.ts'

/** The place and days of a journey. */
export type Going = { placeId: string; from: string; to: string }
/** The reader with what else a search for plans reads about them. */
type Seeker = Reader & { gender: Gender | null; hidden: string[] }

/** Whether a search for this place finds plans to that one: it, its region or, in a region, a destination. */
const includes = ({ id, regionId, destinationIds }: KnownPlace, goesTo: string) =>
  goesTo === id || goesTo === regionId || destinationIds.includes(goesTo)

/** Each place is searched once, so few suffice. */
const JOURNEYS_MAX = 4

/**
 * People with plans to the places of these journeys in the same weeks, as a search for each would show them, each person once.
 * One statement, and three more about the people if it finds any.
 */
export async function findGoingToo(
  db: Db,
  { userId, today, gender, hidden }: Seeker,
  journeys: Going[],
  most: number,
): Promise<{ plan: FoundPlan; going: Going }[]> {
  const searches = journeys.slice(0, JOURNEYS_MAX).flatMap((going) => {
    const place = findPlanPlace(going.placeId)
    const from = going.from > today ? going.from : today
    return place && going.to >= from ? [{ going: { ...going, from }, place, weeks: weeksOf(from, going.to) }] : []
  })
  const pages = searches.map(({ place, weeks }) => ({
    ...{ me: userId, gender, hidden: idArray(hidden), place, ...weeks },
    ...{ afterWeek: weeks.first, afterId: FIRST_ID, company: `{${PLAN_COMPANY.join(',')}}` },
  }))
  const rows = await readPlansOf(db, pages, 21)
  const shown = await showPlans(db, userId, rows)
  const found = shown.flatMap((plan) => {
    const row = rows.find(({ _id }) => _id === plan._id)
    const search = searches.find(
      ({ place, weeks }) =>
        row && includes(place, row.goesTo) && row.firstWeek <= weeks.last && row.lastWeek >= weeks.first,
    )
    return search ? [{ plan, going: search.going }] : []
  })
  const isFirst = ({ plan }: { plan: FoundPlan }, at: number) =>
    found.findIndex((other) => other.plan.person._id === plan.person._id) === at
  return found.filter(isFirst).slice(0, most)
}
