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
  adults: shape.adults,
  childrenAges: shape.childrenAges,
  seniors: shape.seniors,
  easyWalking: shape.easyWalking,
  firstTimeInMountains: shape.firstTimeInMountains,
  places: shape.places,
  without: shape.without,
  by: shape.by,
  stay: shape.stay,
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
    'easyWalking',
    'firstTimeInMountains',
    'places',
    'without',
    'by',
    'stay',
  ]),
  label: z.string(),
  /** Its position in the text: offsets of the first character and after the last one. */
  text: z.tuple([z.int(), z.int()]),
})
export type QueryChip = z.infer<typeof QueryChip>

/** A place or a region that the text names, and the main type of trip there. */
export const NamedPlace = z.object({
  id: z.string(),
  name: z.string(),
  type: shape.preference_type,
  /** It has no page of its own. */
  isRegion: z.optional(z.boolean()),
})
export type NamedPlace = z.infer<typeof NamedPlace>

export const ParsedQuery = z.object({
  fields: QueryFields,
  /** In the order of the text. */
  chips: z.array(QueryChip),
  /** The words and numbers that no field stands for, such as `quiet`. */
  leftover: z.string(),
  /** What cannot be taken as it was written: a day in the past, one that does not exist, a number out of bounds. */
  warnings: z.optional(z.array(z.string())),
  /** The text starts in a city from which no journeys are known; this is the nearest one with some, which is not taken by itself. */
  nearest: z.nullable(z.object({ city: z.string(), start: shape.starting_location, km: z.int() })),
  /** The places and regions that the text asks for, in its order. */
  places: z.optional(z.array(NamedPlace)),
})
export type ParsedQuery = z.infer<typeof ParsedQuery>
