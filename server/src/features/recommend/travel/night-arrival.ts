import type { Travellers } from '../cost/travellers.ts'
import { isTender } from './effort.ts'
import type { Journey } from './journey.ts'
import { isOneNight } from './time-away.ts'
import type { Timetable } from './timetable.ts'

const DAY = 1440
/** Before it is light nobody drives on, and later nobody takes a room for the rest of the night. */
export const FIRST_LIGHT = 330
const ROOM_UNTIL = 240

/** Whether one would still want a bed at this minute of the day. */
export const isSmallHours = (minute: number): boolean => minute < ROOM_UNTIL

type Stay = { journey: Pick<Journey, 'hours' | 'overnight'>; days: number; nights: number }

/**
 * Whether the nights of a stay have the one before its first day, as after a day of travel: then the bill has a room for
 * whoever arrives in the small hours.
 */
export const countsArrivalNight = ({ journey, days, nights }: Stay): boolean => nights >= days && !isOneNight(journey)

/** Minutes of the day at which a train of known times arrives before it is light; null for any other journey. */
export function arrivesBeforeLight({ timetable }: Pick<Journey, 'timetable'>): number | null {
  const minute = timetable && timetable.arrives % DAY
  return minute !== null && minute < FIRST_LIGHT - SOON ? minute : null
}
/** Nobody minds so short a wait. */
const SOON = 30

/** Minutes of the day at which a train of known times that one takes arrives while people sleep, from 23:00 to 05:00; null for any other. */
export function arrivesByNight(journey: Arrival): number | null {
  const { timetable } = journey
  if (takesEarlierTrain(journey)) return null
  const minute = timetable && timetable.arrives % DAY
  return minute !== null && (minute >= BEDTIME || minute < RISING) ? minute : null
}
const BEDTIME = 1380
const RISING = 300

type Arrival = Pick<Journey, 'timetable'> & Partial<Pick<Journey, 'lastLeg'>>

/**
 * Minutes of the day at which a train of known times arrives so late that nobody takes the road that is left that night; null
 * for any other journey, and where one takes an earlier train.
 */
export function sleepsAtStation({ timetable, lastLeg = null }: Arrival): number | null {
  if (timetable === null || hasEarlierTrain(timetable) || !isRoadLeft(lastLeg)) return null
  return isTooLateToGoOn(timetable) ? timetable.arrives % DAY : null
}

/** Whether of several trains a day, whose hours are known, one takes an earlier one than that of these times. */
export const takesEarlierTrain = ({ timetable, lastLeg = null }: Arrival): boolean =>
  timetable !== null && hasEarlierTrain(timetable) && isRoadLeft(lastLeg) && isTooLateToGoOn(timetable)

const hasEarlierTrain = ({ others, first, last }: Timetable): boolean => others && first !== null && last !== null
const isRoadLeft = (lastLeg: Journey['lastLeg']): boolean =>
  lastLeg?.onRoad === true && !lastLeg.byNight && lastLeg.hours >= ROAD_LEFT_HOURS
const isTooLateToGoOn = ({ arrives }: Timetable): boolean => arrives % DAY >= TOO_LATE_TO_GO_ON
const ROAD_LEFT_HOURS = 1
const TOO_LATE_TO_GO_ON = 1290

/**
 * What such an arrival adds, in hours of discomfort: most for seniors and small children, for others after midnight. The same
 * where one sleeps by the station, since the road that is left is none for the night.
 */
export function nightArrivalRough(journey: Arrival, party: Travellers): number {
  if (sleepsAtStation(journey) !== null) return lateArrivalRough(party)
  const minute = arrivesByNight(journey)
  if (minute === null) return 0
  return minute < RISING || isTender(party) ? lateArrivalRough(party) : 0
}

/** The same of a bus that leaves late and is there before one has slept. */
export const lateArrivalRough = (party: Travellers): number => (isTender(party) ? TENDER_ARRIVAL_ROUGH : ARRIVAL_ROUGH)
/** As hard on them as a night in a seat. */
const TENDER_ARRIVAL_ROUGH = 8
const ARRIVAL_ROUGH = 2.5
