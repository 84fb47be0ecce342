import { rupees } from '@saathi/shared/money'
import { BUDGETS, type DreamTrip, PREFERENCE_TYPES, type Recommendations } from '@saathi/shared/recommend'
import type { Dataset } from './dataset.ts'
import type { Ranked } from './rank.ts'
import { mainClosure, monthName, seasonOf } from './season.ts'
import { shortlist } from './shortlist.ts'
import { couldFit, type Offer, placesFor } from './travel-option.ts'
import { type Trip, tripOf } from './trip.ts'

type Change = NonNullable<Recommendations['change']>

/** A budget up to this many times the given one is suggested before another trip type. */
const MOST_RAISE = 2
/** Later months tried at most. */
const MONTHS_AHEAD = 6
/** Another month saves at most about this share of the total; when every offer is further over, none is tried. */
const MONTH_SAVES = 0.5

/**
 * The smallest change of the request after which something fits. It is tried before it is suggested: another month; the
 * next budget, up to twice the given one; another trip type for the same money; any higher budget.
 * @param shown the nearest offers for the request as it is; none of them fits
 */
export function changeFor(dataset: Dataset, request: DreamTrip, now: Date, shown: Offer[]): Change | null {
  const raise = otherBudget(dataset, request, now)
  const small = raise && Number(raise.wish.budget) <= MOST_RAISE * Number(request.budget)
  return otherMonth(dataset, request, now, shown) ?? (small ? raise : (otherType(dataset, request, now) ?? raise))
}

/** The nearest later month in which a place fits that is open and in season. */
function otherMonth(dataset: Dataset, request: DreamTrip, now: Date, shown: Offer[]): Change | null {
  const { when, budget } = tripOf(request, now)
  if (shown.every(({ leastTotal }) => leastTotal * (1 - MONTH_SAVES) > budget)) return null
  for (let later = 1; later <= MONTHS_AHEAD; later++) {
    const changed = { ...request, month: ((when.month - 1 + later) % 12) + 1 }
    const offer = bestFitting(dataset, tripOf(changed, now), isWorthwhile)
    if (offer) return { text: `Go in ${monthName(changed.month)} instead: ${comesTo(offer)}.`, wish: changed }
  }
  return null
}

/** The lowest higher budget within which something fits, in season when possible. */
function otherBudget(dataset: Dataset, request: DreamTrip, now: Date): Change | null {
  const higher = BUDGETS.filter(([budget]) => Number(budget) > Number(request.budget))
  for (const isGood of [isWorthwhile, () => true])
    for (const [budget, label] of higher) {
      const changed = { ...request, budget }
      const offer = bestFitting(dataset, tripOf(changed, now), isGood)
      const head = request.budgetIs === 'person' ? ' a head' : ''
      if (offer) return { text: `Raise the budget to ${label}${head}: ${comesTo(offer)}.`, wish: changed }
    }
  return null
}

/** The trip type with the best fit for the same budget and month. */
function otherType(dataset: Dataset, request: DreamTrip, now: Date): Change | null {
  const found = PREFERENCE_TYPES.flatMap(([type, label]) => {
    const changed = { ...request, preference_type: type }
    const offer = type === request.preference_type ? null : bestFitting(dataset, tripOf(changed, now), isWorthwhile)
    return offer ? [{ label, offer, changed }] : []
  }).sort((a, b) => b.offer.fit.score - a.offer.fit.score)[0]
  if (!found) return null
  return { text: `For this money try ${found.label} instead: ${comesTo(found.offer)}.`, wish: found.changed }
}

type Test = (trip: Trip, offer: Pick<Offer, 'place'>) => boolean

/** What a changed trip would show first of what fits and passes the test, if anything does. */
function bestFitting(dataset: Dataset, trip: Trip, isGood: Test): Ranked | null {
  const hopeful = placesFor(dataset, trip).some((place) => isGood(trip, { place }) && couldFit(dataset, trip, place))
  if (!hopeful) return null
  return shortlist(dataset, trip).find((offer) => offer.fits && isGood(trip, offer)) ?? null
}

function isWorthwhile({ type, when }: Trip, { place }: Pick<Offer, 'place'>): boolean {
  const season = seasonOf(place, when.month)
  return (season === 'best' || season === 'ok') && !mainClosure(place, type, when.month)
}

const comesTo = ({ place, option }: Offer) => `${place.name} then comes to about ${rupees(option.total.typical)}`
