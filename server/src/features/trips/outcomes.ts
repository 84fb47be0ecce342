import { BOOKINGS_MAX, CHECKS_MAX, DAY_ITEMS_MAX, TRIP_ITEMS_MAX, TRIPS_MAX } from '@saathi/shared/trips/rules'
import { appError, badInput } from '../../errors.ts'

/** The errors of the SQL functions' outcomes. */
export const ERRORS = {
  missing: () => appError('NOT_FOUND', 'trips.notFound'),
  forbidden: () => appError('FORBIDDEN', 'trips.mayNotEdit'),
  full: () => appError('CONFLICT', 'trips.full', { params: { max: TRIPS_MAX } }),
  tour: () => badInput('tourId', 'trips.tourUnknown'),
  taken: () => appError('CONFLICT', 'trips.tourHasTrip'),
  stale: () => appError('CONFLICT', 'trips.stale'),
  days: () => appError('CONFLICT', 'trips.daysInUse'),
  day: () => appError('CONFLICT', 'trips.dayUnknown'),
  'day full': () => appError('CONFLICT', 'trips.dayFull', { params: { max: DAY_ITEMS_MAX } }),
  'items full': () => appError('CONFLICT', 'trips.itemsFull', { params: { max: TRIP_ITEMS_MAX } }),
  'checks full': () => appError('CONFLICT', 'trips.checksFull', { params: { max: CHECKS_MAX } }),
  'bookings full': () => appError('CONFLICT', 'trips.bookingsFull', { params: { max: BOOKINGS_MAX } }),
} as const

/** @throws TRPCError unless the outcome is the expected one */
export function assertOutcome<Done extends string>(
  outcome: Done | keyof typeof ERRORS,
  done: Done,
): asserts outcome is Done {
  if (outcome !== done) throw ERRORS[outcome as keyof typeof ERRORS]()
}
