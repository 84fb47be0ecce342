// The head of the public page of a trip, which the server sends before the scripts have loaded.

import type { PublicTrip } from '../../../trips/public-trips.ts'

type Head = Pick<PublicTrip, 'place' | 'stops' | 'dayCount' | 'firstName'>

/** `8 days in Jaipur, Udaipur, Jodhpur`: names of places have an `and` of their own. */
export function publicTitle({ place, stops, dayCount }: Head): string {
  const names = stops && stops.length > 0 ? stops.map((stop) => stop.place.name) : [place.name]
  return `${dayCount === 1 ? 'A day' : `${dayCount} days`} in ${[...new Set(names)].join(', ')}`
}

export const publicLabel = ({ firstName }: Head): string =>
  firstName ? `${firstName}’s trip` : 'A trip that somebody took'
