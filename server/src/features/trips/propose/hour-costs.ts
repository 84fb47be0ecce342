import { at } from './day-hours.ts'
import type { Entry } from './day-room.ts'
import type { DayLight, Visit } from './visits.ts'

/** What it costs, in minutes of travel, to see something at another hour than its best one. */
const MISSED = { sunrise: 60, morning: 45, sunset: 60 }
const MORNING_ENDS = at(10.5)
/** A visit that ends so long before the sunset has seen the late light. */
const LATE_LIGHT = 90

/** Each minute under the open sky around noon. */
const NOON = [at(11.5), at(15.5)] as const
const IN_THE_SUN = { hot: 1, warm: 0.6, cool: 0.15 }

/** What the hours of a day cost: noon under the open sky, and sights at another hour than their best one. */
export function hourCost(entries: readonly Entry[], light: DayLight): number {
  let cost = 0
  for (const entry of entries) {
    if (entry.kind !== 'visit' || entry.visit.time !== 'any') continue
    const { visit, start, minutes } = entry
    cost += missedCost(visit, start, start + minutes, light)
    if (visit.isOpenAir) cost += noonCost(start, start + minutes, light)
  }
  return cost
}

function missedCost({ bestTime }: Visit, start: number, end: number, { sun }: DayLight): number {
  switch (bestTime) {
    case 'sunrise':
      return MISSED.sunrise
    case 'morning':
      return start <= MORNING_ENDS ? 0 : MISSED.morning
    case 'sunset':
      return end >= sun.sunset - LATE_LIGHT ? 0 : MISSED.sunset
    default:
      return 0
  }
}

function noonCost(start: number, end: number, { hot, warm }: DayLight): number {
  const minutes = Math.max(0, Math.min(end, NOON[1]) - Math.max(start, NOON[0]))
  return minutes * IN_THE_SUN[hot ? 'hot' : warm ? 'warm' : 'cool']
}
