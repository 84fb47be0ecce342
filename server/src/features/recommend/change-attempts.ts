import { monthName } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip, Recommendations } from '@saathi/shared/recommend/schema'
import type { Steps } from '../../platform/steps.ts'
import { addUp } from './cost/cost-lines.ts'
import type { Dataset, Destination } from './facts/dataset.ts'
import { isPitchTrue, seasonOf } from './facts/season.ts'
import { type ParsedTrip, parseTrip } from './parsed-trip.ts'
import { OUTINGS } from './rank/purpose.ts'
import type { Ranked } from './rank/rank.ts'
import { isFlownLocal, offerForPlace, offersInSteps, shortlist } from './rank/shortlist.ts'
import { count } from './text/format.ts'

export type Change = NonNullable<Recommendations['change']>

/** No raise by more than this share is suggested. */
export const LARGEST_RAISE = 1
const HIGHEST_BUDGET = Number(OPEN_BUDGET)
/** Budgets are raised in steps of this share of the need, rounded down to one of these, in rupees. */
const STEPS = [1000, 500, 100, 10, 1]
const STEP_SHARE = 0.1

/** With fewer points than this a place suits badly. */
export const SUITS_BADLY = 40

/** A request, and the points that a place must have to be suggested. */
export type Asked = { dataset: Dataset; request: DreamTrip; now: Date; least: number }

/**
 * The budget raised to what a place costs with its extras, where the outing is the trip, or to what it costs without them:
 * rounded up as far as the sum stays the one of its row.
 * @param most no raise by more than this share of the budget
 * @param saysDays whether the text names the days of the trip
 */
export function* raisedFor(
  { dataset, request, now }: Asked,
  { place, option }: Ranked,
  { most = LARGEST_RAISE, saysDays = false }: { most?: number; saysDays?: boolean } = {},
): Steps<Change | null> {
  const { people, perHead, type, budget: given } = parseTrip(request, now)
  const extras = OUTINGS.has(type) ? addUp(option.leftOut ?? []).typical : 0
  const sums = [...new Set([option.total + extras, option.total])].filter((sum) => sum <= (1 + most) * given)
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
  const length = saysDays ? `, for ${count(offer.option.days, 'day')}` : ''
  // No limit buys a better bed than the cheapest.
  const text =
    budget === HIGHEST_BUDGET
      ? `Raise the budget to ${rupees(budget)}+: ${place.name} comes to ${rupees(sum)} or more${length}.`
      : `Raise the budget to ${rupees(budget)}${perHead ? ' a head' : ''}: ${comesTo(offer)}${sum > option.total ? `, with the ${rupees(extras)} of extras that are not counted now` : ''}${length}.`
  return { text, wish: changed }
}

export const withoutDates = (request: DreamTrip): DreamTrip => ({
  ...request,
  from: undefined,
  to: undefined,
  when: undefined,
})

/** The first place that fits a changed trip and is in season, or good by another measure. */
export function* bestFitting(
  { dataset, least }: Asked,
  trip: ParsedTrip,
  isTimely: (offer: Ranked) => boolean = ({ place }) => isInSeason(trip, place),
): Steps<Ranked | null> {
  const isGood = (offer: Ranked) => isGoodEnough(trip, offer, least) && isTimely(offer)
  const offers = yield* offersInSteps(dataset, trip)
  return offers.some(isGood) ? (shortlist(trip, offers).shown.find(isGood) ?? null) : null
}

/** The offers of some places that fit a trip, in season. */
export function* goodOffers(
  { dataset, least }: Asked,
  trip: ParsedTrip,
  among: (place: Destination) => boolean,
): Steps<Ranked[]> {
  const offers = yield* offersInSteps(dataset, trip, (place) => among(place) && isInSeason(trip, place))
  return offers.filter((offer) => isGoodEnough(trip, offer, least))
}

export const isGoodEnough = (trip: ParsedTrip, offer: Ranked, least: number): boolean =>
  offer.fits && offer.fit.score >= least && !isFlownLocal(trip, offer)

/** In season, also for what one goes for. */
export function isInSeason({ type, when }: ParsedTrip, place: Destination): boolean {
  const season = seasonOf(place, when.month)
  return isPitchTrue(place, type, when.month) && (season === 'best' || season === 'ok')
}

/** What a change asks, before what then comes to how much. */
export const withDays = (days: number) => `Take ${count(days, 'day')} for it`
export const inMonth = (month: number) => `Go in ${monthName(month)} instead`
/** What another month is good for, after what the place then comes to. */
export const inSeason = ({ when }: ParsedTrip, { place }: Ranked): string =>
  seasonOf(place, when.month) === 'best' ? ', in one of its best months' : ''
export const anyhow = 'Leave the way of travel open'

export const comesTo = ({ place, option }: Ranked) => `${place.name} then comes to about ${rupees(option.total)}`
