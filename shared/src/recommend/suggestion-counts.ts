import * as z from 'zod/mini'
import { atMost, Month, storable } from '../lib/common.ts'
import { DreamTrip } from './schema.ts'

/** What happened to a place of a list. */
export const SuggestionEvent = z.enum(['shown', 'opened', 'planned', 'saved', 'notForMe'])
export type SuggestionEvent = z.infer<typeof SuggestionEvent>

/** The length of a list, and the most events of one call. */
const RANKS = 8
const EVENTS_MAX = 24

/** What was shown at which rank of the list for a city, type and month, and what was done with it; nothing about who. */
export const SuggestionCounts = z.object({
  city: DreamTrip.shape.starting_location,
  type: DreamTrip.shape.preference_type,
  month: Month,
  events: z
    .array(
      z.object({
        placeId: z.string().check(z.minLength(1), atMost(80), storable()),
        rank: z.int().check(z.gte(1), z.lte(RANKS)),
        event: SuggestionEvent,
      }),
    )
    .check(z.minLength(1), atMost(EVENTS_MAX)),
})
export type SuggestionCounts = z.infer<typeof SuggestionCounts>
