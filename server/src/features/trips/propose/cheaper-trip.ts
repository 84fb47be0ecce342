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

type Change = { option: Chosen['option']; words: string }

/**
 * The change that brings a trip nearest to a budget that it passes, with what it then costs: on the ground instead of by air,
 * another bed than the one that was asked for, or fewer days. One within the budget comes first, that with the most days.
 * Null where nothing spares much.
 */
export function cheaperChange(dataset: Dataset, request: TripRequest, chosen: Chosen, now: Date): string | null {
  const { trip, option } = chosen
  const most = (1 - LEAST_SAVED) * option.total
  const changes = changesOf(dataset, request, chosen, now).filter((change) => change.option.total <= most)
  const [within] = changes
    .filter((change) => change.option.total <= trip.budget)
    .sort((a, b) => b.option.days - a.option.days)
  if (within) return within.words
  const [cheapest] = changes.sort((a, b) => a.option.total - b.option.total)
  return cheapest ? money.even(cheapest.words) : null
}

function changesOf(dataset: Dataset, request: TripRequest, { trip, option }: Chosen, now: Date): Change[] {
  const { place, journey } = option
  const withChange = (change: Partial<TripRequest>) =>
    chooseOption(dataset, place, { ...request, ...change }, now)?.option ?? null
  const costs = ({ total }: Chosen['option']) => rupees(total)
  const changes: Change[] = []
  const bed = trip.stay ? withChange({ stay: undefined }) : null
  if (bed) changes.push({ option: bed, words: money.withOtherBed(text.stays[bed.lodging], costs(bed)) })
  const ground = journey.mode === 'air' && !trip.by && !isTender(trip.party) ? withChange({ by: 'ground' }) : null
  if (ground) {
    const { mode, hours } = ground.journey
    changes.push({ option: ground, words: money.onTheGround(mode, Math.round(hours), costs(ground)) })
  }
  const isLong = option.nights > 0 && option.days > leastDays(place)
  const shorter = isLong ? shorterTrip(dataset, place, request, { trip, option }, now) : null
  if (shorter) changes.push({ option: shorter, words: money.forFewerDays(shorter.days, costs(shorter)) })
  return changes
}

/** The trip of the most days that the budget pays, or where it pays none of the least days. */
function shorterTrip(
  dataset: Dataset,
  place: Destination,
  request: TripRequest,
  { trip, option }: Chosen,
  now: Date,
): Chosen['option'] | null {
  const ofDays = (days: number) => {
    const shorter = chooseOption(dataset, place, { ...request, days, endDate: undefined }, now)?.option
    return shorter?.days === days && shorter.nights > 0 ? shorter : null
  }
  const least = leastDays(place)
  const shortest = ofDays(least)
  if (!shortest || shortest.total > trip.budget) return shortest
  for (const days of downTo(least + 1, option.days - 1)) {
    const shorter = ofDays(days)
    if (shorter && shorter.total <= trip.budget) return shorter
  }
  return shortest
}
