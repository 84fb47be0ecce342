import { Month as MonthOfYear } from '@saathi/shared/lib/common'
import * as z from 'zod/mini'
import { CheckedMonth } from './origin-schema.ts'
import { Text } from './place-schema.ts'

const Positive = z.number().check(z.gt(0))

/**
 * A way in the hills, over water or between towns, in both directions. `from` and `to` name the place by its id, a highlight,
 * a town to sleep in, or a junction of two ways.
 */
export const RoadRow = z.strictObject({
  place: Text,
  from: Text,
  to: Text,
  by: z.enum(['road', 'walk', 'boat', 'ropeway']),
  km: Positive,
  /** From door to door, with the usual wait for a boat or a ropeway. */
  hours: Positive,
  /** The months in which it is usually open; without them, all year. */
  months: z.optional(z.array(MonthOfYear)),
  /** Its highest point, where that is far above both ends. */
  highest_m: z.optional(Positive),
  /** Papers that are asked for on it. */
  permit: z.optional(Text),
  /** Where the way ends and the visit begins, when that is short of the highlight's position. */
  short_of: z.optional(Text),
  /** `docs/sources.md` describes each. */
  source: z.enum(['estimate', 'guides']),
  /** The month of the source. */
  checked: CheckedMonth,
})
export type RoadRow = z.infer<typeof RoadRow>
