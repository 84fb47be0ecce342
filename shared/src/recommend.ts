import * as z from 'zod/mini'
import { Month } from './common.ts'
import { TourType } from './packages.ts'

export { BUDGETS, DREAM_TRIP_DEFAULTS, GROUP_SIZES, PREFERENCE_TYPES, STARTING_LOCATIONS } from './form-choices.ts'

/** The dream-trip form, strings as the spec sends them. The budget is whole rupees for the trip; 100000 has no ceiling. */
export const DreamTrip = z.object({
  budget: z.enum(['10000', '20000', '30000', '50000', '75000', '100000']),
  starting_location: z.enum(['mumbai', 'delhi', 'bangalore', 'hyderabad', 'chennai', 'kolkata']),
  group_size: z.enum(['1', '2', '4', '6', '10']),
  preference_type: TourType,
  /** Month of travel; without it, the next 60 days. */
  month: z.optional(Month),
  /** Days at the place at most; without it, the shortest good stay. */
  days: z.optional(z.int().check(z.gte(1), z.lte(14))),
  /** Whose the budget is: the whole group's (default) or each person's. */
  budgetIs: z.optional(z.enum(['group', 'person'])),
})
export type DreamTrip = z.infer<typeof DreamTrip>

const Rupees = z.int()

/**
 * One line of the bill. `formula` says the arithmetic in words, such as `2 people × 2 ways × ₹830`;
 * its numbers multiply to `typical`.
 */
export const CostLine = z.object({
  label: z.string(),
  formula: z.string(),
  /** Which of the spec's three figures the line is part of. */
  part: z.enum(['flights', 'accommodation', 'daily_expenses']),
  low: Rupees,
  typical: Rupees,
  high: Rupees,
})
export type CostLine = z.infer<typeof CostLine>

/** One part of the fit: `score` 0-1, `weight` in points; the parts' `score × weight` sum to the fit before caps. */
export const FitPart = z.object({
  name: z.enum(['type', 'budget', 'season', 'ease', 'company', 'hassle']),
  score: z.number(),
  weight: z.number(),
})

/**
 * A destination with its costs and reasons: the spec's shape, then what Saathi adds. What is nullable here is null only
 * when another recommendation service (RECOMMEND_URL) answered and did not say it.
 */
export const Recommendation = z.object({
  recommended_destinations: z.object({
    name: z.string(),
    image: z.nullable(z.string()),
    /** The fit out of 5, one decimal; shown as `match`. */
    rating: z.number().check(z.gte(0), z.lte(5)),
    description: z.string(),
    highlights: z.array(z.string()),
  }),
  /** Typical rupees for the whole group; the first three add up to `total_cost` exactly. */
  estimated_costs: z.object({
    flights: Rupees,
    accommodation: Rupees,
    daily_expenses: Rupees,
    total_cost: Rupees,
  }),
  accommodation: z.array(
    z.object({ type: z.string(), price_range: z.string(), suggested_options: z.array(z.string()) }),
  ),
  travel_logistics: z.object({
    travel_duration: z.string(),
    recommended_transport: z.string(),
    visa_requirements: z.string(),
    local_transportation: z.string(),
  }),
  best_time_to_visit: z.object({
    recommended_months: z.array(z.string()),
    weather: z.string(),
    peak_season: z.string(),
    off_peak_season: z.string(),
  }),
  /** The place's stable id, such as `tarkarli-malvan`. */
  id: z.string(),
  state: z.nullable(z.string()),
  /** 3-5 true sentences in its favour (none when another service gave none). */
  reasons: z.array(z.string()),
  /** Closures, permits with their lead days, season. */
  cautions: z.array(z.string()),
  costLines: z.array(CostLine),
  /** The bounds of the total, whole group. */
  totalRange: z.object({ low: Rupees, high: Rupees }),
  perPerson: Rupees,
  stayTier: z.nullable(z.enum(['dorm', 'budget', 'mid', 'premium'])),
  nights: z.nullable(z.int()),
  /** Days at the place. */
  days: z.nullable(z.int()),
  /** Points of 100, after `cappedAt` where something caps them. */
  fit: z.object({ score: z.number(), parts: z.array(FitPart), cappedAt: z.nullable(z.number()) }),
  /** Door to door, one way, hours to one decimal. */
  doorToDoorHours: z.nullable(z.number()),
  /** How the long leg goes: `road` is a taxi. */
  mode: z.nullable(z.enum(['road', 'bus', 'rail', 'air'])),
  fits: z.boolean(),
  /** Rupees over the budget (group's total), 0 when it fits. */
  overBy: Rupees,
})
export type Recommendation = z.infer<typeof Recommendation>

/** The cheapest change of the form after which something fits; `wish` is the whole form with it applied. */
export const Change = z.object({ text: z.string(), wish: DreamTrip })

export const Recommendations = z.object({
  items: z.array(Recommendation),
  /** Null when something fits already, or when no change helps. */
  change: z.nullable(Change),
  /** The month the season was judged by. */
  month: Month,
  people: z.int(),
  /** True for `10+`: costs are for ten and a minimum. */
  minimum: z.boolean(),
  /** What the figures are and how far they may be off, with the data's date. */
  note: z.string(),
})
export type Recommendations = z.infer<typeof Recommendations>

/** The documented answer of `POST /recommend_travel`: `items` of the recommendations, as JSON in a string. */
export const TravelAnswer = z.object({ recommendation: z.string() })
