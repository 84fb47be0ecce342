import { tripTypes } from '@saathi/shared/lib/messages/en/choices'
import { monthName, spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { type DreamTrip, PREFERENCE_TYPES } from '@saathi/shared/recommend/schema'
import type { Steps } from '../../platform/steps.ts'
import {
  type Asked,
  anyhow,
  bestFitting,
  type Change,
  comesTo,
  goodOffers,
  inMonth,
  inSeason,
  isInSeason,
  LARGEST_RAISE,
  raisedFor,
  SUITS_BADLY,
  withoutDates,
} from './change-attempts.ts'
import { otherDatesFor } from './change-dates.ts'
import { daysEnough, daysForMore, moreDays } from './change-days.ts'
import { changeForMore, isFew, longerStay } from './change-few.ts'
import type { Dataset, Destination } from './facts/dataset.ts'
import { type ParsedTrip, parseTrip } from './parsed-trip.ts'
import { OUTINGS } from './rank/purpose.ts'
import type { Ranked } from './rank/rank.ts'
import { isFlownLocal } from './rank/shortlist.ts'
import { isOutOfTime, WEEKEND_DAYS } from './rank/stay-length.ts'

/** A raise by up to this share of the budget is smaller than any other change. */
const SMALL_RAISE = 0.3
/** A raise by more than this share is a larger change than another kind of trip. */
const FAIR_RAISE = 0.5
/** None is suggested for a place that costs so many times what the cheapest one does, though that suits nobody. */
const FRUGAL = 1.17
/** Straight from the starting city: where a day out, or a night by train, leads for little money. */
const NEAR_KM = 500
/** A month so many later is a smaller change than a raise that is not small. */
const NEXT_MONTH = 1
/**
 * So many months after one that helps, another is suggested in its place if the best trip then is so much better; any later
 * one where that first trip is a flight or does not suit well.
 */
const LOOK_AHEAD = 2
const MUCH_BETTER = 4
/** Another kind of trip is suggested beside a single place only where it suits so well. */
const SUITS_WELL = 65
/** And only one that suits much better. */
const SUITS_BETTER = 15
/** The second wish, where it suits, comes before any other kind of trip: no fit has more points than these. */
const SECOND_WISH = 100
/** Later months tried at most. */
const MONTHS_AHEAD = 6
/** Another month saves at most about this share of the total; when every offer is further over, none is tried. */
const MONTH_SAVES = 0.4

/**
 * The smallest change of the request after which something fits, tried before it is suggested: a small raise; other
 * dates, where there are dates, or the next month; more days, for a day or a weekend before those; any way of travel; a raise
 * by half of the budget; a later month; another trip type for the same money; a raise up to twice the budget; another type in
 * a later month, or by any way, near by.
 * Where the money is enough for another month, every month comes before a raise that is not small. Where only a bad match
 * fits, another time that suits much better; where few good ones fit, what brings a better one. Null when nothing of this
 * helps, or enough fits well.
 * @param offers all offers for the request as it is
 * @param shown those of the list; for the first one the budget is raised where none fits
 */
export function* changeFor(
  dataset: Dataset,
  request: DreamTrip,
  now: Date,
  offers: Ranked[],
  { shown: [nearest], fitting }: { shown: Ranked[]; fitting: Ranked[] },
): Steps<Change | null> {
  if (fitting.length > 0 && !isFew(fitting)) return null
  const form = { dataset, request, now }
  const trip = parseTrip(request, now)
  if (nearest?.fits) return yield* changeForFew(form, offers, { nearest, fitting })
  if (!offers.every((offer) => isOutOfTime(trip, offer)))
    return yield* changeForNone({ ...form, least: 0 }, offers, nearest)
  const longer = yield* daysEnough(form)
  if (longer) return longer
  const change = yield* changeForNone({ ...form, least: 0 }, offers, nearest)
  const days = change && (yield* daysForMore(form))
  return days ? { ...change, text: `${days} ${change.text}` } : change
}

/** Where little fits: another time or any way that suits much better where it suits badly, what brings a better place, or another type. */
function* changeForFew(
  form: Omit<Asked, 'least'>,
  offers: Ranked[],
  { nearest, fitting }: { nearest: Ranked; fitting: Ranked[] },
): Steps<Change | null> {
  const isBad = nearest.fit.score < SUITS_BADLY
  const asked = { ...form, least: isBad ? nearest.fit.score + SUITS_BETTER : SUITS_WELL }
  const better = isBad
    ? ((yield* otherTime(asked, offers, [1, NEXT_MONTH])) ??
      (yield* anyWay(asked)) ??
      (yield* otherTime(asked, offers, [NEXT_MONTH + 1, MONTHS_AHEAD])))
    : null
  const change = better ?? (yield* changeForMore(asked, offers, fitting))
  if (change) return change
  const longer = yield* longerStay(asked, fitting)
  if (longer || (!isBad && fitting.length > 1)) return longer
  return yield* otherType(asked, [0, 0], fitting)
}

/** Where nothing fits: the smallest change after which a place does. */
function* changeForNone(asked: Asked, offers: Ranked[], nearest: Ranked | undefined): Steps<Change | null> {
  const trip = parseTrip(asked.request, asked.now)
  const target = nearest?.isWise && !isFlownLocal(trip, nearest) ? nearest : null
  const least = Math.min(...offers.filter(({ isWise }) => isWise).map(({ leastTotal }) => leastTotal))
  const isFrugal = target !== null && (OUTINGS.has(trip.type) || target.option.total <= FRUGAL * least)
  const share = target && isFrugal ? target.overBy / trip.budget : Number.POSITIVE_INFINITY
  const raiseUpTo = (most: number) => () => (target && share <= most ? raisedFor(asked, target) : null)
  const later = () => otherTime(asked, offers, [NEXT_MONTH + 1, MONTHS_AHEAD])
  const isMonthWrong = offers.some((offer) => offer.overBy === 0 && !isFlownLocal(trip, offer))
  const nextTime = () => otherTime(asked, offers, [1, NEXT_MONTH])
  const isShort = trip.maxDays !== null && trip.maxDays <= WEEKEND_DAYS
  // Where the days do not reach for any place, more of them were tried before.
  const longer = offers.every((offer) => isOutOfTime(trip, offer)) ? [] : [() => moreDays(asked)]
  const smallestFirst = [
    raiseUpTo(SMALL_RAISE),
    ...(isShort ? [...longer, nextTime] : [nextTime, ...longer]),
    () => anyWay(asked),
    ...(isMonthWrong ? [later, raiseUpTo(FAIR_RAISE)] : [raiseUpTo(FAIR_RAISE), later]),
    () => otherType(asked, [0, 0]),
    raiseUpTo(LARGEST_RAISE),
    () => otherType(asked, [NEXT_MONTH, MONTHS_AHEAD]),
    () => otherTypeAnyWay(asked),
  ]
  for (const attempt of smallestFirst) {
    const steps = attempt()
    const change = steps && (yield* steps)
    if (change) return change
  }
  return null
}

const isWorthTheWait = ({ fit, option }: Ranked): boolean => fit.score >= SUITS_WELL && option.journey.mode !== 'air'

/**
 * The nearest of the later months in which a place fits that is open and in season, or one soon after it that is much better;
 * one that suits badly only where none suits better; other dates before the next month.
 */
function* otherTime(
  asked: Asked,
  offers: Ranked[],
  [first, last]: [first: number, last: number],
): Steps<Change | null> {
  const { request, now } = asked
  const { when, budget } = parseTrip(request, now)
  const tooDear = new Set(
    offers.filter(({ leastTotal }) => leastTotal * (1 - MONTH_SAVES) > budget).map(({ place }) => place),
  )
  const isInReach = (place: Destination) => !tooDear.has(place)
  if (offers.length === tooDear.size) return null
  for (const dates of first === 1 ? otherDatesFor(request, now) : []) {
    const changed = { ...request, ...dates, when: undefined, ...(request.when && { month: undefined }) }
    const offer = yield* bestFitting(asked, parseTrip(changed, now))
    if (offer) return { text: `Go on ${spanOfDays(dates.from, dates.to)} instead: ${comesTo(offer)}.`, wish: changed }
  }
  const found: { changed: DreamTrip; then: ParsedTrip; score: number }[] = []
  let [least, until] = [0, last]
  for (let later = first; later <= until; later++) {
    const month = ((when.month - 1 + later) % 12) + 1
    const changed = withoutDates({ ...request, month })
    const then = parseTrip(changed, now)
    const [good] = (yield* goodOffers(asked, then, isInReach)).sort((a, b) => b.fit.score - a.fit.score)
    if (!good || good.fit.score < least) continue
    found.push({ changed, then, score: good.fit.score })
    const isFeeble = good.fit.score < SUITS_BADLY
    least = isFeeble ? SUITS_BADLY : good.fit.score + MUCH_BETTER
    if (!isFeeble) until = isWorthTheWait(good) ? Math.min(later + LOOK_AHEAD, MONTHS_AHEAD) : MONTHS_AHEAD
  }
  // Each is much better than the one before, but of those that suit badly the first will do.
  const feeble = found.filter(({ score }) => score < SUITS_BADLY)
  for (const { changed, then } of [...found.slice(feeble.length).reverse(), ...feeble]) {
    const offer = yield* bestFitting(asked, then)
    if (offer) return { text: `${inMonth(then.when.month)}: ${comesTo(offer)}${inSeason(then, offer)}.`, wish: changed }
  }
  return null
}

/** Any way of going there, where one was asked for. */
function* anyWay(asked: Asked): Steps<Change | null> {
  if (asked.request.by === undefined) return null
  const changed = { ...asked.request, by: undefined }
  const offer = yield* bestFitting(asked, parseTrip(changed, asked.now), (each) => each.isWise)
  return offer && { text: `${anyhow}: ${comesTo(offer)}.`, wish: changed }
}

/** Another type by any way of going there, where one was asked for and neither change helps alone. */
function* otherTypeAnyWay(asked: Asked): Steps<Change | null> {
  const { request } = asked
  if (request.by === undefined) return null
  const change = yield* otherType({ ...asked, request: { ...request, by: undefined } }, [0, 0])
  return change && { ...change, text: `${anyhow}. ${change.text}` }
}

type Kind = { label: string; points: number; changed: DreamTrip }

/**
 * The trip type with the best fit for the same budget, the second wish before others where it suits: in the same month, else
 * in the first later one that has any. Only near places are looked at, which is all that a small purse pays for.
 * @param known places that fit as it is, for which nobody asks for another type
 */
function* otherType(
  asked: Asked,
  [first, last]: [first: number, last: number],
  known: readonly Ranked[] = [],
): Steps<Change | null> {
  const { request, now } = asked
  const { when, from } = parseTrip(request, now)
  const shown = new Set(known.map(({ place }) => place))
  const isNear = (place: Destination) => place.gc_km[from] <= NEAR_KM && !shown.has(place)
  for (let later = first; later <= last; later++) {
    const month = ((when.month - 1 + later) % 12) + 1
    const fitting: Kind[] = []
    for (const type of PREFERENCE_TYPES) {
      if (type === request.preference_type) continue
      const isSecond = type === request.second_type
      const other = { ...request, preference_type: type, ...(isSecond && { second_type: undefined }) }
      const changed = later === 0 ? other : withoutDates({ ...other, month })
      const trip = parseTrip(changed, now)
      const offer = (yield* goodOffers(asked, trip, isNear)).sort((a, b) => b.fit.score - a.fit.score)[0]
      if (!offer) continue
      const { score } = offer.fit
      const isWished = isSecond && score >= SUITS_BADLY
      fitting.push({
        label: isSecond ? `${tripTypes[type]}, your second wish,` : tripTypes[type],
        points: isWished ? score + SECOND_WISH : score,
        changed,
      })
    }
    for (const { label, changed } of fitting.sort((a, b) => b.points - a.points)) {
      // Among all places another may come before it.
      const trip = parseTrip(changed, now)
      const offer = yield* bestFitting(asked, trip, ({ place }) => isInSeason(trip, place) && !shown.has(place))
      const then = later === 0 ? '' : ` in ${monthName(month)}`
      if (offer) return { text: `For this money try ${label}${then} instead: ${comesTo(offer)}.`, wish: changed }
    }
  }
  return null
}
