import type { TravelOption } from '../../recommend/rank/travel-option.ts'
import type { Journey } from '../../recommend/travel/journey.ts'
import { LUNCH_ON_THE_WAY, WAKES } from './day-hours.ts'
import type { Room } from './day-room.ts'
import { OFF_HILL_ROAD } from './trail.ts'
import type { TravelPlan } from './travel-times.ts'

const DAY = 1440
const at = (hour: number) => Math.round(hour * 60)
const NIGHT_REST = 90
const LATE_REST = 60
const CHECK_IN = 45
/** Nobody has a room ready before. */
const LATEST_REST_END = at(22)
export const BAGS = 15
export const TEA = 20
/** Minutes of visits and ways on a full day, and on one that follows a night on the way. */
const FULL_DAY = at(9.5)
const TIRED_DAY = at(6)
const MOST_VISITS = 6
const TIRED_VISITS = 3
const EVENING_ENDS = at(22.75)

/** The activity on arrival: rest after a night on the way, check-in by day, none on a day trip. */
export function arrivalRest({ nights, journey }: TravelOption, plan: TravelPlan): number {
  const { arrives } = plan
  if (nights === 0) return 0
  const minute = arrives % DAY
  if (minute < at(8)) return Math.max(isTired(journey, plan) ? NIGHT_REST : CHECK_IN, at(8.5) - minute)
  if (isTired(journey, plan)) return minute < at(11) ? NIGHT_REST : LATE_REST
  return minute + CHECK_IN > LATEST_REST_END ? 15 : CHECK_IN
}

/** Whether one comes from a night on board. */
export const isTired = ({ overnight }: Journey, { out, nightsOnTheWay }: TravelPlan): boolean => {
  const last = out.at(-1)
  if (last?.byNight) return true
  return overnight && !nightsOnTheWay.some(({ day }) => last !== undefined && (day + 1) * DAY <= last.start)
}

/** At such a height one rests on arrival, and does little at first. */
export const HIGH_METRES = 3000
const HEIGHT_REST = 120
const LATEST_HEIGHT_REST = at(17)

/** Rest on the day of arrival at a great height, when one stays. */
export function heightRest(option: TravelOption, plan: TravelPlan): number {
  const isHigh = option.place.elevation_m >= HIGH_METRES && plan.nights > 1
  const now = (plan.arrives % DAY) + arrivalRest(option, plan)
  return isHigh && now < LATEST_HEIGHT_REST ? HEIGHT_REST : 0
}

/** The way from one town to the next ends by then. */
export type Mover = 'road' | 'walk' | 'boat'
const THERE_BY = { road: OFF_HILL_ROAD, walk: at(17), boat: at(17) }
/** A day with a long way between two towns may hold more. */
const MOVING_DAY = at(12.5)
/** In the hills nobody sets off in the dark for a sight of the day. */
const FIRST_LIGHT_OFF = at(5)

/** After so many minutes on the way one has eaten there. */
const LONG_WAY = 150
const ateOnTheWay = ({ out, arrives, lunch }: TravelPlan): boolean =>
  lunch !== undefined || (arrives % DAY >= LUNCH_ON_THE_WAY && arrives - (out[0]?.start ?? arrives) >= LONG_WAY)

/** The room for visits on each day in the place; `moves`: how one comes from the town where one woke to that of the night. */
export function findRooms(
  option: TravelOption,
  plan: TravelPlan,
  hot: boolean,
  moves: (day: number) => Mover | null,
): Room[] {
  const first = Math.floor(plan.arrives / DAY)
  const last = Math.floor(plan.leaves / DAY)
  return Array.from({ length: last - first + 1 }, (_, nth): Room => {
    const day = first + nth
    const isFirst = nth === 0
    const isLast = day === last
    const tired = isFirst && isTired(option.journey, plan)
    const leaving = plan.leaves % DAY
    const mover = moves(day)
    return {
      day,
      from: isFirst ? (plan.arrives % DAY) + arrivalRest(option, plan) + heightRest(option, plan) : at(8),
      to: isLast ? leaving - (option.nights === 0 ? TEA : BAGS) : EVENING_ENDS,
      ateOnTheWay: isFirst && ateOnTheWay(plan),
      wakesThere: !isFirst,
      holds: tired && !isLast ? TIRED_DAY : mover ? MOVING_DAY : FULL_DAY,
      mostVisits: tired ? TIRED_VISITS : MOST_VISITS,
      hot,
      tired,
      leaves: isLast,
      moves: mover !== null,
      setsOff: option.place.bases ? FIRST_LIGHT_OFF : WAKES,
      offRoadBy: mover ? THERE_BY[mover] : option.place.hilly ? at(20) : at(21.5),
    }
  })
}
