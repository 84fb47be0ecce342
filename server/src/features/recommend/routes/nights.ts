import type { Destination } from '../facts/dataset.ts'
import { leastDays } from '../rank/stay-length.ts'

type Stayed = Pick<Destination, 'id' | 'ideal_days'>

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The fewest, the usual and the most nights of a route over these places. */
export const nightsOf = (places: readonly Destination[]) => ({
  least: sum(places.map(leastDays)),
  good: sum(places.map(({ ideal_days: [shortest] }) => shortest)),
  most: sum(places.map(({ ideal_days: [, longest] }) => longest)),
})

/**
 * Nights at each place for each number of nights from the fewest to `most`: none is rushed while another has more than its
 * good stay, whatever the order of the places.
 */
export function nightShares(places: readonly Destination[], most: number): number[][] {
  let shares = places.map(leastDays)
  const all = [shares]
  for (let left = most - sum(shares); left > 0; left--) {
    const neediest = findNeediest(places, shares)
    if (neediest < 0) break
    shares = shares.with(neediest, (shares[neediest] ?? 0) + 1)
    all.push(shares)
  }
  return all
}

/** The index of the place with the greatest need of a night, of equal ones the first by its id; -1 without any. */
function findNeediest(places: readonly Destination[], shares: readonly number[]): number {
  let [found, most] = [-1, 0]
  for (const [at, place] of places.entries()) {
    const need = needOf(place, shares[at] ?? 0)
    const isFirst = need === most && found >= 0 && place.id < (places[found]?.id ?? '')
    if (need > most || isFirst) [found, most] = [at, need]
  }
  return found
}

/** Above 1 below the shortest good stay, up to 1 below the longest, 0 there. */
function needOf({ ideal_days: [shortest, longest] }: Stayed, nights: number): number {
  if (nights < shortest) return 2 - nights / shortest
  return nights < longest ? (longest - nights) / (longest - shortest + 1) : 0
}

/** How good the length of a stay is, 0 to 1. */
export function paceOf({ ideal_days: [shortest, longest] }: Stayed, nights: number): number {
  if (nights < shortest) return (0.8 * nights) / shortest
  return longest === shortest ? 1 : 0.8 + (0.2 * Math.min(nights - shortest, longest - shortest)) / (longest - shortest)
}
