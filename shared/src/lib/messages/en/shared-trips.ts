// The head of the page of a shared trip, which the server sends before the scripts have loaded.

import type { SharedTrip } from '../../../trips/shared-trips.ts'
import { addDays } from '../../days.ts'
import { spanOfDays } from './days.ts'

type Head = Pick<SharedTrip, 'kind' | 'firstName' | 'startDate' | 'dayCount'>

/** The owner of the trip, as far as they say so. */
export function sharedLabel({ kind, firstName }: Head): string {
  if (firstName) return `${firstName}’s trip`
  return kind === 'family' ? 'A trip shared with the family' : 'A trip shared with you'
}

/** When it is, and how long: `12–14 Dec 2026 · 3 days`. */
export function sharedWhen({ startDate, dayCount }: Head): string {
  const days = dayCount === 1 ? '1 day' : `${dayCount} days`
  return startDate === null ? days : `${spanOfDays(startDate, addDays(startDate, dayCount - 1))} · ${days}`
}
