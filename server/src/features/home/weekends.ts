import type { HomeWeekend } from '@saathi/shared/home/schema'
import { addDays, type LongWeekend, longWeekends } from '@saathi/shared/lib/holidays'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import { quoteFor } from '../destinations/quote.ts'
import type { City, Dataset } from '../recommend/facts/dataset.ts'
import { greatCircleKm } from '../recommend/facts/distance.ts'
import { seasonOf } from '../recommend/facts/season.ts'

const LISTED = 3
const AHEAD_DAYS = 200
/** As the crow flies; further is no weekend. */
const NEAR_KM = 320
const NEAR_HOURS = 9

type Asked = { from: City | undefined; today: string; now: Date }

/** The next long weekends of a home, each with a place of its own; without a known home there is no place. */
export function weekendsFrom(dataset: Dataset, { from, today, now }: Asked): HomeWeekend[] {
  const next = longWeekends(
    addDays(today, 1),
    addDays(today, AHEAD_DAYS),
    from ?? DREAM_TRIP_DEFAULTS.starting_location,
  )
  const taken = new Set<string>()
  return next.slice(0, LISTED).map(({ start, end, names, leave }) => {
    const place = from ? placeNear(dataset, { from, start, end, now, taken }) : null
    if (place) taken.add(place.id)
    return { start, end, names, leave, place }
  })
}

type Near = Pick<LongWeekend, 'start' | 'end'> & { from: City; now: Date; taken: ReadonlySet<string> }

/** The place near a city that costs least on these days, of those that are good then. */
function placeNear(dataset: Dataset, { from, start, end, now, taken }: Near): HomeWeekend['place'] {
  const home = dataset.transport.origins[from]
  const month = Number(start.slice(5, 7))
  const offers = dataset.destinations.flatMap((place) => {
    if (taken.has(place.id) || seasonOf(place, month) === 'avoid' || greatCircleKm(home, place) > NEAR_KM) return []
    const type = place.types[0] ?? DREAM_TRIP_DEFAULTS.preference_type
    const form = { ...DREAM_TRIP_DEFAULTS, starting_location: from, preference_type: type, from: start, to: end }
    const quote = quoteFor(dataset, place.id, form, now)
    const hours = quote?.ways[0]?.hours
    if (!quote?.fits || hours === undefined || hours > NEAR_HOURS) return []
    return [{ id: place.id, name: place.name, from, type, hours, total: quote.estimated_costs.total_cost }]
  })
  return offers.reduce<HomeWeekend['place']>((best, each) => (best && best.total <= each.total ? best : each), null)
}
