import { SMALL, type Travellers, younger } from '../cost/travellers.ts'
import type { Destination } from '../facts/dataset.ts'
import type { Journey } from './journey.ts'

/** Hours one way, and the load both ways. */
export type Effort = Pick<Journey, 'hours' | 'feltHours' | 'load'>

/** One way: hours door to door, hours of them asleep, and what discomfort adds in hours. */
type Comfort = { hours: number; asleep?: number; rough: number; nightInSeat?: boolean; nightOnBus?: boolean }

const ASLEEP_SPARES = 0.5
const WAKING_HOURS_A_DAY = 12
const FAMILY = 4
const FAMILY_ROUGHER = 1.3
/** For seniors and small children: a night in a seat or on a bus, in hours, and each hour beyond these. */
const NIGHT_IN_SEAT = 8
const NIGHT_ON_BUS = 4
/** And a night in a seat for others. */
const USUAL_NIGHT_IN_SEAT = 1.5
const LONG_FELT_HOURS = 8
const LONGER = 0.5
/** The effort of a journey at most doubles for a short stay. */
const MOST_STRAIN = 1
const MOST_OF_STAY = 0.85
/** Where nothing quicker is within the budget, people ride longer by train, bus or car. */
export const MOST_WHERE_DEAR = 1.15
/** Felt hours that are never too long for a stay with a night. */
const SHORT_HOURS = 7
const LONGEST_HOURS = { road: 10, bus: 14.5, rail: 34, air: 24 }

/** The share of the waking hours of the stay that travel both ways takes. */
export const shareOfStay = (feltHours: number, days: number): number => (2 * feltHours) / (WAKING_HOURS_A_DAY * days)

/** Whether a journey leaves too little of the stay. */
export const isTooLong = (
  { feltHours }: Pick<Journey, 'feltHours'>,
  days: number,
  most: number = MOST_OF_STAY,
): boolean => feltHours > SHORT_HOURS && shareOfStay(feltHours, days) > most

/** Whether seniors or small children travel, for whom long hours and nights in a seat are hard. */
export const isTender = (party: Travellers): boolean => (party.seniors ?? 0) > 0 || younger(party, SMALL) > 0

/**
 * Felt hours one way, and the load of the journey both ways, rougher for a family. Null when the journey leaves too little of
 * the stay, unless that is relaxed.
 */
export function computeEffort(
  mode: Journey['mode'],
  { hours, asleep = 0, rough, nightInSeat = false, nightOnBus = false }: Comfort,
  party: Travellers & { days: number; relaxed: boolean },
): Effort | null {
  const { days, relaxed } = party
  const feltHours = hours - ASLEEP_SPARES * asleep
  if (hours > LONGEST_HOURS[mode] || (!relaxed && isTooLong({ feltHours }, days))) return null
  const isFamily = party.isFamily ?? party.people === FAMILY
  const hard = isTender(party)
    ? (nightInSeat ? NIGHT_IN_SEAT : nightOnBus ? NIGHT_ON_BUS : 0) + LONGER * Math.max(0, feltHours - LONG_FELT_HOURS)
    : nightInSeat
      ? USUAL_NIGHT_IN_SEAT
      : 0
  const discomfort = rough * (isFamily ? FAMILY_ROUGHER : 1) + hard
  const load = 2 * (feltHours + discomfort)
  return { hours, feltHours, load }
}

/** The effort of a journey: its load, weighed by the share of the stay that it takes; lower is better. */
export const effortOf = ({ feltHours, load }: Pick<Effort, 'feltHours' | 'load'>, days: number): number =>
  load * (1 + Math.min(MOST_STRAIN, shareOfStay(feltHours, days)))

const LONG_HILL_HOURS = 4

/**
 * The hours by which a journey is too long for seniors and small children: beyond eight by day or as many felt ones by night,
 * when an hour asleep counts half, and beyond eleven by the clock even with a berth.
 */
export const hoursTooLong = ({ hours, feltHours }: Pick<Journey, 'hours' | 'feltHours'>): number =>
  Math.max(0, toHalves(feltHours) - LONG_FELT_HOURS, toHalves(hours) - LONG_HOURS)
const LONG_HOURS = 11
const toHalves = (hours: number) => Math.round(2 * hours) / 2

/** The hours of bends up to a place in the hills: those from the station or airport, or from the nearest one. */
export function hillHours({ hours, lastLeg }: Pick<Journey, 'hours' | 'lastLeg'>, place: Destination): number {
  if (!place.hilly) return 0
  if (lastLeg) return lastLeg.onRoad ? lastLeg.hours : 0
  return Math.min(hours, ...[...place.railheads, ...place.airports].map((gateway) => gateway.hours))
}

/** The hours by which the hill road alone is too long for them. */
export const hillHoursTooLong = (journey: Pick<Journey, 'hours' | 'lastLeg'>, place: Destination): number =>
  Math.max(0, hillHours(journey, place) - LONG_HILL_HOURS)

const LEAST_WORTH = 50
const MOST_WORTH = 1500
const SHARE_OF_DAY = 0.08

/**
 * Rupees that an hour of effort is worth to one person: a twelfth of what the budget leaves for a day, the travel days
 * counted as one. It never falls when the budget rises, so that more money never buys a worse journey.
 */
export const hourWorth = (budget: number, people: number, days: number): number =>
  Math.min(MOST_WORTH, Math.max(LEAST_WORTH, (SHARE_OF_DAY * budget) / (people * (days + 1))))
