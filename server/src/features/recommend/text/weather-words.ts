import { monthName } from '@saathi/shared/lib/messages/en/days'
import { healthIn, seasonOf } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { Offer } from '../rank/travel-option.ts'
import { isTender } from '../travel/effort.ts'
import { bestMonths, sentence } from './format.ts'
import { tenderOnes } from './tender-ones.ts'

const HOT = 40
/** For seniors and small children. */
const HOT_FOR_TENDER = 38
const SUMMER = [4, 5, 6]
const [APRIL, HOTTEST, JUNE] = [4, 5, 6]
const MONSOON = [7, 8]
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const SPELL = new RegExp(`\\b${NAME}\\b(?:\\s*(?:-|to)\\s*(?:mid-)?${NAME}\\b)?`, 'gi')
const SAYS_HEAT = /\b(heat|hot|burning)\b|°C/i
const RAIN = /\b(rain|rains|wet|wettest|showers)\b/i
const HEAVY_RAIN = /\b(heavy|very wet|extremely wet|wettest|most rain)\b/i
const LITTLE_RAIN = /\b(light|some|little|steady) (rain|showers)\b/i

/** The months that a part of the weather text is about: `rain Jun-Sep and most of it Oct-Nov`. */
function monthsIn(text: string): number[] {
  const named = namedMonths(text)
  if (named.length > 0) return named
  return /\bsummer\b/i.test(text) ? SUMMER : /\bmonsoon\b/i.test(text) ? MONSOON : []
}

const namedMonths = (text: string): number[] =>
  [...text.matchAll(SPELL)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [first, last].map((name) => MONTHS.indexOf(name.toLowerCase())) as [number, number]
    return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, at) => ((from + at) % 12) + 1)
  })

type Trip = { party: ParsedTrip['party']; when: Pick<ParsedTrip['when'], 'month'> }

/** The heat and the heavy rain of the month, which nothing else warns of. */
export function weatherCautions(trip: Trip, { place }: Pick<Offer, 'place'>): string[] {
  const { month } = trip.when
  // The caution for a month to avoid has the whole weather.
  if (seasonOf(place, month) === 'avoid') return []
  const dangers = healthIn(place, month, 'danger').map(({ what }) => what)
  const parts = place.weather.split(/[;,]/)
  const found: string[] = []
  const hot = heatNote({ place }, month) ?? heat(parts, month, isTender(trip.party) ? HOT_FOR_TENDER : HOT)
  if (hot && !dangers.some((what) => SAYS_HEAT.test(what)))
    found.push(isTender(trip.party) ? `${hot} Midday is hard on ${tenderOnes(trip)}.` : hot)
  const rain = parts.filter((part) => RAIN.test(part) && !LITTLE_RAIN.test(part) && monthsIn(part).includes(month))
  if (rain.length > 0 && !dangers.some((what) => /rain|monsoon|flood|cyclone/i.test(what))) {
    const isHeavy = rain.some((part) => HEAVY_RAIN.test(part))
    if (isHeavy || seasonOf(place, month) !== 'best')
      found.push(`${isHeavy ? 'Heavy rain' : 'Rain'} is usual in ${monthName(month)}.`)
  }
  return found
}

/** The weather of a month between seasons. */
export function betweenSeasons({ when: { month } }: Trip, { place }: Pick<Offer, 'place'>): string | null {
  if (seasonOf(place, month) !== 'shoulder') return null
  return `${monthName(month)} is between seasons here${bestMonths(place)}. ${sentence(place.weather)}`
}

/** What is said of the heat of these months; the notes have it no second time. */
export const heatNote = ({ place }: Pick<Offer, 'place'>, month: number): string | null => {
  const note = healthIn(place, month, 'note').find(({ what, months }) => months && /\b(4\d) °C/.test(what))
  return note ? sentence(note.what) : null
}

/** The months beside May are hot, too, where May alone is named. */
function heat(parts: string[], month: number, least: number): string | null {
  for (const part of parts) {
    const most = Math.max(0, ...[...part.matchAll(/(\d\d) ?°C/g)].map(([, degrees]) => Number(degrees)))
    if (most < least) continue
    const months = monthsIn(part)
    const name = monthName(month)
    if (months.includes(month))
      return namedMonths(part).length > 0
        ? `${name} is hot here: up to ${most} °C.`
        : `${name} is hot here: the summer reaches ${most} °C.`
    if (month === APRIL && months[0] === HOTTEST) return `April is hot here, with up to ${most} °C in May.`
    if (month === JUNE && months.at(-1) === HOTTEST) return `June is still hot here, after up to ${most} °C in May.`
  }
  return null
}
