import * as z from 'zod/mini'
import { Day, Id } from '../lib/common.ts'
import { Trip, TripRef } from './schema.ts'
import { LinkToken } from './shared-trips.ts'

// The people with whom the owner of a trip plans it: invited by name or by a link.

export const TripFriendState = z.enum(['invited', 'going', 'declined'])
export type TripFriendState = z.infer<typeof TripFriendState>

export const TripFriend = z.object({
  _id: Id,
  name: z.string(),
  profilePicture: z.nullable(z.string()),
  state: TripFriendState,
  mayEdit: z.boolean(),
})
export type TripFriend = z.infer<typeof TripFriend>

/** Who comes along. For the owner with those who have not accepted, and with the link; others see who is going. */
export const TripFriends = z.object({
  owner: Trip.shape.owner,
  friends: z.array(TripFriend),
  link: z.nullable(z.object({ mayEdit: z.boolean(), expiresOn: Day })),
  /** How many more people can be invited or join. */
  left: z.int(),
})
export type TripFriends = z.infer<typeof TripFriends>

/** Another user. */
export const TripPersonRef = z.object({ userId: Id })
/** The trips that the caller and another user plan together, or to which one has invited the other. */
export const TripsWithPerson = z.object({ items: z.array(z.object({ _id: Id, title: z.string(), mine: z.boolean() })) })
export type TripsWithPerson = z.infer<typeof TripsWithPerson>

export const TripFriendRef = z.object({ ...TripRef.shape, userId: Id })
/** `quiet`: the group is not told that they have left. */
export const TripFriendRemoval = z.object({ ...TripFriendRef.shape, quiet: z.optional(z.boolean()) })
export const TripFriendRight = z.object({ ...TripFriendRef.shape, mayEdit: z.boolean() })
export const TripInvitationAnswer = z.object({ ...TripRef.shape, accept: z.boolean() })

export const TripInviteLinkDraft = z.object({ ...TripRef.shape, mayEdit: z.boolean() })
/** The only answer that has the token, in the path of the page. */
export const TripInviteLink = z.object({ path: z.string(), expiresOn: Day })

export const InviteLinkRef = z.object({ token: LinkToken })
/** What somebody with the link sees of a trip before they join it. */
export const LinkedTrip = z.object({
  title: z.string(),
  place: z.pick(Trip.shape.place, { name: true, state: true, image: true }),
  startDate: z.nullable(Day),
  dayCount: z.int(),
  owner: Trip.shape.owner,
  mayEdit: z.boolean(),
})
export type LinkedTrip = z.infer<typeof LinkedTrip>
