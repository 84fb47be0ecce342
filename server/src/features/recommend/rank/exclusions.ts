import type { Exclusion } from '@saathi/shared/recommend/schema'
import { greatCircleKm } from '../facts/distance.ts'
import type { Ranked } from './rank.ts'

/** Places within this distance of one that was visited count as seen, too. */
const SAME_AREA_KM = 80

type Unwanted = { reason: Exclusion['reason']; offer: Ranked }

/**
 * Leaves out the excluded places, and moves what is like one of them behind the rest; the order is kept otherwise.
 * Offers that do not fit stay behind those that do.
 * @param all every offer of the request: excluded places are compared by theirs
 */
export function withoutUnwanted(ordered: Ranked[], exclude: readonly Exclusion[], all: Ranked[]): Ranked[] {
  if (exclude.length === 0) return ordered
  const unwanted = unwantedIn(exclude, all)
  const kept = ordered.filter(({ place }) => !exclude.some(({ id }) => id === place.id))
  const isWanted = (offer: Ranked) => !unwanted.some((other) => isLike(offer, other))
  const part = (fits: boolean, wanted: boolean) =>
    kept.filter((offer) => offer.fits === fits && isWanted(offer) === wanted)
  return [...part(true, true), ...part(true, false), ...part(false, true), ...part(false, false)]
}

const unwantedIn = (exclude: readonly Exclusion[], all: Ranked[]): Unwanted[] =>
  exclude.flatMap(({ id, reason }): Unwanted[] => {
    const offer = all.find(({ place }) => place.id === id)
    return offer ? [{ reason, offer }] : []
  })

/** Whether an offer is like one of the excluded places. */
export const isLikeUnwanted = (offer: Ranked, exclude: readonly Exclusion[], all: Ranked[]): boolean =>
  unwantedIn(exclude, all).some((other) => isLike(offer, other))

/** Whether an offer has what the excluded one was excluded for. */
function isLike(offer: Ranked, { reason, offer: other }: Unwanted): boolean {
  switch (reason) {
    case 'far':
      return offer.option.journey.hours >= other.option.journey.hours
    case 'dear':
      return offer.option.total >= other.option.total
    case 'been':
      return greatCircleKm(offer.place, other.place) <= SAME_AREA_KM
    case 'kind':
      return offer.place.types[0] === other.place.types[0] && offer.place.types[1] === other.place.types[1]
  }
}
