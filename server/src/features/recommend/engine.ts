import { isMinimum } from '@saathi/shared/recommend/party'
import type { DreamTrip, Recommendations, WhyNot } from '@saathi/shared/recommend/schema'
import { atOnce, type Steps } from '../../platform/steps.ts'
import { changeFor } from './change.ts'
import type { Dataset } from './facts/dataset.ts'
import { parseTrip } from './parsed-trip.ts'
import { alsoGoodAmong } from './rank/also-good.ts'
import { notNowNear } from './rank/not-now.ts'
import { offersInSteps, shortlist, wantedIn } from './rank/shortlist.ts'
import { wantedPlaces, whyNotNamed } from './rank/wanted-places.ts'
import { answerNote } from './text/answer-note.ts'
import { shortName } from './text/format.ts'
import { alsoGoodWords } from './text/order-words.ts'
import { namesOfPlaces } from './text/place-names.ts'
import { toResponse } from './text/to-response.ts'

/**
 * The built-in engine: at most eight destinations with costs and reasons, those within the budget first. When none is,
 * the three nearest. The smallest change of the request that helps, when none fits, or none well. Deterministic for the same data, request and time.
 */
export function* recommendInSteps(dataset: Dataset, request: DreamTrip, now: Date): Steps<Recommendations> {
  const trip = parseTrip(request, now)
  const offers = yield* offersInSteps(dataset, trip)
  const { shown, fitting } = shortlist(trip, offers, wantedIn(dataset, trip))
  const notNow = notNowNear({ dataset, trip, offers, shown, fitting })
  return {
    items: shown.map((offer, at) => toResponse(dataset, trip, offer, shown, shown[at + 1])),
    change: yield* changeFor(dataset, request, now, offers, { shown, fitting }),
    ...(trip.places.length > 0 && { wanted: wantedPlaces({ dataset, trip, offers, shown, fitting }) }),
    ...(trip.without.length > 0 && { unwanted: namesOfPlaces(dataset, trip.without) }),
    also: alsoGoodAmong(trip, fitting, shown).map((also) => alsoGoodWords(trip, also)),
    ...(notNow.length > 0 && {
      notNow: notNow.map(({ place, text }) => ({ id: place.id, name: shortName(place.name), text })),
    }),
    month: trip.when.month,
    people: trip.people,
    minimum: isMinimum(request),
    note: answerNote(dataset, trip, shown),
  }
}

/** Why one place or region is not in the list of a request, or where it stands in it. Null for an id that nobody has. */
export function* whyNotInSteps(dataset: Dataset, request: DreamTrip, id: string, now: Date): Steps<WhyNot | null> {
  const trip = parseTrip(request, now)
  const offers = yield* offersInSteps(dataset, trip)
  const answer = { dataset, trip, offers, ...shortlist(trip, offers, wantedIn(dataset, trip)) }
  return whyNotNamed(answer, id)
}

/** The same at once. */
export const recommend = (dataset: Dataset, request: DreamTrip, now: Date): Recommendations =>
  atOnce(recommendInSteps(dataset, request, now))

/** The response of the documented `POST /recommend_travel`: the list as a JSON string. */
export const toDocumentedResponse = ({ items }: Recommendations): { recommendation: string } => ({
  recommendation: JSON.stringify(items),
})
