import * as z from 'zod/mini'
import { Cursor, faultless, Id, pageOf, readable, storable } from './common.ts'
import { nameFault } from './name-rules.ts'
import { LANGUAGES_MAX, NOTE_MAX } from './social-rules.ts'
import { Tour } from './tours.ts'

export const TravelType = z.enum(['family', 'genZ'])
export type TravelType = z.infer<typeof TravelType>

/**
 * Who sees the tours that somebody has joined: everybody who is signed in, the people whom they follow or are matched
 * with, or nobody. Everyone on a tour sees who else is on it.
 */
export const JoinedToursVisibleTo = z.enum(['everyone', 'connections', 'nobody'])
export type JoinedToursVisibleTo = z.infer<typeof JoinedToursVisibleTo>

export const NAME_MAX = 80
export const BIO_MAX = 500
export const CITY_MAX = 60

/** A person's name as they write it: 1-80 characters once trimmed, as name-rules.ts has them. */
export const PersonName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please give a name.'), z.maxLength(NAME_MAX), faultless(nameFault))
export const Bio = z.string().check(z.trim(), z.maxLength(BIO_MAX), storable())

/** The name of a place or a language: one line. */
const shortName = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), readable())

/** Languages as people write them in one line: parted by commas, each once. */
export const languagesOf = (line: string): string[] => [
  ...new Map(
    line
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => [one.toLowerCase(), one]),
  ).values(),
]

/** A person as others see them: never an e-mail address. City and languages are for whoever is signed in. */
export const Person = z.object({
  _id: Id,
  name: z.string(),
  bio: z.string(),
  profilePicture: z.nullable(z.string()),
  homeCity: z.nullable(z.string()),
  languages: z.array(z.string()),
  followerCount: z.int(),
  followingCount: z.int(),
})
export type Person = z.infer<typeof Person>

/** A person with their tours, at most 100 of each kind, which are for whoever is signed in. */
export const Profile = z.object({
  ...Person.shape,
  hostedTours: z.optional(z.array(Tour)),
  joinedTours: z.optional(z.array(Tour)),
})

/** One's own profile, in the spec's shape. The lists hold the newest 1,000 ids; the counts are whole. */
export const Me = z.object({
  ...Person.shape,
  firebaseUid: z.string(),
  email: z.string(),
  preferences: z.object({ travelType: TravelType }),
  followers: z.array(Id),
  following: z.array(Id),
  favoriteTours: z.array(Id),
  joinedToursVisibleTo: JoinedToursVisibleTo,
  /** Whether they have said that they are adults. */
  consented: z.boolean(),
  /** Whether they are mailed when a seat comes free for them or a tour of theirs is cancelled. */
  tourMails: z.boolean(),
  /** When the account goes, if its owner asked for that; null otherwise. */
  leavesAt: z.nullable(z.string()),
})
export type Me = z.infer<typeof Me>

/** What a profile form may change; what is left out stays. An empty picture or city removes it. */
export const ProfileChange = z.object({
  name: z.optional(PersonName),
  bio: z.optional(Bio),
  preferences: z.optional(z.object({ travelType: TravelType })),
  homeCity: z.optional(z.union([z.literal(''), shortName(CITY_MAX)])),
  joinedToursVisibleTo: z.optional(JoinedToursVisibleTo),
  languages: z.optional(z.array(shortName(40)).check(z.maxLength(LANGUAGES_MAX))),
  tourMails: z.optional(z.boolean()),
  profilePicture: z.optional(z.union([z.literal(''), z.string().check(z.regex(/^media\/[\w.-]{1,100}$/))])),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const PersonRef = z.object({ userId: Id })

/** Whom to follow or not; `userId`, where it is given, must be the caller's own. */
export const FollowRef = z.object({ followedId: Id, userId: z.optional(Id) })
export const FollowStatusQuery = z.object({ followedId: Id, currentUser: z.optional(Id) })
export const FollowStatus = z.object({ isFollowing: z.boolean() })
/** What it is now, and how many follow that person. */
export const FollowAnswer = z.object({ message: z.string(), isFollowing: z.boolean(), followerCount: z.int() })

/** Who follows `userId`, or whom they follow; the latest first. */
export const FollowQuery = z.object({
  userId: Id,
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 24),
  cursor: z.optional(Cursor),
})
export const PersonPage = pageOf(Person)

/** People whom the caller has blocked; the latest first. */
export const BlockedQuery = z.omit(FollowQuery, { userId: true })
/** The name is the one they had when they were blocked. */
export const BlockedPage = pageOf(z.object({ _id: Id, name: z.string() }))

export const ReportReason = z.enum(['harassment', 'unsafe', 'inappropriate', 'fake', 'scam', 'underage', 'other'])
export type ReportReason = z.infer<typeof ReportReason>

/** A word to the moderators about somebody, who is never told whose it was. `alsoBlock` blocks them in the same call. */
export const Report = z.object({
  userId: Id,
  reason: ReportReason,
  note: z._default(z.string().check(z.trim(), z.maxLength(NOTE_MAX), storable()), ''),
  alsoBlock: z._default(z.boolean(), false),
})
export type Report = z.infer<typeof Report>
