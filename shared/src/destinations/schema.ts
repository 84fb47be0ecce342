import * as z from 'zod/mini'
import { atMost, Day, Id, Month, pageOf, storable } from '../lib/common.ts'
import { PackageCard, TourType } from '../packages/schema.ts'
import { DreamTrip, MonthQuality } from '../recommend/schema.ts'
import { FACT_KINDS } from './fact-kinds.ts'

/** The id of a destination, such as `tarkarli-malvan`. */
export const DestinationId = z.string().check(atMost(80), z.regex(/^[a-z]+(-[a-z]+)*$/))
export const DestinationRef = z.object({ destinationId: DestinationId })
export const DestinationQuery = z.object({ type: z.optional(TourType) })

const Rupees = z.int()
const RupeeRange = z.object({ low: Rupees, high: Rupees })

/** A destination as lists show it. The first of `types` is the main one. */
export const DestinationCard = z.object({
  id: DestinationId,
  name: z.string(),
  state: z.string(),
  types: z.array(TourType),
  /** Why to go there, in one sentence. */
  pitch: z.string(),
  /** A picture as a path below the API's base path. */
  image: z.string(),
  bestMonths: z.array(Month),
  lat: z.number(),
  lon: z.number(),
})
export type DestinationCard = z.infer<typeof DestinationCard>

/** A destination of the list, with how good each month is there, January to December. */
export const ListedDestination = z.extend(DestinationCard, {
  months: z.optional(z.array(MonthQuality).check(z.length(12))),
})
export type ListedDestination = z.infer<typeof ListedDestination>

/** A way of travelling there. Hours are one way, from door to door; the cost is for two people, there and back. */
export const DestinationWay = z.object({
  mode: z.enum(['road', 'bus', 'rail', 'air']),
  /** The end of the main leg, such as a station or an airport's city. */
  to: z.string(),
  hours: z.number(),
  /** The place of the change, such as `at Itarsi`; null for a direct way. */
  change: z.nullable(z.string()),
  overnight: z.boolean(),
  cost: Rupees,
  /** The train and its times there; null for another mode, and where no fresh timetable is known. */
  train: z.optional(
    z.nullable(
      z.object({
        number: z.string(),
        name: z.string(),
        /** Where it leaves in the starting city. */
        station: z.string(),
        /** Minutes from midnight before it leaves; an arrival of 1440 or more is on a later day. */
        departs: z.int(),
        arrives: z.int(),
        /** Other trains of about these hours run too. */
        others: z.boolean(),
        /** The first and the last departure of all of them, minutes of the day. */
        first: z.optional(z.nullable(z.int())),
        last: z.optional(z.nullable(z.int())),
        /** The month of the timetable: `2025-12`. */
        checked: z.string(),
      }),
    ),
  ),
})
export type DestinationWay = z.infer<typeof DestinationWay>

/** The reference trip from one starting city. The first way is the one that its cost contains. */
export const DestinationFrom = z.object({
  city: DreamTrip.shape.starting_location,
  lat: z.number(),
  lon: z.number(),
  days: z.int(),
  nights: z.int(),
  stay: z.enum(['budget', 'mid', 'premium']),
  estimated_costs: z.object({
    flights: Rupees,
    accommodation: Rupees,
    daily_expenses: Rupees,
    total_cost: Rupees,
  }),
  totalRange: RupeeRange,
  ways: z.array(DestinationWay),
})
export type DestinationFrom = z.infer<typeof DestinationFrom>

/** A dream trip to one place, which asks what it costs under that form. */
export const DestinationQuoteQuery = z.object({ destinationId: DestinationId, trip: DreamTrip })

/** What the recommendation for the same form says of the place: its costs, to the rupee, and the stay that they buy. */
export const DestinationQuote = z.extend(DestinationFrom, {
  /** Null for a day trip. */
  stay: z.nullable(z.enum(['dorm', 'budget', 'mid', 'premium'])),
  /** The month of the season and the prices. */
  month: Month,
  people: z.int(),
  fits: z.boolean(),
  /** Rupees above the budget (the group's total); 0 if it fits. */
  overBy: Rupees,
})
export type DestinationQuote = z.infer<typeof DestinationQuote>
/** Null when no way leads there from that city, or another service recommends. */
export const DestinationQuoted = z.object({ quote: z.nullable(DestinationQuote) })

/** What all places cost for two from one city in one month, each for its main type of trip. */
export const DestinationPricesQuery = z.object({
  from: DreamTrip.shape.starting_location,
  month: Month,
  budget: DreamTrip.shape.budget,
})

/** The quote of a place in short: the group's total in whole rupees, and hours one way from door to door. */
export const DestinationPrice = z.object({
  id: DestinationId,
  total: Rupees,
  /** Rupees above the budget; 0 if it fits. */
  overBy: Rupees,
  nights: z.int(),
  stay: DestinationQuote.shape.stay,
  mode: DestinationWay.shape.mode,
  hours: z.number(),
})
export type DestinationPrice = z.infer<typeof DestinationPrice>
/** Without the city itself and places to which no way leads; empty when another service recommends. */
export const DestinationPrices = z.object({ items: z.array(DestinationPrice) })

/** Something to see or do there. */
export const DestinationHighlight = z.object({
  name: z.string(),
  /** Minutes of a usual visit. */
  minutes: z.nullable(z.int()),
  /** Opening hours as `HH:MM` pairs; null if they are not known. */
  open: z.nullable(z.union([z.enum(['always', 'sunrise-sunset']), z.array(z.tuple([z.string(), z.string()]))])),
  /** Days of the week on which it is closed. */
  closed: z.array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])),
  /** Rupees for one Indian adult; null if it is not known. */
  fee: z.nullable(z.number()),
  /** Months in which it can be visited; null for all. */
  months: z.nullable(z.array(Month)),
  isSure: z.boolean(),
})
export type DestinationHighlight = z.infer<typeof DestinationHighlight>

export const DestinationPermit = z.object({
  who: z.string(),
  name: z.string(),
  fee: RupeeRange,
  where: z.nullable(z.string()),
  leadDays: z.int(),
})
export type DestinationPermit = z.infer<typeof DestinationPermit>

/** A danger, closure or other thing that may spoil a trip. Dates are `MM-DD`; `months` null means the whole year. */
export const DestinationCaution = z.object({
  what: z.string(),
  kind: z.enum(['closure', 'danger', 'note']),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  months: z.nullable(z.array(Month)),
  isSure: z.boolean(),
})
export type DestinationCaution = z.infer<typeof DestinationCaution>

/** A fact of a place: its kind and what it is about, such as the name of a highlight. */
export const FactRef = z.object({
  kind: z.enum(FACT_KINDS),
  about: z.string().check(z.minLength(1), atMost(400), storable()),
})
export type FactRef = z.infer<typeof FactRef>

/** Where a fact comes from. */
export const FactSource = z.object({
  ...FactRef.shape,
  /** Null where an editor has looked after a report. */
  source: z.nullable(z.string()),
  /** The month of the source or of the look: `2025-12`. */
  checked: z.string(),
  /** Not older than twelve months; an older one says what is usual. */
  isFresh: z.boolean(),
})
export type FactSource = z.infer<typeof FactSource>

/** All that the page of a destination shows to everybody. Costs are for two people in `month`, in whole rupees. */
export const Destination = z.object({
  ...DestinationCard.shape,
  summary: z.string(),
  pitches: z.array(z.object({ type: TourType, text: z.string() })),
  /** January to December. */
  months: z.array(MonthQuality).check(z.length(12)),
  weather: z.string(),
  peakSeason: z.string(),
  offPeakSeason: z.string(),
  idealDays: z.object({ least: z.int(), most: z.int() }),
  /** The month of the reference trips: the next good one. */
  month: Month,
  people: z.int(),
  from: z.array(DestinationFrom),
  highlights: z.array(DestinationHighlight),
  stays: z.array(
    z.object({ tier: z.enum(['dorm', 'budget', 'mid', 'premium']), night: RupeeRange, dailyEach: z.nullable(Rupees) }),
  ),
  stayAreas: z.array(z.string()),
  localTransport: z.string(),
  lastStretch: z.nullable(z.string()),
  permits: z.array(DestinationPermit),
  cautions: z.array(DestinationCaution),
  /** The facts that are least sure. */
  uncertain: z.array(z.string()),
  /** The month in which the facts were checked, `YYYY-MM`. */
  asOf: z.string(),
  /** The facts that have a source; hours, fees, permits, closures and ways that are not in it are estimates. */
  sources: z.optional(z.array(FactSource)),
  /** Packages that go there. */
  packages: z.array(PackageCard),
  nearby: z.array(z.extend(DestinationCard, { km: z.int() })),
})
export type Destination = z.infer<typeof Destination>

/** A coming tour to a destination, without its people. The price is in whole rupees per person. */
export const DestinationTour = z.object({
  _id: Id,
  name: z.string(),
  travelDates: z.object({ start: Day, end: Day }),
  price: z.int(),
  image: z.nullable(z.string()),
})
export type DestinationTour = z.infer<typeof DestinationTour>
export const DestinationTours = pageOf(DestinationTour)
/** A coming tour that can be joined and goes where a package goes; `ofPackage`: it was made from that package. */
export const PackageTour = z.extend(DestinationTour, { ofPackage: z.boolean() })
export type PackageTour = z.infer<typeof PackageTour>
export const PackageTours = z.object({ items: z.array(PackageTour) })

/** The most places that a call for company names. Without any it is for the list: of all places, those with company. */
export const COMPANY_PLACES_MAX = 20
export const CompanyQuery = z.object({
  destinationIds: z.optional(z.array(DestinationId).check(z.minLength(1), atMost(COMPANY_PLACES_MAX))),
})

/** Up to this many coming tours of a place are counted. */
export const TOURS_COUNTED_MAX = 20
/** Who goes to a place: coming tours that the reader may see, and people who plan to go, null for few. */
export const DestinationCompany = z.object({ id: DestinationId, tours: z.int(), going: z.nullable(z.int()) })
export type DestinationCompany = z.infer<typeof DestinationCompany>
export const DestinationsCompany = z.object({ items: z.array(DestinationCompany) })

export const DestinationPage = pageOf(ListedDestination)
