import { tripTypes } from '@saathi/shared/lib/messages/en/choices'
import { monthName, spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import { type DreamTrip, PREFERENCE_TYPES, type Recommendations } from '@saathi/shared/recommend/schema'
import type { Steps } from '../../platform/steps.ts'
import { otherDatesFor } from './change-dates.ts'
import { addUp } from './cost/cost-lines.ts'
import type { Dataset, Destination } from './facts/dataset.ts'
import { isPitchTrue, seasonOf } from './facts/season.ts'
import { type ParsedTrip, parseTrip } from './parsed-trip.ts'
import type { Ranked } from './rank/rank.ts'
import { isFlownLocal, offerForPlace, offersInSteps, shortlist } from './rank/shortlist.ts'
import { count } from './text/format.ts'

type Change = NonNullable<Recommendations['change']>

/** A raise by up to this share of the budget is smaller than any other change. */
const SMALL_RAISE = 0.3
/** A raise by more than this share is a larger change than another kind of trip. */
const FAIR_RAISE = 0.5
/** None is suggested for a place that costs so many times what the cheapest one does, though that suits nobody. */
const FRUGAL = 1.17
/** No raise by more than this share is suggested. */
const LARGEST_RAISE = 1
/** So many more days make a long and cheap journey worth while. */
const MORE_DAYS = 2
/** Straight from the starting city: where a day out, or a night by train, leads for little money. */
const NEAR_KM = 500
/** A month so many later is a smaller change than a raise that is not small. */
const NEXT_MONTH = 1
/** The best of those that fit suits badly with fewer points than this: then another time is suggested all the same. */
const SUITS_BADLY = 40
/** And only one that suits much better. */
const SUITS_BETTER = 15
/** Later months tried at most. */
const MONTHS_AHEAD = 6
/** Another month saves at most about this share of the total; when every offer is further over, none is tried. */
const MONTH_SAVES = 0.4
const HIGHEST_BUDGET = Number(OPEN_BUDGET)
/** Budgets are raised in steps of this share of the need, rounded down to one of these, in rupees. */
const STEPS = [1000, 500, 100, 10, 1]
const STEP_SHARE = 0.1

/**
 * The smallest change of the request after which something fits, tried before it is suggested: a small raise; other
 * dates, where there are dates, or the next month; more days; a raise by half of the budget; a later month; another trip
 * type for the same money; a raise up to twice the budget; another type in a later month, near by. Where the money is enough
 * for another month, every month comes before a raise that is not small. Where only a bad match fits, another time that suits
 * much better. Null when nothing of this helps, or something fits well.
 * @param offers all offers for the request as it is; none of them fits well
 * @param nearest the first of those that are shown, for which the budget is raised
 */
export function* changeFor(
  dataset: Dataset,
  request: DreamTrip,
  now: Date,
  offers: Ranked[],
  nearest: Ranked | undefined,
): Steps<Change | null> {
  if (nearest?.fits && nearest.fit.score >= SUITS_BADLY) return null
  const trip = parseTrip(request, now)
  const asked: Asked = { dataset, request, now, least: nearest?.fits ? nearest.fit.score + SUITS_BETTER : 0 }
  const target = nearest?.isWise && !nearest.fits && !isFlownLocal(trip, nearest) ? nearest : null
  const least = Math.min(...offers.filter(({ isWise }) => isWise).map(({ leastTotal }) => leastTotal))
  const isFrugal = target !== null && (OUTINGS.has(trip.type) || target.option.total <= FRUGAL * least)
  const share = target && isFrugal ? target.overBy / trip.budget : Number.POSITIVE_INFINITY
  const raiseUpTo = (most: number) => () => (target && share <= most ? raisedFor(asked, target) : null)
  const soon = () => otherTime(asked, offers, [1, NEXT_MONTH])
  const later = () => otherTime(asked, offers, [NEXT_MONTH + 1, MONTHS_AHEAD])
  const days = () => moreDays(asked)
  const type = () => otherType(asked, [0, 0])
  const typeThen = () => otherType(asked, [NEXT_MONTH, MONTHS_AHEAD])
  const isMonthWrong = offers.some((offer) => offer.overBy === 0 && !isFlownLocal(trip, offer))
  const smallestFirst = [
    raiseUpTo(SMALL_RAISE),
    soon,
    days,
    ...(isMonthWrong ? [later, raiseUpTo(FAIR_RAISE)] : [raiseUpTo(FAIR_RAISE), later]),
    type,
    raiseUpTo(LARGEST_RAISE),
    typeThen,
  ]
  for (const attempt of nearest?.fits ? [soon, later] : smallestFirst) {
    const steps = attempt()
    const change = steps && (yield* steps)
    if (change) return change
  }
  return null
}

/** A request, and the points that a place must have to be suggested. */
type Asked = { dataset: Dataset; request: DreamTrip; now: Date; least: number }

/**
 * The budget raised to what a place costs with its extras, where the outing is the trip, or to what it costs without them:
 * rounded up as far as the sum stays the one of its row.
 */
function* raisedFor({ dataset, request, now }: Asked, { place, option }: Ranked): Steps<Change | null> {
  const { people, perHead, type, budget: given } = parseTrip(request, now)
  const extras = OUTINGS.has(type) ? addUp(option.leftOut ?? []).typical : 0
  const sums = [...new Set([option.total + extras, option.total])].filter((sum) => sum <= (1 + LARGEST_RAISE) * given)
  const raises = sums.flatMap((sum) => {
    const each = perHead ? sum / people : sum
    return STEPS.filter((size) => size <= STEP_SHARE * each).map((step) => {
      const budget = Math.min(HIGHEST_BUDGET, Math.ceil(each / step) * step)
      return { sum, budget, changed: { ...request, budget: String(budget) } }
    })
  })
  const totalWith = (changed: DreamTrip) => offerForPlace(dataset, parseTrip(changed, now), place)?.option.total
  const raise = raises.find(({ sum, changed }) => totalWith(changed) === sum) ?? raises.at(-1)
  if (!raise) return null
  const { sum, budget, changed } = raise
  const trip = parseTrip(changed, now)
  const { shown } = shortlist(trip, yield* offersInSteps(dataset, trip))
  const offer = shown.find((each) => each.place === place && each.fits)
  if (!offer) return null
  // No limit buys a better bed than the cheapest.
  const text =
    budget === HIGHEST_BUDGET
      ? `Raise the budget to ${rupees(budget)}+: ${place.name} comes to ${rupees(sum)} or more.`
      : `Raise the budget to ${rupees(budget)}${perHead ? ' a head' : ''}: ${comesTo(offer)}${sum > option.total ? `, with the ${rupees(extras)} of extras that are not counted now` : ''}.`
  return { text, wish: changed }
}

const OUTINGS: ReadonlySet<ParsedTrip['type']> = new Set(['adventure', 'wildlife'])

/** The nearest of the later months in which a place fits that is open and in season; other dates before the next month. */
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
  for (let later = first; later <= last; later++) {
    const month = ((when.month - 1 + later) % 12) + 1
    const changed = withoutDates({ ...request, month })
    const then = parseTrip(changed, now)
    if ((yield* goodOffers(asked, then, isInReach)).length === 0) continue
    const offer = yield* bestFitting(asked, then)
    if (offer) return { text: `Go in ${monthName(month)} instead: ${comesTo(offer)}.`, wish: changed }
  }
  return null
}

/** A few more days than were asked for, in which a train reaches what only a plane does. */
function* moreDays(asked: Asked): Steps<Change | null> {
  const { request, now } = asked
  const { maxDays, calendar } = parseTrip(request, now)
  if (maxDays === null || maxDays <= MORE_DAYS || calendar !== null) return null
  const changed = { ...request, days: maxDays + MORE_DAYS }
  const trip = parseTrip(changed, now)
  const offer = yield* bestFitting(asked, trip, (each) => each.isWise)
  return offer && { text: `Take ${count(changed.days, 'day')} for it: ${comesTo(offer)}.`, wish: changed }
}

type Kind = { label: string; offer: Ranked; changed: DreamTrip }

/**
 * The trip type with the best fit for the same budget: in the same month, else in the first later one that has any. Only near
 * places are looked at, which is all that a small purse pays for.
 */
function* otherType(asked: Asked, [first, last]: [first: number, last: number]): Steps<Change | null> {
  const { request, now } = asked
  const { when, from } = parseTrip(request, now)
  const isNear = (place: Destination) => place.gc_km[from] <= NEAR_KM
  for (let later = first; later <= last; later++) {
    const month = ((when.month - 1 + later) % 12) + 1
    const fitting: Kind[] = []
    for (const type of PREFERENCE_TYPES) {
      if (type === request.preference_type) continue
      const other = { ...request, preference_type: type }
      const changed = later === 0 ? other : withoutDates({ ...other, month })
      const trip = parseTrip(changed, now)
      const offer = (yield* goodOffers(asked, trip, isNear)).sort((a, b) => b.fit.score - a.fit.score)[0]
      if (offer) fitting.push({ label: tripTypes[type], offer, changed })
    }
    for (const { label, changed } of fitting.sort((a, b) => b.offer.fit.score - a.offer.fit.score)) {
      // Among all places another may come before it.
      const offer = yield* bestFitting(asked, parseTrip(changed, now))
      const then = later === 0 ? '' : ` in ${monthName(month)}`
      if (offer) return { text: `For this money try ${label}${then} instead: ${comesTo(offer)}.`, wish: changed }
    }
  }
  return null
}

const withoutDates = (request: DreamTrip): DreamTrip => ({
  ...request,
  from: undefined,
  to: undefined,
  when: undefined,
})

/** The first place that fits a changed trip and is in season, or good by another measure. */
function* bestFitting(
  { dataset, least }: Asked,
  trip: ParsedTrip,
  isTimely: (offer: Ranked) => boolean = ({ place }) => isInSeason(trip, place),
): Steps<Ranked | null> {
  const isGood = (offer: Ranked) => isGoodEnough(trip, offer, least) && isTimely(offer)
  const offers = yield* offersInSteps(dataset, trip)
  return offers.some(isGood) ? (shortlist(trip, offers).shown.find(isGood) ?? null) : null
}

/** The offers of some places that fit a trip, in season. */
function* goodOffers(
  { dataset, least }: Asked,
  trip: ParsedTrip,
  among: (place: Destination) => boolean,
): Steps<Ranked[]> {
  const offers = yield* offersInSteps(dataset, trip, (place) => among(place) && isInSeason(trip, place))
  return offers.filter((offer) => isGoodEnough(trip, offer, least))
}

const isGoodEnough = (trip: ParsedTrip, offer: Ranked, least: number): boolean =>
  offer.fits && offer.fit.score >= least && !isFlownLocal(trip, offer)

/** In season, also for what one goes for. */
function isInSeason({ type, when }: ParsedTrip, place: Destination): boolean {
  const season = seasonOf(place, when.month)
  return isPitchTrue(place, type, when.month) && (season === 'best' || season === 'ok')
}

const comesTo = ({ place, option }: Ranked) => `${place.name} then comes to about ${rupees(option.total)}`
