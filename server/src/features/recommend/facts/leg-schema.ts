import { Month as MonthOfYear } from '@saathi/shared/lib/common'
import * as z from 'zod/mini'
import { CheckedMonth } from './origin-schema.ts'
import { Amount, Range, Text } from './place-schema.ts'

const Positive = z.number().check(z.gt(0))
const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const TrainNumber = z.string().check(z.regex(/^\d{5}$/))

/** Two places by their ids, the distance, and where the row comes from (`docs/sources.md`) with the month of that source. */
const shared = { from: Text, to: Text, km: Positive, checked: CheckedMonth }
const road = {
  ...shared,
  /** From door to door. */
  hours: Positive,
  /** The months in which it is usually open; without them, all year. */
  months: z.optional(z.array(MonthOfYear).check(z.minLength(1))),
  /** The height of a pass on the way. */
  highest_m: z.optional(z.int()),
  source: z.enum(['estimate', 'guides']),
}

/** A drive or a bus between two places, in both directions. */
const RoadLeg = z.strictObject({ ...road, by: z.literal('road') })
const BusLeg = z.strictObject({ ...road, by: z.literal('bus'), name: z.enum(['bus', 'shared jeep']), inr: Range })

/** A direct train of the day between two places, on five days a week or more. Without `back`, only in the written direction. */
const RailLeg = z.strictObject({
  ...shared,
  by: z.literal('rail'),
  /** The stations by their codes, each a station of its place. */
  stations: z.tuple([Text, Text]),
  train: TrainNumber,
  name: Text,
  departs: Clock,
  arrives: Clock,
  back: z.optional(z.strictObject({ train: TrainNumber, departs: Clock, arrives: Clock })),
  /** Rupees for one adult by class. */
  fares: z.partialRecord(z.enum(['2S', 'SL', 'CC', 'EC', '3A']), Amount),
  source: z.literal('railway-timetable'),
})
export type RailLeg = z.infer<typeof RailLeg>

/** A way from one of our places to another. */
export const LegRow = z.discriminatedUnion('by', [RoadLeg, BusLeg, RailLeg])
export type LegRow = z.infer<typeof LegRow>

/** A well-known round of places, which has a name of its own. */
export const Circuit = z.strictObject({ name: Text, places: z.array(Text).check(z.minLength(2), z.maxLength(4)) })
export type Circuit = z.infer<typeof Circuit>

export const Legs = z.strictObject({ legs: z.array(LegRow), circuits: z.array(Circuit) })
