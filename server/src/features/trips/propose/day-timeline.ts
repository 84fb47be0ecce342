import { HOT, type Slot, type Visit } from './visits.ts'

/** What a day leaves for visits. Minutes are of the day. */
export type Room = {
  day: number
  /** One is free from, and must be back by, these minutes. */
  from: number
  to: number
  /** The day begins in the hotel, with breakfast, and can begin early. */
  wakesThere: boolean
  /** Most minutes of visits and ways. */
  holds: number
  mostVisits: number
  hot: boolean
  /** One leaves the place at its end. */
  leaves: boolean
}

export type Entry =
  | { kind: 'visit'; visit: Visit; start: number; minutes: number; fixed: boolean; lunchAlong: boolean }
  | { kind: 'breakfast' | 'lunch' | 'dinner' | 'free' | 'heat'; start: number; minutes: number }

/** A possible day: what one does in order, and how much of it is spent on the way. */
export type Timeline = { entries: Entry[]; travel: number; waiting: number; end: number }

/** Minutes of the way between two visits, or between one and the hotel, which is -1. */
export type WayMinutes = (from: number, to: number) => number
export const BASE = -1

const at = (hour: number) => Math.round(hour * 60)
const WAKES = at(3)
export const BREAKFAST = { at: at(8), minutes: 40, until: at(10.75) }
const LUNCH = { from: at(11.5), at: at(12.25), until: at(14.5), minutes: 60 }
const DINNER = { at: at(19.5), earliest: at(18.5), minutes: 60 }
/** After a meal one goes out to eat again only so much later. */
const DIGESTION = 120
const LONG_VISIT = 150
/** A shorter gap is left as it is. */
const GAP = 30
/** A day with one long excursion may hold more. */
const EXCURSION_HOLDS = at(12.5)
/** Longest gap between two visits of one outing. */
const LONGEST_GAP = at(5)

/** The day with these visits in this order; null when it does not hold them. */
export function timelineOf(
  room: Room,
  visits: readonly { visit: Visit; slots: readonly Slot[] }[],
  way: WayMinutes,
): Timeline | null {
  const day = new DayTimeline(room)
  let place = BASE
  let busy = 0
  let travel = 0
  for (const { visit, slots } of visits) {
    const minutes = way(place, visit.index)
    if (!day.visit(visit, slots, minutes)) return null
    busy += minutes + visit.minutes
    travel += minutes
    place = visit.index
  }
  const home = place === BASE ? 0 : way(place, BASE)
  const holds = visits.length === 1 ? Math.max(room.holds, Math.min(EXCURSION_HOLDS, room.to - room.from)) : room.holds
  if (busy + home > holds || !day.close(home)) return null
  return { entries: day.entries, travel: travel + home, waiting: day.waiting, end: day.clock }
}

class DayTimeline {
  readonly entries: Entry[] = []
  clock: number
  waiting = 0
  private mealEnd = 0
  private breakfast: boolean
  private lunch: boolean
  private dinner: boolean
  readonly room: Room

  constructor(room: Room) {
    this.room = room
    this.clock = room.wakesThere ? Math.min(WAKES, room.to) : room.from
    this.breakfast = room.wakesThere && room.to >= BREAKFAST.at + BREAKFAST.minutes
    this.lunch = room.from < at(13) && room.to >= at(13.25)
    this.dinner = room.from <= at(20.5) && room.to >= DINNER.earliest + DINNER.minutes
  }

  visit(visit: Visit, slots: readonly Slot[], minutes: number): boolean {
    if (this.breakfast) this.haveBreakfast(visit, slots, minutes)
    const start = this.startFor(visit, slots, minutes)
    if (start === null) return false
    const isLate = start >= at(20.25)
    if (this.dinner && isLate && !this.haveDinner(start - minutes)) return false
    const { entries } = this
    const again = entries.length === 0 && this.room.wakesThere ? start : this.startFor(visit, slots, minutes)
    if (again === null) return false
    const before = again - minutes
    if (before - this.clock > LONGEST_GAP && entries.some(({ kind }) => kind === 'visit') && before < at(16.5))
      return false
    const isFirst = entries.length === 0
    if (isFirst && this.room.wakesThere) this.clock = before
    else this.fillUntil(before)
    const fixed =
      slots.some(({ from, to, holds }) => holds && again >= from && again <= to) || (isFirst && this.room.wakesThere)
    const end = again + visit.minutes
    const lunchAlong = this.lunch && visit.minutes >= LONG_VISIT && again < LUNCH.at && end > LUNCH.until - 30
    entries.push({ kind: 'visit', visit, start: again, minutes: visit.minutes, fixed, lunchAlong })
    if (lunchAlong) this.lunch = false
    if (visit.isFood) this.countAsMeal(again)
    this.clock = end
    return true
  }

  /** Who goes out to eat needs no other meal then. */
  private countAsMeal(start: number): void {
    if (start >= LUNCH.from && start <= LUNCH.until) this.lunch = false
    if (start >= at(18.5)) this.dinner = false
  }

  /** Meals that are still due, and the way back in time. */
  close(home: number): boolean {
    const { room } = this
    if (this.clock + home > room.to) return false
    if (this.entries.length === 0) this.clock = Math.max(this.clock, room.wakesThere ? BREAKFAST.at : room.from)
    if (this.breakfast && this.clock <= BREAKFAST.until && this.clock + BREAKFAST.minutes + home <= room.to) {
      this.fillUntil(BREAKFAST.at)
      this.add('breakfast', BREAKFAST.minutes)
    }
    if (this.lunch && this.clock <= LUNCH.until + 30) {
      if (Math.max(this.clock, at(12.5)) + LUNCH.minutes + home <= room.to) {
        this.fillUntil(at(12.5))
        this.add('lunch', LUNCH.minutes)
      }
    }
    const dine = Math.min(DINNER.at, room.to - home - DINNER.minutes)
    if (
      this.dinner &&
      this.clock <= at(21.5) &&
      dine >= Math.max(DINNER.earliest, Math.min(this.clock, DINNER.at)) &&
      this.clock + DINNER.minutes + home <= room.to
    ) {
      this.fillUntil(dine)
      this.add('dinner', DINNER.minutes)
    }
    if (this.clock + home > room.to) return false
    if (room.leaves) this.fillUntil(room.to - home)
    return true
  }

  private haveBreakfast(visit: Visit, slots: readonly Slot[], minutes: number): void {
    const first = this.entries.length === 0
    if (
      first &&
      visit.isFood &&
      slots.some(({ from, to }) => from <= BREAKFAST.at + minutes && to >= BREAKFAST.at + minutes)
    ) {
      // What is eaten in the lanes is the breakfast.
      this.breakfast = false
      return
    }
    const begins = first ? BREAKFAST.at : this.clock
    if (begins > BREAKFAST.until) {
      this.breakfast = false
      return
    }
    const after = begins + BREAKFAST.minutes + minutes
    if (!slots.some(({ from, to }) => Math.max(after, from) <= to && !(first && from < begins && isBetterEarly(visit))))
      return
    this.breakfast = false
    this.clock = begins
    this.add('breakfast', BREAKFAST.minutes)
  }

  private startFor(visit: Visit, slots: readonly Slot[], minutes: number): number | null {
    const first = this.entries.length === 0 && this.room.wakesThere
    for (const slot of slots) {
      const hungry = visit.isFood ? Math.max(BREAKFAST.at, this.mealEnd + DIGESTION) : 0
      const ready = Math.max(hungry, first ? slot.from : this.clock + minutes)
      const start = Math.max(ready, slot.from, first ? WAKES + minutes : 0)
      if (start > slot.to) continue
      if (first || !this.lunch || (visit.isFood && start >= LUNCH.from && start <= LUNCH.until)) return start
      const isLunchFirst =
        this.clock >= LUNCH.at ||
        (start + visit.minutes > LUNCH.until && this.clock >= LUNCH.from && visit.minutes < LONG_VISIT)
      const waitsOverLunch = start - minutes - this.clock >= LUNCH.minutes && start > at(13)
      if (!isLunchFirst && !waitsOverLunch) return start
      const begins = waitsOverLunch
        ? Math.max(this.clock, Math.min(LUNCH.at, start - minutes - LUNCH.minutes))
        : this.clock
      const later = Math.max(begins + LUNCH.minutes + minutes, slot.from)
      if (later > slot.to) {
        if (visit.minutes >= LONG_VISIT) return start
        continue
      }
      if (begins <= LUNCH.until) {
        this.fillUntil(begins)
        this.add('lunch', LUNCH.minutes)
      }
      this.lunch = false
      return later
    }
    return null
  }

  private haveDinner(before: number): boolean {
    const begins = Math.max(this.clock, Math.min(DINNER.at, before - DINNER.minutes))
    if (begins + DINNER.minutes > before || begins < at(18.5)) return true
    this.fillUntil(begins)
    this.add('dinner', DINNER.minutes)
    this.dinner = false
    return true
  }

  private add(kind: 'breakfast' | 'lunch' | 'dinner', minutes: number): void {
    this.entries.push({ kind, start: this.clock, minutes })
    this.clock += minutes
    this.mealEnd = this.clock
    if (kind === 'breakfast') this.breakfast = false
    if (kind === 'lunch') this.lunch = false
    if (kind === 'dinner') this.dinner = false
  }

  /** A gap is free time; in the hot hours of a hot day one is indoors. */
  private fillUntil(minute: number): void {
    const gap = minute - this.clock
    if (gap < GAP) return
    const isHot = this.room.hot && this.clock < HOT[1] && minute > HOT[0] + GAP
    this.entries.push({ kind: isHot ? 'heat' : 'free', start: this.clock, minutes: gap })
    this.clock = minute
    this.waiting += gap
  }
}

const isBetterEarly = ({ time, minutes }: Visit): boolean => time === 'sunrise' || minutes >= 360
