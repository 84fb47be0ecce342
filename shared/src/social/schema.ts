import * as z from 'zod/mini'
import { atMost, Cursor, checkedBy, Id, pageOf, readable, storable } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { TourType } from '../packages/schema.ts'
import { Tour } from '../tours/schema.ts'
import { nameError } from './name-rules.ts'
import { JOINED_TOURS_VISIBLE_TO, LANGUAGES_MAX, TRAVEL_TYPES, TRIP_TYPES_MAX } from './rules.ts'

export const TravelType = z.enum(TRAVEL_TYPES)
export type TravelType = z.infer<typeof TravelType>

/**
 * Who may see the tours that a user has joined: all signed-in users, those whom the user follows or is matched with, or
 * nobody. Participants of a tour always see each other.
 */
export const JoinedToursVisibleTo = z.enum(JOINED_TOURS_VISIBLE_TO)
export type JoinedToursVisibleTo = z.infer<typeof JoinedToursVisibleTo>

export const NAME_MAX = 80
export const BIO_MAX = 500
export const CITY_MAX = 60

/** A user's name: 1-80 characters after trimming, checked by name-rules.ts. */
export const PersonName = z
  .string()
  .check(z.trim(), z.minLength(1, inputText.nameMissing), atMost(NAME_MAX), checkedBy(nameError))
export const Bio = z.string().check(z.trim(), atMost(BIO_MAX), storable())

/** The name of a city or language, in one line. */
const shortName = (max: number) => z.string().check(z.trim(), z.minLength(1), atMost(max), readable())

/** Splits a line at commas, without empty parts. */
export const partsOf = (line: string): string[] =>
  line
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Splits a line of languages at commas, without duplicates. */
export const languagesOf = (line: string): string[] => [
  ...new Map(partsOf(line).map((one) => [one.toLowerCase(), one])).values(),
]

/** A user as others see them, without the e-mail address. City and languages are only for signed-in readers. */
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

/** The trips that a user likes, in the order of their choice, and the months in which they travel. */
const travelHabits = {
  tripTypes: z.array(TourType),
  /** 1-12, ascending. */
  travelMonths: z.array(z.int()),
}

/** A user's profile page. The habits are only for signed-in readers, like city and languages. */
export const PersonDetails = z.object({ ...Person.shape, ...travelHabits })
export type PersonDetails = z.infer<typeof PersonDetails>

/** How the reader stands with somebody: nothing, asked by a right swipe of the reader, or matched. Never what the other did. */
export const Connection = z.enum(['none', 'asked', 'matched'])
export type Connection = z.infer<typeof Connection>

/** Somebody's profile page for a reader, if there is one who is somebody else. */
export const OtherPerson = z.object({ ...PersonDetails.shape, connection: z.optional(Connection) })
export type OtherPerson = z.infer<typeof OtherPerson>

/** A user with their tours, at most 100 of each kind; the tours are only for signed-in readers. */
export const Profile = z.object({
  ...PersonDetails.shape,
  hostedTours: z.optional(z.array(Tour)),
  joinedTours: z.optional(z.array(Tour)),
})

/** The caller's own profile. The lists have the newest 1,000 ids; the counts include all. */
export const Me = z.object({
  ...PersonDetails.shape,
  firebaseUid: z.string(),
  email: z.string(),
  preferences: z.object({ travelType: TravelType }),
  /** Whether the user has chosen the travel type; if not, it is the default, and others do not see it. */
  travelTypeChosen: z.boolean(),
  followers: z.array(Id),
  following: z.array(Id),
  favoriteTours: z.array(Id),
  joinedToursVisibleTo: JoinedToursVisibleTo,
  /** False: the account is from when everyone saw them by default, and its owner is to be asked, once. */
  visibilityAnswered: z.boolean(),
  /** Whether the user has confirmed to be an adult. */
  consented: z.boolean(),
  /** Whether the user gets mails about freed seats and cancelled tours. */
  tourMails: z.boolean(),
  /** Whether the user gets a daily mail about what is unread. */
  digestMails: z.boolean(),
  /** When the account will be deleted, if its owner requested that; else null. */
  leavesAt: z.nullable(z.string()),
  /** Present for members of the staff, whose menu leads to the admin site. */
  staff: z.optional(z.literal(true)),
})
export type Me = z.infer<typeof Me>

/** Changes of a profile; omitted fields stay unchanged. An empty picture or city removes it. */
export const ProfileChange = z.object({
  name: z.optional(PersonName),
  bio: z.optional(Bio),
  preferences: z.optional(z.object({ travelType: TravelType })),
  homeCity: z.optional(z.union([z.literal(''), shortName(CITY_MAX)])),
  joinedToursVisibleTo: z.optional(JoinedToursVisibleTo),
  languages: z.optional(z.array(shortName(40)).check(atMost(LANGUAGES_MAX))),
  tripTypes: z.optional(z.array(TourType).check(atMost(TRIP_TYPES_MAX))),
  travelMonths: z.optional(z.array(z.int().check(z.gte(1), z.lte(12))).check(atMost(12))),
  tourMails: z.optional(z.boolean()),
  digestMails: z.optional(z.boolean()),
  profilePicture: z.optional(
    z.union([z.literal(''), z.string().check(atMost(110), z.regex(/^media\/[\w.-]{1,100}$/))]),
  ),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const PersonRef = z.object({ userId: Id })

/** The user to follow or unfollow; `userId` is optional and must be the caller's own. */
export const FollowRef = z.object({ followedId: Id, userId: z.optional(Id) })
export const FollowStatusQuery = z.object({ followedId: Id, currentUser: z.optional(Id) })
export const FollowStatus = z.object({ isFollowing: z.boolean() })
/** The new state, and the number of followers of that user. */
export const FollowAnswer = z.object({ message: z.string(), isFollowing: z.boolean(), followerCount: z.int() })

/** The followers of `userId`, or the users whom they follow; latest first. */
export const FollowQuery = z.object({
  userId: Id,
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 24),
  cursor: z.optional(Cursor),
})
export const PersonPage = pageOf(Person)

/** Users whom the caller has blocked, latest first. */
export const BlockedQuery = z.omit(FollowQuery, { userId: true })
/** `name` is from the time of the block. */
export const BlockedPage = pageOf(z.object({ _id: Id, name: z.string() }))
