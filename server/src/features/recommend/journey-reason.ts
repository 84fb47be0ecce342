import { rupees } from '@saathi/shared/money'
import { allDays, capital, count, hours, inWords } from './format.ts'
import type { TravelOption } from './travel-option.ts'

const SHORT_DRIVE_HOURS = 4
const LONGEST_DAY_TRAIN_HOURS = 8
const SHORT_NIGHT_HOURS = 10.5
const ONE_NIGHT_HOURS = 13
const LONG_TRAIN_HOURS = 18
const SHORT_FLIGHT_HOURS = 7.5
const LONGEST_FLIGHT_HOURS = 11
const LONG_LAST_LEG_HOURS = 1.5
/** Hours that flying must save to be mentioned. */
const SPARED_HOURS = 6

/** A reason about the journey, or null: a long one is no reason to go. */
export function journeyReason(option: TravelOption): string | null {
  switch (option.journey.mode) {
    case 'road':
      return driveReason(option)
    case 'bus':
      return busReason(option)
    case 'rail':
      return option.journey.overnight ? nightTrainReason(option) : dayTrainReason(option)
    case 'air':
      return flightReason(option)
  }
}

function driveReason({ journey }: TravelOption): string {
  return journey.hours <= SHORT_DRIVE_HOURS
    ? `Only ${hours(journey.hours)} by road in a hired ${journey.comfort}, so you can set off after breakfast.`
    : `${capital(hours(journey.hours))} by road, from your door in one hired ${journey.comfort}.`
}

function busReason({ journey, days }: TravelOption): string {
  if (!journey.overnight) return `${capital(hours(journey.hours))} by bus, with no change on the way.`
  return `${capital(hours(journey.hours))} by overnight bus, which leaves ${allDays(days)} free.`
}

const dayTrainReason = ({ journey }: TravelOption) =>
  journey.hours <= LONGEST_DAY_TRAIN_HOURS
    ? `${capital(hours(journey.hours))} door to door by day train to ${journey.to}.`
    : null

function nightTrainReason({ journey, others, days }: TravelOption): string | null {
  const long = hours(journey.hours)
  const stay = count(days, 'day')
  const saved = Math.round((others.air.cost.typical - journey.cost.typical) / 100) * 100
  const onward = journey.lastLeg && journey.lastLeg.hours >= LONG_LAST_LEG_HOURS ? journey.lastLeg : null
  if (journey.hours > LONG_TRAIN_HOURS)
    return saved > 0 ? `The train saves about ${rupees(saved)} against flying.` : null
  if (onward)
    return `A night train to ${journey.to}, then ${hours(onward.hours)} by road: about ${long} in all, much of it asleep.`
  if (journey.hours <= SHORT_NIGHT_HOURS && days > 1)
    return `${capital(long)} by night train, so a ${inWords(days)}-day trip keeps ${stay}.`
  if (journey.hours <= ONE_NIGHT_HOURS)
    return `One night on the train, about ${long}, and ${allDays(days)} ${days === 1 ? 'is' : 'are'} yours.`
  return saved > 0 ? `About ${long} by train, a night of it asleep, for ${rupees(saved)} less than flying.` : null
}

function flightReason({ journey, others: { rail } }: TravelOption): string | null {
  const long = hours(journey.hours)
  if (journey.hours <= LONGEST_FLIGHT_HOURS && rail && rail.hours - journey.hours >= SPARED_HOURS)
    return `About ${long} door to door by air, against ${Math.round(rail.hours)} by express train.`
  return journey.hours <= SHORT_FLIGHT_HOURS ? `About ${long} door to door by air.` : null
}
