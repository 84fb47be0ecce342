import { cities } from '@saathi/shared/lib/messages/en/choices'
import { monthName } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import type { Dataset, Destination } from '../facts/dataset.ts'
import { isStartingCity } from '../facts/distance.ts'
import { closuresIn, isPitchTrue, ruledOutBy } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { bestMonths, count, hours, listed, monthSpells, sentence, shortName } from '../text/format.ts'
import { KNOWN_FOR } from '../text/known-for.ts'
import { lodgingWords } from '../text/lodging-words.ts'
import { advantagesOver } from '../text/order-words.ts'
import { isLikeUnwanted } from './exclusions.ts'
import { isFarLocal, type Ranked } from './rank.ts'
import { isDearForOpen, isLongRide, ruledOutIn } from './shortlist.ts'
import { isOutOfTime, isTooShort, leastDays } from './stay-length.ts'
import { type Offer, offerFor } from './travel-option.ts'

/** An answered request: all offers, those that are shown, and all that fit in their order. */
export type Answer = { dataset: Dataset; trip: ParsedTrip; offers: Ranked[]; shown: Ranked[]; fitting: Ranked[] }

/** What keeps a place out of the list; `local`: a short trip for those who live near; `rank`: others that fit come before it. */
export type Cause =
  | 'start'
  | 'excluded'
  | 'ruledOut'
  | 'kind'
  | 'closed'
  | 'month'
  | 'budget'
  | 'short'
  | 'time'
  | 'way'
  | 'far'
  | 'nowhere'
  | 'local'
  | 'season'
  | 'dear'
  | 'rank'
export type Reason = { cause: Cause; text: string }

/** Why a place is not in the list, from the computation of the list; null for one that is. */
export function whyNot(answer: Answer, place: Destination): Reason | null {
  return answer.shown.some((offer) => offer.place.id === place.id) ? null : reasonAgainst(answer, place)
}

/** What speaks against a place, also against one that is shown though it does not fit. */
export function reasonAgainst(answer: Answer, place: Destination): Reason {
  const { trip, offers } = answer
  const { type, from, exclude, when, maxDays } = trip
  if (isStartingCity(place, from)) return { cause: 'start', text: `You start there: ${cities[from]}.` }
  if (exclude.some(({ id }) => id === place.id)) return { cause: 'excluded', text: 'You marked it "Not for me".' }
  if (ruledOutIn(answer.dataset, trip)(place)) return { cause: 'ruledOut', text: 'You ruled it out.' }
  if (!place.types.includes(type))
    return { cause: 'kind', text: `It is known for ${kinds(place)}, not for ${KNOWN_FOR[type]}.` }
  const offer = offers.find((each) => each.place.id === place.id)
  if (offer) return offer.fits && !isOutOfTime(trip, offer) ? notListed(answer, offer) : misfit(trip, offer)
  const closed = ruledOutBy(place, type, when)
  if (closed) return { cause: 'closed', text: sentence(closed) }
  if (maxDays !== null && isTooShort(place, maxDays))
    return { cause: 'short', text: `It needs at least ${count(leastDays(place), 'day')}, and you have ${maxDays}.` }
  return noWay(answer, place)
}

const kinds = ({ types }: Destination) => listed(types.map((type) => KNOWN_FOR[type]))

/** An offer that is over the budget, out of its time or not wise. */
function misfit(trip: ParsedTrip, offer: Ranked): Reason {
  const { type, when, calendar, maxDays } = trip
  const { place, option, overBy } = offer
  const closed = ruledOutBy(place, type, when)
  if (closed) return { cause: 'closed', text: sentence(closed) }
  if (!offer.isWise)
    return {
      cause: 'month',
      text: `${monthName(when.month)} is a month to avoid there${bestMonths(place)}.${openThen(place, trip)}`,
    }
  const given = calendar?.days ?? maxDays
  if (given !== null && isOutOfTime(trip, offer)) return tooFewDays(given, offer)
  return { cause: 'budget', text: `${rupees(overBy)} over your budget, even ${lodgingWords(trip, option)}.` }
}

/** What is told of that time alone, such as the gates that are open when others are shut. */
const openThen = (place: Destination, { when }: ParsedTrip): string =>
  closuresIn(place, when)
    .filter(({ closure: { months, from, stops, sure } }) => months && !from && !stops && sure !== 'low')
    .map(({ closure: { what } }) => ` ${sentence(what)}`)
    .join('')

const tooFewDays = (days: number, { option }: Pick<Offer, 'option'>): Reason => ({
  cause: 'time',
  text: `Your ${count(days, 'day')} ${days === 1 ? 'is' : 'are'} too few: the journey takes ${hours(option.journey.hours)} each way.`,
})

const BY = { rail: 'by train', bus: 'by bus', road: 'by car', air: 'with a flight', ground: 'without a flight' }

/** No way leads there as the request has it: what would be in its place. */
function noWay({ dataset, trip }: Answer, place: Destination): Reason {
  const { from, by, calendar } = trip
  const anyWay = by ? (offerFor(dataset, { ...trip, by: null }, place) ?? null) : null
  if (by && (anyWay || !offerFor(dataset, { ...trip, calendar: null }, place, true)))
    return { cause: 'way', text: `We know no way there from ${cities[from]} ${BY[by]} that suits the stay.` }
  const relaxed = offerFor(dataset, { ...trip, calendar: null }, place, true)
  if (!relaxed) return { cause: 'nowhere', text: `We know no way there from ${cities[from]}.` }
  if (calendar !== null) return tooFewDays(calendar.days, relaxed)
  return tooFar(relaxed)
}

const tooFar = ({ option: { days, journey } }: Pick<Offer, 'option'>): Reason => ({
  cause: 'far',
  text: `Too far for ${count(days, 'day')} there: the journey takes ${hours(journey.hours)} each way.`,
})

/** An offer that fits and is not shown. */
function notListed(answer: Answer, offer: Ranked): Reason {
  const { type, when, from } = answer.trip
  const { place, option } = offer
  if (isFarLocal(answer.trip, offer)) {
    const way = `from ${cities[from]} the journey takes ${hours(option.journey.hours)} each way`
    return { cause: 'local', text: `A short trip for those who live near: ${way}.` }
  }
  const { months } = place.pitch[type] ?? {}
  if (months && !isPitchTrue(place, type, when.month))
    return { cause: 'season', text: `For ${KNOWN_FOR[type]} the time there is ${monthSpells(months)}.` }
  if (isDearForOpen(answer.trip, offer))
    return { cause: 'dear', text: `Far dearer than the places of the list: ${rupees(option.total)} in all.` }
  return isLongRide(answer.trip, offer) && isBetterThanLast(answer, offer) ? tooFar(offer) : rankReason(answer, offer)
}

const isBetterThanLast = ({ shown }: Answer, offer: Ranked): boolean =>
  offer.fit.score > (shown.filter(({ fits }) => fits).at(-1)?.fit.score ?? 0)

/** An offer that fits, below those that are shown. */
function rankReason(answer: Answer, offer: Ranked): Reason {
  const { trip, fitting, shown } = answer
  const place = `${nth(fitting.indexOf(offer) + 1)} of ${fitting.length} that fit`
  const last = shown.filter(({ fits }) => fits).at(-1)
  if (!last) return { cause: 'rank', text: `${place}.` }
  const name = shortName(last.place.name)
  const points = Math.round(10 * (last.fit.score - offer.fit.score)) / 10
  if (points < 0) return { cause: 'rank', text: `${place}: ${comesLater(answer, offer)}.` }
  const advantages = advantagesOver(trip, last, offer)
  if (points === 0)
    return { cause: 'rank', text: `${place}: as good a match as ${name}, but no nearer to ${cities[trip.from]}.` }
  const because = advantages === '' ? '' : ` (${advantages})`
  return { cause: 'rank', text: `${place}: ${points} ${points === 1 ? 'point' : 'points'} below ${name}${because}.` }
}

/** Why an offer stands behind one of fewer points. */
function comesLater({ trip, offers }: Answer, offer: Ranked): string {
  if (isLikeUnwanted(offer, trip.exclude, offers)) return 'it is like a place that you marked "Not for me"'
  if (trip.maxDays === 1 && offer.option.nights > 0) return 'for one day, places that need no night come first'
  return 'places that you asked for come first'
}

const nth = (n: number): string => {
  const suffix = { 1: 'st', 2: 'nd', 3: 'rd' }[n % 10]
  return `${n}${suffix && Math.floor((n % 100) / 10) !== 1 ? suffix : 'th'}`
}
