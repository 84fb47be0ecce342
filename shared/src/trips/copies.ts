import * as z from 'zod/mini'
import { GivenDay, Id } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { DreamTrip } from '../recommend/schema.ts'
import { TRIP_PEOPLE_MAX } from './rules.ts'
import { TravelBy } from './schema.ts'
import { LinkToken } from './shared-trips.ts'

// A copy of a trip has its sights on new dates, planned anew from the facts: nothing that people wrote, paid or booked.

const copyOf = {
  /** A trip that the caller may read, a link to one, or a public page of one: one of the three. */
  tripId: z.optional(Id),
  token: z.optional(LinkToken),
  publicId: z.optional(Id),
  from: DreamTrip.shape.starting_location,
  people: z.int().check(z.gte(1), z.lte(TRIP_PEOPLE_MAX)),
  startDate: GivenDay,
}
type Named = Partial<Record<'tripId' | 'token' | 'publicId', string | undefined>>
const isOneTrip = ({ tripId, token, publicId }: Named): boolean =>
  [tripId, token, publicId].filter((each) => each !== undefined).length === 1
const named = { path: ['tripId'], message: inputText.tripOrLink }

export const TripCopyQuery = z.object(copyOf).check(z.refine(isOneTrip, named))
export type TripCopyQuery = z.infer<typeof TripCopyQuery>

/** A repeated call with the same key makes no second trip. */
export const TripCopyDraft = z.object({ ...copyOf, key: z.uuid() }).check(z.refine(isOneTrip, named))

const Weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
/** Why a sight is not on its day: closed on that weekday, not open in that month, or the days have no room for it. */
const why = { why: z.enum(['closed', 'season', 'room']), weekday: z.nullable(Weekday), month: z.nullable(z.int()) }

/** What is different in the copy. Days are from 0. */
export const TripCopyChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moved'), sight: z.string(), day: z.int(), ...why }),
  z.object({ kind: z.literal('left'), sight: z.string(), ...why }),
  z.object({ kind: z.literal('train'), train: z.string(), weekday: Weekday }),
  z.object({ kind: z.literal('way'), by: TravelBy }),
  z.object({ kind: z.literal('days'), before: z.int(), after: z.int() }),
  z.object({ kind: z.literal('order'), places: z.array(z.string()) }),
  /** The ways and the nights are not planned: as in the original, or since none are known. */
  z.object({ kind: z.literal('bare') }),
])
export type TripCopyChange = z.infer<typeof TripCopyChange>

/** A copy before it is made; `sights`: how many it has. */
export const TripCopyPreview = z.object({
  title: z.string(),
  dayCount: z.int(),
  sights: z.int(),
  changes: z.array(TripCopyChange),
})
export type TripCopyPreview = z.infer<typeof TripCopyPreview>
