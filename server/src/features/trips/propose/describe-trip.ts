import { addDays } from '@saathi/shared/lib/days'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/schema'
import type { Trip as SharedTrip, TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import type { Dataset } from '../../recommend/facts/dataset.ts'
import { parseTrip } from '../../recommend/parsed-trip.ts'
import { placeCautions } from '../../recommend/text/cautions.ts'
import { sentence } from '../../recommend/text/format.ts'
import { everydayClosures } from '../../recommend/text/notes.ts'
import { permitSentence, permitsAt } from '../../recommend/text/permits.ts'
import { checklistFor, type ProposedCheck } from './checklist.ts'
import { highlightsOf, midMonth } from './propose-trip.ts'
import { sunOn } from './sun.ts'

/** The facts of a trip on which its warnings, checklist and daylight depend. */
export type TripFacts = {
  placeId: string
  from: TripRequest['from']
  people: number
  dayCount: number
  startDate: string | null
  month: number | null
  type: TripRequest['type'] | null
  items: readonly TripItemFacts[]
}

/** The texts that follow from the facts of a trip at the time when it is read. */
export type Outlook = Pick<SharedTrip, 'highlights' | 'sun' | 'hilly' | 'roads' | 'permits' | 'warnings'> & {
  checklist: ProposedCheck[]
}

const NOTHING: Outlook = { highlights: [], sun: [], hilly: false, permits: [], warnings: [], checklist: [] }

/** Opening facts, daylight, permits, warnings and checklist of a trip; nothing for a place that is no longer known. */
export function describeTrip(dataset: Dataset, facts: TripFacts, today: string): Outlook {
  const place = dataset.destinations.find(({ id }) => id === facts.placeId)
  if (!place) return NOTHING
  const { startDate, dayCount, people, items } = facts
  const type = facts.type ?? place.types[0] ?? 'historical'
  const { when } = parseTrip(
    {
      ...DREAM_TRIP_DEFAULTS,
      starting_location: facts.from,
      preference_type: type,
      ...(facts.month !== null && { month: facts.month }),
      ...(startDate !== null && { from: startDate, to: addDays(startDate, dayCount - 1) }),
    },
    new Date(`${today}T12:00:00+05:30`),
  )
  const byRoad = items.some(({ by }) => by === 'road')
  const permits = permitsAt(place, byRoad, type, when.month)
  const season = { when, type }
  return {
    highlights: highlightsOf(place),
    hilly: place.hilly,
    roads: place.roads,
    sun: sunOn(startDate ?? midMonth(when.month), dayCount, place),
    permits: permits.map((permit) => permitSentence(permit, when.daysAhead, today.slice(0, 7))),
    warnings: [
      ...placeCautions(season, { place }),
      ...everydayClosures(season, { place }),
      ...(place.last_stretch === undefined ? [] : [sentence(place.last_stretch)]),
    ],
    checklist: checklistFor({ place, type, month: when.month, period: when, people, startDate, items, permits, today }),
  }
}
