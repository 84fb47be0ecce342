import * as z from 'zod/mini'
import { DestinationId } from '../destinations/schema.ts'
import { atMost, Id } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { ROUTE_PLACES_MAX } from '../recommend/route-limits.ts'
import { TripPlace } from './places.ts'
import { STAY_DAYS_MAX, TRIP_DAYS_MAX, TRIP_ITEMS_MAX } from './rules.ts'
import { Trip, TripRef } from './schema.ts'

/** The places of a journey in the order in which one goes to them, each once. */
const WantedPlaces = z
  .array(z.object({ id: DestinationId, nights: z.int().check(z.gte(1), z.lte(STAY_DAYS_MAX)) }))
  .check(
    z.minLength(1),
    atMost(ROUTE_PLACES_MAX),
    z.refine((places) => new Set(places.map(({ id }) => id)).size === places.length, inputText.choiceTwice),
  )
export type WantedPlaces = z.infer<typeof WantedPlaces>

export const TripPlacesQuery = z.object({ ...TripRef.shape, places: WantedPlaces })
export type TripPlacesQuery = z.infer<typeof TripPlacesQuery>

/** What people wrote for a day that the trip has no more, and the day on which it is now. */
const Moved = z.array(z.object({ id: Id, title: z.string(), day: z.int() }))
const More = z.object({ days: z.int(), rupees: z.int() })

/** What a trip is with other places, before they are its own. */
export const TripPlaces = z.object({
  /** With the way to each from the one before: how one goes, and hours from door to door. */
  places: z.array(
    z.object({
      place: TripPlace,
      nights: z.int(),
      way: z.nullable(z.object({ by: z.string(), hours: z.number() })),
    }),
  ),
  /** Why one cannot go so; null when one can. */
  problem: z.nullable(z.string()),
  days: z.nullable(z.int()),
  /** Beyond the trip as it is: days, and rupees for all. */
  more: z.nullable(More),
  moved: Moved,
  /** Places that a way joins to these, the nearest first. `at`: the position where each costs least. */
  options: z.array(
    z.object({
      place: TripPlace,
      at: z.int(),
      nights: z.int(),
      /** The way from or to the nearest of the places. */
      from: z.string(),
      by: z.string(),
      hours: z.number(),
      more: More,
    }),
  ),
})
export type TripPlaces = z.infer<typeof TripPlaces>

/**
 * Goes to these places in this order. `version`: of the trip as the caller knows it; CONFLICT if somebody else has changed
 * its places, days or dates since. A repeated key changes nothing. `days`: where items of one's own shall be, to take a
 * change of the places back.
 */
export const SetTripPlaces = z.object({
  ...TripPlacesQuery.shape,
  version: z.int().check(z.gte(0)),
  days: z.optional(
    z
      .array(z.object({ itemId: z.uuid(), day: z.int().check(z.gte(0), z.lt(TRIP_DAYS_MAX)) }))
      .check(atMost(TRIP_ITEMS_MAX)),
  ),
  key: z.uuid(),
})
export type SetTripPlaces = z.infer<typeof SetTripPlaces>

export const TripPlacesSet = z.object({ trip: Trip, moved: Moved })
export type TripPlacesSet = z.infer<typeof TripPlacesSet>
