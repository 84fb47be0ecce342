import { monthName } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { nightsBilled, stayFactor } from '../cost/cost.ts'
import { restDays } from '../cost/outing-days.ts'
import { isOptional } from '../cost/outings.ts'
import type { Dataset } from '../facts/dataset.ts'
import { isFor, type Reader } from '../facts/scope.ts'
import { closuresIn, computeCrowd, healthIn, peakIn, seasonOf } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { unsuitedFor } from '../rank/party.ts'
import { isWiseThen } from '../rank/rank.ts'
import { isOutOfTime } from '../rank/stay-length.ts'
import { type Offer, outingsWithoutTime } from '../rank/travel-option.ts'
import { isTooLong } from '../travel/effort.ts'
import { bestMonths, busySpell, capital, count, daySpell, hours, inWords, listed, sentence } from './format.ts'
import { otherMonths, withoutSecond } from './kind-reason.ts'
import { leftOutWords } from './left-out-words.ts'
import { lodgingWords } from './lodging-words.ts'
import { partyCautions } from './party-words.ts'
import { permitCautions } from './permits.ts'
import { outsideBestMonths, weatherCautions } from './weather-words.ts'

const MOST_DANGERS = 2
const FAR_OVER = 2
/** Prices from this many times the usual one are a jump. */
export const JUMP = 1.2

/** The cautions about a trip: the budget, closures, dangers, a month to avoid, permits and price jumps. */
export function cautionsFor(dataset: Dataset, trip: ParsedTrip, offer: Offer): string[] {
  const notThen = onlyNotThen(trip, offer)
  return [
    overBudget(trip, offer),
    withoutOutings(offer),
    withoutDays(trip, offer),
    notThen,
    outOfTime(trip, offer),
    longJourney(trip, offer),
    ...closures(trip, offer),
    ...dangers(trip, offer),
    ...weather(trip, offer),
    notThen === null ? avoidedMonth(trip, offer) : null,
    otherMonths(trip, offer),
    withoutSecond(trip, offer, dataset),
    ...partyCautions(trip, offer),
    dearStay(dataset, trip, offer),
    dearFlight(trip, offer),
    ...permitCautions(trip, offer.option),
  ].filter((caution) => caution !== null)
}

function overBudget(trip: ParsedTrip, { option, overBy, fits }: Offer): string | null {
  const { people, perHead, budget } = trip
  if (fits || overBy === 0) return null
  const whose = perHead && people > 1 ? ' for the whole group' : ''
  const stay = lodgingWords(trip, option)
  if (option.total > FAR_OVER * budget) return `Over twice your budget: ${rupees(overBy)} more${whose}, even ${stay}.`
  return `${rupees(overBy)} over your budget${whose}, even ${stay}.`
}

/** What one goes there for and the total does not have. */
function withoutOutings({ place, option: { leftOut }, fits }: Offer): string | null {
  const outings = leftOut?.filter(({ outing }) => outing) ?? []
  if (outings.length === 0 || !fits) return null
  return `Fits your budget only without this, which is not in the total: ${listed(leftOutWords(place, outings))}.`
}

/** The outings that one goes there for and that take more days than the stay has beside those of rest. */
function withoutDays(trip: ParsedTrip, { place, option }: Offer): string | null {
  const outings = outingsWithoutTime(trip, option).filter((extra) => !isOptional(extra, trip.type))
  if (outings.length === 0) return null
  const rest = restDays(place) > 0 ? `, the first ${inWords(restDays(place))} of them for rest,` : ''
  const leave = option.days === 1 ? 'leaves' : 'leave'
  const names = outings.map(({ item }) => item)
  const withoutTickets = names.filter((name) => !/\btickets?\b/i.test(name))
  const items = listed(withoutTickets.length > 0 ? withoutTickets : names)
  return `${capital(count(option.days, 'day'))} here${rest} ${leave} no time for this, which is not in the total: ${items}.`
}

/** It is the time and not the money that speaks against the place; a closure or a danger is told next. */
function onlyNotThen(trip: ParsedTrip, { place, option, overBy, fits }: Offer): string | null {
  const { month } = trip.when
  if (fits || overBy > 0 || (isOutOfTime(trip, { option }) && isWiseThen(trip, place))) return null
  if (seasonOf(place, month) === 'avoid') return `Within your budget, but ${monthToAvoid(place, month)}`
  return `Within your budget, but not for ${monthName(month)}.`
}

/** Those who ride for longer than a stay is usually worth should know. */
function longJourney(trip: ParsedTrip, { option }: Offer): string | null {
  const { nights, days, journey } = option
  if (nights === 0 || !isTooLong(journey, days) || isOutOfTime(trip, { option })) return null
  return `${capital(hours(journey.hours))} each way is long for ${count(days, 'day')} there.`
}

/** Whether a caution has the hours of the way. */
export const warnsOfHours = (trip: ParsedTrip, offer: Offer): boolean =>
  outOfTime(trip, offer) !== null ||
  longJourney(trip, offer) !== null ||
  unsuitedFor(trip, offer).includes('long journey')

/** Whether a caution has the hour of the night at which the train arrives. */
export const warnsOfArrival = (trip: ParsedTrip, offer: Offer): boolean =>
  unsuitedFor(trip, offer).includes('small hours')

/** The cautions about a place at that time, whatever it costs: closures, dangers and a month to avoid. */
export const placeCautions = (trip: Season, offer: Shown): string[] =>
  [...closures(trip, offer), ...dangers(trip, offer), avoidedMonth(trip, offer)].filter((caution) => caution !== null)

/** A trip as far as it is known, and a place without a way there where none is chosen yet. */
export type Season = Pick<ParsedTrip, 'when' | 'type'> & Partial<Pick<ParsedTrip, 'party' | 'from'>>
export type Shown = Pick<Offer, 'place'> & { option?: Pick<Offer['option'], 'journey'> }

/** For whom the sentences about a place are. */
export const readerOf = ({ type, when, party, from }: Season, option: Shown['option']): Reader => ({
  type,
  month: when.month,
  ...(party && { party }),
  ...(from && { starting: from }),
  ...(option && { way: option.journey.mode }),
})

/** When no place leaves a day within the dates or the days, those nearest to it are shown all the same. */
function outOfTime(trip: ParsedTrip, { option }: Offer): string | null {
  const given = trip.calendar?.days ?? trip.maxDays
  if (given === null || !isOutOfTime(trip, { option })) return null
  return `Your ${count(given, 'day')} ${given === 1 ? 'is' : 'are'} too few: the journey takes ${hours(option.journey.hours)} each way.`
}

/** The closures that have dates or stop something, those of the asked type first. */
function closures(trip: Season, { place, option }: Shown): string[] {
  const { when, type } = trip
  const weight = ({ closure, share }: ReturnType<typeof closuresIn>[number]) =>
    Number(closure.stops?.includes(type) ?? false) + share
  return closuresIn(place, when)
    .filter(({ closure: { from, stops, sure } }) => (sure === 'low' ? !from && stops?.length : from || stops?.length))
    .filter(({ closure }) => isFor(closure, readerOf(trip, option)))
    .sort((a, b) => weight(b) - weight(a))
    .map(({ closure: { what, from, to, sure } }) => {
      if (!from || !to) return sentence(what)
      return `${capital(what)} (${sure === 'high' ? 'expected' : 'usually'} ${daySpell(from, to)}).`
    })
}

const dangers = (trip: Season, { place, option }: Shown): string[] =>
  healthIn(place, trip.when.month, 'danger')
    .filter((danger) => isFor(danger, readerOf(trip, option)))
    .slice(0, MOST_DANGERS)
    .map(({ what }) => sentence(what))

function avoidedMonth({ when: { month } }: Season, { place }: Pick<Offer, 'place'>): string | null {
  return seasonOf(place, month) === 'avoid' ? monthToAvoid(place, month) : null
}

function monthToAvoid(place: Offer['place'], month: number): string {
  const avoid = `${monthName(month)} is a month to avoid here${bestMonths(place)}.`
  return place.weather === '' ? avoid : `${avoid} ${sentence(place.weather)}`
}

/** The heat and rain of the month; where nothing warns of them, what the weather of a month outside the best ones is like. */
function weather(trip: ParsedTrip, offer: Offer): string[] {
  const found = weatherCautions(trip, offer)
  const outside = found.length === 0 ? outsideBestMonths(trip, offer) : null
  return outside === null ? found : [outside]
}

function dearStay({ transport }: Dataset, { type, when }: ParsedTrip, { place, option }: Offer): string | null {
  const { month, longWeekend } = when
  const { typical } = stayFactor(transport, computeCrowd(place, when))
  const { lodging, nights, journey } = option
  const isBilled = nightsBilled({ place, type, month, lodging, nights, keepsCar: journey.keepsCar }) > 0
  if (typical < JUMP || !isBilled) return null
  const spell = peakIn(place, when)
  const cause =
    spell === null ? `Long weekend${longWeekend ? ` (${longWeekend})` : ''}` : `Busy from ${busySpell(spell)}`
  return `${cause}. Rooms are counted at ${typical} times the usual price; book early.`
}

function dearFlight({ when: { month } }: ParsedTrip, { option: { journey } }: Offer): string | null {
  if (journey.demand < JUMP) return null
  return `Flights to ${journey.to} are counted at ${journey.demand} times the usual fare in ${monthName(month)}.`
}
