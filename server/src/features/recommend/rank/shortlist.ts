import { POOR_MATCH } from '@saathi/shared/recommend/verdict'
import { atOnce, type Steps } from '../../../platform/steps.ts'
import type { Dataset, Destination } from '../facts/dataset.ts'
import { isStartingCity } from '../facts/distance.ts'
import { placesNamed } from '../facts/regions.ts'
import { isPitchNearlyTrue, ruledOutBy } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { isTooLong, shareOfStay } from '../travel/effort.ts'
import { LONGEST_NIGHT_HOURS, NIGHT_AND_MORNING_HOURS } from '../travel/time-away.ts'
import { isLikeUnwanted, withoutUnwanted } from './exclusions.ts'
import { drawOf, inOrder, isFarLocal, NAMED_DRAW, type Ranked, rank, ratingOf } from './rank.ts'
import { isOutOfTime, isTooShort } from './stay-length.ts'
import { effectiveBudget, type Offer, offerFor } from './travel-option.ts'

/** The list of an answer has at most so many. */
export const SHOWN = 8
const FEW = 3
/** Where few of those within the budget suit, a place with a good fit is listed after them when it is over by less than this share. */
const SLIGHTLY_OVER = 0.3
export const SUITS_WELL = 50
/** Where enough fits, only by less than this: nobody needs a dearer place of the same sort, or one that is not for that month. */
const HARDLY_OVER = 0.05
/** A place of less than this share of the points of the best is no second choice. */
const SECOND_CHOICE = 0.67
/** No more of the waking hours there are ridden one way to a place that only fills the list; so many hours on the ground are no long ride. */
const RIDE_SHARE = 0.4
const SHORT_RIDE_HOURS = 7
/** The nearest suggestions cost at most this many times the budget, where there are any. */
const FAR_OVER = 2
/** And a match of fewer points is none of them. */
const SUITS_NOBODY = 20
/** Without a limit, nobody who was not told so pays more than this many times what is meant by it. */
const FAR_OVER_OPEN = 1.5
/** When nothing fits, a place may cost so much more, as a share of its total, for each point of its match. */
const POINT_WORTH = 0.0025

/**
 * The places of the asked type that suit the number of days and are not the starting city. Those that a closure or a
 * danger rules out in that month are left out, unless nothing else is left.
 */
export function placesFor(dataset: Dataset, trip: ParsedTrip): Destination[] {
  const { type, from, maxDays, when } = trip
  const ruledOut = ruledOutIn(dataset, trip)
  const suitable = dataset.destinations.filter(
    (place) =>
      place.types.includes(type) && !isStartingCity(place, from) && !isTooShort(place, maxDays) && !ruledOut(place),
  )
  const open = suitable.filter((place) => ruledOutBy(place, type, when) === null)
  return open.length > 0 ? open : suitable
}

/** Whether a place is ruled out by its id, its region, or the type that it is known for first. */
export function ruledOutIn(
  dataset: Dataset,
  { without }: Pick<ParsedTrip, 'without'>,
): (place: Destination) => boolean {
  if (without.length === 0) return () => false
  const ids = new Set(without.flatMap((id) => placesNamed(dataset, id)).map(({ id }) => id))
  return ({ id, types }) => ids.has(id) || without.some((type) => type === types[0])
}

/** The ids of the places that are asked for, those of regions included. */
export const wantedIn = (dataset: Dataset, { places }: Pick<ParsedTrip, 'places'>): ReadonlySet<string> =>
  new Set(places.flatMap((id) => placesNamed(dataset, id)).map(({ id }) => id))

/**
 * Every place that can be offered, with its fit; a place to which no sensible way leads is left out. When there is none
 * for so short a stay, those to which any way leads.
 * @param among which of the places are looked at
 */
export function* offersInSteps(
  dataset: Dataset,
  trip: ParsedTrip,
  among: (place: Destination) => boolean = () => true,
): Steps<Ranked[]> {
  function* ranked(relaxed: boolean, asked: ParsedTrip, places: Destination[]): Steps<Ranked[]> {
    const offers: Ranked[] = []
    for (const place of places) {
      if (!among(place)) continue
      yield
      const offer = offerFor(dataset, asked, place, relaxed)
      if (offer) offers.push(rank(trip, offer))
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

const NONE: ReadonlySet<string> = new Set()

/**
 * The offers to show: those within the budget first, or the nearest three when none is. `fitting`: all that fit, in the same
 * order.
 * @param wanted the ids of places that are asked for, which come first of those that fit
 */
export function shortlist(
  trip: ParsedTrip,
  offers: Ranked[],
  wanted: ReadonlySet<string> = NONE,
): { shown: Ranked[]; fitting: Ranked[] } {
  const ordered = withoutUnwanted(dayTripsFirst(trip, inOrder(trip, offers)), trip.exclude, offers)
  const isWanted = ({ place }: Ranked) => wanted.has(place.id)
  const within = ordered.filter(({ fits }) => fits)
  const fitting = [...within.filter(isWanted), ...within.filter((offer) => !isWanted(offer))]
  if (ordered.every((offer) => isOutOfTime(trip, offer))) return { shown: shortest(trip, ordered), fitting: [] }
  if (fitting.length === 0) return { shown: nearest(trip, ordered, offers), fitting }
  // Where none suits, more of them are no choice.
  const suits = within.some(({ fit }) => ratingOf(fit) >= POOR_MATCH)
  const listed = fitting.filter(
    (offer, at) => at < FEW || isWanted(offer) || (suits && isWorthListing(trip, offer, within[0])),
  )
  const enough = within.filter(({ fit }) => fit.score >= SUITS_WELL).length >= FEW
  const most = enough ? HARDLY_OVER : SLIGHTLY_OVER
  const others = ordered.filter(
    (offer) =>
      !offer.fits &&
      (offer.isWise || !enough) &&
      offer.overBy <= most * trip.budget &&
      offer.fit.score >= Math.max(SUITS_WELL, SECOND_CHOICE * (within[0]?.fit.score ?? 0)) &&
      !isFarLocal(trip, offer) &&
      !isLongRide(trip, offer),
  )
  return { shown: [...listed, ...others].slice(0, SHOWN), fitting }
}

/**
 * After the first three, a place must be nearly as good as the best, have what one goes for then and be worth the ride, and
 * none of another neighbourhood fills the list.
 */
const isWorthListing = (trip: ParsedTrip, offer: Ranked, best: Ranked | undefined): boolean =>
  isWorthNaming(trip, offer) && offer.fit.score >= SECOND_CHOICE * (best?.fit.score ?? 0)

/** The same without the match: there is a reason to go there then that is worth the ride and the money. */
export const isWorthNaming = (trip: ParsedTrip, offer: Ranked): boolean =>
  !isFarLocal(trip, offer) &&
  !isDearForOpen(trip, offer) &&
  isPitchNearlyTrue(offer.place, trip.type, trip.when.month) &&
  !isLongRide(trip, offer)

/** Without a limit, a trip that costs far more than people spend on one. */
export const isDearForOpen = (trip: ParsedTrip, { option }: Offer): boolean =>
  trip.open && option.total > FAR_OVER_OPEN * effectiveBudget(trip)

/**
 * A place that is not worth the ride where nearer ones fit: it does not fill the list. Nobody rides longer than a night and a
 * morning for it, however long the stay. Adults with some days go so far to a place that is known all over India, if so long a
 * stay is worth that at all.
 */
export const isLongRide = (
  { type, party }: Pick<ParsedTrip, 'type' | 'party'>,
  { place, option: { days, journey } }: Pick<Offer, 'place' | 'option'>,
): boolean =>
  drawOf(place, type) >= NAMED_DRAW &&
  days >= SOME_DAYS &&
  journey.hours <= NIGHT_AND_MORNING_HOURS &&
  party.seniors + party.childrenAges.length === 0
    ? isTooLong(journey, days)
    : journey.hours > NIGHT_AND_MORNING_HOURS ||
      ((journey.mode === 'air' || journey.feltHours > SHORT_RIDE_HOURS) &&
        shareOfStay(journey.feltHours, days) > 2 * RIDE_SHARE)
const SOME_DAYS = 3

/**
 * When no place leaves a day within the dates or days: up to three of the shortest journey, those within the budget first,
 * then what a night reaches, and planes far over it only where nothing else goes. What is much farther than the first, or
 * than a night, is no help, and no plane is beside what one reaches on the ground.
 */
function shortest(trip: ParsedTrip, ordered: Ranked[]): Ranked[] {
  const hours = ({ option }: Ranked) => option.journey.hours
  const isFlown = ({ option }: Ranked) => option.journey.mode === 'air'
  const group = (offer: Ranked) =>
    4 * Number(isFlownFarOver(trip, offer) || isFlownLocal(trip, offer)) +
    2 * Number(hours(offer) > LONGEST_NIGHT_HOURS) +
    Number(!offer.isWise || offer.overBy > 0)
  const nearestFirst = [...ordered].sort((a, b) => group(a) - group(b) || hours(a) - hours(b))
  const [first] = nearestFirst
  if (!first) return []
  const most = Math.min(LONGEST_NIGHT_HOURS, MUCH_FARTHER * hours(first))
  const isHelp = (offer: Ranked) => hours(offer) <= most && (!isFlown(offer) || isFlown(first))
  return nearestFirst.filter((offer) => offer === first || isHelp(offer)).slice(0, FEW)
}
const MUCH_FARTHER = 2

/** For one day, places that need no night come first of those that fit. */
function dayTripsFirst({ maxDays }: ParsedTrip, ordered: Ranked[]): Ranked[] {
  if (maxDays !== 1) return ordered
  const isDayTrip = ({ fits, option }: Ranked) => fits && option.nights === 0
  return [...ordered.filter(isDayTrip), ...ordered.filter((offer) => !isDayTrip(offer))]
}

/**
 * The three nearest to the budget: those worth going to under twice the budget, then those within it in a month to avoid,
 * which say when to go, rather than dearer ones, any of them rather than planes far over the budget, and those rather than
 * planes to places of another neighbourhood. Of the first the cheap ones lead, and what suits better may cost a little more;
 * of the second those that suit best.
 */
function nearest(trip: ParsedTrip, ordered: Ranked[], all: Ranked[]): Ranked[] {
  const group = (offer: Ranked) => {
    const { isWise, option, overBy, fit } = offer
    if (isFlownLocal(trip, offer)) return 4
    if (isWise && isFlownFarOver(trip, offer)) return 3
    if (isWise && option.total <= FAR_OVER * trip.budget && fit.score >= SUITS_NOBODY) return 0
    return !isWise && overBy === 0 ? 1 : 2
  }
  const cost = ({ option, fit }: Ranked) => option.total * (1 - POINT_WORTH * fit.score)
  const isLike = (offer: Ranked) => Number(isLikeUnwanted(offer, trip.exclude, all))
  const groups: Ranked[][] = [[], [], [], [], []]
  for (const offer of ordered) groups[group(offer)]?.push(offer)
  groups[0]?.sort((a, b) => isLike(a) - isLike(b) || cost(a) - cost(b))
  groups[1]?.sort((a, b) => isLike(a) - isLike(b) || b.fit.score - a.fit.score)
  return groups.flat().slice(0, FEW)
}

/** A place of another neighbourhood to which one would fly: nobody does so for want of money. */
export const isFlownLocal = (trip: ParsedTrip, offer: Ranked): boolean =>
  isFarLocal(trip, offer) && offer.option.journey.mode === 'air'

/** A plane that is far over the budget: nobody takes it for want of money. */
const isFlownFarOver = (trip: ParsedTrip, { option, fits }: Offer): boolean =>
  !fits && option.journey.mode === 'air' && option.total > FAR_OVER * trip.budget
