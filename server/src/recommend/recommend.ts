import type { DreamTrip, Recommendations } from '@saathi/shared/recommend'
import { changeFor } from './change.ts'
import type { Facts } from './facts.ts'
import { offerFor, placesFor } from './plan.ts'
import { present } from './present.ts'
import { fitOf, inOrder, type Ranked } from './rank.ts'
import { type Trip, tripOf } from './trip.ts'

const MOST = 8
const FEW = 3
const LARGEST_GROUP = '10'
/** A place that suits well still stands after those that fit while it is over the budget by less than this share. */
const SLIGHTLY_OVER = 0.3
const SUITS_WELL = 50

/** What is shown of the offers in their order: none that is far beyond the budget, as long as something is within it. */
function shownOf({ budget }: Trip, ordered: Ranked[]): Ranked[] {
  if (!ordered[0]?.fits) return ordered.slice(0, FEW)
  const isNear = ({ overBy, fit }: Ranked) => overBy <= SLIGHTLY_OVER * budget && fit.score >= SUITS_WELL
  const fillsUp = ({ overBy }: Ranked, at: number) => at < FEW && overBy <= budget
  return ordered.filter((offer, at) => offer.fits || isNear(offer) || fillsUp(offer, at)).slice(0, MOST)
}

/**
 * Destinations for a wish, costed and explained: at most eight, those within the budget first; when none is, the three
 * that come nearest and the cheapest change of the wish that helps. The same facts, wish and time give the same answer.
 */
export function recommend(facts: Facts, wish: DreamTrip, now: Date): Recommendations {
  const trip = tripOf(wish, now)
  const ranked = placesFor(facts, trip).map((place): Ranked => {
    const offer = offerFor(facts, trip, place)
    return { ...offer, fit: fitOf(trip, offer) }
  })
  const ordered = inOrder(trip, ranked)
  const shown = shownOf(trip, ordered)
  return {
    items: shown.map((offer) => present(facts, trip, offer, shown)),
    change: shown[0]?.fits ? null : changeFor(facts, wish, now, ordered),
    month: trip.when.month,
    people: trip.people,
    minimum: wish.group_size === LARGEST_GROUP,
    note: `Our own estimates, not quotes: rail within 12 %, stays and days within 30 %, air within 35 %. The facts are ${facts.as_of}.`,
  }
}

/** The answer of the documented `POST /recommend_travel`: the list as a JSON string. */
export const asDocumented = ({ items }: Recommendations): { recommendation: string } => ({
  recommendation: JSON.stringify(items),
})
