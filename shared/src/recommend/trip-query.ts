import * as z from 'zod/mini'
import { atMost } from '../lib/common.ts'
import { DreamTrip } from './schema.ts'

/** The longest line of free text that is read. */
export const LONGEST_QUERY = 200

/** A trip in one line of free text, such as `quiet beach for two from Pune in January under 25k`. */
export const QueryText = z.object({ text: z.string().check(atMost(LONGEST_QUERY)) })

const { shape } = DreamTrip

/** The fields of the dream trip that a text names. */
export const QueryFields = z.object({
  budget: z.optional(shape.budget),
  budgetIs: z.optional(z.literal('person')),
  starting_location: z.optional(shape.starting_location),
  group_size: z.optional(shape.group_size),
  preference_type: z.optional(shape.preference_type),
  second_type: shape.second_type,
  month: shape.month,
  days: shape.days,
  from: shape.from,
  to: shape.to,
  when: shape.when,
})
export type QueryFields = z.infer<typeof QueryFields>

/** The fact that was read from a part of the text. `from` stands for both dates. */
export const QueryChip = z.object({
  field: z.enum([
    'budget',
    'budgetIs',
    'starting_location',
    'group_size',
    'preference_type',
    'second_type',
    'month',
    'days',
    'from',
    'when',
  ]),
  label: z.string(),
  /** Its position in the text: offsets of the first character and after the last one. */
  text: z.tuple([z.int(), z.int()]),
})
export type QueryChip = z.infer<typeof QueryChip>

/** A place that the text names, and the main type of trip there. */
export const NamedPlace = z.object({ id: z.string(), name: z.string(), type: shape.preference_type })
export type NamedPlace = z.infer<typeof NamedPlace>

export const ParsedQuery = z.object({
  fields: QueryFields,
  /** In the order of the text. */
  chips: z.array(QueryChip),
  /** The words that no field stands for, such as `quiet`. */
  leftover: z.string(),
  /** The text starts in another city, and this starting city is the nearest one. The way to it is not in any bill. */
  nearest: z.nullable(z.object({ city: z.string(), start: shape.starting_location, km: z.int() })),
  /** The places that the text names, in its order; for a state, its places. */
  places: z.optional(z.array(NamedPlace)),
})
export type ParsedQuery = z.infer<typeof ParsedQuery>
