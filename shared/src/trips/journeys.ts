import * as z from 'zod/mini'
import { DestinationId } from '../destinations/schema.ts'
import { Day, Id } from '../lib/common.ts'

/** What the caller is in a journey. */
export const JourneyState = z.enum(['hosting', 'joined', 'waiting', 'requested', 'private'])
export type JourneyState = z.infer<typeof JourneyState>

/** A journey of the caller: a tour, with its trip if the caller may open that, or a trip without a tour. */
export const Journey = z.object({
  /** The id of the tour, or of the trip without one. */
  _id: Id,
  state: JourneyState,
  title: z.string(),
  place: z.object({ id: z.nullable(DestinationId), name: z.string() }),
  /** The tour's own first picture, else that of the place. */
  image: z.nullable(z.string()),
  /** Null for a trip without dates. */
  startDate: z.nullable(Day),
  dayCount: z.int(),
  tourId: z.nullable(Id),
  /** The trip, if the caller may open it. */
  tripId: z.nullable(Id),
  /** The host of a tour of somebody else. */
  host: z.nullable(z.string()),
  /** The people of a tour with its host, as far as the caller may know of them. */
  people: z.nullable(z.int()),
  /** In a trip of somebody else, whose state is `private`: whether the caller has accepted the invitation to it. */
  invitation: z.optional(z.enum(['invited', 'going'])),
  /** The caller's position on the waitlist, from 1. */
  queuePosition: z.nullable(z.int()),
  /** Requests to join that wait for the caller, of a tour that they host. */
  requests: z.int(),
  /** Whether the group, plan and expenses of the tour are open to the caller. */
  open: z.boolean(),
  cancelled: z.boolean(),
  ended: z.boolean(),
})
export type Journey = z.infer<typeof Journey>
export const JourneyList = z.object({ items: z.array(Journey) })
export type JourneyList = z.infer<typeof JourneyList>
