import * as z from 'zod/mini'

const Point = z.object({ lat: z.number(), lon: z.number() })

/** A way whose km and hours are known, in both directions. */
export const Road = z.object({
  from: Point,
  to: Point,
  km: z.number(),
  minutes: z.int(),
  by: z.enum(['walk', 'road']),
  /** In the main by boat or ropeway. */
  aboard: z.optional(z.enum(['boat', 'ropeway'])),
})
