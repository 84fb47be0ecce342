import { rupees } from '@saathi/shared/money'
import { STAYS } from './cost.ts'
import { capital, count, daySpell, hours, listed, monthSpells, sentence } from './format.ts'
import { permitCautions } from './permits.ts'
import { closuresIn, crowdOf, monthName, seasonOf } from './season.ts'
import type { Offer } from './travel-option.ts'
import type { Trip } from './trip.ts'

const LONG_HOURS = 14
const HIGH_METRES = 3000

/** Cautions for an offer: budget, closures, permits, season, journey, and facts of low confidence. */
export function cautionsFor(trip: Trip, offer: Offer): string[] {
  return [
    overBudget(trip, offer),
    ...closures(trip, offer),
    season(trip, offer),
    crowd(trip, offer),
    rushed(offer),
    ...permitCautions(trip, offer.option),
    ...journey(offer),
    ...health(trip, offer),
    unsure(offer),
  ].filter((caution) => caution !== null)
}

function overBudget({ people, perHead }: Trip, { option, overBy, fits }: Offer): string | null {
  if (fits) return null
  const over = perHead ? `${rupees(overBy / people)} a head` : rupees(overBy)
  return `${capital(over)} over your budget, even in ${STAYS[option.tier].one}.`
}

function closures({ when: { month }, type }: Trip, { place }: Offer): string[] {
  const bites = ({ closure, share }: ReturnType<typeof closuresIn>[number]) =>
    Number(closure.stops?.includes(type) ?? false) + share
  return closuresIn(place, month)
    .filter(({ closure: { from, sure } }) => from || sure !== 'low')
    .sort((a, b) => bites(b) - bites(a))
    .map(({ closure: { what, from, to, sure } }) => {
      if (!from || !to) return sentence(what)
      return `${what} (${sure === 'high' ? 'expected' : 'usually'} ${daySpell(from, to)}).`
    })
}

function season({ when: { month } }: Trip, { place }: Offer): string | null {
  const best = `${monthSpells(place.best_months)} ${place.best_months.length === 1 ? 'is' : 'are'} best`
  switch (seasonOf(place, month)) {
    case 'avoid':
      return `${monthName(month)} is a month to avoid here; ${best}. ${sentence(place.weather)}`
    case 'shoulder':
      return `${monthName(month)} is between seasons here; ${best}. ${sentence(place.weather)}`
    default:
      return null
  }
}

function crowd({ when: { month } }: Trip, { place }: Offer): string | null {
  const { kind, share } = crowdOf(place, month)
  if (kind === 'peak' && share >= 0.1)
    return `Busy weeks: ${place.peak_season}. Rooms can cost 1.5 to 2.5 times as much, so book early.`
  return kind === 'busy' && share >= 0.5 ? `Busy season: ${place.peak_season}. Book stays and travel early.` : null
}

function rushed({ place, option }: Offer): string | null {
  const [shortest] = place.ideal_days
  return option.days < shortest
    ? `${capital(count(shortest, 'day'))} would do it justice; this is ${count(option.days, 'day')}.`
    : null
}

function journey({ place, option }: Offer): (string | null)[] {
  const { journey: way } = option
  return [
    way.hours > LONG_HOURS ? `A long way: about ${hours(way.hours)} each way, door to door.` : null,
    way.scarce
      ? `Few flights serve ${way.to}${way.note && way.note !== 'few flights' ? ` (${way.note})` : ''}: check before you plan around one.`
      : null,
    place.last_stretch ? `${place.last_stretch}.` : null,
  ]
}

/** Health notes for the month: one, or two at high altitude. */
const health = ({ when }: Trip, { place }: Offer): string[] =>
  place.health_safety
    .filter(({ months }) => !months || months.includes(when.month))
    .slice(0, place.elevation_m >= HIGH_METRES ? 2 : 1)
    .map(({ what }) => sentence(what))

const unsure = ({ place }: Offer): string | null =>
  place.uncertain.length > 0 ? `We are least sure of ${listed(place.uncertain)}.` : null
