import type { Facts } from './facts.ts'
import { offerFor, placesFor } from './plan.ts'
import { fitOf, inOrder, type Ranked } from './rank.ts'
import type { Trip } from './trip.ts'

const MOST = 8
const FEW = 3
/** A place that suits well still stands after those that fit while it is over the budget by less than this share. */
const SLIGHTLY_OVER = 0.3
const SUITS_WELL = 50

/** What is shown for a trip: those within the budget first; the nearest three when none is. */
export function shortlist(facts: Facts, trip: Trip): Ranked[] {
  const ranked = placesFor(facts, trip).map((place): Ranked => {
    const offer = offerFor(facts, trip, place)
    return { ...offer, fit: fitOf(trip, offer) }
  })
  const ordered = inOrder(trip, ranked)
  if (!ordered[0]?.fits) return ordered.slice(0, FEW)
  const isNear = ({ overBy, fit }: Ranked) => overBy <= SLIGHTLY_OVER * trip.budget && fit.score >= SUITS_WELL
  const fillsUp = ({ overBy }: Ranked, at: number) => at < FEW && overBy <= trip.budget
  return ordered.filter((offer, at) => offer.fits || isNear(offer) || fillsUp(offer, at)).slice(0, MOST)
}
