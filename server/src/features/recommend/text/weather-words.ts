import { monthName } from '@saathi/shared/lib/messages/en/days'
import type { HealthAdvice } from '../facts/dataset.ts'
import { degreesIn, endsMid, isHeatOf, monthsIn, namedMonths, weatherParts } from '../facts/heat.ts'
import { healthIn, seasonOf } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { suffersHeat } from '../rank/party.ts'
import type { Offer } from '../rank/travel-option.ts'
import { monthSpells, sentence } from './format.ts'

const HOT = 40
/** For seniors and small children. */
const HOT_FOR_TENDER = 38
const SAYS_HEAT = /\b(heat|hot|burning)\b|°C/i
const RAIN = /\b(rain|rains|wet|wettest|showers)\b/i
const HEAVY_RAIN = /\b(heavy|very wet|extremely wet|wettest|most rain)\b/i
const LITTLE_RAIN = /\b(light|some|little|steady) (rain|showers)\b/i

type Trip = { party: ParsedTrip['party']; when: Pick<ParsedTrip['when'], 'month'> }

/** The heat and the heavy rain of the month, which nothing else warns of. */
export function weatherCautions(trip: Trip, { place }: Pick<Offer, 'place'>): string[] {
  const { month } = trip.when
  // The caution for a month to avoid has the whole weather.
  if (seasonOf(place, month) === 'avoid') return []
  const dangers = dangersIn(place, month)
  const parts = weatherParts(place)
  const found: string[] = []
  const hot = heatNote({ place }, month) ?? heat(parts, month, suffersHeat(trip.party) ? HOT_FOR_TENDER : HOT)
  if (hot && !dangers.some((what) => SAYS_HEAT.test(what))) found.push(hot)
  const rain = rainCaution(trip, { place })
  return rain === null ? found : [...found, rain]
}

/** The rain of the month which nothing else warns of: heavy rain always, and other rain outside the best months. */
export function rainCaution({ when: { month } }: Trip, { place }: Pick<Offer, 'place'>): string | null {
  const parts = weatherParts(place).filter(
    (part) => RAIN.test(part) && !LITTLE_RAIN.test(part) && monthsIn(part).includes(month),
  )
  if (parts.length === 0 || dangersIn(place, month).some((what) => /rain|monsoon|flood|cyclone/i.test(what)))
    return null
  const isHeavy = parts.some((part) => HEAVY_RAIN.test(part))
  if (!isHeavy && seasonOf(place, month) === 'best') return null
  const until = parts.every((part) => endsMid(part, month))
    ? `until the middle of ${monthName(month)}`
    : `in ${monthName(month)}`
  return `${isHeavy ? 'Heavy rain' : 'Rain'} is usual ${until}.`
}

const dangersIn = (place: Offer['place'], month: number): string[] =>
  healthIn(place, month, 'danger').map(({ what }) => what)

/** The fog of the month, which delays trains and flights; the notes have it no second time. */
export function fogNote({ place }: Pick<Offer, 'place'>, month: number): string | null {
  const note = fogAdvice(place, month)
  if (note) return sentence(note.what)
  const part = weatherParts(place).find((each) => FOG.test(each))
  if (part === undefined) return null
  const named = namedMonths(part)
  const months = named.length > 0 ? named : /\bwinter\b/i.test(part) ? FOGGY : []
  return months.includes(month) ? `Fog on ${monthName(month)} mornings can delay trains and flights for hours.` : null
}
const FOG = /\bfog\b/i
export const fogAdvice = (place: Offer['place'], month: number): HealthAdvice | undefined =>
  healthIn(place, month, 'note').find(({ what, months }) => months && FOG.test(what))
const FOGGY = [12, 1]

/** That a month which is none to avoid is none of the best either, which those are, and the weather. */
export function outsideBestMonths({ when: { month } }: Trip, { place }: Pick<Offer, 'place'>): string | null {
  if (seasonOf(place, month) !== 'shoulder') return null
  const best = monthSpells(place.best_months)
  return `${monthName(month)} is outside the best months here${best === '' ? '' : `, ${best}`}. ${sentence(place.weather)}`
}

/** What is said of the heat of these months; the notes have it no second time. */
const heatNote = ({ place }: Pick<Offer, 'place'>, month: number): string | null => {
  const note = heatAdvice(place, month)
  return note ? sentence(note.what) : null
}
export const heatAdvice = (place: Offer['place'], month: number): HealthAdvice | undefined =>
  healthIn(place, month, 'note').find(({ what, months }) => months && /\b(4\d) °C/.test(what))

/** How hot a month is that is one to avoid, by the weather of the year. */
export const heatCaution = (place: Offer['place'], { when, party }: Trip): string | null =>
  heat(weatherParts(place), when.month, suffersHeat(party) ? HOT_FOR_TENDER : HOT)

/** The months beside May are hot, too, where May alone is named. */
function heat(parts: string[], month: number, least: number): string | null {
  const part = parts.find((each) => degreesIn(each) >= least && isHeatOf(each, month))
  if (part === undefined) return null
  const most = degreesIn(part)
  const name = monthName(month)
  if (!monthsIn(part).includes(month))
    return month < HOTTEST
      ? `${name} is hot here, with up to ${most} °C in May.`
      : `${name} is still hot here, after up to ${most} °C in May.`
  return namedMonths(part).length > 0
    ? `${name} is hot here: up to ${most} °C.`
    : `${name} is hot here: the summer reaches ${most} °C.`
}
const HOTTEST = 5
