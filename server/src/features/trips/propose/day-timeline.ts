import {
  at,
  BREAKFAST,
  DIGESTION,
  DINNER,
  FIRST_GATE,
  GAP,
  LATE_VISIT,
  LONG_VISIT,
  LONG_WAY_BACK,
  LONGEST_GAP,
  LUNCH,
  NEAR_HOTEL,
  SHORT_LUNCH,
  WAKES,
  WORTH_GOING_BACK,
  WORTH_IN_HEAT,
  WORTH_WHEN_NEAR,
} from './day-hours.ts'
import {
  BASE,
  type Entry,
  isBeforeBreakfast,
  isBeyondTown,
  isHotBetween,
  latestEnd,
  latestReturn,
  type Room,
  START,
  setsOffFor,
  takeLunchAlong,
  type WayMinutes,
  waitIn,
} from './day-room.ts'
import { breakfastBefore, isForEarlyBirds, isMeal, lunchBefore, mealAt, mealStart } from './food.ts'
import type { Slot, Visit } from './visits.ts'

export class DayTimeline {
  readonly entries: Entry[] = []
  clock: number
  busy = 0
  travel = 0
  waiting = 0
  private place: number
  /** One has still to go to the town of the night. */
  private moves: boolean
  private mealEnd = 0
  private breakfast: boolean
  private lunch: boolean
  private dinner: boolean
  readonly room: Room
  readonly way: WayMinutes
  readonly breakfastAt: number

  constructor(room: Room, way: WayMinutes, breakfastAt: number) {
    this.room = room
    this.way = way
    this.breakfastAt = breakfastAt
    this.moves = room.moves
    this.place = room.moves ? START : BASE
    this.clock = room.wakesThere ? Math.min(WAKES, room.to) : room.from
    this.breakfast = room.wakesThere && room.to >= breakfastAt + BREAKFAST.minutes
    this.lunch =
      !room.ateOnTheWay && room.from <= LUNCH.latest && room.to >= Math.max(at(13.25), room.from + LUNCH.minutes)
    this.dinner = room.from <= at(20.5) && room.to >= DINNER.earliest + DINNER.minutes
  }

  visit(visit: Visit, slots: readonly Slot[]): boolean {
    const { entries } = this
    if (this.moves && isBeyondTown(this.way, this.place, visit.index) && !this.moveOn()) return false
    const minutes = this.way(this.place, visit.index)
    if (this.breakfast) this.haveBreakfast(visit, slots, minutes)
    const first = this.startFor(visit, slots, minutes)
    if (first === null) return false
    if (this.dinner && first >= LATE_VISIT && !isMeal(visit)) this.haveDinner(first, visit.index)
    const isFirst = entries.length === 0 && this.room.wakesThere
    const way = this.way(this.place, visit.index)
    const start = isFirst ? first : this.startFor(visit, slots, way)
    if (start === null) return false
    if (this.isTooLate(visit, start)) return false
    const gap = start - way - this.clock
    if (gap > LONGEST_GAP && entries.some(({ kind }) => kind === 'visit') && start - way < at(16.5)) return false
    if (isFirst) this.move(visit.index)
    else this.idleUntil(start, visit.index)
    // A meal waits for its hour.
    const fixed =
      isFirst ||
      (isMeal(visit) && gap > 0) ||
      slots.some(({ from, to, holds }) => holds && start >= from && start <= to)
    const end = start + visit.minutes
    const lunchAlong =
      this.lunch && visit.minutes >= LONG_VISIT && start - way <= LUNCH.latest && end > LUNCH.until - 30
    entries.push({ kind: 'visit', visit, start, minutes: visit.minutes, fixed, lunchAlong })
    if (lunchAlong) this.lunch = false
    if (isMeal(visit)) this.countAsMeal(start, end)
    this.busy += visit.minutes
    this.clock = end
    return true
  }

  private isTooLate(visit: Visit, start: number): boolean {
    if (visit.isHeadline || isMeal(visit)) return false
    return start + visit.minutes + this.way(visit.index, BASE) > latestEnd(this.room, visit, this.dinner)
  }

  private move(to: number): void {
    const minutes = this.way(this.place, to)
    this.travel += minutes
    this.busy += minutes
    this.place = to
  }

  /** The time until a visit begins: on the spot, or in the hotel when it is long enough to go back. */
  private idleUntil(start: number, next: number): void {
    const home = this.way(this.place, BASE)
    const there = start - this.way(BASE, next) - this.clock - home
    const isNear = home <= NEAR_HOTEL && this.way(BASE, next) <= NEAR_HOTEL
    const worth = isNear
      ? WORTH_WHEN_NEAR
      : isHotBetween(this.room, this.clock, start)
        ? WORTH_IN_HEAT
        : WORTH_GOING_BACK
    if (this.place !== BASE && there >= worth) {
      this.goHome()
      this.fillUntil(this.clock + there, true)
    } else this.fillUntil(start - this.way(this.place, next))
    this.move(next)
  }

  /** Breakfast where one woke, lunch when it is time, and then the way to the town of the night; false when it is too late. */
  private moveOn(): boolean {
    if (this.entries.length === 0) this.clock = Math.max(this.clock, this.breakfastAt)
    if (this.breakfast && this.clock <= BREAKFAST.until) this.add('breakfast', BREAKFAST.minutes)
    this.breakfast = false
    if (this.lunch && this.clock >= LUNCH.from && this.clock <= LUNCH.latest) this.add('lunch', LUNCH.minutes)
    const minutes = this.way(this.place, BASE)
    this.goHome()
    return minutes < LONG_WAY_BACK || this.clock <= this.room.offRoadBy
  }

  private goHome(): void {
    const minutes = this.way(this.place, BASE)
    if (this.moves) {
      const lunchAlong = this.lunch && this.clock <= LUNCH.latest && this.clock + minutes > LUNCH.until
      if (lunchAlong) this.lunch = false
      this.entries.push({ kind: 'move', start: this.clock, minutes, lunchAlong })
      this.moves = false
    }
    this.clock += minutes
    this.move(BASE)
  }

  /** A visit with food replaces the meal of that time, and the next one waits until people are hungry again. */
  private countAsMeal(start: number, end: number): void {
    this.mealEnd = end
    const meal = mealAt(start, end - start)
    if (meal) this[meal] = false
  }

  /** Meals that are still due, and the way back in time. */
  close(): boolean {
    const { room } = this
    if (this.moves && !this.moveOn()) return false
    const home = this.place === BASE ? 0 : this.way(this.place, BASE)
    if (this.clock + home > room.to) return false
    if (home >= LONG_WAY_BACK && this.clock + home > latestReturn(room, this.entries, home)) return false
    if (this.entries.length === 0) this.clock = Math.max(this.clock, room.wakesThere ? this.breakfastAt : room.from)
    const fits = (from: number, minutes: number) => Math.max(this.clock, from) + minutes + home <= room.to
    if (this.breakfast && this.clock <= BREAKFAST.until && fits(0, BREAKFAST.minutes))
      this.add('breakfast', BREAKFAST.minutes)
    const lunch = [LUNCH.minutes, SHORT_LUNCH].find((minutes) => fits(LUNCH.last, minutes))
    if (this.lunch && this.clock <= LUNCH.latest && lunch !== undefined) {
      const isWorth = home <= NEAR_HOTEL || LUNCH.last - this.clock >= WORTH_WHEN_NEAR
      if (isWorth && this.clock + home <= LUNCH.until) this.goBack(LUNCH.last)
      this.haveLastLunch(lunch, home)
    }
    if (this.lunch && room.to >= LUNCH.until) takeLunchAlong(this.entries)
    if (this.dinner && this.clock <= at(21.5)) this.haveLastDinner()
    if (room.leaves && room.to - this.clock - (this.place === BASE ? 0 : home) >= GAP) {
      this.goBack(room.to)
      this.fillUntil(room.to)
    }
    if (this.place !== BASE) this.goHome()
    return this.clock <= room.to
  }

  /** Far from the hotel nobody waits long for lunch: it is early, or for who has just eaten taken along. */
  private haveLastLunch(minutes: number, home: number): void {
    const isAtBase = this.place === BASE
    const waits = !isAtBase && LUNCH.last - this.clock >= WORTH_WHEN_NEAR
    const early = Math.max(this.clock, LUNCH.earliest)
    if (waits && this.mealEnd > 0 && early < this.mealEnd + DIGESTION) return
    this.fillUntil(waits ? early : LUNCH.last, false, waits ? 1 : GAP)
    this.add('lunch', minutes, isAtBase && home > 0)
  }

  /** Dinner at the end of the day is at or near the hotel. */
  private haveLastDinner(): void {
    const goesBack = this.place !== BASE
    const ready = this.clock + (goesBack ? this.way(this.place, BASE) : 0)
    const latest = this.room.to - DINNER.minutes
    const dine = Math.max(ready, Math.min(DINNER.at, latest))
    if (dine > latest || dine < DINNER.earliest) return
    this.goBack(dine)
    this.fillUntil(dine)
    this.add('dinner', DINNER.minutes, goesBack && dine - ready < GAP)
  }

  /** Back to the hotel, and free there until a time. */
  private goBack(until: number): void {
    if (this.place === BASE) return
    this.goHome()
    this.fillUntil(until, true)
  }

  private haveBreakfast(visit: Visit, slots: readonly Slot[], minutes: number): void {
    const first = this.entries.length === 0
    const begins = first ? this.breakfastAt : this.clock
    if (first && isForEarlyBirds(visit, slots, minutes) && this.room.setsOff <= FIRST_GATE) return
    if (first && isBeforeBreakfast(this.room, visit, slots, { begins, minutes })) return
    const breakfast = breakfastBefore(visit, slots, { minutes, begins, first })
    if (breakfast === 'later') return
    this.breakfast = false
    if (breakfast === 'none') return
    this.clock = breakfast
    this.add('breakfast', BREAKFAST.minutes)
  }

  private startFor(visit: Visit, slots: readonly Slot[], minutes: number): number | null {
    const first = this.entries.length === 0 && this.room.wakesThere
    const isEarly = this.breakfastAt < BREAKFAST.at
    for (const slot of slots) {
      const breakfastAt = first ? Math.min(this.breakfastAt, slot.to) : this.breakfastAt
      const hungry = visit.isFood ? Math.max(breakfastAt, this.mealEnd + DIGESTION) : 0
      const ready = Math.max(hungry, first ? slot.from : this.clock + minutes)
      const open = Math.max(ready, slot.from, first ? setsOffFor(this.room, visit, slot, isEarly) + minutes : 0)
      const hungryAt = this.mealEnd > 0 ? Math.max(open, BREAKFAST.until) : open
      const start = isMeal(visit) ? mealStart(visit.facts.name, visit.minutes, hungryAt) : open
      if (start === null || start > slot.to) continue
      if (first || !this.lunch || (isMeal(visit) && mealAt(start, visit.minutes) === 'lunch')) return start
      const lunch = lunchBefore(this.clock, visit, start, minutes)
      if (!lunch || (lunch.isWait && this.lunchesAtHotel(start, visit.index))) return start
      const { begins, lasts } = lunch
      const later = Math.max(begins + lasts + minutes, slot.from)
      if (later > slot.to) {
        if (visit.minutes >= LONG_VISIT) return start
        continue
      }
      if (begins > LUNCH.latest) return start
      // Without a gap before it, lunch would come too early.
      this.fillUntil(begins, false, this.clock < LUNCH.earliest ? 1 : GAP)
      this.add('lunch', lasts)
      return later
    }
    return null
  }

  /** A long wait with a lunch in it is spent at the hotel, where that is near, or the wait long enough to go back. */
  private lunchesAtHotel(start: number, next: number): boolean {
    const home = this.way(this.place, BASE)
    const leaves = start - this.way(BASE, next)
    if (this.moves || this.place === BASE) return false
    if (home > NEAR_HOTEL && leaves - this.clock - home < WORTH_GOING_BACK) return false
    const begins = Math.max(this.clock + home, LUNCH.earliest, Math.min(LUNCH.at, leaves - LUNCH.minutes))
    if (begins + LUNCH.minutes > leaves || begins > LUNCH.latest) return false
    this.goHome()
    this.fillUntil(begins, true, this.clock < LUNCH.earliest ? 1 : GAP)
    this.add('lunch', LUNCH.minutes, true)
    return true
  }

  /** Dinner before a late visit, when there is time for it; at the hotel, where that is near. */
  private haveDinner(start: number, next: number): void {
    const home = this.way(this.place, BASE)
    const fromHotel = start - this.way(BASE, next) - DINNER.minutes
    const goesBack = !this.moves && home <= NEAR_HOTEL && Math.max(this.clock + home, DINNER.earliest) <= fromHotel
    const latest = goesBack ? fromHotel : start - this.way(this.place, next) - DINNER.minutes
    const begins = Math.max(this.clock + (goesBack ? home : 0), Math.min(DINNER.at, latest))
    if (begins > latest || begins < DINNER.earliest) return
    if (goesBack) this.goBack(begins)
    this.fillUntil(begins)
    this.add('dinner', DINNER.minutes, goesBack && home > 0)
  }

  private add(kind: 'breakfast' | 'lunch' | 'dinner', minutes: number, atBase = false): void {
    this.entries.push({ kind, start: this.clock, minutes, atBase })
    this.clock += minutes
    this.mealEnd = this.clock
    this[kind] = false
  }

  /** A gap is free time; in the hot hours of a hot day one is indoors. */
  private fillUntil(minute: number, atBase = false, least = GAP): void {
    const gap = minute - this.clock
    if (gap < least) return
    for (const part of waitIn(this.room, this.clock, minute)) this.entries.push({ ...part, atBase })
    this.clock = minute
    this.waiting += gap
  }
}
