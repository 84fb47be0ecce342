import { addDays } from '@saathi/shared/lib/days'
import { tripPlace } from '../trips/trip-place.ts'

type Dates = { startDate: string | null; dayCount: number }

/** What only the group of a trip says of it. */
export const tripOf = ({ startDate }: Pick<Dates, 'startDate'>) => ({ dated: startDate !== null })

/** A trip where responses name the tour of a group. The days of one without dates are today. */
export function groupOfTrip(trip: Dates & { tripId: string; title: string; placeId: string }, today: string) {
  const { tripId, title, placeId, startDate, dayCount } = trip
  const { name, state, image } = tripPlace(placeId)
  const travelDates = { start: startDate ?? today, end: startDate ? addDays(startDate, dayCount - 1) : today }
  return { _id: tripId, name: title, destination: [name, state].filter(Boolean).join(', '), travelDates, image }
}
