import {
  barredFrom,
  CLIMBS_FROM,
  leavesChildrenAlone,
  type Travellers,
  younger,
} from '../../recommend/cost/travellers.ts'
import type { Destination } from '../../recommend/facts/dataset.ts'
import type { DayTowns } from './bases.ts'
import type { TravelPlan } from './travel-times.ts'
import { isClimb, type Visit } from './visits.ts'

type Sight = Destination['highlights'][number]
type Group = { party: Travellers }

/** Whether somebody neither climbs nor walks for hours: a senior, a small child, or who asked for easy ways. */
export const walksLittle = ({ party }: Group): boolean =>
  party.easyWalking === true || (party.seniors ?? 0) > 0 || younger(party, CLIMBS_FROM) > 0

export const isTooSteep = (trip: Group, sight: Pick<Sight, 'name'>): boolean => walksLittle(trip) && isClimb(sight)

/** Whether all of them are too young or too old for it, or the only adult stays with those who are too young. */
export function isForNobody({ party }: Group, { ages }: Pick<Sight, 'ages'>): boolean {
  if (!ages) return false
  const { young, old } = barredFrom({ ages }, party)
  return young + old >= party.people || leavesChildrenAlone({ ages }, party)
}

/** Children so young are tired as early as seniors. */
const EARLY_TO_BED = 8
/** A journey that begins before that, or takes so long, is a day's work. */
const EARLY = 6 * 60
const LONG_JOURNEY = 600
/** Who comes before noon rests after lunch. */
const NOON = 12 * 60
const EVENING = 16.5 * 60
/** What they do on such a day ends by then, with the way back: earlier where they are settled in the evening only. */
const RESTS_FROM = { evening: 19 * 60, before: 20 * 60 }

/**
 * When the day of the arrival ends for seniors and small children who come after noon by a journey of that day that began early
 * or took long; undefined for all others. `settled`: a minute of the day.
 */
export function restsFrom({ party }: Group, plan: TravelPlan, settled: number): number | undefined {
  if ((party.seniors ?? 0) === 0 && younger(party, EARLY_TO_BED) === 0) return undefined
  const starts = plan.out[0]?.start ?? plan.arrives
  const isSameDay = Math.floor(starts / DAY) === Math.floor(plan.arrives / DAY)
  const isLong = isSameDay && (starts % DAY < EARLY || plan.arrives - starts >= LONG_JOURNEY)
  if (!isLong || plan.arrives % DAY < NOON) return undefined
  return settled >= EVENING ? RESTS_FROM.evening : RESTS_FROM.before
}

const DAY = 1440

/** Whether one flies home too soon after a visit that could end with the light of that day. */
export function fliesTooSoon(
  { fly_after_hours: hours }: Pick<Sight, 'fly_after_hours'>,
  day: number,
  plan: TravelPlan,
) {
  const flight = plan.back.find(({ by }) => by === 'air')
  return hours !== undefined && flight !== undefined && flight.start - (day * DAY + LAST_LIGHT) < hours * 60
}
/** The boats of divers are back by then. */
const LAST_LIGHT = 15 * 60

/** At such a height the first day is for rest. */
const HIGH_BED = 2400
/** A night so much higher than the one before is enough for a day. */
const MUCH_HIGHER = 1500
const LONG_WALK = 120

/** Whether a long walk comes on the day on which one rises to a high bed. */
export function isTooSoonAtHeight(
  { isOnFoot, minutes }: Pick<Visit, 'isOnFoot' | 'minutes'>,
  { wakes, sleeps }: Pick<DayTowns, 'wakes' | 'sleeps'>,
  isArrival: boolean,
): boolean {
  if (!isOnFoot || minutes < LONG_WALK) return false
  return (isArrival && sleeps.elevation_m >= HIGH_BED) || sleeps.elevation_m - wakes.elevation_m >= MUCH_HIGHER
}
