import type { DreamTrip } from '@saathi/shared/recommend/schema'
import type { Steps } from '../../platform/steps.ts'
import {
  type Asked,
  anyhow,
  bestFitting,
  type Change,
  comesTo,
  inMonth,
  inSeason,
  isGoodEnough,
  isInSeason,
  raisedFor,
  withDays,
  withoutDates,
} from './change-attempts.ts'
import { addUp } from './cost/cost-lines.ts'
import { type ParsedTrip, parseTrip } from './parsed-trip.ts'
import { lacksOuting, OUTINGS } from './rank/purpose.ts'
import { drawOf, NAMED_DRAW, type Ranked } from './rank/rank.ts'
import { isFlownLocal, offerForPlace, offersInSteps, placesFor } from './rank/shortlist.ts'
import { shortestStay } from './rank/stay-length.ts'
import { offerForDays } from './rank/travel-option.ts'

/** So many good places are a choice. */
const ENOUGH = 3
const GOOD = 55
/** A change is worth while for a place that suits so much better than the third that fits, and than itself as it is. */
const BETTER = 8
/** And that suits at least so well. */
const LEAST = 45
/** No budget is raised by more than this share for one more place. */
const MOST_RAISE = 0.3
/** What a change asks of people, in points of the match: for the whole of that raise, for a day, for a month and each later one. */
const RAISE_POINTS = 10
const DAY_POINTS = 5
const MONTH_POINTS = [6, 2] as const
const WAY_POINTS = 4
const MORE_DAYS = [1, 2]
const MONTHS_AHEAD = 6
/** So many of those months are computed. */
const MONTHS_TRIED = 2
/** Another month saves at most about this share of the total. */
const MONTH_SAVES = 0.4

/** Whether fewer good places fit than one can choose among. */
export const isFew = (fitting: readonly Ranked[]): boolean =>
  fitting.length < ENOUGH || fitting.filter(({ fit }) => fit.score >= GOOD).length < ENOUGH

/** A change with the place that it is for; `points`: the match of that place, less what the change asks. */
type Attempt = { points: number; make: () => Steps<Change | null> }

/**
 * The change of one field of the form that brings the best further place, where few good ones fit: more money, more days, a
 * later month, or any way of getting there. The money is judged by the offers in hand and the others by the few places that
 * they could bring, so that only what is suggested is computed as a whole.
 */
export function* changeForMore(asked: Asked, offers: Ranked[], fitting: Ranked[]): Steps<Change | null> {
  const scores = fitting.map(({ fit }) => fit.score).sort((a, b) => b - a)
  const [best = 0, , third = 0] = scores
  const least = Math.max(LEAST, third + BETTER, Math.min(GOOD, best + BETTER))
  const trip = parseTrip(asked.request, asked.now)
  const search: Search = { asked: { ...asked, least }, trip, offers, fitting }
  const attempts = [moreMoney(search), yield* moreDays(search), yield* laterMonth(search), yield* anyWay(search)]
  const inOrder = attempts.filter((attempt) => attempt !== null).sort((a, b) => b.points - a.points)
  for (const { make } of inOrder) {
    const change = yield* make()
    if (change) return change
  }
  return null
}

type Search = { asked: Asked; trip: ParsedTrip; offers: Ranked[]; fitting: Ranked[] }

/** The place that is over the budget by little and suits best, also one that fits only without what one goes there for. */
function moreMoney({ asked, trip, offers }: Search): Attempt | null {
  if (trip.open) return null
  const most = MOST_RAISE * trip.budget
  const points = (offer: Ranked) => scoreWithAll(offer) - (RAISE_POINTS * overWithAll(trip, offer)) / most
  const within = offers.filter((offer) => {
    const over = overWithAll(trip, offer)
    return (
      offer.isWise &&
      over > 0 &&
      over <= most &&
      scoreWithAll(offer) >= asked.least &&
      isInSeason(trip, offer.place) &&
      !isFlownLocal(trip, offer)
    )
  })
  const target = bestOf(within, points)
  if (!target) return null
  const make = function* (): Steps<Change | null> {
    const change = yield* raisedFor(asked, target, { most: MOST_RAISE })
    return change && Number(change.wish.budget) > Number(asked.request.budget) ? change : null
  }
  return { points: points(target), make }
}

const isWithoutOuting = ({ fits, option }: Ranked): boolean => fits && lacksOuting(option)

/** Rupees over the budget, of what fits without its outings with them. */
const overWithAll = ({ budget, type }: ParsedTrip, offer: Ranked): number =>
  OUTINGS.has(type) && isWithoutOuting(offer)
    ? offer.option.total + addUp(offer.option.leftOut ?? []).typical - budget
    : offer.overBy

/** The match with the outings: without them it has half of the points for the type, and a penalty where they are the trip. */
function scoreWithAll(offer: Ranked): number {
  const { score, parts, penalties = [] } = offer.fit
  if (!isWithoutOuting(offer)) return score
  const type = parts.find(({ name }) => name === 'type')
  const penalty = penalties.find(({ name }) => name === 'purpose')
  return score + (type ? type.score * type.weight : 0) + (penalty?.points ?? 0)
}

/** The further days that bring the best place. */
function* moreDays(search: Search): Steps<Attempt | null> {
  const { maxDays, calendar } = search.trip
  if (maxDays === null || calendar !== null) return null
  const found: Attempt[] = []
  for (const more of MORE_DAYS) {
    const changed = { ...search.asked.request, days: maxDays + more }
    const attempt = yield* attemptWith(search, changed, { text: withDays(changed.days), points: DAY_POINTS * more })
    if (attempt) found.push(attempt)
  }
  return bestOf(found, ({ points }) => points)
}

/** Of the later months in which most known places are in season that are not now, the one that brings the best place. */
function* laterMonth(search: Search): Steps<Attempt | null> {
  const { asked, trip, offers } = search
  const { request, now } = asked
  if (trip.when.dates) return null
  const tooDear = new Set(
    offers.filter(({ leastTotal }) => leastTotal * (1 - MONTH_SAVES) > trip.budget).map(({ place }) => place),
  )
  const months = Array.from({ length: MONTHS_AHEAD }, (_, at) => {
    const later = at + 1
    const changed = withoutDates({ ...request, month: ((trip.when.month - 1 + later) % 12) + 1 })
    const then = parseTrip(changed, now)
    const places = placesFor(asked.dataset, then).filter(
      (place) =>
        drawOf(place, trip.type) >= NAMED_DRAW &&
        isInSeason(then, place) &&
        !isInSeason(trip, place) &&
        !tooDear.has(place),
    ).length
    return { later, changed, places }
  })
  const found: Attempt[] = []
  const [first, each] = MONTH_POINTS
  for (const { later, changed } of months
    .filter(({ places }) => places > 0)
    .sort((a, b) => b.places - a.places)
    .slice(0, MONTHS_TRIED)) {
    const attempt = yield* attemptWith(search, changed, {
      text: inMonth(changed.month ?? trip.when.month),
      points: first + each * (later - 1),
    })
    if (attempt) found.push(attempt)
  }
  return bestOf(found, ({ points }) => points)
}

/** The way left open, where one was asked for. */
function* anyWay(search: Search): Steps<Attempt | null> {
  if (search.trip.by === null) return null
  const changed = { ...search.asked.request, by: undefined }
  const isTimely = ({ isWise }: Ranked) => isWise
  return yield* attemptWith(search, changed, { text: anyhow, points: WAY_POINTS, isTimely })
}

/** The best place that a changed request brings, among those known all over India that do not fit now, or much worse. */
function* attemptWith(
  { asked, fitting }: Search,
  changed: DreamTrip,
  { text, points, isTimely }: { text: string; points: number; isTimely?: (offer: Ranked) => boolean },
): Steps<Attempt | null> {
  const trip = parseTrip(changed, asked.now)
  const scores = new Map(fitting.map(({ place, fit }) => [place, fit.score]))
  const isNew = (offer: Ranked) =>
    offer.fit.score >= (scores.get(offer.place) ?? 0) + BETTER &&
    (isTimely ? isTimely(offer) : isInSeason(trip, offer.place))
  const offers = yield* offersInSteps(
    asked.dataset,
    trip,
    (place) => drawOf(place, trip.type) >= NAMED_DRAW && (isTimely !== undefined || isInSeason(trip, place)),
  )
  const target = bestOf(
    offers.filter((offer) => isGoodEnough(trip, offer, asked.least) && isNew(offer)),
    ({ fit }) => fit.score,
  )
  if (!target) return null
  const make = function* (): Steps<Change | null> {
    const offer = yield* bestFitting(asked, trip, isNew)
    const gain = offer && changed.month !== asked.request.month ? inSeason(trip, offer) : ''
    return offer && { text: `${text}: ${comesTo(offer)}${gain}.`, wish: changed }
  }
  return { points: target.fit.score - points, make }
}

/**
 * The money for the shortest good stay at the best place that fits, where the budget pays for less: for a day trip or too few
 * days there.
 */
export function* longerStay(asked: Asked, fitting: Ranked[]): Steps<Change | null> {
  const { dataset, request, now } = asked
  const trip = parseTrip(request, now)
  const best = bestOf(fitting, ({ fit }) => fit.score)
  if (!best || trip.open) return null
  const { place, option } = best
  const isFar = option.nights === 0 || option.journey.hours > DAY_HOURS
  const days = Math.max(isFar ? LEAST_STAY : 1, shortestStay(place, trip.from))
  const isShort = option.nights === 0 || option.days < days
  if (!isShort || (trip.maxDays !== null && days > trip.maxDays)) return null
  // So little money that the offer is the cheapest one.
  const stay = offerForDays(dataset, { ...trip, budget: 1 }, place, days)
  if (!stay) return null
  for (const more of MORE_THAN_LEAST) {
    const then = offerForPlace(dataset, { ...trip, budget: Math.ceil(more * stay.leastTotal) }, place)
    if (!then || then.option.nights === 0 || then.option.days < days) continue
    return yield* raisedFor(asked, { ...best, ...then }, { saysDays: true })
  }
  return null
}
/** For so little money as a longer stay takes at least, a shorter one in a better bed may be of more worth. */
const MORE_THAN_LEAST = [1, 1.1, 1.2]
const LEAST_STAY = 2
/** A longer way is not gone for a day alone. */
const DAY_HOURS = 5

function bestOf<T>(all: readonly T[], points: (one: T) => number): T | null {
  let best: T | null = null
  for (const each of all) if (best === null || points(each) > points(best)) best = each
  return best
}
