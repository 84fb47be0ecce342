import { rupees } from '@saathi/shared/money'
import { BUDGETS, type DreamTrip, PREFERENCE_TYPES, type Recommendations } from '@saathi/shared/recommend'
import type { Facts } from './facts.ts'
import { couldFit, type Offer, placesFor } from './plan.ts'
import type { Ranked } from './rank.ts'
import { mainClosure, monthName, seasonOf } from './season.ts'
import { shortlist } from './shortlist.ts'
import { type Trip, tripOf } from './trip.ts'

type Change = NonNullable<Recommendations['change']>

/** People rather find twice the money than give up the trip that they dreamt of; beyond that, another kind of trip. */
const MOST_RAISE = 2
/** Whoever wants to travel soon does not wait for longer than this. */
const MONTHS_AHEAD = 6
/** Another month saves at most about this part of a bill: where all are further over, none is tried. */
const MONTH_SAVES = 0.5

/**
 * The cheapest change of a wish after which something fits, tried before it is offered: another month, which costs
 * nothing; the next budget, up to twice what was said; another kind of trip for the same money; any higher budget.
 * @param shown what comes nearest to the wish as it stands; none of it fits
 */
export function changeFor(facts: Facts, wish: DreamTrip, now: Date, shown: Offer[]): Change | null {
  const raise = otherBudget(facts, wish, now)
  const small = raise && Number(raise.wish.budget) <= MOST_RAISE * Number(wish.budget)
  return otherMonth(facts, wish, now, shown) ?? (small ? raise : (otherType(facts, wish, now) ?? raise))
}

/** The nearest later month in which a place fits that is open and in season. */
function otherMonth(facts: Facts, wish: DreamTrip, now: Date, shown: Offer[]): Change | null {
  const { when, budget } = tripOf(wish, now)
  if (shown.every(({ leastTotal }) => leastTotal * (1 - MONTH_SAVES) > budget)) return null
  for (let later = 1; later <= MONTHS_AHEAD; later++) {
    const changed = { ...wish, month: ((when.month - 1 + later) % 12) + 1 }
    const offer = bestFitting(facts, tripOf(changed, now), isWorthwhile)
    if (offer) return { text: `Go in ${monthName(changed.month)} instead: ${comesTo(offer)}.`, wish: changed }
  }
  return null
}

/** The least of the higher budgets under which something fits, in season rather than not. */
function otherBudget(facts: Facts, wish: DreamTrip, now: Date): Change | null {
  const higher = BUDGETS.filter(([budget]) => Number(budget) > Number(wish.budget))
  for (const isGood of [isWorthwhile, () => true])
    for (const [budget, label] of higher) {
      const changed = { ...wish, budget }
      const offer = bestFitting(facts, tripOf(changed, now), isGood)
      const head = wish.budgetIs === 'person' ? ' a head' : ''
      if (offer) return { text: `Raise the budget to ${label}${head}: ${comesTo(offer)}.`, wish: changed }
    }
  return null
}

/** The kind of trip that the same money and month suit best. */
function otherType(facts: Facts, wish: DreamTrip, now: Date): Change | null {
  const found = PREFERENCE_TYPES.flatMap(([type, label]) => {
    const changed = { ...wish, preference_type: type }
    const offer = type === wish.preference_type ? null : bestFitting(facts, tripOf(changed, now), isWorthwhile)
    return offer ? [{ label, offer, changed }] : []
  }).sort((a, b) => b.offer.fit.score - a.offer.fit.score)[0]
  if (!found) return null
  return { text: `For this money try ${found.label} instead: ${comesTo(found.offer)}.`, wish: found.changed }
}

type Test = (trip: Trip, offer: Pick<Offer, 'place'>) => boolean

/** What a changed trip would show first of what fits and passes the test, if anything does. */
function bestFitting(facts: Facts, trip: Trip, isGood: Test): Ranked | null {
  const hopeful = placesFor(facts, trip).some((place) => isGood(trip, { place }) && couldFit(facts, trip, place))
  if (!hopeful) return null
  return shortlist(facts, trip).find((offer) => offer.fits && isGood(trip, offer)) ?? null
}

function isWorthwhile({ type, when }: Trip, { place }: Pick<Offer, 'place'>): boolean {
  const season = seasonOf(place, when.month)
  return (season === 'best' || season === 'ok') && !mainClosure(place, type, when.month)
}

const comesTo = ({ place, plan }: Offer) => `${place.name} then comes to about ${rupees(plan.total.typical)}`
