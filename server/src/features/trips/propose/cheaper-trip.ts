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
type Costed = { option: Chosen['option']; whole: number }
type Change = Costed & { words: string }

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
    ({ option: { total }, whole }) => total <= most && whole <= mostWhole,
  )
  const [within] = changes.filter(({ whole }) => whole <= trip.budget).sort((a, b) => b.option.days - a.option.days)
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
  const costed = (found: Chosen | null): Costed | null =>
    found && { option: found.option, whole: found.option.total + onTopOf(found) }
  const add = (found: Costed | null, words: (changed: Chosen['option'], costs: string) => string) => {
    if (!found) return
    const costs = found.whole > found.option.total ? money.withOnTop(rupees(found.whole)) : rupees(found.whole)
    changes.push({ ...found, words: words(found.option, costs) })
  }
  if (trip.stay)
    add(costed(withChange({ stay: undefined })), ({ lodging }, costs) => money.withOtherBed(text.stays[lodging], costs))
  if (journey.mode === 'air' && !trip.by && !isTender(trip.party))
    add(costed(withChange({ by: 'ground' })), ({ journey: { mode, hours } }, costs) =>
      money.onTheGround(mode, Math.round(hours), costs),
    )
  if (option.nights > 0 && option.days > leastDays(place))
    add(shorterTrip(dataset, place, request, { trip, option }, now, costed), ({ days }, costs) =>
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
  costed: (found: Chosen | null) => Costed | null,
): Costed | null {
  const ofDays = (days: number) => {
    const shorter = chooseOption(dataset, place, { ...request, days, endDate: undefined }, now)
    return shorter?.option.days === days && shorter.option.nights > 0 ? shorter : null
  }
  const least = leastDays(place)
  const shortest = ofDays(least)
  if (shortest && shortest.option.total <= trip.budget)
    for (const days of downTo(least + 1, option.days - 1)) {
      const shorter = ofDays(days)
      const found = shorter && shorter.option.total <= trip.budget ? costed(shorter) : null
      if (found && found.whole <= trip.budget) return found
    }
  return costed(shortest)
}
