import * as z from 'zod/mini'
import { CheckedMonth } from './origin-schema.ts'
import { Amount, City, Range, Sure, Text } from './place-schema.ts'

const RailClass = z.enum(['2S', 'SL', 'CC', 'EC', '3A', '2A', '1A'])
export type RailClass = z.infer<typeof RailClass>

const Days = z.int().check(z.gte(1), z.lte(7))
const Runs = z.enum(['day', 'night'])
const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** A time of day with the days later: `08:32+1`. */
const LaterClock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(\+[1-4])?$/))
const Weekdays = z.array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])).check(z.minLength(1))
export type Weekdays = z.infer<typeof Weekdays>
const TrainNumber = z.string().check(z.regex(/^\d{5}$/))

/** Where a row comes from; `docs/sources.md` describes each. A row without one is an estimate that nobody has checked. */
const Source = z.optional(z.enum(['railway-timetable', 'operator', 'passenger-figures']))

/** A train, or two with a change, from a starting city to a station: one row for the good day train, one for the night train. */
const RailRow = z.object({
  from: City,
  to: Text,
  direct: z.boolean(),
  change: z.optional(Text),
  /** The number of the train that the row describes. */
  train: z.optional(TrainNumber),
  name: z.optional(Text),
  /** The station of the starting city, and the local times of the train. */
  station: z.optional(Text),
  departs: z.optional(Clock),
  arrives: z.optional(LaterClock),
  /** The station where it ends, where that is another one of the town. */
  terminus: z.optional(Text),
  /** The days on which the train runs, where a source gives them and it is not every day. */
  weekdays: z.optional(Weekdays),
  /** The train of the way back, between the same stations. */
  back: z.optional(
    z.strictObject({ train: TrainNumber, departs: Clock, arrives: LaterClock, weekdays: z.optional(Weekdays) }),
  ),
  /** Days a week on which it, or another like it, runs. */
  days: Days,
  /** Days a week of the named train alone, when they are fewer. */
  train_days: z.optional(Days),
  /** Other trains of about these hours serve the two stations too. */
  others: z.optional(z.literal(true)),
  /** The first and the last departure of all of them, of trains on five days a week or more. */
  first: z.optional(Clock),
  last: z.optional(Clock),
  /** By night: four hours or more between 23:00 and 05:00. */
  runs: Runs,
  /** On board, with the wait of a change. */
  hours: Amount,
  km: Amount,
  classes: z.array(RailClass).check(z.minLength(1)),
  /** Rupees for one adult, one way. */
  fares: z.partialRecord(RailClass, Amount),
  sure: z.optional(Sure),
  source: Source,
  /** The month of the source. */
  checked: z.optional(CheckedMonth),
})
export type RailRow = z.infer<typeof RailRow>

const BusRow = z.object({
  from: City,
  to: Text,
  days: Days,
  runs: Runs,
  hours: Amount,
  classes: z.array(Text).check(z.minLength(1)),
  fares: z.record(z.string(), Amount),
  sure: z.optional(Sure),
})
export type BusRow = z.infer<typeof BusRow>

const AirRow = z.object({
  from: City,
  to: Text,
  nonstop: z.boolean(),
  via: z.optional(Text),
  /** In the air and changing planes. */
  hours: Amount,
  /** Usual one-way economy fares, booked three to five weeks ahead in a normal month. */
  fare: Range,
  sure: z.optional(Sure),
  source: Source,
  checked: z.optional(CheckedMonth),
})
export type AirRow = z.infer<typeof AirRow>

export const Connections = z.object({ rail: z.array(RailRow), bus: z.array(BusRow), air: z.array(AirRow) })
export type Connections = z.infer<typeof Connections>

const Point = z.object({ lat: z.number(), lon: z.number() })
export type Point = z.infer<typeof Point>

const AirportFacts = z.object({
  ...Point.shape,
  name: Text,
  city: Text,
  /** A: metro, B: good, C: few flights. */
  tier: z.enum(['A', 'B', 'C']),
  /** In the hills flights land and leave in the morning, before the winds: by then. */
  flown_until: z.optional(
    z.strictObject({ time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), source: z.literal('estimate') }),
  ),
  /** The effect of demand on fares, by month. */
  demand: z.array(Amount).check(z.length(12)),
})
export const Airports = z.record(z.string(), AirportFacts)
export type AirportFacts = z.infer<typeof AirportFacts>

/** Where a rule for children comes from (`docs/sources.md`), and the month of that source. */
const Sourced = { source: Text, checked: CheckedMonth }
const Age = z.int().check(z.gte(1), z.lte(18))

/** What children cost, each by the rule of who carries, lodges or lets them in. */
const Children = z.object({
  rail: z.object({ free_under: Age, child_under: Age, share: Range, ...Sourced }),
  ordinary_bus: z.object({ free_under: Age, child_under: Age, share: Range, ...Sourced }),
  /** A seat in another bus, a shared vehicle or an outing. */
  seat: z.object({ free_under: Age, ...Sourced }),
  /** Rupees for an infant on a lap, one way. */
  air: z.object({ infant_under: Age, infant_inr: Range, ...Sourced }),
  monument: z.object({ free_under: Age, ...Sourced }),
  /** Younger ones sleep in the beds of the others. */
  bed: z.object({ free_under: Age, ...Sourced }),
  /** Shares of what a day costs an adult, the youngest first. */
  daily: z.object({ bands: z.array(z.object({ under: Age, share: Amount })), ...Sourced }),
})

/** Prices and times that belong to no place: taxis, tolls, city rides, and what is added to every journey. */
export const Transport = z.object({
  meta: z.object({ as_of: Text }),
  origins: z.record(City, Point),
  rail: z.object({ overhead_hours: Amount }),
  bus: z.object({ overhead_hours: Amount }),
  flight: z.object({
    overhead_hours: Amount,
    lead_time_multiplier: z.object({ d45_plus: Amount, d21_44: Amount, d7_20: Amount, under_7: Amount }),
  }),
  taxi: z.object({
    per_km: z.object({ sedan: Range, suv_6: Range, innova_crysta: Range, tempo_12: Range }),
    seats: z.object({ sedan: Amount, suv_6: Amount, innova_crysta: Amount, tempo_12: Amount }),
    min_km_per_day: Amount,
    driver_allowance_per_day: Range,
    hills_multiplier: Amount,
    toll_per_km: Range,
  }),
  /** Prepaid taxis stand at airports, and drive where nobody rides back; autos and cabs are of the town. */
  local: z.object({ auto_per_km: Range, app_cab_per_km: Range, prepaid_taxi_per_km: Range }),
  children: Children,
  stay_rules: z.object({ peak_multiplier: Range, off_multiplier: Amount }),
})
export type Transport = z.infer<typeof Transport>
