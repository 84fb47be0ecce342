import { atOnce, type Steps } from '../../../platform/steps.ts'
import type { Dataset, Destination } from '../facts/dataset.ts'
import { isStartingCity } from '../facts/distance.ts'
import { ruledOutBy } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { withoutUnwanted } from './exclusions.ts'
import { inOrder, type Ranked, rank } from './rank.ts'
import { isOutOfTime, isTooShort } from './stay-length.ts'
import { type Offer, offerFor } from './travel-option.ts'

const MOST = 8
const FEW = 3
/** A place with a good fit is still listed, after those within the budget, when it is over by less than this share. */
const SLIGHTLY_OVER = 0.3
const SUITS_WELL = 50
/** The nearest suggestions cost at most this many times the budget, where there are any. */
const FAR_OVER = 2

/**
 * The places of the asked type that suit the number of days and are not the starting city. Those that a closure or a
 * danger rules out in that month are left out, unless nothing else is left.
 */
export function placesFor({ destinations }: Dataset, { type, from, maxDays, when }: ParsedTrip): Destination[] {
  const suitable = destinations.filter(
    (place) => place.types.includes(type) && !isStartingCity(place, from) && !isTooShort(place, maxDays),
  )
  const open = suitable.filter((place) => ruledOutBy(place, type, when) === null)
  return open.length > 0 ? open : suitable
}

/**
 * Every place that can be offered, with its fit; a place to which no sensible way leads is left out. When there is none
 * for so short a stay, those to which any way leads.
 */
export function* offersInSteps(dataset: Dataset, trip: ParsedTrip): Steps<Ranked[]> {
  function* ranked(relaxed: boolean, asked: ParsedTrip, places: Destination[]): Steps<Ranked[]> {
    const offers: Ranked[] = []
    for (const place of places) {
      yield
      const offer = offerFor(dataset, asked, place, relaxed)
      if (offer) offers.push(rank(asked, offer))
    }
    return offers
  }
  const offers = yield* ranked(false, trip, placesFor(dataset, trip))
  if (offers.length > 0) return offers
  return yield* ranked(true, { ...trip, calendar: null }, placesFor(dataset, { ...trip, maxDays: null }))
}

/** The same at once. */
export const offersFor = (dataset: Dataset, trip: ParsedTrip): Ranked[] => atOnce(offersInSteps(dataset, trip))

/** The offer for one place, which is the one of its result: of the second round where the first one has none for the place. */
export const offerForPlace = (dataset: Dataset, trip: ParsedTrip, place: Destination): Offer | null =>
  (isTooShort(place, trip.maxDays) ? null : offerFor(dataset, trip, place)) ??
  offerFor(dataset, { ...trip, calendar: null }, place, true)

/**
 * The offers to show: those within the budget first, or the nearest three when none is. `fitting`: all that fit, in the same
 * order.
 */
export function shortlist(trip: ParsedTrip, offers: Ranked[]): { shown: Ranked[]; fitting: Ranked[] } {
  const ordered = withoutUnwanted(dayTripsFirst(trip, inOrder(trip, offers)), trip.exclude, offers)
  const fitting = ordered.filter(({ fits }) => fits)
  if (ordered.every((offer) => isOutOfTime(trip, offer))) return { shown: shortest(ordered), fitting: [] }
  if (fitting.length === 0) return { shown: nearest(trip, ordered), fitting }
  const others = ordered.filter(
    ({ fits, overBy, fit }) => !fits && overBy <= SLIGHTLY_OVER * trip.budget && fit.score >= SUITS_WELL,
  )
  return { shown: [...fitting, ...others].slice(0, MOST), fitting }
}

/** When no place leaves a day within the dates: the three of the shortest journey, those that fit the budget first. */
const shortest = (ordered: Ranked[]): Ranked[] =>
  [...ordered]
    .sort((a, b) => Number(b.fits) - Number(a.fits) || a.option.journey.hours - b.option.journey.hours)
    .slice(0, FEW)

/** For one day, places that need no night come first of those that fit. */
function dayTripsFirst({ maxDays }: ParsedTrip, ordered: Ranked[]): Ranked[] {
  if (maxDays !== 1) return ordered
  const isDayTrip = ({ fits, option }: Ranked) => fits && option.nights === 0
  return [...ordered.filter(isDayTrip), ...ordered.filter((offer) => !isDayTrip(offer))]
}

/** The three nearest to the budget: first those worth going to under twice the budget, then dearer and unwise ones. */
function nearest({ budget }: ParsedTrip, ordered: Ranked[]): Ranked[] {
  const isNear = ({ isWise, option }: Ranked) => isWise && option.total <= FAR_OVER * budget
  return [...ordered.filter(isNear), ...ordered.filter((offer) => !isNear(offer))].slice(0, FEW)
}
