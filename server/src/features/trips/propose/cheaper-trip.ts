import { rupees } from '@saathi/shared/lib/money'
import type { TripRequest } from '@saathi/shared/trips/schema'
import * as money from '../../../messages/en/trip-money.ts'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { downTo, leastDays } from '../../recommend/rank/stay-length.ts'
import { isTender } from '../../recommend/travel/effort.ts'
import { type Chosen, chooseOption } from './choose-option.ts'

/** Fewer rupees, as a share of the total, change nothing. */
const LEAST_SAVED = 0.05

/** `whole`: what it costs with what its notes name beside the total. */
type Change = { days: number; total: number; whole: number; words: string }

/**
 * The change that brings a trip nearest to a budget that it passes, with what it then costs: on the ground instead of by air,
 * another bed than the one that was asked for, or fewer days. One within the budget comes first, that with the most days.
 * Null where nothing spares much. `onTopOf`: what the notes of a trip name beside its total.
 */
export function cheaperChange(
  dataset: Dataset,
  request: TripRequest,
  chosen: Chosen,
  now: Date,
  onTopOf: (chosen: Chosen) => number,
): string | null {
  const { trip, option } = chosen
  const most = (1 - LEAST_SAVED) * option.total
  const mostWhole = (1 - LEAST_SAVED) * (option.total + onTopOf(chosen))
  const changes = changesOf(dataset, request, chosen, now, onTopOf).filter(
    ({ total, whole }) => total <= most && whole <= mostWhole,
  )
  const [within] = changes.filter(({ whole }) => whole <= trip.budget).sort((a, b) => b.days - a.days)
  if (within) return within.words
  const [cheapest] = changes.sort((a, b) => a.whole - b.whole)
  return cheapest ? money.even(cheapest.words) : null
}

function changesOf(
  dataset: Dataset,
  request: TripRequest,
  { trip, option }: Chosen,
  now: Date,
  onTopOf: (chosen: Chosen) => number,
): Change[] {
  const { place, journey } = option
  const withChange = (change: Partial<TripRequest>) => chooseOption(dataset, place, { ...request, ...change }, now)
  const changes: Change[] = []
  const add = (found: Chosen | null, words: (option: Chosen['option'], costs: string) => string) => {
    if (!found) return
    const { days, total } = found.option
    const onTop = onTopOf(found)
    const costs = onTop > 0 ? money.withOnTop(rupees(total + onTop)) : rupees(total)
    changes.push({ days, total, whole: total + onTop, words: words(found.option, costs) })
  }
  if (trip.stay)
    add(withChange({ stay: undefined }), ({ lodging }, costs) => money.withOtherBed(text.stays[lodging], costs))
  if (journey.mode === 'air' && !trip.by && !isTender(trip.party))
    add(withChange({ by: 'ground' }), ({ journey: { mode, hours } }, costs) =>
      money.onTheGround(mode, Math.round(hours), costs),
    )
  if (option.nights > 0 && option.days > leastDays(place))
    add(shorterTrip(dataset, place, request, { trip, option }, now, onTopOf), ({ days }, costs) =>
      money.forFewerDays(days, costs),
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
  onTopOf: (chosen: Chosen) => number,
): Chosen | null {
  const ofDays = (days: number) => {
    const shorter = chooseOption(dataset, place, { ...request, days, endDate: undefined }, now)
    return shorter?.option.days === days && shorter.option.nights > 0 ? shorter : null
  }
  const isWithin = (shorter: Chosen) =>
    shorter.option.total <= trip.budget && shorter.option.total + onTopOf(shorter) <= trip.budget
  const least = leastDays(place)
  const shortest = ofDays(least)
  if (!shortest || shortest.option.total > trip.budget) return shortest
  for (const days of downTo(least + 1, option.days - 1)) {
    const shorter = ofDays(days)
    if (shorter && isWithin(shorter)) return shorter
  }
  return shortest
}
