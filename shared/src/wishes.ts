import * as z from 'zod/mini'
import { Day, Month } from './common.ts'
import { TourType } from './packages.ts'

/** The longest line of free text that is read. */
export const LONGEST_WISH = 200

/** A trip in one line of free text, such as `quiet beach for two from Pune in January under 25k`. */
export const WishText = z.object({ text: z.string().check(z.maxLength(LONGEST_WISH)) })

const StartCity = z.enum([
  'mumbai',
  'delhi',
  'bangalore',
  'hyderabad',
  'chennai',
  'kolkata',
  'pune',
  'ahmedabad',
  'jaipur',
  'lucknow',
  'kochi',
])

/** The fields of the dream trip that a text names. */
export const WishFields = z.object({
  budget: z.optional(z.string().check(z.regex(/^\d{4,6}$/))),
  budgetIs: z.optional(z.literal('person')),
  starting_location: z.optional(StartCity),
  group_size: z.optional(z.enum(['1', '2', '4', '6', '10'])),
  preference_type: z.optional(TourType),
  second_type: z.optional(TourType),
  month: z.optional(Month),
  days: z.optional(z.int().check(z.gte(1), z.lte(14))),
  from: z.optional(Day),
  to: z.optional(Day),
  when: z.optional(z.enum(['weekend', 'long-weekend'])),
})
export type WishFields = z.infer<typeof WishFields>

/** What was read from a part of the text. `from` stands for both dates. */
export const WishChip = z.object({
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
  /** Where it stands in the text: offsets of the first character and after the last one. */
  text: z.tuple([z.int(), z.int()]),
})
export type WishChip = z.infer<typeof WishChip>

export const ParsedWish = z.object({
  fields: WishFields,
  /** In the order of the text. */
  chips: z.array(WishChip),
  /** The words that no field stands for, such as `quiet`. */
  leftover: z.string(),
  /** The text starts in another city, and this starting city is the nearest one. The way to it is not in any bill. */
  nearest: z.nullable(z.object({ city: z.string(), start: StartCity, km: z.int() })),
})
export type ParsedWish = z.infer<typeof ParsedWish>
