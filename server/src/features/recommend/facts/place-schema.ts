import { Month } from '@saathi/shared/lib/common'
import { TourType } from '@saathi/shared/packages/schema'
import { DreamTrip } from '@saathi/shared/recommend/schema'
import * as z from 'zod/mini'
import { hasWholeOrigin, Origin, originFields } from './origin-schema.ts'

export const City = DreamTrip.shape.starting_location
export type City = z.infer<typeof City>

export const TIERS = ['dorm', 'budget', 'mid', 'premium'] as const
const Tier = z.enum(TIERS)
export type Tier = z.infer<typeof Tier>

export const Amount = z.number().check(z.gte(0))
/** `[low, high]`, rupees or factors. */
export const Range = z.tuple([Amount, Amount]).check(z.refine(([low, high]) => low <= high, 'must be [low, high]'))
export type Range = z.infer<typeof Range>
export const Text = z.string().check(z.minLength(1))
export const Sure = z.enum(['low', 'medium', 'high'])
const MonthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const Months = z.array(Month)
/** A busy spell of each year, and the festival or the holidays that make it busy, where something does. */
const Spell = z.tuple([MonthDay, MonthDay, z.optional(Text)])
export type Spell = z.infer<typeof Spell>

/**
 * The public or shared vehicle from a station or airport; a place without one is reached by hired car only. `night`: it leaves in
 * the evening and is there on the next morning.
 */
const SharedRide = z.object({ by: Text, hours: Amount, inr: Range, night: z.optional(z.literal(true)) })
export type SharedRide = z.infer<typeof SharedRide>

const Airport = z.object({
  iata: Text,
  km: Amount,
  hours: Amount,
  note: z.optional(Text),
  by: z.optional(z.literal('sea')),
  months: z.optional(Months),
  shared: z.optional(z.nullable(SharedRide)),
})
export type Airport = z.infer<typeof Airport>

const Railhead = z.object({
  code: Text,
  name: Text,
  km: Amount,
  hours: Amount,
  lat: z.number(),
  lon: z.number(),
  note: z.optional(Text),
  shared: z.optional(z.nullable(SharedRide)),
})
export type Railhead = z.infer<typeof Railhead>

/** A trek or climb, or a two-wheeler that one rides: nothing for those who want easy walking, nor for the old or small. */
const Exertion = z.enum(['walk', 'ride'])
export type Exertion = z.infer<typeof Exertion>

/** The years of age that operators usually take along; seniors are thought to be older than an upper limit. */
const Ages = z.strictObject({ from: z.optional(z.int()), to: z.optional(z.int()), source: z.literal('estimate') })

/** Metres above the sea, by our general knowledge. */
const Height = z.strictObject({ metres: z.int().check(z.gte(0)), source: z.literal('estimate') })

const Extra = z.object({
  item: Text,
  inr: Range,
  per: z.enum(['person', 'vehicle', 'boat', 'group']),
  seats: z.optional(z.int().check(z.gte(1))),
  /** The whole days that an outing takes, which a stay must have for it. */
  days: z.optional(z.int().check(z.gte(1))),
  times: z.optional(z.union([z.int().check(z.gte(1)), z.enum(['day', 'night'])])),
  /** Nobody needs it to have been there, or nobody on these kinds of trip: it is billed only when the money allows. */
  optional: z.optional(z.union([z.literal(true), z.array(TourType).check(z.minLength(1))])),
  tiers: z.optional(z.array(Tier)),
  types: z.optional(z.array(TourType)),
  months: z.optional(Months),
  share: z.optional(z.literal(true)),
  travel: z.optional(z.literal(true)),
  replaces_last_leg: z.optional(z.literal(true)),
  covers_days: z.optional(z.int()),
  covers_nights: z.optional(z.int()),
  /** Where one sleeps in the nights that it covers, after `Night`. */
  bed: z.optional(Text),
  effort: z.optional(Exertion),
  /** For those who ride no two-wheeler, in any class of bed; for others only in the classes that it names. */
  instead_of_ride: z.optional(z.literal(true)),
  ages: z.optional(Ages),
  /** The sights that it is for, where its words do not say; none for the whole stay. */
  sights: z.optional(z.array(Text)),
})
export type Extra = z.infer<typeof Extra>

/** When, on which kinds of trip, for whom and by which way a sentence is true; for all where nothing is said. */
const scopeFields = {
  months: z.optional(Months),
  types: z.optional(z.array(TourType).check(z.minLength(1))),
  /** It concerns only those with somebody younger than so many years. */
  under: z.optional(z.int()),
  way: z.optional(z.enum(['air', 'rail', 'bus', 'road'])),
  effort: z.optional(Exertion),
  /** It lies on the way from these cities alone. */
  starting: z.optional(z.array(City).check(z.minLength(1))),
}
const Scope = z.object(scopeFields)
export type Scope = z.infer<typeof Scope>

/** Something of which we are not sure, and which one should ask about. */
const Doubt = z.strictObject({ what: Text, ...scopeFields })

const Closure = z
  .object({
    what: Text,
    ...scopeFields,
    from: z.optional(MonthDay),
    to: z.optional(MonthDay),
    sure: Sure,
    stops: z.optional(z.array(TourType)),
    ...originFields,
  })
  .check(z.refine(hasWholeOrigin, 'a source has a month'))
export type Closure = z.infer<typeof Closure>

const Permit = z
  .object({
    need: z.boolean(),
    who: Text,
    name: Text,
    fee_inr: Range,
    where: z.optional(Text),
    lead_days: z.optional(z.int()),
    mode: z.optional(z.literal('road')),
    types: z.optional(z.array(TourType)),
    months: z.optional(Months),
    sure: Sure,
    ...originFields,
    /** The source says that the permit is needed, and not what it costs. */
    fee_estimate: z.optional(z.literal(true)),
  })
  .check(z.refine(hasWholeOrigin, 'a source has a month'))
export type Permit = z.infer<typeof Permit>

const HealthAdvice = z.object({
  what: Text,
  kind: z.enum(['danger', 'note']),
  ...scopeFields,
  stops: z.optional(z.array(TourType)),
})
export type HealthAdvice = z.infer<typeof HealthAdvice>

const Time = z.string().check(z.regex(/^([01]\d|2[0-4]):[0-5]\d$/))
/** The needs of a sight beyond a day out from one base: nights at another place, a high pass, or a long walk. */
const Needs = z.union([
  z.strictObject({ nights_at: Text }),
  z.strictObject({ pass: Text }),
  z.strictObject({ walk: Text }),
])
export type Needs = z.infer<typeof Needs>

/** The hour at which a sight is worth the most, in our own judgement. */
const BestHour = z.enum(['sunrise', 'morning', 'sunset', 'dark'])
export type BestHour = z.infer<typeof BestHour>

const Highlight = z.object({
  name: Text,
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
  /** Minutes of a usual visit, without the way there and back. */
  minutes: z.optional(z.int()),
  /** Without it, any hour at which it is open. */
  best: z.optional(BestHour),
  /** Most of the visit is under the open sky. */
  open_air: z.optional(z.literal(true)),
  open: z.optional(z.union([z.enum(['always', 'sunrise-sunset']), z.array(z.tuple([Time, Time]))])),
  closed: z.optional(z.array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']))),
  fee_inr: z.optional(Amount),
  /** Sights of a place with the same ticket are paid once a day. */
  ticket: z.optional(Text),
  as_of: z.optional(Text),
  sure: z.optional(Sure),
  /** Months when it can be visited; without them, all year. */
  months: z.optional(Months),
  needs: z.optional(Needs),
  ages: z.optional(Ages),
  /** The way in, where it is hard for the old and the small: `steep steps into a low, dark passage`. */
  footing: z.optional(Text),
  /** The greatest height on the way, where that is much above the place. */
  up_to: z.optional(Height),
  /** Nobody flies for so many hours after it. */
  fly_after_hours: z.optional(z.int()),
  /** The sight of the place, such as a safari, on which alone one sees it. */
  inside: z.optional(Text),
  /** Where the hours with the closed days, and the fee, come from. */
  origin: z.optional(z.strictObject({ hours: z.optional(Origin), fee: z.optional(Origin) })),
})

/**
 * How strongly a place stands for a kind of trip: 1 a day out or a weekend for those who live near, 2 known in its part of
 * the country, 3 known all over India, 4 among the first names for it.
 */
export const Draw = z.int().check(z.gte(1), z.lte(4))
export const Draws = z.record(z.string(), z.partialRecord(TourType, Draw))

const Pitch = z.object({
  text: Text,
  months: z.optional(Months),
  seasons: z.optional(z.array(z.object({ months: Months, text: Text }))),
})

export const Place = z
  .object({
    id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
    name: Text,
    state: Text,
    /** The first is the main one. */
    types: z.array(TourType).check(z.minLength(1)),
    /** Why to go there for a type, and the months in which that is true; in some months only a part of it is. */
    pitch: z.partialRecord(TourType, Pitch),
    lat: z.number(),
    lon: z.number(),
    elevation_m: z.number(),
    airports: z.array(Airport).check(z.minLength(1)),
    railheads: z.array(Railhead),
    road: z.partialRecord(City, z.object({ km: Amount, hours: Amount })),
    /** The way on from where the road ends, and where that is: no car is said to go further. */
    last_stretch: z.optional(Text),
    road_ends: z.optional(Text),
    best_months: Months,
    ok_months: Months,
    shoulder_months: Months,
    avoid_months: Months,
    peak_season: Text,
    peak: z.array(Spell),
    off_peak_season: Text,
    weather: Text,
    /** Months whose usual afternoons pass about 38 °C, by our reading of the weather, where no advice tells of heat. */
    hot_months: z.optional(Months),
    ideal_days: z.tuple([z.int(), z.int()]),
    summary: Text,
    highlights: z.array(Highlight).check(z.minLength(4)),
    stay_inr_room_night: z.object({ budget: Range, mid: Range, premium: Range }),
    dorm_bed_inr: z.nullable(Range),
    daily_inr_per_person: z.object({ budget: Amount, mid: Amount, premium: Amount }),
    typical_extras_inr: z.array(Extra),
    local_transport: Text,
    stay_areas: z.array(Text).check(z.minLength(1)),
    permits: z.array(Permit),
    closures: z.array(Closure),
    health_safety: z.array(HealthAdvice),
    /** The types of trip for which the point is a steep or long walk. */
    steep_for: z.optional(z.array(TourType).check(z.minLength(1))),
    editorial_fit: z.object({ family: Amount, genZ: Amount }),
    as_of: Text,
    low_confidence: z.array(Text),
    uncertain: z.array(Doubt),
    sources: z.array(Text),
  })
  .check(
    z.refine(
      (d) => (d.last_stretch === undefined) === (d.road_ends === undefined),
      'a last stretch begins where the road ends',
    ),
    z.refine(({ types, pitch }) => types.every((type) => pitch[type]), 'a type lacks its pitch'),
    z.refine(
      ({ highlights, typical_extras_inr: extras }) =>
        extras.every(({ sights = [] }) => sights.every((sight) => highlights.some(({ name }) => name === sight))),
      'an extra is for a sight that the place does not have',
    ),
    z.refine(
      (d) =>
        [...d.best_months, ...d.ok_months, ...d.shoulder_months, ...d.avoid_months].sort((a, b) => a - b).join() ===
        '1,2,3,4,5,6,7,8,9,10,11,12',
      'the four lists of months must be disjoint and cover the year',
    ),
  )
