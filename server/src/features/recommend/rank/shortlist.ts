import { atOnce, type Steps } from '../../../platform/steps.ts'
import type { Dataset, Destination } from '../facts/dataset.ts'
import { isStartingCity } from '../facts/distance.ts'
import { ruledOutBy, seasonOf } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { withoutUnwanted } from './exclusions.ts'
import { computeFit, inOrder, type Ranked } from './rank.ts'
import { isOutOfTime, isTooShort } from './stay-length.ts'
import { type Offer, offerFor } from './travel-option.ts'
import { withVariety } from './variety.ts'

const MOST = 8
const FEW = 3
/** A place with a good fit is still listed, after those within the budget, when it is over by less than this share. */
const SLIGHTLY_OVER = 0.3
const SUITS_WELL = 50
/** The nearest suggestions cost at most this many times the budget, where there are any. */
const FAR_OVER = 2
/** A stay of up to two days is not offered this far away when something within the near hours fits. */
const SHORT_STAY_DAYS = 2
const FAR_HOURS = 9
const NEAR_HOURS = 6

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
      if (offer) offers.push({ ...offer, fit: computeFit(asked, offer) })
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

/** The offers to show: those within the budget first, or the nearest three when none is. */
export function shortlist(trip: ParsedTrip, offers: Ranked[]): Ranked[] {
  const wanted = (ordered: Ranked[]) => withoutUnwanted(ordered, trip.exclude, offers)
  // Variety may change the order, so what is unwanted is moved back again.
  return wanted(shown(trip, wanted(inOrder(trip, offers))))
}

function shown(trip: ParsedTrip, ordered: Ranked[]): Ranked[] {
  if (ordered.every((offer) => isOutOfTime(trip, offer))) return shortest(ordered)
  const fitting = withoutFarShortStays(ordered.filter(({ fits }) => fits))
  if (fitting.length === 0) return nearest(trip, ordered)
  const varied = dayTripsFirst(trip, withSomethingNear(withVariety(fitting)))
  const others = ordered.filter(
    ({ fits, overBy, fit }) => !fits && overBy <= SLIGHTLY_OVER * trip.budget && fit.score >= SUITS_WELL,
  )
  return [...varied, ...others].slice(0, MOST)
}

/** When no place leaves a day within the dates: the three of the shortest journey, those that fit the budget first. */
const shortest = (ordered: Ranked[]): Ranked[] =>
  [...ordered]
    .sort((a, b) => Number(b.fits) - Number(a.fits) || a.option.journey.hours - b.option.journey.hours)
    .slice(0, FEW)

/** The last place of the list goes to the best of what is near by ground, when nothing near is above it. */
function withSomethingNear(ordered: Ranked[]): Ranked[] {
  const isNear = ({ option: { journey } }: Ranked) => journey.mode !== 'air' && journey.hours <= NEAR_HOURS
  const shown = ordered.slice(0, MOST)
  const near = shown.some(isNear) ? undefined : ordered.slice(MOST).find(isNear)
  return near ? [...shown.slice(0, MOST - 1), near] : shown
}

/** For one day, places that need no night come first. */
function dayTripsFirst({ maxDays }: ParsedTrip, ordered: Ranked[]): Ranked[] {
  if (maxDays !== 1) return ordered
  const isDayTrip = ({ option }: Ranked) => option.nights === 0
  return [...ordered.filter(isDayTrip), ...ordered.filter((offer) => !isDayTrip(offer))]
}

function withoutFarShortStays(fitting: Ranked[]): Ranked[] {
  if (!fitting.some(({ option }) => option.journey.hours <= NEAR_HOURS)) return fitting
  return fitting.filter(({ option }) => option.days > SHORT_STAY_DAYS || option.journey.hours < FAR_HOURS)
}

/** The three nearest to the budget, of those in season and under twice the budget where there are any. */
function nearest({ budget, when }: ParsedTrip, ordered: Ranked[]): Ranked[] {
  const isGood = ({ place }: Ranked) => seasonOf(place, when.month) !== 'avoid'
  const isFarOver = ({ option }: Ranked) => option.total > FAR_OVER * budget
  const inSeason = ordered.filter(isGood)
  const near = inSeason.filter((offer) => !isFarOver(offer))
  const candidates = [near, inSeason, ordered].find(({ length }) => length > 0) ?? []
  return candidates.slice(0, FEW)
}
