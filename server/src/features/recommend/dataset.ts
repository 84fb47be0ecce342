import { Month } from '@saathi/shared/common'
import { TourType } from '@saathi/shared/packages'
import { DreamTrip } from '@saathi/shared/recommend'
import * as z from 'zod/mini'
import destinations from './data/destinations.json'
import transport from './data/transport.json'

const City = DreamTrip.shape.starting_location
export type City = z.infer<typeof City>

export const TIERS = ['dorm', 'budget', 'mid', 'premium'] as const
const Tier = z.enum(TIERS)
export type Tier = z.infer<typeof Tier>

const Amount = z.number().check(z.gte(0))
/** `[low, high]`, rupees or factors. */
const Range = z.tuple([Amount, Amount]).check(z.refine(([low, high]) => low <= high, 'must be [low, high]'))
export type Range = z.infer<typeof Range>
const MonthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const Sure = z.enum(['low', 'medium', 'high'])
const perCity = <T extends z.core.$ZodType>(value: T) => z.partialRecord(City, value)
const Text = z.string().check(z.minLength(1))

const Airport = z.object({
  iata: Text,
  km: Amount,
  hours: Amount,
  note: z.optional(Text),
  by: z.optional(z.literal('sea')),
  months: z.optional(z.array(Month)),
})
export type Airport = z.infer<typeof Airport>

const Railhead = z.object({
  code: Text,
  name: Text,
  km: Amount,
  note: z.optional(Text),
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
  usable: z.optional(z.literal(false)),
  rail_km: z.optional(perCity(Amount)),
})
export type Railhead = z.infer<typeof Railhead>

const Extra = z.object({
  item: Text,
  inr: Range,
  per: z.enum(['person', 'vehicle', 'boat', 'group']),
  seats: z.optional(z.int().check(z.gte(1))),
  times: z.optional(z.union([z.int().check(z.gte(1)), z.enum(['day', 'night'])])),
  tiers: z.optional(z.array(Tier)),
  types: z.optional(z.array(TourType)),
  months: z.optional(z.array(Month)),
  share: z.optional(z.literal(true)),
  travel: z.optional(z.literal(true)),
  replaces_last_leg: z.optional(z.literal(true)),
  covers_days: z.optional(z.int()),
  covers_nights: z.optional(z.int()),
})
export type Extra = z.infer<typeof Extra>

const Closure = z.object({
  what: Text,
  from: z.optional(MonthDay),
  to: z.optional(MonthDay),
  sure: Sure,
  stops: z.optional(z.array(TourType)),
})
export type Closure = z.infer<typeof Closure>

const Permit = z.object({
  need: z.boolean(),
  who: Text,
  name: Text,
  fee_inr: Range,
  where: z.optional(Text),
  lead_days: z.optional(z.int()),
  mode: z.optional(z.literal('road')),
  sure: Sure,
})
export type Permit = z.infer<typeof Permit>

const Destination = z
  .object({
    id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
    name: Text,
    state: Text,
    types: z.array(TourType).check(z.minLength(1)),
    pitch: z.partialRecord(TourType, Text),
    lat: z.number(),
    lon: z.number(),
    elevation_m: z.number(),
    gc_km: z.record(City, Amount),
    airports: z.array(Airport).check(z.minLength(1)),
    railheads: z.array(Railhead),
    road: perCity(z.object({ km: Amount, hours: Amount })),
    last_stretch: z.optional(Text),
    best_months: z.array(Month),
    ok_months: z.array(Month),
    shoulder_months: z.array(Month),
    avoid_months: z.array(Month),
    peak_season: Text,
    peak: z.array(z.tuple([MonthDay, MonthDay])),
    off_peak_season: Text,
    weather: Text,
    ideal_days: z.tuple([z.int(), z.int()]),
    summary: Text,
    highlights: z.array(Text).check(z.minLength(4)),
    stay_inr_room_night: z.object({ budget: Range, mid: Range, premium: Range }),
    dorm_bed_inr: z.nullable(Range),
    daily_inr_per_person: z.object({ budget: Amount, mid: Amount, premium: Amount }),
    typical_extras_inr: z.array(Extra),
    local_transport: Text,
    stay_areas: z.array(Text).check(z.minLength(1)),
    permits: z.array(Permit),
    closures: z.array(Closure),
    health_safety: z.array(z.object({ what: Text, months: z.optional(z.array(Month)) })),
    editorial_fit: z.object({ family: Amount, genZ: Amount }),
    uncertain: z.array(Text),
    sources: z.array(Text),
  })
  .check(
    z.refine(({ types, pitch }) => types.every((type) => pitch[type]), 'a type lacks its pitch'),
    z.refine(
      (d) =>
        [...d.best_months, ...d.ok_months, ...d.shoulder_months, ...d.avoid_months].sort((a, b) => a - b).join() ===
        '1,2,3,4,5,6,7,8,9,10,11,12',
      'the four lists of months must be disjoint and cover the year',
    ),
  )
export type Destination = z.infer<typeof Destination>

const Point = z.object({ lat: z.number(), lon: z.number() })
export type Point = z.infer<typeof Point>

const Transport = z.object({
  meta: z.object({ as_of: Text }),
  origins: z.record(City, z.object({ lat: z.number(), lon: z.number(), airports: z.array(Text) })),
  distance: z.object({ detour_factor: z.object({ rail: Amount }) }),
  modes: z.object({
    rail: z.object({
      columns: z.array(Text),
      rows: z.array(z.array(z.nullable(Amount))),
      speed_kmph: z.object({ superfast: Amount }),
      overhead_hours: Amount,
    }),
    bus: z.object({ per_km: z.object({ state_ordinary: Range, state_ac_seater: Range, ac_sleeper: Range }) }),
    taxi: z.object({
      per_km: z.object({ sedan: Range, suv_6: Range, innova_crysta: Range, tempo_12: Range }),
      seats: z.object({ sedan: Amount, suv_6: Amount, innova_crysta: Amount, tempo_12: Amount }),
      min_km_per_day: Range,
      driver_allowance_per_day: Range,
      hills_multiplier: Amount,
    }),
    self_drive: z.object({ toll_per_km_expressway: Range }),
    flight: z.object({
      base: Amount,
      per_km: Amount,
      season_multiplier: z.object({ off: Amount, normal: Amount, peak: Amount }),
      lead_time_multiplier: z.object({ d45_plus: Amount, d21_44: Amount, d7_20: Amount, under_7: Amount }),
      airport_tier_addon: z.object({ A: Amount, B: Amount, C: Amount }),
      special_multiplier: z.record(z.string(), Amount),
      sanity_ceiling: z.object({ km_500: Amount, km_1000: Amount, km_1500: Amount, km_over: Amount }),
      speed_kmph: Amount,
      overhead_hours: Amount,
      min_block_hours: Amount,
    }),
    local: z.object({ auto_per_km: Range, app_cab_per_km: Range, shared_jeep_hill_per_km: Range }),
  }),
  stay_rules: z.object({ peak_multiplier: Range, off_multiplier: Amount }),
  airports: z.record(z.string(), z.object({ ...Point.shape, city: Text, tier: z.enum(['A', 'B', 'C']) })),
})
export type Transport = z.infer<typeof Transport>

const Dataset = z.object({
  as_of: Text,
  destinations: z.array(Destination),
  transport: Transport,
})
export type Dataset = z.infer<typeof Dataset>

let loaded: Dataset | undefined

/**
 * The destinations and transport data, validated on first use and then reused.
 * @throws ZodError when a data file is invalid
 */
export function loadDataset(): Dataset {
  loaded ??= Dataset.parse({ as_of: destinations.meta.as_of, destinations: destinations.destinations, transport })
  return loaded
}
