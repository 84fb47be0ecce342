import type { TripRequest } from '@saathi/shared/trips'

/** The query of `/trips`: with `plan`, the sheet for a new trip there is open. Values are as in the URL. */
export type TripsSearch = {
  plan?: string
  from?: string
  start?: string
  days?: string
  people?: string
  month?: string
  type?: string
  budget?: string
  budgetIs?: string
  endDate?: string
  dayTrip?: string
}

const KEYS = [
  ...['plan', 'from', 'start', 'days', 'people', 'month'],
  ...['type', 'budget', 'budgetIs', 'endDate', 'dayTrip'],
] as const

export const readTripsSearch = (search: Record<string, unknown>): TripsSearch =>
  Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = search[key]
      return value === undefined || value === null || value === '' ? [] : [[key, String(value)]]
    }),
  )

/** The query that opens the sheet for a request. */
export const searchOf = ({ placeId, startDate, ...request }: Partial<TripRequest>): TripsSearch =>
  readTripsSearch({ ...request, plan: placeId, start: startDate })
