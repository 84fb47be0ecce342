import { weekdayOf } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import type { TravelOption } from '../../recommend/rank/travel-option.ts'
import { countsArrivalNight, FIRST_LIGHT, isSmallHours } from '../../recommend/travel/night-arrival.ts'
import { ridesByNight } from '../../recommend/travel/time-away.ts'
import type { JourneyParts, Part } from './journey-parts.ts'
import {
  inSteps,
  LAST_FERRY_ENDS,
  type Move,
  type NightOnTheWay,
  nightBusAt,
  nightDeparture,
  OFF_HILL_ROAD,
  SETS_OFF,
  SHIP,
  SHORT_RIDE,
  Trail,
} from './trail.ts'

/** When one is there, and how one gets there and back. Minutes count from midnight before the first day of the trip. */
export type TravelPlan = {
  out: Move[]
  back: Move[]
  arrives: number
  leaves: number
  nightsOnTheWay: NightOnTheWay[]
  /** Nights in the place itself, and the day on which the first of them begins: the one before, for who comes in the small hours. */
  nights: number
  firstNight: number
  dayCount: number
  /** People come by their own ways and meet at the arrival. */
  meets?: boolean
  /** A stop for lunch after the first part of the way there. */
  lunch?: { fixedStart: number; minutes: number }
  /** A day without visits. */
  noVisitsOn?: number
}

const DAY = 1440
const at = (hour: number) => Math.round(hour * 60)

const LONGEST_TRIP = 14
const FIRST_FERRY = at(6.5)
const LAST_FERRY_LEAVES = at(17)
/** For a sunrise one sets off as early as this. */
const EARLIEST = at(3.5)
/** Home so soon after midnight is home on the day before. */
const HOME_LATE = 60
/** Home by then. */
const HOME_BY = at(22)
const HALF_DAY_HOURS = 5
/** For a flight one leaves the place by then. */
const FLIES_HOME = at(15)
/** One day between two nights on board needs this long there. */
const LEAST_THERE = at(6)
/** Who arrives later sees nothing of the place on that day. */
const LATEST_DAY_STARTS = at(16)

/** The way back may begin so much earlier for the sake of a named train. */
const LEAVES_EARLIER = at(3)
/** After a short way one is there by then. */
const LATEST_ARRIVAL = at(22)
/** Nobody is asked to be back later than so, after a day trip by a named train. */
const BACK_BY = at(22.5)

/**
 * The times of the way there and back, by named trains where their times are known, they run on that day, and the way back
 * takes neither days nor much time from the place.
 */
export function travelPlan(
  { out, back, named }: JourneyParts,
  option: TravelOption,
  dawn: number | null,
  startDate: string | null,
): TravelPlan {
  const planFor = (way: Ways) => layOut(way, option, dawn)
  const isThere = (way: Part[], plan: TravelPlan) => runsThen(plan.out, way, startDate) && !comesTooLate(plan, option)
  const there = named.out && isThere(named.out, planFor({ out: named.out, back })) ? named.out : out
  const usual = planFor({ out: there, back })
  if (!named.back) return usual
  const plan = planFor({ out: there, back: named.back })
  return runsThen(plan.back, named.back, startDate) && isAsGood(plan, usual, option) ? plan : usual
}

type Ways = Pick<JourneyParts, 'out' | 'back'>

/** Whether the named train runs on the day on which one takes it; without dates, any day is right for the way there. */
function runsThen(moves: Move[], parts: Part[], startDate: string | null): boolean {
  const index = parts.findIndex(({ kind }) => kind === 'main')
  const [part, move] = [parts[index], moves[index]]
  const weekdays = part?.train?.weekdays
  if (!weekdays || startDate === null || !move) return true
  return weekdays.includes(weekdayOf(addDays(startDate, Math.floor(move.start / DAY))))
}

/** Whether a short way by day would end by night, for which the bill has no room. */
const comesTooLate = ({ arrives }: TravelPlan, option: TravelOption): boolean =>
  option.nights > 0 &&
  !option.journey.overnight &&
  !countsArrivalNight(option) &&
  (arrives % DAY >= LATEST_ARRIVAL || arrives % DAY < FIRST_LIGHT)

function isAsGood(plan: TravelPlan, usual: TravelPlan, { nights }: TravelOption): boolean {
  const end = plan.back.at(-1)
  const isInTime = nights > 0 || (end !== undefined && end.start + end.minutes <= BACK_BY)
  return (
    plan.dayCount === usual.dayCount &&
    plan.nightsOnTheWay.length === usual.nightsOnTheWay.length &&
    plan.leaves >= usual.leaves - LEAVES_EARLIER &&
    plan.leaves % DAY >= FIRST_LIGHT &&
    isInTime
  )
}

/**
 * The times of one way there and back. A named train leaves when its timetable says. Of others the facts know whether they
 * run by day or night, their hours and their days a week: by night they leave so as to arrive at seven in the morning, but
 * between 17:00 and 23:00, and by day in the morning. A day trip by car for a sunrise, which is at `dawn`, sets off in time. Long drives are split by a night, and ferries sail in daylight.
 */
function layOut(way: Ways, option: TravelOption, dawn: number | null): TravelPlan {
  const { place, journey, nights } = option
  const isDayTrip = nights === 0
  const hasRoom = countsArrivalNight(option)
  const trail = new Trail(place, hasRoom && nights > 1 ? 'room' : 'wait')
  const leavesAt = departureOf(way.out) ?? (journey.overnight ? mainDeparture(way.out, journey.mode) : null)
  trail.follow(way.out, outStart(way.out, option, dawn), leavesAt)
  const out = trail.moves
  const arrives = trail.clock
  const comesLate = hasRoom && trail.nights.length === 0 && (trail.ridesByNight || isSmallHours(arrives % DAY))
  const first = Math.floor(arrives / DAY) - (comesLate ? 1 : 0)
  // The way back is laid from a day 0 and moved to its day when the nights on the way are known.
  const back = new Trail(place, 'home')
  const isOnlyDay = (journey.overnight || ridesByNight(journey)) && option.days === 1 && nights === 1
  // After a late arrival the only day there begins in the morning, so the train back is one of the evening.
  const longTrain = isOnlyDay && (comesLate || arrives % DAY > LATEST_DAY_STARTS) ? at(20) : at(8)
  const leaves = backStart(way.back, option, longTrain)
  const backAt = isBackByNight(way.back, journey) ? mainDeparture(way.back, journey.mode, longTrain) : null
  back.follow(way.back, leaves, departureOf(way.back) ?? backAt)
  const onTheWay = trail.nights.length + back.nights.length
  const isOneDay = isOnlyDay && leaves - Math.max(arrives % DAY, FIRST_LIGHT) >= LEAST_THERE
  let stays = isDayTrip || (isOneDay && !comesLate) ? 0 : Math.max(1, nights - onTheWay)
  const backDays = Math.floor(Math.max(back.moves.at(-1)?.start ?? 0, back.clock - 1 - HOME_LATE) / DAY)
  stays = Math.min(stays, LONGEST_TRIP - 1 - first - backDays)
  const shift = (first + stays) * DAY
  return {
    out,
    back: back.moves.map((move) => ({ ...move, start: move.start + shift })),
    arrives,
    leaves: leaves + shift,
    nightsOnTheWay: [...trail.nights, ...back.nights.map((night) => ({ ...night, day: night.day + first + stays }))],
    nights: stays,
    firstNight: first,
    dayCount: first + stays + backDays + 1,
  }
}

const total = (parts: Part[]): number => parts.reduce((sum, { minutes }) => sum + minutes, 0)
const upTo = (parts: Part[], kind: Part['kind']): number =>
  total(
    parts.slice(
      0,
      parts.findIndex((part) => part.kind === kind),
    ),
  )
const mainOf = (parts: Part[]): number => parts.find(({ kind }) => kind === 'main')?.minutes ?? 0

/** The usual departure of a night train or bus, a minute of the day; one that takes over a day leaves at `longTrain`. */
function mainDeparture(parts: Part[], mode: string, longTrain = at(8)): number {
  const minutes = mainOf(parts)
  if (minutes > at(24)) return longTrain
  return mode === 'bus' ? nightBusAt(minutes) : nightDeparture(minutes, at(17))
}

/** The minute of the day at which the named train leaves; null without one. */
const departureOf = (parts: Part[]): number | null => parts.find(({ kind }) => kind === 'main')?.train?.departs ?? null

/** When one leaves home; for a train soon after midnight that is on the evening before. */
function outStart(parts: Part[], { journey, nights }: TravelOption, dawn: number | null): number {
  const { mode, hours, overnight } = journey
  const departs = departureOf(parts)
  if (departs !== null) {
    const leave = departs - upTo(parts, 'main')
    return leave < 0 ? leave + DAY : leave
  }
  if (overnight) return mainDeparture(parts, mode) - upTo(parts, 'main')
  const nightRide = parts.find(({ byNight }) => byNight)
  if (nightRide)
    return inSteps(Math.max(at(4.5), nightBusAt(nightRide.minutes) - CHANGES - mainOf(parts) - upTo(parts, 'main')))
  if (nights === 0 && mode === 'road' && dawn !== null && dawn - total(parts) >= EARLIEST)
    return inSteps(dawn - total(parts))
  if (nights === 0) return hours > 3 ? at(5.5) : hours > 1.5 ? at(6.5) : at(7)
  if (mode === 'road') return hours >= 8 ? at(6) : at(7)
  const usual = hours > 13 ? at(4.5) : hours > 8 ? at(5.5) : at(7)
  const main = parts.find(({ kind }) => kind === 'main')
  // To an airport that is flown in the morning one leaves by night, where that is soon enough.
  const latest = (main?.flownUntil ?? DAY) - (main?.minutes ?? 0) - upTo(parts, 'main')
  return latest >= AFTER_MIDNIGHT ? inSteps(Math.min(usual, latest)) : usual
}

/** From a flight or train to the night bus. */
const CHANGES = at(1.5)
/** On the day of the flight nobody leaves home earlier. */
const AFTER_MIDNIGHT = at(0.5)

/** A longer train back is taken by night, although the one out may run by day. */
const LONGEST_DAY_TRAIN = at(14)
const isBackByNight = (parts: Part[], { mode, overnight }: TravelOption['journey']): boolean =>
  overnight || (mode === 'rail' && mainOf(parts) > LONGEST_DAY_TRAIN)

/** In a town for one night one arrives by then. */
const EVENING = at(19)

/** When one leaves the place, a minute of the day. */
function backStart(parts: Part[], { journey, nights, place }: TravelOption, longTrain: number): number {
  const { mode, hours } = journey
  const overnight = isBackByNight(parts, journey)
  const ride = upTo(parts, 'main')
  if (parts[0]?.byNight) return nightBusAt(parts[0].minutes)
  const drive = mode === 'road' ? mainOf(parts) : ride
  const isSea = parts[0]?.by === 'sea'
  // Before a night train or bus one takes the last boats of the afternoon.
  const boat = isSea && ride <= SHIP ? LAST_FERRY_LEAVES : DAY
  // Off the hill roads before dark.
  const latest = place.hilly && drive > SHORT_RIDE ? OFF_HILL_ROAD - drive : DAY
  const departs = departureOf(parts)
  if (departs !== null) {
    const leave = departs - ride
    return inSteps(Math.min(leave < 0 ? leave + DAY : leave, latest, boat))
  }
  if (overnight) {
    const leave = Math.min(mainDeparture(parts, mode, longTrain) - ride, latest, boat)
    if (leave >= FIRST_LIGHT) return inSteps(leave)
    // One is at a far station on the evening before.
    const ends = isSea ? LAST_FERRY_ENDS : EVENING
    return inSteps(Math.max(SETS_OFF, Math.min(ends - ride, latest, boat)))
  }
  const noLater = nights === 0 ? at(18) : hours <= HALF_DAY_HOURS ? at(17) : mode === 'air' ? FLIES_HOME : at(12)
  const homeBy = mode === 'road' && place.hilly ? at(20.5) : HOME_BY
  const flies = (parts.find(({ kind }) => kind === 'main')?.flownUntil ?? DAY + ride) - ride
  const leave = Math.min(noLater, homeBy - total(parts), latest, flies, isSea ? LAST_FERRY_ENDS - ride : DAY)
  const earliest = isSea ? FIRST_FERRY : at(4.5)
  return inSteps(leave >= earliest ? leave : at(8))
}
