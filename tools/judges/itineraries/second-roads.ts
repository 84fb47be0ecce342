import * as z from 'zod/mini'
import type { Destination } from '../../../server/src/features/recommend/facts/dataset.ts'
import type { TimedWay } from './check.ts'
import table from './second-roads.json'

/**
 * A way as somebody wrote it who has not seen the roads of the product. `from` is a highlight or a town to sleep in, else
 * the town of the place.
 * `apart`: it measures another way than the product does, and is not compared.
 */
const SecondRoad = z.strictObject({
  place: z.string(),
  from: z.string(),
  to: z.string(),
  km: z.number().check(z.gt(0)),
  hours: z.number().check(z.gt(0)),
  apart: z.optional(z.string()),
})
type SecondRoad = z.infer<typeof SecondRoad>

const rows = z.array(SecondRoad).parse(table)
const byPlace = new Map<string, SecondRoad[]>()
for (const row of rows) byPlace.set(row.place, [...(byPlace.get(row.place) ?? []), row])

/** The ends of a row; null when the place does not know one of them. */
function endsOf(place: Destination, { from, to }: SecondRoad): Pick<TimedWay, 'from' | 'to'> | null {
  const at = (name: string) => {
    const spots = [...(place.bases?.bases ?? []), ...place.highlights]
    const { lat, lon } = spots.find((spot) => spot.name === name) ?? {}
    return lat === undefined || lon === undefined ? null : { lat, lon }
  }
  const end = at(to)
  return end && { from: at(from) ?? { lat: place.lat, lon: place.lon }, to: end }
}

/** The second table's ways of a place that can be compared. */
export const secondRoads = (place: Destination): TimedWay[] =>
  (byPlace.get(place.id) ?? []).flatMap((row) => {
    const ends = endsOf(place, row)
    return ends && row.apart === undefined ? [{ ...ends, minutes: row.hours * 60 }] : []
  })
