import * as z from 'zod/mini'
import { findNearestStart, START_CITIES } from '../destinations/cities.ts'
import { atMost, GivenDay, Month, storable } from '../lib/common.ts'
import { daysBetween } from '../lib/holidays.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { TourType } from '../packages/schema.ts'
import { CHILDREN_MAX, GROUP_SIZES, MORE_STARTING_LOCATIONS, PARTY_MAX, STARTING_LOCATIONS } from './form-choices.ts'
import { partyOf } from './party.ts'

export {
  BUDGETS,
  DREAM_TRIP_DEFAULTS,
  GROUP_SIZES,
  MORE_STARTING_LOCATIONS,
  PREFERENCE_TYPES,
  STARTING_LOCATIONS,
} from './form-choices.ts'

/** Whole rupees from 2000 to 100000: the form sends its six steps, other amounts are accepted too. */
const Budget = z
  .string()
  .check(atMost(6, inputText.budgetOutOfRange), z.regex(/^([2-9]\d{3}|[1-9]\d{4}|100000)$/, inputText.budgetOutOfRange))

/** A place that a traveller does not want, by its id, and why: too far, too dear, been there, not my kind. */
export const Exclusion = z.object({
  id: z.string().check(z.minLength(1), atMost(80), storable()),
  reason: z.enum(['far', 'dear', 'been', 'kind']),
})
export type Exclusion = z.infer<typeof Exclusion>
/** The most places that a request, and a profile, can leave out. */
export const EXCLUSIONS_MAX = 20

/** The most places and regions that a request can name, and rule out. */
export const NAMED_MAX = 6

/** A place or a region (a state, or such as `north-east`) by its id; with `without` a type of trip, too. */
const Named = z.string().check(z.minLength(1), atMost(60), z.regex(/^[a-z]+(-[a-z]+)*$/))

const LONGEST_DAYS = 14

type GivenDates = { from?: string | undefined; to?: string | undefined }

function datesError({ from, to }: GivenDates): ['from' | 'to', string] | null {
  if (from === undefined && to === undefined) return null
  if (from === undefined) return ['from', inputText.firstDayMissing]
  if (to === undefined) return ['to', inputText.lastDayMissing]
  if (to < from) return ['to', inputText.lastDayBeforeFirst]
  return daysBetween(from, to) > LONGEST_DAYS ? ['to', inputText.tripTooLong(LONGEST_DAYS)] : null
}

/** Who travels beyond the size of the group, and what suits them. */
export const travellers = {
  /** The exact number of adults, in place of `group_size`; without it, `group_size` less the children. */
  adults: z.optional(z.int().check(z.gte(1), z.lte(PARTY_MAX))),
  /** The ages of the children, in years. */
  childrenAges: z.optional(z.array(z.int().check(z.gte(0), z.lte(17))).check(atMost(CHILDREN_MAX))),
  /** How many of the adults are 60 or older. */
  seniors: z.optional(z.int().check(z.gte(0), z.lte(PARTY_MAX))),
  /** No treks, long climbs or steep paths. */
  easyWalking: z.optional(z.boolean()),
  /** Somebody has never slept at a great height. */
  firstTimeInMountains: z.optional(z.boolean()),
}

/** How one wants to travel and to stay. */
export const preferences = {
  /** The long leg of the journey; `ground` is any but a flight. */
  by: z.optional(z.enum(['rail', 'bus', 'road', 'air', 'ground'])),
  /** The class of the stay. */
  stay: z.optional(z.enum(['dorm', 'budget', 'mid', 'premium'])),
}

/** A city without journeys is never planned from another one: the refusal names the nearest that has some. */
const StartingLocation = z.enum([...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS], {
  error: ({ input }) => {
    const nearest = typeof input === 'string' ? findNearestStart(input) : null
    return nearest ? inputText.noJourneysFrom(nearest.city, START_CITIES[nearest.start].name, nearest.km) : undefined
  },
})

/** The dream-trip form. The budget is in whole rupees for the trip; 100000 means no limit. */
export const DreamTrip = z
  .object({
    budget: Budget,
    starting_location: StartingLocation,
    group_size: z.enum(GROUP_SIZES),
    preference_type: TourType,
    /** The month of travel; without it, the next 60 days. */
    month: z.optional(Month),
    /** The maximum number of days at the place; without it, the shortest good stay. */
    days: z.optional(z.int().check(z.gte(1), z.lte(14))),
    /** Whether the budget is the whole group's (default) or each person's. */
    budgetIs: z.optional(z.enum(['group', 'person'])),
    /** A second interest: places of both types rank higher. */
    second_type: z.optional(TourType),
    /** First and last day of the trip, both or neither, at most 14 days. They take precedence over `month` and `when`. */
    from: z.optional(GivenDay),
    to: z.optional(GivenDay),
    /** The next weekend or long weekend of the starting city; with `month`, the first one in it. */
    when: z.optional(z.enum(['weekend', 'long-weekend'])),
    /** Places marked `Not for me`: each is left out, and what is like it comes later. */
    exclude: z.optional(z.array(Exclusion).check(atMost(EXCLUSIONS_MAX))),
    ...travellers,

    /** Places and regions that are wanted: those that fit come first. */
    places: z.optional(z.array(Named).check(atMost(NAMED_MAX))),
    /** Places, regions and types of trip that are not wanted: none of them is in the answer. */
    without: z.optional(z.array(Named).check(atMost(NAMED_MAX))),
    ...preferences,
  })
  .check(
    z.superRefine((trip, { addIssue }) => {
      const error = datesError(trip)
      if (error !== null) addIssue({ code: 'custom', path: [error[0]], message: error[1], input: trip })
      if (partyOf(trip).people > PARTY_MAX)
        addIssue({ code: 'custom', path: ['childrenAges'], message: inputText.partyTooLarge(PARTY_MAX), input: trip })
    }),
  )
export type DreamTrip = z.infer<typeof DreamTrip>

const Rupees = z.int()

/**
 * One line of the costs. `formula` is the calculation in words, such as `2 people × 2 ways × ₹830`; the product of its
 * numbers is `typical`.
 */
export const CostLine = z.object({
  label: z.string(),
  formula: z.string(),
  /** The documented figure that the line is part of. */
  part: z.enum(['flights', 'accommodation', 'daily_expenses']),
  low: Rupees,
  typical: Rupees,
  high: Rupees,
})
export type CostLine = z.infer<typeof CostLine>

/** One part of the fit: `score` 0-1, `weight` in points; the parts' `score × weight` sum to the fit before penalties. */
export const FitPart = z.object({
  name: z.enum(['type', 'budget', 'season', 'ease', 'company', 'hassle']),
  score: z.number(),
  weight: z.number(),
})

/** Points taken off the fit, with the cause. */
export const FitPenalty = z.object({
  name: z.enum(['season', 'closure', 'rushed', 'purpose', 'far', 'way', 'party']),
  points: z.number(),
})

/** The rating of a month for the asked type of trip. */
export const MonthQuality = z.enum(['best', 'fair', 'avoid', 'closed'])
export type MonthQuality = z.infer<typeof MonthQuality>

/** One leg of the journey there, in hours to one decimal. `by` says how: `night train, 3-tier AC`. */
export const JourneyLeg = z.object({
  mode: z.enum(['road', 'bus', 'rail', 'air', 'sea', 'local']),
  by: z.string(),
  from: z.string(),
  to: z.string(),
  hours: z.number(),
  /** The place where it ends; only for flights, whose airports are known exactly. */
  ends: z.optional(z.object({ lat: z.number(), lon: z.number() })),
})
export type JourneyLeg = z.infer<typeof JourneyLeg>

/**
 * A destination with its costs and reasons: first the documented fields, then additional ones. Nullable fields are null
 * only if an external recommendation service (RECOMMEND_URL) answered without them.
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
  /** Typical rupees for the whole group; `total_cost` is exactly the sum of the first three. */
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
  /** 3-5 sentences in its favour (none if an external service gave none). */
  reasons: z.array(z.string()),
  /** What put it above the next of the list; absent for the last, and for what does not fit. */
  above: z.optional(z.string()),
  /** The things that may spoil the trip: dangers, closures, a month to avoid, permits, price jumps. */
  cautions: z.array(z.string()),
  /** Everyday facts that are good to know. */
  notes: z.optional(z.array(z.string())),
  costLines: z.array(CostLine),
  /** Optional extras that the budget does not reach for, and that no figure counts. */
  notCounted: z.optional(z.array(CostLine)),
  /** The range of the total, for the whole group. */
  totalRange: z.object({ low: Rupees, high: Rupees }),
  perPerson: Rupees,
  /** Null for a day trip, too. */
  stayTier: z.nullable(z.enum(['dorm', 'budget', 'mid', 'premium'])),
  /** 0 for a day trip. */
  nights: z.nullable(z.int()),
  /** The number of days at the place. */
  days: z.nullable(z.int()),
  /** Points of 100: the parts less the penalties. `cappedAt` is null here: another service may cap its scores. */
  fit: z.object({
    score: z.number(),
    parts: z.array(FitPart),
    cappedAt: z.nullable(z.number()),
    penalties: z.optional(z.array(FitPenalty)),
  }),
  /** Door to door, one way, hours to one decimal. */
  doorToDoorHours: z.nullable(z.number()),
  /** The mode of the long leg; `road` is a taxi. */
  mode: z.nullable(z.enum(['road', 'bus', 'rail', 'air'])),
  /** The journey there, leg by leg; the hours add up to `doorToDoorHours`. */
  legs: z.optional(z.nullable(z.array(JourneyLeg))),
  lat: z.optional(z.nullable(z.number())),
  lon: z.optional(z.nullable(z.number())),
  /** January to December. */
  months: z.optional(z.nullable(z.array(MonthQuality).check(z.length(12)))),
  /** Within the budget and the days or dates, and neither in a month to avoid nor ruled out by a danger or a closure. */
  fits: z.boolean(),
  /** The days or dates of the form do not hold the journey: shown only where they hold none. */
  outOfTime: z.optional(z.boolean()),
  /** Rupees above the budget (the group's total); 0 within it. */
  overBy: Rupees,
})
export type Recommendation = z.infer<typeof Recommendation>

/** The smallest change of the form after which something fits; `wish` is the whole form with it applied. */
export const Change = z.object({ text: z.string(), wish: DreamTrip })

export const Recommendations = z.object({
  items: z.array(Recommendation),
  /** The places and regions that were asked for: whether they lead the list, and what speaks against those that do not. */
  wanted: z.optional(
    z.array(
      z.object({ id: z.string(), name: z.string(), isRegion: z.boolean(), leads: z.boolean(), text: z.string() }),
    ),
  ),
  /** The places and regions that are ruled out, by name. */
  unwanted: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
  /** Up to three places below the list that are another kind of trip: nearer, by another way, in another state. */
  also: z.optional(z.array(z.object({ id: z.string(), name: z.string(), text: z.string() }))),
  /** Up to three places of the kind near the starting city that are left out for the month alone, and why. */
  notNow: z.optional(z.array(z.object({ id: z.string(), name: z.string(), text: z.string() }))),
  /** Null if something fits well already, or no change helps. */
  change: z.nullable(Change),
  /** The month the season was judged by; null when another service answered and was given none. */
  month: z.nullable(Month),
  people: z.int(),
  /** True for `10+`: costs are for ten people and a minimum. */
  minimum: z.boolean(),
  /** A note on the figures and their accuracy, with the date of the data. */
  note: z.string(),
})
export type Recommendations = z.infer<typeof Recommendations>

/** A question why a place or region, by its id or as one types it, is not in the list of a trip. */
export const WhyNotQuery = z.object({
  place: z.string().check(z.trim(), z.minLength(1), atMost(80), storable()),
  trip: DreamTrip,
})

/** `number`: where it stands in the list; null outside. `name` is null for a place that nobody knows. */
export const WhyNot = z.object({ name: z.nullable(z.string()), number: z.nullable(z.int()), text: z.string() })
export type WhyNot = z.infer<typeof WhyNot>

/** The documented response of `POST /recommend_travel`: the recommendations as JSON in a string. */
export const TravelAnswer = z.object({ recommendation: z.string() })
