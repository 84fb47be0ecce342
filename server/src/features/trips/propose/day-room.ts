import {
  BY_THE_TOWN,
  FIRST_GATE,
  GAP,
  LONGEST_IN_THE_DARK,
  LUNCH,
  NEAR_TOWN,
  OFF_ROAD_LATE,
  WAKES,
} from './day-hours.ts'
import { HOT, type Slot, type TimeOfDay, type Visit } from './visits.ts'

/** The time that a day leaves for visits. Minutes are of the day. */
export type Room = {
  day: number
  /** One is free from, and must be back by, these minutes. */
  from: number
  to: number
  /** One comes from a journey that took the hour of lunch. */
  ateOnTheWay?: boolean
  /** The day begins in the hotel, with breakfast, and can begin early. */
  wakesThere: boolean
  /** Most minutes of visits and ways. */
  holds: number
  mostVisits: number
  hot: boolean
  /** One comes from a night on board. */
  tired?: boolean
  /** One leaves the place at its end. */
  leaves: boolean
  /** One wakes in another town than that of the night, and drives or walks there. */
  moves: boolean
  /** One sets off to a first visit by then at the earliest, but for a sunrise. */
  setsOff: number
  /** A visit that is not for the evening ends by then, so that dinner is no later. */
  dinesFrom?: number
  /** After a long journey of the day every visit for which nobody comes ends by then, with the way back. */
  restsFrom?: number
  /** A long way back ends by then. */
  offRoadBy: number
}

export type Entry =
  | { kind: 'visit'; visit: Visit; start: number; minutes: number; fixed: boolean; lunchAlong: boolean }
  /** The way to the town of the night. */
  | { kind: 'move'; start: number; minutes: number; lunchAlong: boolean }
  /** `atBase`: one goes back to the hotel for it. */
  | { kind: 'breakfast' | 'lunch' | 'dinner' | 'free' | 'heat'; start: number; minutes: number; atBase: boolean }

/** A possible day: what one does in order, and how many minutes of it are visits and ways, ways, and waiting. */
export type Timeline = { entries: Entry[]; busy: number; travel: number; waiting: number }

/** Minutes of the way between two visits, or between one and the hotel, which is -1; the one where one woke is -2. */
export type WayMinutes = (from: number, to: number) => number
export const BASE = -1
export const START = -2

/** A sunrise is worth any hour; a safari or a sight for which one comes some, where its gate shuts early or the day is short. */
export function setsOffFor({ setsOff }: Room, visit: Visit, { holds }: Slot, isEarly: boolean): number {
  if (visit.time === 'sunrise') return WAKES
  const isWorth = visit.isHeadline ? holds || isEarly : holds && visit.isEffort
  return isWorth ? Math.min(setsOff, FIRST_GATE) : setsOff
}

const AFTER_DARK: readonly TimeOfDay[] = ['dusk', 'dark', 'evening', 'night']

/** When a way back of so many minutes ends at the latest: later for a rite or show of the evening for which one comes, where it is not too long. */
export function latestReturn({ offRoadBy, moves }: Room, entries: readonly Entry[], home: number): number {
  const last = entries.findLast(({ kind }) => kind === 'visit')
  const isWorth = last?.kind === 'visit' && last.visit.isHeadline && AFTER_DARK.includes(last.visit.time)
  return isWorth && !moves && home <= LONGEST_IN_THE_DARK ? Math.max(offRoadBy, OFF_ROAD_LATE) : offRoadBy
}

/** When one is back from a visit at the latest; `dinner`: it is still to come. */
export function latestEnd({ dinesFrom, restsFrom }: Room, { time }: Visit, dinner: boolean): number {
  const dines = dinner && time === 'any' ? dinesFrom : undefined
  return Math.min(dines ?? Number.POSITIVE_INFINITY, restsFrom ?? Number.POSITIVE_INFINITY)
}

/** Whether a gate opens before breakfast and one is there in time. */
export const isBeforeBreakfast = (
  room: Room,
  visit: Visit,
  slots: readonly Slot[],
  { begins, minutes }: { begins: number; minutes: number },
): boolean =>
  visit.isEffort &&
  slots.some((slot) => slot.holds && slot.to < begins && setsOffFor(room, visit, slot, false) + minutes <= slot.to)

/** Whether one goes to the town of the night before a visit. */
export function isBeyondTown(way: WayMinutes, place: number, to: number): boolean {
  const [straight, from] = [way(place, to), way(BASE, to)]
  return (from <= NEAR_TOWN && from < straight) || straight + BY_THE_TOWN >= way(place, BASE) + from
}

/** Used when neither a visit nor the ways leave time for a lunch. */
export function takeLunchAlong(entries: readonly Entry[]): void {
  const visit = entries.findLast(({ kind, start }) => kind === 'visit' && start <= LUNCH.latest)
  if (visit?.kind === 'visit') visit.lunchAlong = true
}

export const isHotBetween = ({ hot }: Room, from: number, to: number): boolean =>
  hot && from < HOT[1] && to > HOT[0] + GAP

/** A wait, of which the hot hours of a hot day are spent indoors. */
export function waitIn(
  room: Room,
  from: number,
  to: number,
): { kind: 'heat' | 'free'; start: number; minutes: number }[] {
  const part = (kind: 'heat' | 'free', start: number, end: number) => ({ kind, start, minutes: end - start })
  if (!isHotBetween(room, from, to)) return [part('free', from, to)]
  const cool = HOT[1]
  return to - cool < GAP ? [part('heat', from, to)] : [part('heat', from, cool), part('free', cool, to)]
}
