import type { Destination } from '../facts/dataset.ts'
import { greatCircleKm } from '../facts/distance.ts'
import { isSecondKind, isWiseThen } from './rank.ts'
import { offerForPlace, wantedIn } from './shortlist.ts'
import { isOutOfTime, isTooShort } from './stay-length.ts'
import { type Answer, reasonAgainst } from './why-not.ts'

const MOST = 3
/** Straight from the starting city: about a night by train. */
const NEAR_KM = 500

export type NotNow = { place: Destination; text: string }

/**
 * Up to three places of the wanted kind near the starting city, within the days, that are left out for the month alone, and
 * why: people look for them, and would not know that they were thought of. Those that are known for it come first, then the
 * nearest. Not those that are asked for by name, which have their own answer.
 */
export function notNowNear(answer: Answer): NotNow[] {
  const { dataset, trip, shown } = answer
  const wanted = wantedIn(dataset, trip)
  const home = dataset.transport.origins[trip.from]
  return dataset.destinations
    .filter(
      (place) =>
        place.types.includes(trip.type) &&
        !isWiseThen(trip, place) &&
        !wanted.has(place.id) &&
        !shown.some((offer) => offer.place === place),
    )
    .map((place) => ({ place, km: greatCircleKm(home, place) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .map(({ place }) => ({ place, reason: reasonAgainst(answer, place) }))
    .filter(({ reason: { cause } }) => cause === 'closed' || cause === 'month')
    .filter(({ place }) => isReached(answer, place))
    .sort((a, b) => Number(isSecondKind(a.place, trip.type)) - Number(isSecondKind(b.place, trip.type)))
    .slice(0, MOST)
    .map(({ place, reason }) => ({ place, text: reason.text }))
}

/** Whether the days hold a visit: a better month would not help where they do not. */
function isReached({ dataset, trip }: Answer, place: Destination): boolean {
  const offer = isTooShort(place, trip.maxDays) ? null : offerForPlace(dataset, trip, place)
  return offer !== null && !isOutOfTime(trip, offer)
}
