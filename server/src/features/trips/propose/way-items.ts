import * as text from '../../../messages/en/trip-proposal.ts'
import { FIRST_LIGHT } from '../../recommend/travel/night-arrival.ts'
import { DINNER, LUNCH } from './day-hours.ts'
import { blank, type Draft, MEAL_TITLES } from './draft.ts'
import { inSteps, type Move, type NightOnTheWay } from './trail.ts'
import type { TravelPlan } from './travel-times.ts'

const DAY = 1440

/** Meals in the town of a night on the way, for who comes there early enough. */
export function mealsBefore(ends: number, day: number): Draft[] {
  const settled = ends - day * DAY + SETTLES_IN
  const meal = (kind: 'lunch' | 'dinner', start: number): Draft => ({
    ...blank,
    role: 'meal',
    kind: 'meal',
    meal: kind,
    costPart: 'food',
    day,
    title: MEAL_TITLES[kind],
    fixedStart: start,
    minutes: 60,
    span: [day * DAY + start, day * DAY + start + 60],
  })
  return [
    ...(settled > 0 && settled <= LUNCH.until ? [meal('lunch', Math.max(settled, LUNCH.last))] : []),
    ...(settled > 0 && settled <= LATEST_DINNER ? [meal('dinner', Math.max(settled, DINNER.at))] : []),
  ]
}

/** The hours from the arrival in the town of a night on the way, or from lunch there, to dinner, where they are long. */
export function hoursBeforeNight(ends: number, { day, at, where }: NightOnTheWay): Draft[] {
  const settled = ends - day * DAY + SETTLES_IN
  if (settled <= 0 || where === '') return []
  const start = settled <= LUNCH.until ? Math.max(settled, LUNCH.last) + 60 : settled
  const minutes = inSteps(DINNER.at - start)
  if (minutes < LEAST_FREE) return []
  return [
    {
      ...{ ...blank, role: 'other', kind: 'free', day, title: text.hoursInTown(where), fixedStart: start, minutes },
      ...{ span: [day * DAY + start, day * DAY + start + minutes], ...at },
    },
  ]
}
const SETTLES_IN = 30
const LEAST_FREE = 90
const LATEST_DINNER = 21.5 * 60

export const lunchItem = ({ start, ends }: Move, { fixedStart, minutes }: NonNullable<TravelPlan['lunch']>): Draft => ({
  ...blank,
  role: 'meal',
  meal: 'lunch',
  span: [Math.floor(start / DAY) * DAY + fixedStart, Math.floor(start / DAY) * DAY + fixedStart + minutes],
  kind: 'meal',
  costPart: 'food',
  day: Math.floor(start / DAY),
  title: text.lunch,
  fixedStart,
  minutes,
  lat: ends.lat,
  lon: ends.lon,
})

export const isNightBetween = (ends: number, next: number, day: number): boolean => {
  const midnight = (day + 1) * DAY
  return ends <= midnight + FIRST_LIGHT && midnight <= next && next - ends >= LEAST_SLEEP
}
const LEAST_SLEEP = 120

/** Whether one waits at a station until it is light. */
export const waitsForDawn = (move: Move, { start }: Move): boolean => {
  const ends = move.start + move.minutes
  return ends % DAY < FIRST_LIGHT && start - ends >= LONG_WAIT
}
const LONG_WAIT = 30

export const waitItem = ({ start, minutes, by, ends, endsIn }: Move, wait: number): Draft => ({
  ...blank,
  role: 'wait',
  kind: 'rest',
  day: Math.floor((start + minutes) / DAY),
  title: by === 'rail' ? text.waitAtStation(endsIn) : text.waitAtBusStand,
  fixedStart: (start + minutes) % DAY,
  minutes: wait,
  span: [start + minutes, start + minutes + wait],
  lat: ends.lat,
  lon: ends.lon,
})

/** So long between two rides of a day is told. */
export const LONG_BETWEEN = 180

export const betweenItem = ({ start, minutes, ends, endsIn }: Move, between: number): Draft => ({
  ...blank,
  role: 'other',
  kind: 'rest',
  day: Math.floor((start + minutes) / DAY),
  title: text.hoursBetween(endsIn),
  note: text.bagsBetween,
  fixedStart: (start + minutes) % DAY,
  minutes: inSteps(between),
  span: [start + minutes, start + minutes + between],
  lat: ends.lat,
  lon: ends.lon,
})

export const travelItem = (move: Move): Draft => ({
  ...blank,
  role: 'travel',
  kind: 'travel',
  costPart: 'travel',
  day: Math.floor(move.start / DAY),
  title: move.onwards ? text.onward(move.endsIn, (move.waits ?? 0) > 0 ? move.title : '') : titleOf(move),
  note: move.note,
  span: [move.start, move.start + move.minutes],
  fixedStart: move.start % DAY,
  minutes: move.minutes,
  cost: move.cost,
  by: move.by,
  lat: move.ends.lat,
  lon: move.ends.lon,
})

/** Who boards by then spends a day on the train before the night. */
const BOARDS_BY_DAY = 14 * 60

const titleOf = ({ title, start }: Move): string =>
  start % DAY >= FIRST_LIGHT && start % DAY < BOARDS_BY_DAY ? text.byDay(title) : title
