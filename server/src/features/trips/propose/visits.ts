import {
  isClosedOn,
  isInSeason,
  needsLight,
  type OpenWindow,
  openWindows,
  type Sun,
} from '@saathi/shared/destinations/opening-hours'
import { legBetween, type Point, type Roads } from '@saathi/shared/trips/legs'
import type { HighlightFacts } from '@saathi/shared/trips/schema'
import type { Destination } from '../../recommend/facts/dataset.ts'
import { minutesFrom } from './bases.ts'

/** A highlight to see; `minutes` is what one spends there. */
export type Visit = {
  index: number
  facts: HighlightFacts
  title: string
  /** The place of the visit. */
  spot: Point
  minutes: number
  time: TimeOfDay
  isFood: boolean
  /** The day of the trip on which it is wanted, where it is open then. */
  day?: number | undefined
}

/** When a highlight is to be seen, from its name. */
export type TimeOfDay = 'sunrise' | 'sunset' | 'evening' | 'night' | 'any'

/** A range of starts; `preferred` starts hold, because the moment is what one comes for. */
export type Slot = { from: number; to: number; holds: boolean }

const SUNRISE = /\b(sunrise|dawn|first light)\b/i
const SUNSET = /\b(sunset|dusk|retreat ceremony)\b/i
const EVENING = /\b(aarti|evening|sound and light|light and sound|light show|lights|lamps)\b/i
const NIGHT = /\bnight\b/i
/** Visits that work after dark too. */
const LATE =
  /\b(market|bazaar|bazar|food|street|thali|chowk|mall|promenade|dinner|kitchens?|biryani|kebabs?|sweets|cafes?|cafés?)\b/i

const FOOD =
  /\b(food|thali|chaat|kachori|biryani|kebabs?|meals?|sadya|dosas?|kitchens?|eat|tasting menu|mishti|seafood|litti|kulchas?|lassi|petha|jalebi|poha|dabeli|vada|pav|idli|misal|parath?as?|paranthe|nihari|wazwan|(maha)?prasad(am|alaya)?|langar|dukan|rolls|breakfast(?! island)|lunch|supper|dinner)\b/i
export const isFood = (name: string): boolean => FOOD.test(name)

export function timeOfDay(name: string): TimeOfDay {
  if (SUNRISE.test(name)) return 'sunrise'
  if (SUNSET.test(name)) return 'sunset'
  if (NIGHT.test(name)) return 'night'
  return EVENING.test(name) ? 'evening' : 'any'
}

const MOMENT = /,? (also )?at (sunrise|sunset|night)\b/i

/** The same visit at another time of day, for what is worth it then too, such as `Taj Mahal at sunrise`; else null. */
export function atAnyTime(visit: Visit): Visit | null {
  if (visit.time === 'any' || !MOMENT.test(visit.facts.name)) return null
  return { ...visit, time: 'any', title: visit.facts.name.replace(MOMENT, '') }
}

/** A visit that far and that long is counted from door to door. */
const EXCURSION_MINUTES = 300
const EXCURSION_LEG = 90
const LEAST_THERE = 90

type Ground = Pick<Destination, 'lat' | 'lon' | 'hilly' | 'bases'>

/** The usual minutes of a visit from the place; for an excursion to a far place the usual time includes the way. */
export function minutesThere({ name, minutes, lat, lon }: HighlightFacts, place: Ground, roads: Roads): number {
  const known = minutesFrom(place, name)
  if (known !== undefined) return known
  const leg = legBetween(place, { lat, lon }, place.hilly, roads)?.minutes ?? 0
  if (minutes < EXCURSION_MINUTES || leg < EXCURSION_LEG) return minutes
  return Math.max(LEAST_THERE, minutes - 2 * leg)
}

const at = (hour: number) => Math.round(hour * 60)
/** Ordinary visits begin and end within these; what opens for early hours only begins earlier. */
const FIRST_START = at(7)
const LAST_END = at(19)
const LAST_LATE_END = at(21.5)
const EARLY_CLOSES = at(11.5)
/** Hours of a hot day that one spends indoors. */
export const HOT: OpenWindow = [at(12.5), at(16)]

export type DayLight = { date: string | null; month: number; sun: Sun; hot: boolean }

/** The starts at which a visit makes sense on a day, in order; none when it is closed. */
export function findSlots({ facts, minutes, time }: Visit, { date, month, sun, hot }: DayLight): Slot[] {
  const isOff =
    date === null
      ? facts.months !== null && !facts.months.includes(month)
      : isClosedOn(facts, date) || !isInSeason(facts, date)
  if (isOff) return []
  const windows = openWindows(facts, sun)
  const starts = windows.flatMap(([from, to]): Slot[] => slotIn(facts, minutes, time, [from, to], sun))
  const cool = hot && time === 'any' && minutes < 240 ? starts.flatMap((slot) => outOfHeat(slot, minutes)) : starts
  return cool
    .map(({ from, to, holds }) => ({ from: up(from), to: down(to), holds }))
    .filter(({ from, to }) => from <= to)
}

const up = (minute: number) => Math.ceil(minute / 5) * 5
const down = (minute: number) => Math.floor(minute / 5) * 5

/** Starts within one opening window. */
function slotIn(
  facts: HighlightFacts,
  minutes: number,
  time: TimeOfDay,
  [opens, closes]: OpenWindow,
  sun: Sun,
): Slot[] {
  const last = closes - minutes
  if (last < opens) return []
  const near = (start: number, before: number, after: number): Slot[] => {
    const chosen = Math.min(Math.max(start, opens), last)
    return [{ from: Math.max(opens, chosen - before), to: Math.min(last, chosen + after), holds: true }]
  }
  switch (time) {
    case 'sunrise': {
      const lead = Math.min(90, Math.max(20, minutes / 3))
      // A place that is not open at dawn cannot be visited at sunrise.
      return opens > sun.sunrise + 150 ? [] : near(sun.sunrise - lead, 0, 20)
    }
    case 'sunset':
      return closes < sun.sunset - 120 ? [] : near(sun.sunset + 15 - minutes, 15, 10)
    case 'evening':
      return closes < sun.sunset - 60 ? [] : near(Math.max(sun.sunset - 15, at(17.5)), 0, 60)
    case 'night':
      return closes < sun.sunset + 30 ? [] : near(Math.max(sun.sunset + 30, at(19)), 0, 60)
    case 'any': {
      if (closes <= EARLY_CLOSES && last < at(9)) return [{ from: opens, to: last, holds: true }]
      const lit = facts.open === 'always' && !LATE.test(facts.name)
      const latest = lit ? sun.sunset : LATE.test(facts.name) ? LAST_LATE_END : needsLight(facts) ? closes : LAST_END
      const from = Math.max(opens, lit ? sun.sunrise : 0, FIRST_START)
      // A long day out sets off early.
      const first = minutes >= 360 ? Math.max(opens, at(5)) : from
      return [{ from: first, to: Math.min(last, Math.max(latest, opens + minutes) - minutes), holds: false }]
    }
  }
}

function outOfHeat({ from, to, holds }: Slot, minutes: number): Slot[] {
  const [hot, cool] = HOT
  return [
    { from, to: Math.min(to, hot - minutes), holds },
    { from: Math.max(from, cool), to, holds },
  ]
}

/** Whether a visit is for the early morning, or takes most of a day. */
export const isBetterEarly = ({ time, minutes }: Visit): boolean => time === 'sunrise' || minutes >= 360
