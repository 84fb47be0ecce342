import * as z from 'zod/mini'
import { atMost, Day, Id, line } from '../lib/common.ts'
import { CHECK_KINDS, CHECK_TEXT_MAX } from './rules.ts'

// The checklist of a trip: proposed lines, which each reader ticks on their own, and lines that a reader adds.

export const CheckKind = z.enum(CHECK_KINDS)
export type CheckKind = z.infer<typeof CheckKind>

/** The id of a check: of one that is proposed, words joined by hyphens; of one added by hand, a uuid. */
const CheckId = z.string().check(atMost(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

export const TripCheck = z.object({
  id: CheckId,
  kind: CheckKind,
  text: z.string(),
  /** The last day for it; null without a date. */
  by: z.nullable(Day),
  /** Ticked by the reader. */
  done: z.boolean(),
  /** Added by the reader; only the reader sees it. */
  own: z.boolean(),
})
export type TripCheck = z.infer<typeof TripCheck>

const ofTrip = { tripId: Id }

export const TripTick = z.object({ ...ofTrip, itemId: CheckId, done: z.boolean() })
/** `id` is a new uuid; a repeated call adds nothing. */
export const TripCheckDraft = z.object({
  ...ofTrip,
  id: z.uuid(),
  kind: CheckKind,
  text: line(CHECK_TEXT_MAX),
})
export const TripCheckRef = z.object({ ...ofTrip, itemId: z.uuid() })
