import {
  isClosedOn,
  isInSeason,
  needsLight,
  type OpenWindow,
  openWindows,
  type Sun,
} from '@saathi/shared/destinations/opening-hours'
import type { Point } from '@saathi/shared/trips/legs'
import type { HighlightFacts } from '@saathi/shared/trips/schema'
import type { Destination } from '../../recommend/facts/dataset.ts'
import type { BestHour } from '../../recommend/facts/place-schema.ts'
import { minutesFrom } from './bases.ts'
import { inLight } from './safari-hours.ts'

/** A highlight to see; `minutes` is what one spends there. */
export type Visit = {
  index: number
  facts: HighlightFacts
  title: string
  /** The place of the visit. */
  spot: Point
  minutes: number
  time: TimeOfDay
  /** What `time` is where a day holds it; `any` where the hour does not matter. */
  bestTime: TimeOfDay
  isFood: boolean
  /** One walks there for its own sake. */
  isOnFoot: boolean
  /** One is long on foot or in an open jeep under the sun. */
  isEffort: boolean
  /** There is nothing to see in the dark, whatever the hours of the gate. */
  isByDay: boolean
  isOpenAir: boolean
  /** It is seen until the hottest hours too, where no day has cooler ones. */
  bearsNoon?: true
  /** One of the sights for which one comes. */
  isHeadline: boolean
  /** An extra of the bill is for it. */
  isPaid?: boolean
  /** The vehicle that the bill has for it and others on one day. */
  car?: string | undefined
  /** The day of the trip on which it is wanted, where it is open then. */
  day?: number | undefined
  /** Of an outing that the days have several times: the half of the day for this one, where it can be. */
  half?: Half | undefined
}

export type Half = 'morning' | 'afternoon'

/** The highlights with complete facts, in the order of the data, which is that of the editors. */
export const highlightsOf = ({ highlights }: Destination): HighlightFacts[] =>
  highlights.flatMap(({ name, lat, lon, minutes, open, closed, fee_inr, months }) =>
    lat === undefined || lon === undefined || minutes === undefined || open === undefined
      ? []
      : [{ name, lat, lon, minutes, open, closed: closed ?? [], fee: fee_inr ?? null, months: months ?? null }],
  )

/** When a highlight is to be seen; at `dusk` begins what follows the sunset of the day, once it is `dark` a show of lights. */
export type TimeOfDay = BestHour | 'dusk' | 'evening' | 'night' | 'any'

/** A range of starts; `preferred` starts hold, because the moment is what one comes for. */
export type Slot = { from: number; to: number; holds: boolean }

const SUNRISE = /\b(sunrise|dawn|first light)\b/i
const SUNSET = /\b(sunset|dusk|retreat ceremony)\b/i
const DUSK_RITE = /\baarti\b/i
const LIGHTS = /\b(sound and light|light and sound|light show|lights|lamps|fountain)\b/i
const EVENING = /\bevening\b/i
const NIGHT = /\bnight\b/i
/** Visits that work after dark too, besides those to eat. */
export const LATE =
  /\b(market|bazaar|bazar|food|street|thali|chowk|mall|promenade|dinner|kitchens?|biryani|kebabs?|sweets|cafes?|cafés?)\b/i

const FOOD =
  /\b(food|thali|chaat|kachori|biryani|kebabs?|meals?|sadya|dosas?|kitchens?|eat|tasting menu|mishti|seafood|litti|kulchas?|lassi|petha|jalebi|poha|dabeli|vada|pav|idli|misal|parath?as?|paranthe|nihari|wazwan|(maha)?prasad(am|alaya)?|langar|dukan|rolls|breakfast(?! island)|lunch|supper|dinner)\b/i
export const isFood = (name: string): boolean => FOOD.test(name)

/** What a name says of the hour. */
export function timeOfDay(name: string): TimeOfDay {
  if (SUNRISE.test(name)) return 'sunrise'
  if (SUNSET.test(name)) return 'sunset'
  if (NIGHT.test(name)) return 'night'
  if (DUSK_RITE.test(name)) return 'dusk'
  if (LIGHTS.test(name)) return 'dark'
  return EVENING.test(name) ? 'evening' : 'any'
}

const ON_FOOT = /\b(walk|walks|walking|trek|trekking|hike|hiking|climb|trail|girivalam|parikrama)\b/i
const IN_THE_OPEN = /\b(safari|safaris|jeep drive|birding|cycling)\b/i
const VIEW = /\b(views?|viewpoints?|points?|peaks?|seat|sunset|sunrise)\b/i
const BY_DAY = /\b(falls|waterfalls?|gorge|caves?|valley|lake|beach|beaches)\b/i
const CLIMB = /\b(steps|climb|trek|trekking|hike|hiking)\b/i
const CARRIED = /\b(ropeway|cable car|gondola|boat|jeep|car|ride|drive)\b/i

/** Whether its name speaks of steps or a climb with nothing that carries people. */
export const isClimb = ({ name }: Pick<HighlightFacts, 'name'>): boolean => CLIMB.test(name) && !CARRIED.test(name)
/** Whether the view is what one comes for. */
export const isView = ({ name }: Pick<HighlightFacts, 'name'>): boolean => VIEW.test(name)
const LONG_EFFORT = 60

type Nature = Pick<Visit, 'time' | 'bestTime' | 'isFood' | 'isOnFoot' | 'isEffort' | 'isByDay' | 'isOpenAir'>

/** What the facts and the name of a sight say of a visit of so many minutes. */
export function natureOf(name: string, minutes: number, { best, open_air }: HourFacts = {}): Nature {
  const isInTheOpen = ON_FOOT.test(name) || IN_THE_OPEN.test(name)
  const named = timeOfDay(name)
  const time = best !== undefined && ['any', 'evening'].includes(named) ? best : named
  const isSeenInLight = isInTheOpen || VIEW.test(name) || BY_DAY.test(name)
  return {
    time,
    bestTime: time,
    isFood: isFood(name),
    // From stall to stall one stands and eats.
    isOnFoot: ON_FOOT.test(name) && !CARRIED.test(name) && !isFood(name),
    isEffort: minutes >= LONG_EFFORT && isInTheOpen,
    isByDay: (open_air === true && best !== undefined) || (isSeenInLight && !LATE.test(name)),
    isOpenAir: open_air ?? false,
  }
}

export type HourFacts = Pick<Destination['highlights'][number], 'best' | 'open_air'>

/** The facts about the hours of a highlight. */
export const hourFactsOf = ({ highlights }: Pick<Destination, 'highlights'>, name: string): HourFacts =>
  highlights.find((highlight) => highlight.name === name) ?? {}

const MOMENT = /,? (also )?at (sunrise|sunset|night)\b/i

/** Whether it is worth another hour too: a name with an hour, or with lights or a rite, holds that hour. */
export const isAnyHourWorth = ({ bestTime, facts: { name } }: Visit): boolean =>
  (['sunrise', 'morning', 'sunset'] as const).some((time) => time === bestTime) &&
  ['any', 'evening'].includes(timeOfDay(name))

/** The same visit at another time of day, for what is worth it then too, such as `Taj Mahal at sunrise`; else null. */
export function atAnyTime(visit: Visit): Visit | null {
  const { name } = visit.facts
  if (visit.time === 'any' || !(MOMENT.test(name) || isAnyHourWorth(visit))) return null
  return { ...visit, time: 'any', title: name.replace(MOMENT, '') }
}

/** The minutes of a visit from the town of its night, where its facts have some, else the usual ones; without the way there. */
export const minutesThere = ({ name, minutes }: HighlightFacts, place: Pick<Destination, 'bases'>): number =>
  minutesFrom(place, name) ?? minutes

const at = (hour: number) => Math.round(hour * 60)
/** Ordinary visits begin and end within these; what opens for early hours only begins earlier. */
const FIRST_START = at(7)
const LAST_END = at(19)
const LAST_LATE_END = at(21.5)
const EARLY_CLOSES = at(11.5)
/** What is for the day is seen until then after the sunset. */
const DUSK = 15
/** Hours of a hot day that one spends indoors. */
export const HOT: OpenWindow = [at(12.5), at(16)]

/** `hot`: one is indoors at noon; `warm`: a long walk or an open jeep at noon is too much. */
export type DayLight = { date: string | null; month: number; sun: Sun; hot: boolean; warm: boolean }
/** Between these nobody walks far or drives in an open jeep on a warm day. */
const EFFORT_NOON: OpenWindow = [at(10.5), at(16)]
/** Nor is one for long under the open sky then, on a warm day and on a hot one. */
const WARM_NOON: OpenWindow = [at(11.5), at(15.5)]
const HOT_NOON: OpenWindow = [at(11.5), at(16)]
const LONG_IN_THE_SUN = 60
const LONG_OUT = 240

/** The starts at which a visit makes sense on a day, in order; none when it is closed. */
export function findSlots(visit: Visit, light: DayLight): Slot[] {
  const { facts, minutes } = visit
  const { date, month, sun } = light
  const isOff =
    date === null
      ? facts.months !== null && !facts.months.includes(month)
      : isClosedOn(facts, date) || !isInSeason(facts, date)
  if (isOff) return []
  const starts = openWindows(facts, sun).flatMap((window) => slotIn(visit, inLight(facts, sun, window, minutes), light))
  for (const noon of noonsToAvoid(visit, light)) {
    const cool = inSteps(starts.flatMap((slot) => outOf(noon, slot, minutes)))
    if (cool.length > 0) return cool
  }
  return inSteps(starts)
}

/** The hours without a visit for which that leaves another, the widest first. */
function noonsToAvoid({ time, minutes, isEffort, isOpenAir, bearsNoon }: Visit, { hot, warm }: DayLight): OpenWindow[] {
  if (time !== 'any' && time !== 'morning') return []
  const isOut = isOpenAir && !bearsNoon
  return [
    ...(warm && isEffort && !bearsNoon ? [EFFORT_NOON] : []),
    ...(hot && isOut ? [HOT_NOON] : []),
    ...(warm && isOut && minutes >= LONG_IN_THE_SUN ? [WARM_NOON] : []),
    ...(hot && minutes < LONG_OUT ? [HOT] : []),
  ]
}

const inSteps = (slots: readonly Slot[]): Slot[] =>
  slots.map(({ from, to, holds }) => ({ from: up(from), to: down(to), holds })).filter(({ from, to }) => from <= to)

/** Visits begin at full steps of so many minutes. */
const STEP = 5
const up = (minute: number) => Math.ceil(minute / STEP) * STEP
const down = (minute: number) => Math.floor(minute / STEP) * STEP

/** A longer visit at sunset begins so long before it, and goes on after it. */
const BEFORE_SUNSET = 180
/** A visit of the morning begins by then. */
const MORNING_UNTIL = at(10)

/** Starts within one opening window. */
function slotIn(visit: Visit, [opens, closes]: OpenWindow, { sun, warm }: DayLight): Slot[] {
  const { facts, minutes, time } = visit
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
    case 'morning': {
      const { from, to } = byDay(visit, [opens, closes], sun, warm)
      return [{ from, to: Math.min(to, MORNING_UNTIL), holds: false }]
    }
    case 'sunset': {
      // What is worth it at another time too is seen then where its gate shuts before the sunset.
      if (closes < sun.sunset - (MOMENT.test(facts.name) ? 0 : 120)) return []
      const after = Math.min(DUSK, closes - sun.sunset)
      return near(sun.sunset + DUSK - Math.min(minutes, BEFORE_SUNSET), Math.max(STEP, after), 10)
    }
    case 'dusk':
      return closes < sun.sunset - 30 ? [] : near(sun.sunset - 40, 0, 30)
    case 'dark':
      return closes < sun.sunset - 15 ? [] : near(sun.sunset + 20, 0, 45)
    case 'evening':
      return closes < sun.sunset - 60 ? [] : near(Math.max(sun.sunset - 15, at(17.5)), 0, 60)
    case 'night':
      return closes < sun.sunset + 30 ? [] : near(Math.max(sun.sunset + 30, at(19)), 0, 60)
    case 'any':
      return [byDay(visit, [opens, closes], sun, warm)]
  }
}

/** The starts of a visit for which the hour does not matter. */
function byDay(
  { facts, minutes, isFood, isByDay, isEffort }: Visit,
  [opens, closes]: OpenWindow,
  sun: Sun,
  warm: boolean,
): Slot {
  const last = closes - minutes
  if (closes <= EARLY_CLOSES && last < at(9)) {
    const light = isByDay ? Math.min(last, Math.max(opens, sun.sunrise)) : opens
    return { from: light, to: last, holds: true }
  }
  const isLate = !isByDay && (isFood || LATE.test(facts.name))
  const lit = facts.open === 'always' && !isLate
  const dark = lit ? sun.sunset : isLate ? LAST_LATE_END : needsLight(facts) ? closes : LAST_END
  const latest = isByDay ? Math.min(dark, Math.max(sun.sunset + DUSK, opens + minutes)) : dark
  const isEarly = warm && isEffort
  const from = Math.max(opens, lit || isByDay ? Math.min(sun.sunrise, last) : 0, isEarly ? 0 : FIRST_START)
  // A long day out sets off early.
  const first = minutes >= 360 ? Math.max(opens, at(5)) : from
  return { from: first, to: Math.min(last, Math.max(latest, opens + minutes) - minutes), holds: false }
}

function outOf([begins, ends]: OpenWindow, { from, to, holds }: Slot, minutes: number): Slot[] {
  return [
    { from, to: Math.min(to, begins - minutes), holds },
    { from: Math.max(from, ends), to, holds },
  ]
}

/** Whether a visit is for the early morning, or takes most of a day. */
export const isBetterEarly = ({ time, minutes }: Visit): boolean => time === 'sunrise' || minutes >= 360
