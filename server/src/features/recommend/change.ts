import { tripTypes } from '@saathi/shared/lib/messages/en/choices'
import { monthName, spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import { type DreamTrip, PREFERENCE_TYPES, type Recommendations } from '@saathi/shared/recommend/schema'
import type { Steps } from '../../platform/steps.ts'
import { otherDatesFor } from './change-dates.ts'
import { addUp } from './cost/cost-lines.ts'
import type { Dataset } from './facts/dataset.ts'
import { isPitchTrue, seasonOf } from './facts/season.ts'
import { type ParsedTrip, parseTrip } from './parsed-trip.ts'
import type { Ranked } from './rank/rank.ts'
import { offersInSteps, shortlist } from './rank/shortlist.ts'

type Change = NonNullable<Recommendations['change']>

/** A raise by up to this share of the budget is smaller than any other change. */
const SMALL_RAISE = 0.3
/** No raise by more than this share is suggested. */
const LARGEST_RAISE = 1
/** A month so many later is a smaller change than a large raise. */
const NEXT_MONTH = 1
/** Later months tried at most. */
const MONTHS_AHEAD = 6
/** Another month saves at most about this share of the total; when every offer is further over, none is tried. */
const MONTH_SAVES = 0.4
const HIGHEST_BUDGET = Number(OPEN_BUDGET)
/** A place in season may cost up to this many times the cheapest one. */
const SEASON_WORTH = 1.15
/** Budgets are raised in steps of this share of the need, rounded down to 100, 500 or 1,000 rupees. */
const STEPS = [1000, 500, 100]
const STEP_SHARE = 0.1

/**
 * The smallest change of the request after which something fits, tried before it is suggested: a small raise; other
 * dates, where there are dates, or the next month; a raise up to twice the budget; a later month; another trip type for the
 * same money. Null when nothing of this helps.
 * @param offers all offers for the request as it is; none of them fits
 */
export function* changeFor(dataset: Dataset, request: DreamTrip, now: Date, offers: Ranked[]): Steps<Change | null> {
  const trip = parseTrip(request, now)
  const need = leastNeed(trip, offers)
  const share = need === null ? Number.POSITIVE_INFINITY : need / trip.budget - 1
  const raise = () => (need === null ? null : raisedTo(dataset, request, now, need))
  const soon = () => otherTime(dataset, request, now, offers, [1, NEXT_MONTH])
  const later = () => otherTime(dataset, request, now, offers, [NEXT_MONTH + 1, MONTHS_AHEAD])
  const anyTime = () => otherTime(dataset, request, now, offers, [1, MONTHS_AHEAD])
  const type = () => otherType(dataset, request, now)
  const inOrder =
    share <= SMALL_RAISE
      ? [raise, anyTime, type]
      : share <= LARGEST_RAISE
        ? [soon, raise, later, type]
        : [anyTime, type]
  for (const attempt of inOrder) {
    const steps = attempt()
    const change = steps && (yield* steps)
    if (change) return change
  }
  return null
}

/** The lowest total of a place worth going to in that month, unless another one costs much less. */
function leastNeed(trip: ParsedTrip, offers: Ranked[]): number | null {
  const wise = offers.filter(({ isWise }) => isWise)
  if (wise.length === 0) return null
  const lowest = (some: Ranked[]) => Math.min(...some.map(({ leastTotal }) => leastTotal))
  const good = lowest(wise.filter((offer) => isWorthwhile(trip, offer)))
  return good <= SEASON_WORTH * lowest(wise) ? good : lowest(wise)
}

/** The budget raised to what is needed, rounded up a little; where the outing is the trip, to what pays for that too. */
function* raisedTo(dataset: Dataset, request: DreamTrip, now: Date, need: number): Steps<Change | null> {
  const trip = parseTrip(request, now)
  const { people, perHead, type, budget: given } = trip
  const each = perHead ? need / people : need
  const step = STEPS.find((size) => size <= STEP_SHARE * each) ?? 100
  const budget = Math.min(HIGHEST_BUDGET, Math.ceil(each / step) * step)
  const changed = { ...request, budget: String(budget) }
  const offer = yield* bestFitting(dataset, parseTrip(changed, now))
  if (!offer) return null
  const { total, leftOut } = offer.option
  if (leftOut && OUTINGS.has(type)) {
    const whole = total + addUp(leftOut).typical
    if (whole > need && whole <= (1 + LARGEST_RAISE) * given) return yield* raisedTo(dataset, request, now, whole)
  }
  const label = budget === HIGHEST_BUDGET ? `${rupees(budget)}+` : rupees(budget)
  return { text: `Raise the budget to ${label}${perHead ? ' a head' : ''}: ${comesTo(offer)}.`, wish: changed }
}

const OUTINGS: ReadonlySet<ParsedTrip['type']> = new Set(['adventure', 'wildlife'])

/** The nearest of the later months in which a place fits that is open and in season; other dates before the next month. */
function* otherTime(
  dataset: Dataset,
  request: DreamTrip,
  now: Date,
  offers: Ranked[],
  [first, last]: [first: number, last: number],
): Steps<Change | null> {
  const { when, budget } = parseTrip(request, now)
  if (offers.every(({ leastTotal }) => leastTotal * (1 - MONTH_SAVES) > budget)) return null
  for (const dates of first === 1 ? otherDatesFor(request, now) : []) {
    const changed = { ...request, ...dates, when: undefined, ...(request.when && { month: undefined }) }
    const offer = yield* bestFitting(dataset, parseTrip(changed, now), true)
    if (offer) return { text: `Go on ${spanOfDays(dates.from, dates.to)} instead: ${comesTo(offer)}.`, wish: changed }
  }
  for (let later = first; later <= last; later++) {
    const month = ((when.month - 1 + later) % 12) + 1
    const changed = { ...request, month, from: undefined, to: undefined, when: undefined }
    const offer = yield* bestFitting(dataset, parseTrip(changed, now), true)
    if (offer) return { text: `Go in ${monthName(month)} instead: ${comesTo(offer)}.`, wish: changed }
  }
  return null
}

/** The trip type with the best fit for the same budget and month. */
function* otherType(dataset: Dataset, request: DreamTrip, now: Date): Steps<Change | null> {
  const fitting: { label: string; offer: Ranked; changed: DreamTrip }[] = []
  for (const type of PREFERENCE_TYPES) {
    if (type === request.preference_type) continue
    const changed = { ...request, preference_type: type }
    const offer = yield* bestFitting(dataset, parseTrip(changed, now), true)
    if (offer) fitting.push({ label: tripTypes[type], offer, changed })
  }
  const found = fitting.sort((a, b) => b.offer.fit.score - a.offer.fit.score)[0]
  if (!found) return null
  return { text: `For this money try ${found.label} instead: ${comesTo(found.offer)}.`, wish: found.changed }
}

/** The first place that fits a changed trip, if any does; with `worthwhile`, in season only. */
function* bestFitting(dataset: Dataset, trip: ParsedTrip, worthwhile = false): Steps<Ranked | null> {
  const isGood = (offer: Ranked) => offer.fits && (!worthwhile || isWorthwhile(trip, offer))
  const offers = yield* offersInSteps(dataset, trip)
  return offers.some(isGood) ? (shortlist(trip, offers).shown.find(isGood) ?? null) : null
}

/** In season, also for what one goes for. */
function isWorthwhile({ type, when }: ParsedTrip, { place }: Ranked): boolean {
  const season = seasonOf(place, when.month)
  if (!isPitchTrue(place, type, when.month)) return false
  return season === 'best' || season === 'ok'
}

const comesTo = ({ place, option }: Ranked) => `${place.name} then comes to about ${rupees(option.total)}`
