import * as z from 'zod/mini'
import { Id } from './common.ts'

/** The two travel types of a profile: value and label, in the order shown. */
export const TRAVEL_TYPES = [
  ['family', 'Family'],
  ['genZ', 'Gen Z'],
] as const
export const TravelType = z.enum(['family', 'genZ'])
export type TravelType = z.infer<typeof TravelType>

export const NAME_MAX = 80
export const BIO_MAX = 500

/** A person's name as they write it: 1-80 characters once trimmed, none of them a control character. */
export const PersonName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please give a name.'),
    z.maxLength(NAME_MAX),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please use letters, spaces and marks only.'),
  )
export const Bio = z.string().check(z.trim(), z.maxLength(BIO_MAX))

/** A person as others see them: never an e-mail address. */
export const Person = z.object({
  _id: Id,
  name: z.string(),
  bio: z.string(),
  profilePicture: z.nullable(z.string()),
  followerCount: z.int(),
  followingCount: z.int(),
})
export type Person = z.infer<typeof Person>

/** One's own profile, in the spec's shape. The lists hold the newest 1,000 ids; the counts are whole. */
export const Me = z.object({
  ...Person.shape,
  firebaseUid: z.string(),
  email: z.string(),
  preferences: z.object({ travelType: TravelType }),
  followers: z.array(Id),
  following: z.array(Id),
  favoriteTours: z.array(Id),
  /** Whether they have said that they are adults. */
  consented: z.boolean(),
  /** When the account goes, if its owner asked for that; null otherwise. */
  leavesAt: z.nullable(z.string()),
})
export type Me = z.infer<typeof Me>

/** What a profile form may change; what is left out stays. An empty picture removes it. */
export const ProfileChange = z.object({
  name: z.optional(PersonName),
  bio: z.optional(Bio),
  preferences: z.optional(z.object({ travelType: TravelType })),
  profilePicture: z.optional(z.union([z.literal(''), z.string().check(z.regex(/^media\/[\w.-]{1,100}$/))])),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const PersonRef = z.object({ userId: Id })
