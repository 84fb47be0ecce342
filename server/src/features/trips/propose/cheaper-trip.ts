import { rupees } from '@saathi/shared/lib/money'
import type { TripRequest } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { downTo, leastDays } from '../../recommend/rank/stay-length.ts'
import { isTender } from '../../recommend/travel/effort.ts'
import { type Chosen, chooseOption } from './choose-option.ts'

/** Fewer rupees, as a share of the total, change nothing. */
const LEAST_SAVED = 0.05

type Change = { chosen: Chosen; words: (total: string) => string }

/**
 * The change that brings a trip nearest to a budget that it passes, with what it then costs: on the ground instead of by air,
 * another bed than the one that was asked for, or fewer days. One within the budget comes first, that with the most days.
 * Null where nothing spares much.
 */
export function cheaperChange(
  dataset: Dataset,
  request: TripRequest,
  { trip, option }: Chosen,
  now: Date,
): string | null {
  const most = (1 - LEAST_SAVED) * option.total
  const changes = changesOf(dataset, request, { trip, option }, now).filter(({ chosen }) => chosen.option.total <= most)
  const within = changes.filter(({ chosen }) => chosen.option.total <= trip.budget)
  const [best] =
    within.length > 0
      ? within.sort((a, b) => b.chosen.option.days - a.chosen.option.days)
      : changes.sort((a, b) => a.chosen.option.total - b.chosen.option.total)
  if (!best) return null
  const words = best.words(rupees(best.chosen.option.total))
  return within.length > 0 ? words : text.even(words)
}

function changesOf(dataset: Dataset, request: TripRequest, { trip, option }: Chosen, now: Date): Change[] {
  const { place, journey } = option
  const changes: Change[] = []
  const add = (chosen: Chosen | null, wordsOf: (option: Chosen['option']) => (total: string) => string) => {
    if (chosen) changes.push({ chosen, words: wordsOf(chosen.option) })
  }
  if (trip.stay) {
    const bed = chooseOption(dataset, place, { ...request, stay: undefined }, now)
    add(
      bed,
      ({ lodging }) =>
        (total) =>
          text.withOtherBed(text.stays[lodging], total),
    )
  }
  if (journey.mode === 'air' && !trip.by && !isTender(trip.party)) {
    const ground = chooseOption(dataset, place, { ...request, by: 'ground' }, now)
    add(
      ground,
      ({ journey: { mode, hours } }) =>
        (total) =>
          text.onTheGround(mode, Math.round(hours), total),
    )
  }
  if (option.nights > 0 && option.days > leastDays(place))
    add(
      shorterTrip(dataset, place, request, { trip, option }, now),
      ({ days }) =>
        (total) =>
          text.forFewerDays(days, total),
    )
  return changes
}

/** The trip of the most days that the budget pays, or where it pays none of the least days. */
function shorterTrip(
  dataset: Dataset,
  place: Destination,
  request: TripRequest,
  { trip, option }: Chosen,
  now: Date,
): Chosen | null {
  const ofDays = (days: number) => {
    const chosen = chooseOption(dataset, place, { ...request, days, endDate: undefined }, now)
    return chosen?.option.days === days && chosen.option.nights > 0 ? chosen : null
  }
  const least = leastDays(place)
  const shortest = ofDays(least)
  if (!shortest || shortest.option.total > trip.budget) return shortest
  for (const days of downTo(least + 1, option.days - 1)) {
    const shorter = ofDays(days)
    if (shorter && shorter.option.total <= trip.budget) return shorter
  }
  return shortest
}
