import type { TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-season.ts'
import type { Destination } from '../../recommend/facts/dataset.ts'
import { sightsOf } from '../../recommend/facts/extra-sights.ts'
import { isFor } from '../../recommend/facts/scope.ts'
import {
  closuresIn,
  healthIn,
  ruledOutBy,
  seasonOf,
  shareOfPeriod,
  type TravelMonth,
} from '../../recommend/facts/season.ts'
import type { ParsedTrip } from '../../recommend/parsed-trip.ts'
import { placeCautions } from '../../recommend/text/cautions.ts'
import { bestMonths, sentence } from '../../recommend/text/format.ts'
import { fogNote, heatCaution, weatherCautions } from '../../recommend/text/weather-words.ts'
import { isBeach, isRoughSea, SAYS_SEA } from './sea.ts'
import { weatherIn } from './weather.ts'

/** `party`: of whom the heat is judged; what some of them may not do is told in any case, as the trip does not say who goes. */
type Season = Pick<ParsedTrip, 'when' | 'type' | 'party'>
type Shown = Pick<TripItemFacts, 'kind' | 'title' | 'by'>

const SAYS_HEAT = /\b(heat|hot|burning)\b|\b[34]\d °C/i
const SAYS_COLD = /\b(snow|ice|icy|cold|freeze|freezes|frozen)\b|-\d+ °C/i
const MOST_NOTES = 2
/** The date of one year. */
const YEARLY = /\bin 20\d\d\b/

/**
 * What the time of the year means for a trip: whether one should go at all, and when it is better; closures, dangers, weather.
 * `notSeen`: what is said of the sights that the days do not have.
 */
export function seasonWarnings(
  place: Destination,
  season: Season,
  items: readonly Shown[],
  notSeen: readonly string[] = [],
): string[] {
  const { when, type } = season
  const { month } = when
  const isRuledOut = ruledOutBy(place, type, when) !== null
  const isAvoided = seasonOf(place, month) === 'avoid'
  const weather = weatherIn(place.weather, month)
  const better = isRuledOut || isAvoided ? betterTime(place, season, notSeen) : []
  const cautions = placeCautions({ when, type }, { place: { ...place, weather } })
  const best = bestMonths(place)
  const isBestTold = cautions.some((each) => each.includes(best))
  const told = [
    ...(isRuledOut ? [text.adviseAgainst(isBestTold ? '' : best), ...better] : []),
    ...cautions,
    ...(isRuledOut ? [] : better),
  ]
  const says = (words: RegExp) => told.some((each) => words.test(each))
  const tell = (words: string | null) => {
    if (words !== null && !told.includes(words)) told.push(words)
  }
  const tellOnce = (words: string) => tell(SAYS_HEAT.test(words) && says(SAYS_HEAT) ? null : words)
  if (place.hot_months?.includes(month)) tell(text.hotMonth)
  if (isAvoided) tell(weather === '' && !says(SAYS_HEAT) ? heatCaution(place, season) : null)
  else for (const words of weatherCautions(season, { place })) tellOnce(words)
  tell(fogOf(place, when))
  for (const { what } of notesOf(place, season, items)) tellOnce(sentence(what))
  if (seasonOf(place, month) === 'shoulder' && told.length === 0) tell(text.outsideBest(month, bestMonths(place)))
  if (isWinterInHills(place, month) && !says(SAYS_COLD))
    tell(BELOW_ZERO.test(weather) ? text.snowyHills : text.coldHills)
  if (isRoughSea(place, month) && items.some(isBeachVisit) && !says(SAYS_SEA)) tell(text.roughSea)
  return told
}

const isBeachVisit = ({ kind, title }: Shown): boolean => kind === 'visit' && isBeach(title)

/** The notes of these months, and those of all year on the sea for trips to a beach; that a festival is busy is told by its days. */
const notesOf = (place: Destination, { when, type }: Season, items: readonly Shown[]) =>
  healthIn(place, when.month, 'note')
    .filter((note) => isFor(note, { type, month: when.month }))
    .filter(({ what }) => !YEARLY.test(what))
    .filter(({ what, months }) => months !== undefined || (SAYS_SEA.test(what) && items.some(isBeachVisit)))
    .slice(0, MOST_NOTES)

/** The next month that is good for this kind of trip, and what is open then and not now that nothing else tells. */
function betterTime(place: Destination, { when: { month }, type }: Season, notSeen: readonly string[]): string[] {
  const ahead = Array.from({ length: 11 }, (_, away) => ((month + away) % 12) + 1)
  const isGood = (each: number) =>
    ['best', 'ok'].includes(seasonOf(place, each)) && ruledOutBy(place, type, each) === null
  const isBest = (each: number) => isGood(each) && seasonOf(place, each) === 'best'
  const next = ahead.findIndex(isGood)
  if (next === -1) return []
  const best = ahead.slice(0, next + WORTH_WAITING + 1).find(isBest)
  const better = best ?? ahead[next] ?? month
  const names = place.highlights.map(({ name }) => name)
  // What is shut for some days of that month is no reason to go then.
  const shutThen = new Set(closuresIn(place, better).flatMap(({ closure }) => sightsOf({ item: closure.what }, names)))
  const opens = place.highlights
    .filter(({ name, months }) => months?.includes(better) && !months.includes(month) && !shutThen.has(name))
    .filter(({ name }) => !notSeen.some((words) => words.includes(name)))
    .slice(0, MOST_OPENING)
    .map(({ name }) => name)
  if (best === undefined) return [text.betterTime(better, opens)]
  // The best months are told before; the first of them is the next.
  const isPlain = opens.length === 0 && ahead.find((each) => place.best_months.includes(each)) === best
  return isPlain && !place.best_months.includes(month) ? [] : [text.nextBest(best, opens)]
}
/** So many months after one that will do, one of the best is worth the wait. */
const WORTH_WAITING = 2
const MOST_OPENING = 3

/** The plain of the Ganga and the Punjab, where dense fog is usual in the weeks around the New Year (India Meteorological Department). */
const FOGGY_STATES = new Set(['Punjab', 'Haryana', 'Chandigarh', 'Delhi', 'Uttar Pradesh', 'Bihar'])
const FOG_FROM = '12-10'
const FOG_TO = '01-31'
const PLAIN_METRES = 500

function fogOf(place: Destination, when: TravelMonth): string | null {
  const told = fogNote({ place }, when.month)
  if (told !== null || place.elevation_m > PLAIN_METRES || !FOGGY_STATES.has(place.state)) return told
  return shareOfPeriod(when, FOG_FROM, FOG_TO) > 0 ? text.fog : null
}

/** A number of degrees such as `-5`, and not the end of a range. */
const BELOW_ZERO = /(^|[\s(])-\d/
const SNOWY_STATES = new Set(['Jammu and Kashmir', 'Ladakh', 'Himachal Pradesh', 'Uttarakhand'])
const SNOWY_METRES = 1500
const SNOWY_MONTHS = [12, 1, 2]

const isWinterInHills = ({ state, elevation_m }: Destination, month: number): boolean =>
  elevation_m >= SNOWY_METRES && SNOWY_STATES.has(state) && SNOWY_MONTHS.includes(month)
