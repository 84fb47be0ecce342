import { greatCircleKm } from '../facts/distance.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { isFarLocal, type Ranked } from './rank.ts'
import { isDearForOpen, isWorthNaming, SUITS_WELL } from './shortlist.ts'

/**
 * Places nearer to each other than this are nearly the same suggestion, and so are places of one main type that are
 * neighbours or have one gateway.
 */
const NEAR_KM = 40
const NEIGHBOUR_KM = 80
const MOST = 3
const NEAR_HOURS = 6
const MIDDLING_HOURS = 12

/** How an offer differs from those at the head of the list. */
export type Difference = 'near' | 'mode' | 'state'
export type AlsoGood = { offer: Ranked; difference: Difference }

export function areNearDuplicates(a: Ranked, b: Ranked): boolean {
  const km = greatCircleKm(a.place, b.place)
  if (km < NEAR_KM) return true
  if (a.place.types[0] !== b.place.types[0]) return false
  if (km < NEIGHBOUR_KM) return true
  const [mine, yours] = [a.option.journey, b.option.journey]
  return mine.lastLeg !== null && yours.lastLeg !== null && mine.to === yours.to
}

/**
 * Up to three places below those of the list that are another kind of trip: nearer by ground than all of those, by a mode
 * of travel or in a state that none of those has. The best by match of each kind, the nearer one first.
 * @param fitting the offers that fit, in the order of the list, of which `shown` are in it
 */
export function alsoGoodAmong(trip: ParsedTrip, fitting: Ranked[], shown: Ranked[]): AlsoGood[] {
  const head = fitting.filter((offer) => shown.includes(offer))
  const found: AlsoGood[] = []
  // What is near is worth a word though it suits less.
  const isGood = (one: Ranked, difference: Difference) =>
    difference === 'near'
      ? !isFarLocal(trip, one) && !isDearForOpen(trip, one)
      : isWorthNaming(trip, one) && one.fit.score >= SUITS_WELL
  for (const difference of ['near', 'mode', 'state'] as const) {
    const known = [...head, ...found.map(({ offer }) => offer)]
    const offer = fitting
      .filter((one) => !shown.includes(one) && isGood(one, difference))
      .find((one) => differs(one, known, difference) && !known.some((other) => areNearDuplicates(one, other)))
    if (offer && found.length < MOST) found.push({ offer, difference })
  }
  return found
}

function differs(offer: Ranked, known: Ranked[], difference: Difference): boolean {
  switch (difference) {
    case 'near':
      return distanceOf(offer) < Math.min(...known.map(distanceOf))
    case 'mode':
      return known.every(({ option }) => option.journey.mode !== offer.option.journey.mode)
    case 'state':
      return known.every(({ place }) => place.state !== offer.place.state)
  }
}

/** 0 near, 1 middling, 2 far; only ground is near. */
function distanceOf({ option: { journey } }: Ranked): number {
  if (journey.hours <= NEAR_HOURS && journey.mode !== 'air') return 0
  return journey.hours <= MIDDLING_HOURS ? 1 : 2
}
