import * as z from 'zod/mini'
import { atMost, Month, storable } from '../lib/common.ts'
import { TourType } from '../packages/schema.ts'
import { MORE_STARTING_LOCATIONS, PARTY_MAX, STARTING_LOCATIONS } from './form-choices.ts'
import { ROUTE_DAYS_MAX, ROUTE_PLACES_MAX } from './route-limits.ts'
import { CostLine, DreamTrip, preferences } from './schema.ts'

const PlaceId = z.string().check(z.minLength(1), atMost(60), z.regex(/^[a-z]+(-[a-z]+)*$/))

/** A journey over several places. Without `places`, through any; with them, through all of these. */
export const RouteQuery = z.object({
  city: z.enum([...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS]),
  people: z.int().check(z.gte(1), z.lte(PARTY_MAX)),
  /** The most days of the whole journey, the way there and back included; without it, the shortest good one. */
  days: z.optional(z.int().check(z.gte(2), z.lte(ROUTE_DAYS_MAX))),
  /** Whole rupees for all; without it, any. */
  budget: z.optional(z.int().check(z.gte(2000), z.lte(1_000_000))),
  /** The month of travel; without it, the next 60 days. */
  month: z.optional(Month),
  type: z.optional(TourType),
  stay: preferences.stay,
  places: z.optional(z.array(PlaceId).check(z.minLength(1), atMost(ROUTE_PLACES_MAX))),
  /** The places of `places` and no others. */
  only: z.optional(z.boolean()),
})
export type RouteQuery = z.infer<typeof RouteQuery>

const Rupees = z.int()

export const RoutePlace = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  lat: z.number(),
  lon: z.number(),
  nights: z.int(),
  /** What the route costs and takes beyond going to this place alone for as many nights; null where nobody goes there alone. */
  more: z.nullable(z.object({ days: z.int(), rupees: Rupees })),
})
export type RoutePlace = z.infer<typeof RoutePlace>

/** A way from the city to the first place, between two, or from the last one home. Hours are from door to door. */
export const RouteLeg = z.object({
  from: z.string(),
  to: z.string(),
  mode: z.enum(['road', 'bus', 'rail', 'air']),
  /** How one goes: `hired car with driver, 145 km`. */
  by: z.string(),
  hours: z.number(),
  /** Nights on the way. */
  nights: z.int(),
  cost: Rupees,
  /** A way between places that nobody has checked. */
  isEstimate: z.boolean(),
})
export type RouteLeg = z.infer<typeof RouteLeg>

export const Route = z.object({
  /** The ids of its places, in order, joined by commas. */
  id: z.string(),
  /** The name of a well-known round; else its places. */
  title: z.string(),
  places: z.array(RoutePlace),
  /** One more than places. */
  legs: z.array(RouteLeg),
  /** Days of the calendar, from the door to the door; nights at the places. */
  days: z.int(),
  nights: z.int(),
  stayTier: z.enum(['dorm', 'budget', 'mid', 'premium']),
  /** As of a recommendation: typical rupees for all, and the total is exactly the sum of the three. */
  estimated_costs: z.object({
    flights: Rupees,
    accommodation: Rupees,
    daily_expenses: Rupees,
    total_cost: Rupees,
  }),
  totalRange: z.object({ low: Rupees, high: Rupees }),
  costLines: z.array(CostLine),
  perPerson: Rupees,
  fits: z.boolean(),
  /** Rupees above the budget; 0 within it. */
  overBy: Rupees,
  reasons: z.array(z.string()),
  cautions: z.array(z.string()),
})
export type Route = z.infer<typeof Route>

export const Routes = z.object({
  items: z.array(Route),
  month: Month,
  people: z.int(),
  /** Why there is no route of the asked places; null when there is one. */
  problem: z.nullable(z.string()),
  note: z.string(),
})
export type Routes = z.infer<typeof Routes>

/** A question what goes well with a result of a trip, which may be of another service. */
export const GoesWithQuery = z.object({
  place: z.string().check(z.minLength(1), atMost(80), storable()),
  trip: DreamTrip,
})
export type GoesWithQuery = z.infer<typeof GoesWithQuery>

/** The second place that goes best with a result, in one journey of the same month, budget and class of stay. */
export const GoesWith = z.object({
  /** Null where none goes well with it. */
  route: z.nullable(
    z.object({
      name: z.string(),
      /** Days and rupees of the route beyond those of the result. */
      more: z.object({ days: z.int(), rupees: Rupees }),
      /** The question for which `recommend.routes` answers with this route. */
      query: RouteQuery,
    }),
  ),
})
export type GoesWith = z.infer<typeof GoesWith>
