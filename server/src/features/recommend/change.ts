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
import { isFlownLocal, offerForPlace, offersInSteps, shortlist } from './rank/shortlist.ts'

type Change = NonNullable<Recommendations['change']>

/** A raise by up to this share of the budget is smaller than any other change. */
const SMALL_RAISE = 0.3
/** No raise by more than this share is suggested. */
const LARGEST_RAISE = 1
/** A month so many later is a smaller change than a raise that is not small. */
const NEXT_MONTH = 1
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
 * dates, where there are dates, or the next month; a raise up to twice the budget; a later month; another trip type for the
 * same money. Where the money is enough for another month, every month comes before a larger raise. Null when nothing of
 * this helps.
 * @param offers all offers for the request as it is; none of them fits
 * @param nearest the first of those that are shown, for which the budget is raised
 */
export function* changeFor(
  dataset: Dataset,
  request: DreamTrip,
  now: Date,
  offers: Ranked[],
  nearest: Ranked | undefined,
): Steps<Change | null> {
  const trip = parseTrip(request, now)
  const target = nearest?.isWise && !isFlownLocal(trip, nearest) ? nearest : null
  const share = target ? target.overBy / trip.budget : Number.POSITIVE_INFINITY
  const raise = () => (target && share <= LARGEST_RAISE ? raisedFor(dataset, request, now, target) : null)
  const soon = () => otherTime(dataset, request, now, offers, [1, NEXT_MONTH])
  const later = () => otherTime(dataset, request, now, offers, [NEXT_MONTH + 1, MONTHS_AHEAD])
  const type = () => otherType(dataset, request, now)
  const isMonthWrong = offers.some((offer) => offer.overBy === 0 && !isFlownLocal(trip, offer))
  const inOrder =
    share <= SMALL_RAISE
      ? [raise, soon, later, type]
      : isMonthWrong
        ? [soon, later, raise, type]
        : [soon, raise, later, type]
  for (const attempt of inOrder) {
    const steps = attempt()
    const change = steps && (yield* steps)
    if (change) return change
  }
  return null
}

/**
 * The budget raised to what a place costs with its extras, where the outing is the trip, or to what it costs without them:
 * rounded up as far as the sum stays the one of its row.
 */
function* raisedFor(dataset: Dataset, request: DreamTrip, now: Date, { place, option }: Ranked): Steps<Change | null> {
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
    const offer = yield* bestFitting(dataset, parseTrip(changed, now))
    if (offer) return { text: `Go on ${spanOfDays(dates.from, dates.to)} instead: ${comesTo(offer)}.`, wish: changed }
  }
  for (let later = first; later <= last; later++) {
    const month = ((when.month - 1 + later) % 12) + 1
    const changed = { ...request, month, from: undefined, to: undefined, when: undefined }
    const offer = yield* bestFitting(dataset, parseTrip(changed, now))
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
    const offer = yield* bestFitting(dataset, parseTrip(changed, now))
    if (offer) fitting.push({ label: tripTypes[type], offer, changed })
  }
  const found = fitting.sort((a, b) => b.offer.fit.score - a.offer.fit.score)[0]
  if (!found) return null
  return { text: `For this money try ${found.label} instead: ${comesTo(found.offer)}.`, wish: found.changed }
}

/** The first place in season that fits a changed trip, if any does. */
function* bestFitting(dataset: Dataset, trip: ParsedTrip): Steps<Ranked | null> {
  const isGood = (offer: Ranked) => offer.fits && !isFlownLocal(trip, offer) && isInSeason(trip, offer)
  const offers = yield* offersInSteps(dataset, trip)
  return offers.some(isGood) ? (shortlist(trip, offers).shown.find(isGood) ?? null) : null
}

/** In season, also for what one goes for. */
function isInSeason({ type, when }: ParsedTrip, { place }: Ranked): boolean {
  const season = seasonOf(place, when.month)
  return isPitchTrue(place, type, when.month) && (season === 'best' || season === 'ok')
}

const comesTo = ({ place, option }: Ranked) => `${place.name} then comes to about ${rupees(option.total)}`
