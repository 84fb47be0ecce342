import { rupees } from '@saathi/shared/money'
import { extrasFor, STAYS } from './cost.ts'
import { daySpell, inWords, listed, monthSpells } from './format.ts'
import { journeyReason } from './journey-reason.ts'
import { crowdOf, monthName, monthRuns, seasonOf, shareOfMonth, spellDays } from './season.ts'
import type { Offer } from './travel-option.ts'
import type { Trip } from './trip.ts'

const MOST = 5
/** General reasons are added only when there are fewer strong ones than this. */
const ENOUGH = 4
const JUST_INSIDE = 0.05
/** A peak of up to this many days is mentioned as one to avoid. */
const RUSH_DAYS = 62

/**
 * Reasons for an offer: 3 to 5 sentences, each true for this place, party and month, strongest first.
 * @param among all offers of the answer, for comparisons
 */
export function reasonsFor(trip: Trip, offer: Offer, among: Offer[] = []): string[] {
  const strong = [
    offer.place.pitch[trip.type] ?? null,
    budgetReason(trip, offer),
    journeyReason(offer.option),
    seasonReason(trip, offer),
    standing(trip, offer, among),
  ].filter((reason) => reason !== null)
  const plain = [
    companyReason(trip, offer),
    permitReason(offer),
    extrasReason(trip, offer),
    onceThere(offer),
    rooms(offer),
  ].filter((reason) => reason !== null)
  return [...strong, ...plain.slice(0, Math.max(0, ENOUGH - strong.length))].slice(0, MOST)
}

function budgetReason(trip: Trip, { option, fits }: Offer): string | null {
  const { people, open, perHead, budget } = trip
  if (!fits) return null
  const total = option.total.typical
  const stay = STAYS[option.tier].one
  const each = people > 1 ? `, about ${roughly(total / people)} each` : ''
  if (open) return `About ${roughly(total)} in ${stay}, travel included${each}.`
  // A budget per person is compared per person.
  const [given, left] = perHead ? [budget / people, (budget - total) / people] : [budget, budget - total]
  const yours = perHead ? `${rupees(given)} a head` : rupees(given)
  const also = perHead ? '' : each
  if (left < JUST_INSIDE * given)
    return `Comes to ${rupees(given - left)} in ${stay}, just inside your ${yours}${also}.`
  if (option.tier === 'premium') return `Even in a premium hotel it stays ${rupees(left)} under your ${yours}${also}.`
  return `${rupees(left)} under your ${yours} in ${stay}${also}.`
}

const roughly = (amount: number) => rupees(Math.round(amount / 100) * 100)

function seasonReason({ when: { month } }: Trip, { place }: Offer): string | null {
  const name = monthName(month)
  const spells = monthSpells(place.best_months)
  const season = seasonOf(place, month)
  if (season === 'ok') return `${name} is a fair time to go, just outside the best months (${spells}).`
  if (season !== 'best') return null
  const beside = [month === 1 ? 12 : month - 1, month === 12 ? 1 : month + 1]
  const rush = place.peak.find(
    ([from, to]) => spellDays(from, to) <= RUSH_DAYS && beside.some((other) => shareOfMonth(other, from, to) > 0),
  )
  if (rush && crowdOf(place, month).share === 0)
    return `${name} is in season (${spells}) and clear of the rush of ${daySpell(...rush)}.`
  const run = monthRuns(place.best_months).find((months) => months.includes(month)) ?? []
  if (run.length < 3 || run.length < place.best_months.length) return `${name} is among its best months (${spells}).`
  if (month === run[0]) return `${name} opens its best season, ${spells}.`
  return month === run.at(-1) ? `${name} closes its best season, ${spells}.` : `${name} is mid-season here: ${spells}.`
}

/** What this offer is the best of the answer at, if anything. */
function standing({ people }: Trip, offer: Offer, among: Offer[]): string | null {
  const others = among.filter(({ place }) => place.id !== offer.place.id)
  if (others.length < 2) return null
  const least = (of: (some: Offer) => number) => others.every((other) => of(other) > of(offer))
  const all = inWords(others.length + 1)
  if (least(({ option }) => option.journey.hours)) return `The shortest journey of these ${all}.`
  if (least(({ option }) => option.total.typical))
    return `The lowest total of these ${all}${people > 1 ? ' for your group' : ''}.`
  return null
}

function companyReason({ people }: Trip, { place, option }: Offer): string | null {
  const { family, genZ } = place.editorial_fit
  if (people === 4) return family === 3 ? 'An easy place with children and grandparents alike.' : null
  if (people >= 6) return family === 3 ? `Easy for a group of ${inWords(people)}: something for every age.` : null
  if (genZ < 3) return null
  if (people === 1 && option.tier === 'dorm') return 'Other young travellers are easy to meet here.'
  return 'A favourite of younger travellers.'
}

function permitReason({ place }: Offer): string | null {
  const none = place.permits.find(({ need }) => !need)
  if (none) return `${none.name}.`
  return place.permits.length === 0 ? 'Nothing to apply for ahead: no permit and no timed ticket.' : null
}

function extrasReason(trip: Trip, { place, option }: Offer): string | null {
  const paid = extrasFor({ place, type: trip.type, month: trip.when.month, tier: option.tier }).map(({ item }) => item)
  return paid.length > 0 ? `The total already counts what most visitors pay for: ${listed(paid)}.` : null
}

function onceThere({ place, option }: Offer): string {
  const daily = place.daily_inr_per_person[option.tier === 'dorm' ? 'budget' : option.tier]
  return `Once there, a day costs about ${rupees(daily)} a head for meals, getting around and entry fees.`
}

function rooms({ place, option }: Offer): string {
  return `There are ${STAYS[option.tier].many} around ${listed(place.stay_areas)}.`
}
