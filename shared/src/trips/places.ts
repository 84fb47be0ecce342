import * as z from 'zod/mini'
import { DestinationId } from '../destinations/schema.ts'
import { atMost } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { ROUTE_PLACES_MAX } from '../recommend/route-limits.ts'

/** The ids of the places of a journey, each once. */
export const RoutePlaces = z.array(DestinationId).check(
  z.minLength(2),
  atMost(ROUTE_PLACES_MAX),
  z.refine((ids) => new Set(ids).size === ids.length, inputText.choiceTwice),
)

/** The names are empty for a place that is no longer known. */
export const TripPlace = z.object({
  id: DestinationId,
  name: z.string(),
  state: z.string(),
  lat: z.number(),
  lon: z.number(),
  image: z.nullable(z.string()),
})

/** A place where a trip over several stays. `day`: of the arrival, from 0. `town`: where one sleeps. */
export const TripStop = z.object({
  place: TripPlace,
  town: z.string(),
  day: z.int(),
  nights: z.int(),
  /** It has slow hill roads. */
  hilly: z.boolean(),
  /** The names of its highlights among those of the trip. */
  highlights: z.array(z.string()),
})
export type TripStop = z.infer<typeof TripStop>
