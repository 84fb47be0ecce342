import type { Dataset } from './dataset.ts'
import { fitOf, inOrder, type Ranked } from './rank.ts'
import { offerFor, placesFor } from './travel-option.ts'
import type { Trip } from './trip.ts'

const MOST = 8
const FEW = 3
/** A place with a good fit is still listed, after those within the budget, when it is over by less than this share. */
const SLIGHTLY_OVER = 0.3
const SUITS_WELL = 50

/** The offers to show: those within the budget first, or the nearest three when none is. */
export function shortlist(dataset: Dataset, trip: Trip): Ranked[] {
  const ranked = placesFor(dataset, trip).map((place): Ranked => {
    const offer = offerFor(dataset, trip, place)
    return { ...offer, fit: fitOf(trip, offer) }
  })
  const ordered = inOrder(trip, ranked)
  if (!ordered[0]?.fits) return ordered.slice(0, FEW)
  const isNear = ({ overBy, fit }: Ranked) => overBy <= SLIGHTLY_OVER * trip.budget && fit.score >= SUITS_WELL
  const fillsUp = ({ overBy }: Ranked, at: number) => at < FEW && overBy <= trip.budget
  return ordered.filter((offer, at) => offer.fits || isNear(offer) || fillsUp(offer, at)).slice(0, MOST)
}
