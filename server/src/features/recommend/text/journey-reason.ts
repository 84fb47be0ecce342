import { clockOf } from '@saathi/shared/lib/messages/en/days'
import type { TravelOption } from '../rank/travel-option.ts'
import { allDays, capital, count, hours, inWords } from './format.ts'
import { quoted, trainKind, trainTimes } from './train-words.ts'

const SHORT_DRIVE_HOURS = 4
const LONGEST_DRIVE_HOURS = 7
const LONGEST_DAY_HOURS = 8
const LONGEST_NIGHT_BUS_HOURS = 12
const SHORT_NIGHT_HOURS = 10.5
const ONE_NIGHT_HOURS = 13
const SHORT_FLIGHT_HOURS = 7.5
const LONGEST_FLIGHT_HOURS = 11
const LONG_LAST_LEG_HOURS = 1.5
/** Hours that flying must save to be mentioned. */
const SPARED_HOURS = 10

/** A reason about the journey, with the train and its times in this month, or null: a long one is no reason to go. */
export function journeyReason(option: TravelOption, month: string): string | null {
  const reason = reasonFor(option, month)
  const train = option.nights > 0 ? trainTimes(option.journey, month) : null
  return reason && train ? `${reason.slice(0, -1)}: ${train}.` : reason
}

function reasonFor(option: TravelOption, month: string): string | null {
  if (option.nights === 0) return dayTripReason(option)
  switch (option.journey.mode) {
    case 'road':
      return driveReason(option)
    case 'bus':
      return busReason(option)
    case 'rail':
      return option.journey.byNight ? nightTrainReason(option, month) : dayTrainReason(option)
    case 'air':
      return flightReason(option)
  }
}

const SHORT_DAY_TRIP_HOURS = 3

const dayTripReason = ({ journey }: TravelOption): string | null =>
  journey.hours <= SHORT_DAY_TRIP_HOURS
    ? `Only about ${hours(journey.hours)} each way, so there and back in a day leaves time to see it.`
    : null

function driveReason({ journey }: TravelOption): string | null {
  if (journey.hours > LONGEST_DRIVE_HOURS) return null
  return journey.hours <= SHORT_DRIVE_HOURS
    ? `Only ${hours(journey.hours)} by road in a hired ${journey.comfort}, so you can set off after breakfast.`
    : `${capital(hours(journey.hours))} by road, from your door in one hired ${journey.comfort}.`
}

function busReason({ journey, days }: TravelOption): string | null {
  const long = capital(hours(journey.hours))
  // Nobody praises to be put off a bus before it is light.
  if (journey.overnight && !journey.byNight) return null
  if (!journey.byNight) return journey.hours <= LONGEST_DAY_HOURS ? `${long} by bus, with no change on the way.` : null
  if (journey.hours > LONGEST_NIGHT_BUS_HOURS) return null
  return `${long} by overnight bus, which leaves ${allDays(days)} free.`
}

const dayTrainReason = ({ journey }: TravelOption): string | null =>
  journey.hours <= LONGEST_DAY_HOURS
    ? `${capital(hours(journey.hours))} door to door by ${trainKind(journey)} to ${journey.to}.`
    : null

function nightTrainReason({ journey, days }: TravelOption, month: string): string | null {
  if (journey.hours > ONE_NIGHT_HOURS) return null
  const long = hours(journey.hours)
  const { lastLeg } = journey
  if (lastLeg && lastLeg.hours >= LONG_LAST_LEG_HOURS)
    return `A ${trainKind(journey)} to ${journey.to}, then ${lastLeg.by}: about ${long} in all, much of it asleep.`
  const there = thereAt(journey)
  if (there !== null && there > MORNING) {
    const by = quoted(journey, month) ? `, there at about ${clockOf(toHalfHour(there))}` : ''
    return `One night on the train, about ${long}${by}.`
  }
  if (journey.hours <= SHORT_NIGHT_HOURS && days > 1)
    return `${capital(long)} by ${trainKind(journey)}, so a ${inWords(days)}-day trip keeps ${count(days, 'day')}.`
  return `One night on the train, about ${long}, and ${allDays(days)} ${days === 1 ? 'is' : 'are'} yours.`
}

/** The minute of the day at which one is at the place by a train of known times; null for others. */
function thereAt({ timetable, lastLeg }: TravelOption['journey']): number | null {
  return timetable && (timetable.arrives + 60 * (lastLeg?.hours ?? 0)) % DAY
}
const DAY = 1440
/** Who arrives later has lost the morning. */
const MORNING = 10 * 60
const HALF_HOUR = 30
const toHalfHour = (minute: number) => HALF_HOUR * Math.round(minute / HALF_HOUR)

function flightReason({ journey, ways }: TravelOption): string | null {
  const trains = ways.filter(({ mode }) => mode === 'rail').map(({ hours: long }) => long)
  const spared = Math.min(...trains) - journey.hours
  if (journey.hours <= LONGEST_FLIGHT_HOURS && trains.length > 0 && spared >= SPARED_HOURS)
    return `About ${hours(journey.hours)} door to door by air; the train takes most of a day longer.`
  return journey.hours <= SHORT_FLIGHT_HOURS ? `About ${hours(journey.hours)} door to door by air.` : null
}
