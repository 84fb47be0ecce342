import type { GoingToo } from '@saathi/shared/home/schema'
import { PLAN_COMPANY } from '@saathi/shared/plans/rules'
import type { Gender } from '@saathi/shared/social/genders'
import type { Db } from '../../../db/client.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { weeksOf } from '../days.ts'
import { findPlanPlace, type KnownPlace } from '../places.ts'
import type { PlanPeople } from './people.ts'
import { FIRST_ID, type Reader, toFoundPlans } from './search.ts'
import { type PlanRow, readPlansOf } from './statements.ts'

/** The place and days of a journey. */
export type Going = { placeId: string; from: string; to: string }
/** The reader with what else a search for plans reads about them. */
export type Seeker = Reader & { gender: Gender | null; hidden: string[] }

/** Whether a search for this place finds plans to that one: it, its region or, in a region, a destination. */
const includes = ({ id, regionId, destinationIds }: KnownPlace, goesTo: string) =>
  goesTo === id || goesTo === regionId || destinationIds.includes(goesTo)

/** Each place is searched once, so few suffice. */
const JOURNEYS_MAX = 4

type Search = { going: Going; place: KnownPlace; weeks: ReturnType<typeof weeksOf> }
type OverlappingPlans = { searches: Search[]; plans: PlanRow[] }

/** Plans to the places of these journeys in the same weeks, as a search for each finds them, in one statement; none without journeys. */
export async function listOverlappingPlans(
  db: Db,
  { userId, today, gender, hidden }: Seeker,
  journeys: Going[],
): Promise<OverlappingPlans> {
  const searches = journeys.slice(0, JOURNEYS_MAX).flatMap((going): Search[] => {
    const place = findPlanPlace(going.placeId)
    const from = going.from > today ? going.from : today
    return place && going.to >= from ? [{ going: { ...going, from }, place, weeks: weeksOf(from, going.to) }] : []
  })
  const pages = searches.map(({ place, weeks }) => ({
    ...{ me: userId, gender, hidden: idArray(hidden), place, ...weeks },
    ...{ afterWeek: weeks.first, afterId: FIRST_ID, company: `{${PLAN_COMPANY.join(',')}}` },
  }))
  return { searches, plans: await readPlansOf(db, pages, 21) }
}

/** The owners of these plans as a search would show them, each once. */
export function toGoingToo({ searches, plans }: OverlappingPlans, people: PlanPeople, most: number): GoingToo[] {
  const shown = toFoundPlans(plans, {
    owners: new Map(people.owners.map((owner) => [owner._id, owner])),
    connections: new Map(people.matched.map((id) => [id, 'matched'])),
    invited: new Map(people.invited.map(({ planId, accepted }) => [planId, accepted])),
  })
  const found = shown.flatMap((plan): GoingToo[] => {
    const row = plans.find(({ _id }) => _id === plan._id)
    const search = searches.find(
      ({ place, weeks }) =>
        row && includes(place, row.goesTo) && row.firstWeek <= weeks.last && row.lastWeek >= weeks.first,
    )
    if (!search) return []
    const { person, place, months, days } = plan
    const { placeId, from: start, to: end } = search.going
    return [{ person, place, months, days, going: { placeId, days: { start, end } } }]
  })
  const isFirst = ({ person }: GoingToo, at: number) =>
    found.findIndex((other) => other.person._id === person._id) === at
  return found.filter(isFirst).slice(0, most)
}
