import { indianDay } from '@saathi/shared/lib/days'
import { daysBetween } from '@saathi/shared/lib/holidays'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import { type Party, partyOf } from '@saathi/shared/recommend/party'
import type { DreamTrip, Exclusion } from '@saathi/shared/recommend/schema'
import type { City } from './facts/dataset.ts'
import { type TravelMonth, travelMonth } from './facts/season.ts'
import type { Calendar } from './travel/time-away.ts'
import { type Dates, findLongWeekend, monthOf, resolveDates } from './travel-dates.ts'

/** The parsed request. */
export type ParsedTrip = {
  from: City
  people: number
  party: Party & { easyWalking: boolean }
  /** Somebody has never slept at a great height. */
  firstTimeInMountains: boolean
  type: DreamTrip['preference_type']
  secondType: DreamTrip['preference_type'] | null
  when: TravelMonth
  /** Whole rupees for the group, also when the form gave them per person. */
  budget: number
  /** The budget is `1,00,000+`, which has no upper bound. */
  open: boolean
  /** The budget was given per person. */
  perHead: boolean
  /** Longest stay in days, when the request says so. */
  maxDays: number | null
  /** The days that the whole trip may take, the journey included, when its dates are known. */
  calendar: Calendar | null
  /** The month in which this is asked, in India: `2026-11`. */
  askedIn: string
  /** Places that are not wanted, and why. */
  exclude: readonly Exclusion[]
  /** Ids of places and regions that are named, and of places, regions and types that are ruled out. */
  places: readonly string[]
  without: readonly string[]
  /** How the long leg of the journey is to be, and the class of the stay; null where that is open. */
  by: DreamTrip['by'] | null
  stay: DreamTrip['stay'] | null
}

/** Days of the longest trip. */
const LONGEST = 14

export function parseTrip(request: DreamTrip, now: Date): ParsedTrip {
  const party = { ...partyOf(request), easyWalking: request.easyWalking ?? false }
  const { people } = party
  const dates = resolveDates(request, now)
  const perHead = request.budgetIs === 'person'
  return {
    from: request.starting_location,
    people,
    party,
    firstTimeInMountains: request.firstTimeInMountains ?? false,
    type: request.preference_type,
    secondType: request.second_type === request.preference_type ? null : (request.second_type ?? null),
    when: dates ? travelDates(dates, request.starting_location, now) : travelMonth(now, request.month),
    budget: Number(request.budget) * (perHead ? people : 1),
    open: request.budget === OPEN_BUDGET,
    perHead,
    maxDays: dates ? Math.min(request.days ?? LONGEST, daysBetween(dates.from, dates.to)) : (request.days ?? null),
    calendar: dates && { days: daysBetween(dates.from, dates.to), evenings: request.from === undefined },
    askedIn: indianDay(now).slice(0, 7),
    exclude: request.exclude ?? [],
    places: request.places ?? [],
    without: request.without ?? [],
    by: request.by ?? null,
    stay: request.stay ?? null,
  }
}

function travelDates(dates: Dates, city: City, now: Date): TravelMonth {
  const longWeekend = findLongWeekend(dates, city)
  return {
    ...monthOf(dates, now),
    dates: { from: dates.from.slice(5), to: dates.to.slice(5) },
    ...(longWeekend !== null && { longWeekend }),
  }
}
