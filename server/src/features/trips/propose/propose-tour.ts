import { TRIP_DAYS_MAX } from '@saathi/shared/trips/rules'
import type { TripRequest } from '@saathi/shared/trips/schema'
import type { Dataset } from '../../recommend/facts/dataset.ts'
import { type Chosen, chooseOption } from './choose-option.ts'
import { buildProposal, type ProposedTrip } from './propose-trip.ts'
import { refusalOf } from './refusal.ts'
import type { TravelPlan } from './travel-times.ts'

const DAY = 1440
const MEETS = 9 * 60
const ENDS = 17 * 60

/**
 * The days of a tour, from its meeting point on the first day to the end of the last: each guest's way there and back is
 * their own, and no cost of the tour. Null for the reasons of `proposeTrip`.
 */
export function proposeTour(dataset: Dataset, request: TripRequest, now: Date): ProposedTrip | null {
  const place = dataset.destinations.find(({ id }) => id === request.placeId)
  if (!place || refusalOf(place)) return null
  const chosen = chooseOption(dataset, place, request, now)
  if (!chosen) return null
  const days = Math.min(request.days, TRIP_DAYS_MAX)
  return buildProposal(dataset, atPlace(chosen, days), request.startDate ?? null, meetingPlan(days))
}

/** The stay for exactly these days; nobody comes by their own car, or tired from a night on board. */
const atPlace = ({ trip, option }: Chosen, days: number): Chosen => ({
  trip,
  option: {
    ...option,
    days,
    nights: days - 1,
    journey: { ...option.journey, keepsCar: false, overnight: false },
  },
})

const meetingPlan = (days: number): TravelPlan => ({
  out: [],
  back: [],
  arrives: MEETS,
  leaves: (days - 1) * DAY + ENDS,
  nightsOnTheWay: [],
  nights: days - 1,
  firstNight: 0,
  dayCount: days,
  meets: true,
})
