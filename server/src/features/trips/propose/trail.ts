import type { Point } from '@saathi/shared/trips/legs'
import type { Destination } from '../../recommend/facts/dataset.ts'
import { FIRST_LIGHT, isSmallHours } from '../../recommend/travel/night-arrival.ts'
import type { BreakTown, Part } from './journey-parts.ts'

/** A part of the way with its time; `start` counts minutes from midnight before the first day of the trip. */
export type Move = Omit<Part, 'kind' | 'train' | 'breaks' | 'flownUntil'> & { start: number; onwards: boolean }
/** A night in a hotel on the way. */
export type NightOnTheWay = { day: number; at: Point; where: string }

const DAY = 1440
const at = (hour: number) => Math.round(hour * 60)
export const inSteps = (minutes: number) => Math.floor(minutes / 5) * 5

/** Longest drive on one day; a longer one is split by a night. */
const LONGEST_DRIVE = at(11.5)
/** Roads to be off by, in the plains and in the hills, when the drive is longer than a short ride. */
const OFF_ROAD = at(21.5)
export const OFF_HILL_ROAD = at(19.5)
export const SHORT_RIDE = 90
export const LAST_FERRY_ENDS = at(17.5)
/** Longer on the water is a ship, which sails by night. */
export const SHIP = at(5)
export const SETS_OFF = at(7)
/** After a night that began in the small hours one sets off later. */
const SETS_OFF_LATE = at(8)

/** The evening departure of a night train or bus that leaves by 23:00, so as to arrive at seven in the morning. */
export function nightDeparture(minutes: number, earliest: number): number {
  const latest = minutes < at(7) ? DAY - 5 : at(23)
  return inSteps(Math.min(latest, Math.max(earliest, DAY + at(7) - minutes)))
}
/** The departure of a night bus. */
export const nightBusAt = (minutes: number): number => nightDeparture(minutes, at(19))
const LAST_NIGHT_BUS = at(23)

/** Where one sleeps on a drive: in as few of its towns as it allows; without towns, once in the middle. */
function nightsOf({ kind, by, byNight, minutes, breaks, ends }: Part, from: Point): BreakTown[] {
  const longest = breaks?.over ?? LONGEST_DRIVE
  if (kind !== 'ride' || by === 'sea' || byNight || minutes <= longest) return []
  if (!breaks) {
    const middle = { lat: (from.lat + ends.lat) / 2, lon: (from.lon + ends.lon) / 2 }
    return [{ at: middle, where: '', after: inSteps(minutes / 2) }]
  }
  const nights: BreakTown[] = []
  let driven = 0
  while (minutes - driven > longest) {
    const ahead = breaks.towns.filter(({ after }) => after > driven)
    const town = ahead.findLast(({ after }) => after - driven <= longest) ?? ahead[0]
    if (!town) break
    nights.push(town)
    driven = town.after
  }
  return nights
}

type Ground = Pick<Destination, 'hilly' | 'elevation_m'>
/** Nobody is driven up there by night. */
const HILL_METRES = 1000

/**
 * What one does when a train or bus arrives in the small hours: waits at the station until it is light, or goes to a room
 * that the bill has anyway. At home one goes home.
 */
type SmallHours = 'wait' | 'room' | 'home'

/** Lays parts of a way one after the other, with nights where no one drives on. */
export class Trail {
  clock = 0
  readonly moves: Move[] = []
  readonly nights: NightOnTheWay[] = []
  /** One rides on to the room in the place in the small hours. */
  ridesByNight = false
  readonly hilly: boolean
  readonly climbs: boolean
  readonly smallHours: SmallHours

  constructor({ hilly, elevation_m }: Ground, smallHours: SmallHours) {
    this.hilly = hilly
    this.climbs = hilly || elevation_m >= HILL_METRES
    this.smallHours = smallHours
  }

  /** `departure`: the minute of the day at which the main leg leaves, when it runs by night. */
  follow(parts: Part[], start: number, departure: number | null = null): void {
    this.clock = start
    let before: { at: Point; where: string; isMain: boolean } | null = null
    for (const part of parts) {
      if (before?.isMain) this.arrive(part, before)
      if (part.kind === 'main' && departure !== null) this.waitFor(departure, before)
      else if (part.kind === 'main' && before) this.restBefore(part, before)
      else if (part.kind === 'ride' && before) this.stopBefore(part, before)
      this.ride(part, before?.at ?? part.ends)
      before = { at: part.ends, where: part.endsIn, isMain: part.kind === 'main' && part.by !== 'air' }
    }
  }

  private add(part: Part, minutes: number, onwards: boolean): void {
    const { kind: _, train: __, breaks: ___, flownUntil: ____, ...facts } = part
    this.moves.push({ ...facts, minutes, start: this.clock, onwards, ...(onwards && { cost: 0 }) })
    this.clock += minutes
  }

  /** A drive that is too long for one day goes on in the mornings after nights on the way. */
  private ride(part: Part, from: Point): void {
    const nights = nightsOf(part, from)
    const { breaks } = part
    const noteOf = (piece: number) =>
      breaks && piece !== (breaks.highest === 'first' ? 0 : nights.length) ? { note: '' } : {}
    let driven = 0
    for (const [piece, { at, where, after }] of nights.entries()) {
      const title = breaks ? breaks.titleTo(where) : part.title
      const endsIn = breaks ? where : part.endsIn
      this.add({ ...part, ...noteOf(piece), title, ends: at, endsIn, waits: 0 }, after - driven, driven > 0)
      this.sleep({ at, where }, SETS_OFF)
      driven = after
    }
    const last = { ...part, ...noteOf(nights.length) }
    this.add(driven > 0 ? { ...last, waits: 0 } : last, part.minutes - driven, driven > 0)
  }

  private sleep({ at, where }: { at: Point; where: string }, until: number): void {
    const day = Math.floor((this.clock - FIRST_LIGHT) / DAY)
    this.nights.push({ day: Math.max(0, day), at, where })
    this.clock = (Math.max(0, day) + 1) * DAY + until
  }

  /** Before it is light a short ride in the plains leads to the room, if there is one; anything else waits. */
  private arrive({ by, minutes }: Part, here: { at: Point; where: string }): void {
    const minute = this.clock % DAY
    if (this.smallHours === 'home' || minute >= FIRST_LIGHT) return
    if (this.smallHours === 'wait' || !isSmallHours(minute)) this.clock += FIRST_LIGHT - minute
    else if (minutes <= SHORT_RIDE && !this.climbs && by !== 'sea') this.ridesByNight = true
    else this.sleep(here, SETS_OFF_LATE)
  }

  /** Nobody drives late, or sets off on a ferry that lands after dark. */
  private stopBefore(part: Part, here: { at: Point; where: string }): void {
    const { by, byNight, minutes } = part
    const minute = this.clock % DAY
    if (byNight) {
      const evening = nightBusAt(minutes)
      if (minute > LAST_NIGHT_BUS) this.sleep(here, evening)
      else this.clock += Math.max(0, evening - minute)
      return
    }
    const drive = nightsOf(part, here.at)[0]?.after ?? minutes
    const isFerry = by === 'sea' && minutes <= SHIP
    if (by === 'sea' && !isFerry) {
      // A ship lands by day.
      const lands = (minute + minutes) % DAY
      if (lands < SETS_OFF) this.clock += SETS_OFF - lands
      return
    }
    const off = isFerry ? LAST_FERRY_ENDS : this.hilly ? OFF_HILL_ROAD : OFF_ROAD
    const isShort = drive <= SHORT_RIDE && !isFerry
    if (isShort) return
    if (minute < FIRST_LIGHT) this.clock += FIRST_LIGHT - minute
    else if (minute + drive > off) this.sleep(here, drive > at(9) ? at(6) : SETS_OFF)
  }

  /** The train or bus leaves at its hour, today or on the next day. */
  private waitFor(departure: number, here: { at: Point; where: string } | null): void {
    const today = Math.floor(this.clock / DAY) * DAY + departure
    if (this.clock <= today) this.clock = today
    else if (here) {
      this.sleep(here, departure)
    }
  }

  /** A day's journey that would end in the night waits for the morning. */
  private restBefore({ minutes }: Part, here: { at: Point; where: string }): void {
    const minute = this.clock % DAY
    if (this.nights.length === 0 && minute + minutes <= at(23.5)) return
    if (minute + minutes > at(23.5)) this.sleep(here, SETS_OFF)
  }
}
