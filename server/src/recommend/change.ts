import { rupees } from '@saathi/shared/money'
import { BUDGETS, type DreamTrip, PREFERENCE_TYPES, type Recommendations } from '@saathi/shared/recommend'
import type { Destination, Facts } from './facts.ts'
import { couldFit, type Offer, offerFor, placesFor } from './plan.ts'
import { mainClosure, monthName, seasonOf } from './season.ts'
import { type Trip, tripOf } from './trip.ts'

type Change = NonNullable<Recommendations['change']>

/** People rather find twice the money than give up the trip that they dreamt of; beyond that, another kind of trip. */
const MOST_RAISE = 2
/** Another month saves at most about this part of a bill, so what is further over is not even tried. */
const MONTH_SAVES = 0.5

/**
 * The cheapest change of a wish after which something fits, tried before it is offered: another month, which costs
 * nothing; the next budget, up to twice what was said; another kind of trip for the same money; any higher budget.
 * @param offers what the wish as it stands is offered, none of which fits
 */
export function changeFor(facts: Facts, wish: DreamTrip, now: Date, offers: Offer[]): Change | null {
  const raise = otherBudget(facts, wish, now, offers)
  const small = raise && Number(raise.wish.budget) <= MOST_RAISE * Number(wish.budget)
  return otherMonth(facts, wish, now, offers) ?? (small ? raise : (otherType(facts, wish, now) ?? raise))
}

/** The nearest later month in which a place fits that is open and in season. */
function otherMonth(facts: Facts, wish: DreamTrip, now: Date, offers: Offer[]): Change | null {
  const { when, budget } = tripOf(wish, now)
  const within = offers.filter(({ leastTotal }) => leastTotal * MONTH_SAVES <= budget).map(({ place }) => place)
  for (let later = 1; later < 12 && within.length > 0; later++) {
    const changed = { ...wish, month: ((when.month - 1 + later) % 12) + 1 }
    const offer = bestFitting(facts, changed, now, within)
    if (offer) return { text: `Go in ${monthName(changed.month)} instead: ${comesTo(offer)}.`, wish: changed }
  }
  return null
}

/** The least of the higher budgets under which something fits, in season rather than not. */
function otherBudget(facts: Facts, wish: DreamTrip, now: Date, offers: Offer[]): Change | null {
  const trip = tripOf(wish, now)
  const inSeason = offers.filter(({ place }) => isWorthwhile(trip, place))
  const places = (inSeason.length > 0 ? inSeason : offers).map(({ place }) => place)
  for (const [budget, label] of BUDGETS) {
    if (Number(budget) <= Number(wish.budget)) continue
    const changed = { ...wish, budget }
    const offer = cheapestFitting(facts, tripOf(changed, now), places)
    const head = trip.perHead ? ' a head' : ''
    if (offer) return { text: `Raise the budget to ${label}${head}: ${comesTo(offer)}.`, wish: changed }
  }
  return null
}

function otherType(facts: Facts, wish: DreamTrip, now: Date): Change | null {
  const found = PREFERENCE_TYPES.flatMap(([type, label]) => {
    const changed = { ...wish, preference_type: type }
    const offer = type === wish.preference_type ? null : bestFitting(facts, changed, now)
    return offer ? [{ label, offer, changed }] : []
  }).sort((a, b) => a.offer.plan.total.typical - b.offer.plan.total.typical)[0]
  if (!found) return null
  return { text: `For this money choose ${found.label} instead: ${comesTo(found.offer)}.`, wish: found.changed }
}

/** The cheapest place that fits a wish, is open for it and in season. */
function bestFitting(facts: Facts, wish: DreamTrip, now: Date, among?: Destination[]): Offer | null {
  const trip = tripOf(wish, now)
  const places = (among ?? placesFor(facts, trip)).filter((place) => isWorthwhile(trip, place))
  return cheapestFitting(facts, trip, places)
}

function cheapestFitting(facts: Facts, trip: Trip, places: Destination[]): Offer | null {
  const fitting = places
    .filter((place) => couldFit(facts, trip, place))
    .map((place) => offerFor(facts, trip, place))
    .filter(({ fits }) => fits)
  return fitting.sort((a, b) => a.leastTotal - b.leastTotal)[0] ?? null
}

function isWorthwhile({ type, when }: Trip, place: Destination): boolean {
  const season = seasonOf(place, when.month)
  return (season === 'best' || season === 'ok') && !mainClosure(place, type, when.month)
}

const comesTo = ({ place, plan }: Offer) => `${place.name} then comes to about ${rupees(plan.total.typical)}`
