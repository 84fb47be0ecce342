import type { Trip } from '@saathi/shared/trips/schema'
import { stopOn } from '@saathi/shared/trips/stops'
import * as text from '../../messages/en/trips/stops.ts'

type Stop = { place: Trip['place']; day: number; nights: number }
type Placed = { place: Trip['place']; stops?: readonly Stop[] | undefined }

/** The place of a trip where a day ends. */
export const placeOn = ({ place, stops = [] }: Placed, day: number): Trip['place'] => stopOn(stops, day)?.place ?? place

/** Where a day is spent, in words; null for a trip to one place. */
export function stopWords({ stops }: Placed, day: number): string | null {
  const stop = stops && stopOn(stops, day)
  if (!stop) return null
  const { name } = stop.place
  const before = stops[stops.indexOf(stop) - 1]
  if (day < stop.day) return text.wayTo(name)
  if (day === stop.day && before) return text.fromTo(before.place.name, name)
  const leaves = stop.day + stop.nights
  return day < leaves ? name : day === leaves ? text.homeFrom(name) : text.wayHome
}

/** The names of all places of a trip. */
export const placeNames = ({ place, stops }: Placed): string =>
  stops ? stops.map((stop) => stop.place.name).join(', ') : place.state ? `${place.name}, ${place.state}` : place.name
