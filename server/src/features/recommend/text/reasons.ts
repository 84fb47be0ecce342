import { monthName } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { dailyPrice, daysBilled } from '../cost/cost.ts'
import { healthIn, monthRuns, ruledOutBy, seasonOf } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { billedExtras } from '../rank/missing-extras.ts'
import type { Offer } from '../rank/travel-option.ts'
import { inWords, listed, monthSpells, sentence } from './format.ts'
import { journeyReason } from './journey-reason.ts'
import { kindReason, otherMonths, secondReason, sightsReason } from './kind-reason.ts'
import { lodgingWords } from './lodging-words.ts'
import { companyReason } from './party-words.ts'
import { permitsFor } from './permits.ts'
import { rainCaution, weatherCautions } from './weather-words.ts'

const MOST = 5
/** General reasons are added only when there are fewer strong ones than this, and those that say little, than the other. */
const ENOUGH = 4
const FEWEST = 3
const SHORT_HOURS = 9
const JUST_INSIDE = 0.05
/** By how much people feel that a place is nearer or cheaper than all others: in hours, and as a share of its total. */
const LEAST_HOURS = 0.5
const LEAST_SHARE = 0.1

/**
 * Reasons for an offer: 3 to 5 sentences, each true for this place, party and month, strongest first.
 * @param among all offers of the answer, for comparisons
 */
export function reasonsFor(trip: ParsedTrip, offer: Offer, among: Offer[] = []): string[] {
  const given = [
    kindReason(trip, offer),
    secondReason(trip, offer),
    budgetReason(trip, offer),
    journeyReason(offer.option, trip.askedIn),
    seasonReason(trip, offer),
    standing(trip, offer, among),
  ].filter((reason) => reason !== null)
  const strong = [...new Set(given)]
  const isOpen = ruledOutBy(offer.place, trip.type, trip.when) === null
  const plain = [
    companyReason(trip, offer),
    isOpen ? sightsReason(trip, offer, strong) : null,
    extrasReason(trip, offer),
  ].filter((reason) => reason !== null)
  const telling = [...strong, ...plain.slice(0, Math.max(0, ENOUGH - strong.length))]
  const others = [permitReason(trip, offer), onceThere(trip, offer), bestTime(trip, offer)].filter(
    (reason) => reason !== null,
  )
  return [...telling, ...others.slice(0, Math.max(0, FEWEST - telling.length))].slice(0, MOST)
}

/** The total or the share of each, beside the budget that was given; without a limit nothing is above it. */
function budgetReason(trip: ParsedTrip, { option, fits }: Offer): string | null {
  const { people, open, perHead, budget } = trip
  if (!fits) return null
  const stay = lodgingWords(trip, option)
  const total = option.total
  const perPerson = Math.round(total / people)
  const each = people > 1 ? `, ${rupees(perPerson)} each` : ''
  if (open) return `About ${rupees(total)} ${stay}, travel included${each}.`
  const just = budget - total < JUST_INSIDE * budget ? 'just within' : 'within'
  if (perHead) return `About ${rupees(perPerson)} a head ${stay}, ${just} your ${rupees(budget / people)}.`
  return `About ${rupees(total)} ${stay}, ${just} your ${rupees(budget)}${each}.`
}

function seasonReason(trip: ParsedTrip, offer: Offer): string | null {
  const { place } = offer
  const { month } = trip.when
  const name = monthName(month)
  const spells = monthSpells(place.best_months)
  const season = seasonOf(place, month)
  const beside = [month === 1 ? 12 : month - 1, month === 12 ? 1 : month + 1]
  if (season === 'ok') {
    if (!isFair(trip, offer)) return null
    if (beside.some((other) => place.best_months.includes(other)))
      return `${name} is a fair time to go, just outside the best months (${spells}).`
    return `${name} is a fair time to go; the best months are ${spells}.`
  }
  if (season !== 'best' || rainCaution(trip, offer) !== null) return null
  const run = monthRuns(place.best_months).find((months) => months.includes(month)) ?? []
  if (run.length < 3 || run.length < place.best_months.length) return `${name} is among its best months (${spells}).`
  if (month === run[0]) return `${name} opens its best season, ${spells}.`
  return month === run.at(-1)
    ? `${name} closes its best season, ${spells}.`
    : `${name} is one of the best months here (${spells}).`
}

/** No month is called fair of whose heat, rain or dangers a caution warns, or in which what one goes for is not there. */
const isFair = (trip: ParsedTrip, offer: Offer): boolean =>
  otherMonths(trip, offer) === null &&
  !healthIn(offer.place, trip.when.month, 'danger').some(({ months }) => months) &&
  weatherCautions(trip, offer).length === 0

/** The criterion by which this offer is clearly the best of the answer, if any. */
function standing({ people }: ParsedTrip, offer: Offer, among: Offer[]): string | null {
  const others = among.filter(({ place }) => place.id !== offer.place.id)
  if (others.length < 2 || !offer.fits) return null
  const least = (of: (some: Offer) => number, by: number) => others.every((other) => of(other) >= of(offer) + by)
  const all = inWords(others.length + 1)
  const { hours } = offer.option.journey
  if (hours <= SHORT_HOURS && least(({ option }) => option.journey.hours, LEAST_HOURS))
    return `The shortest journey of these ${all}.`
  const { total } = offer.option
  if (least(({ option }) => option.total, LEAST_SHARE * total))
    return `The lowest total of these ${all}${people > 1 ? ' for your group' : ''}.`
  return null
}

/** The sentence that nothing has to be applied for, where that is certain. */
function permitReason({ type, when }: ParsedTrip, { place, option }: Offer): string | null {
  const doubted = [...place.uncertain.map(({ what }) => what), ...place.low_confidence].some((what) =>
    /permit|pass\b|fee|regist/i.test(what),
  )
  if (doubted || type === 'wildlife' || permitsFor(option, type, when.month).length > 0) return null
  const none = place.permits.find(({ need, sure }) => !need && sure !== 'low')
  if (none) return sentence(none.name)
  return place.permits.length === 0 ? 'No permit to apply for.' : null
}

function extrasReason(trip: ParsedTrip, { place, option }: Offer): string | null {
  const paid = billedExtras(trip, { place, option }).map(({ item }) => item)
  return paid.length > 0 ? `The total already counts what most visitors pay for: ${listed(paid)}.` : null
}

/** When to go, for a place of which little else can be said in this month. */
function bestTime({ when: { month } }: ParsedTrip, { place }: Offer): string | null {
  const { best_months: months } = place
  return months.length === 0 || months.includes(month) ? null : `At its best in ${monthSpells(months)}.`
}

/** The cost of a day, unless a package covers all of them. */
function onceThere({ type, when: { month } }: ParsedTrip, { place, option }: Offer): string | null {
  const { lodging, days, nights, journey } = option
  if (daysBilled({ place, type, month, lodging, days, nights, keepsCar: journey.keepsCar }) === 0) return null
  return `Once there, a day costs about ${rupees(dailyPrice(place, lodging))} a head for meals, getting around and entry fees.`
}
