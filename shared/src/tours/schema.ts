import * as z from 'zod/mini'
import { DestinationId } from '../destinations/schema.ts'
import { atMost, Cursor, Day, GivenDay, Id, pageOf, readable, storable } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { TourType } from '../packages/schema.ts'
import { Gender } from '../social/genders.ts'
import {
  ANSWER_MAX,
  CANCELLATION_MAX,
  DESTINATION_MAX,
  GUEST_QUESTION_MAX,
  isTourImage,
  PRICE_MAX,
  QUESTION_MAX,
  QUESTIONS_MAX,
  REASON_MAX,
  SEATS_MAX,
  TOUR_COVERS,
  TOUR_IMAGES_MAX,
  TOUR_NAME_MAX,
  TOUR_TEXT_MAX,
} from './rules.ts'

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), atMost(max), readable())

/** The default number of participants that a tour lists. */
export const PARTICIPANTS_NAMED = 12

/** A participant of a tour. */
export const Traveller = z.object({ _id: Id, name: z.string(), firebaseUid: z.string() })
export type Traveller = z.infer<typeof Traveller>

/** A thing that the price of a tour covers, as its host says. */
export const TourCover = z.enum(TOUR_COVERS)
export type TourCover = z.infer<typeof TourCover>

/** A group tour, as its reader sees it. The price is in whole rupees per person; a null `capacity` means unlimited. */
export const Tour = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  /** The host's text about refunds; empty for none. */
  cancellationTerms: z.string(),
  images: z.array(z.string()),
  /** A picture of the place, if the tour has no pictures of its own. */
  placePicture: z.optional(z.string()),
  travelDates: z.object({ start: Day, end: Day }),
  price: z.int(),
  /** What the price covers; empty while the host has not said so. */
  covers: z.optional(z.array(TourCover)),
  destination: z.string(),
  /** The destination's id, if there is a page about it. */
  placeId: z.nullable(DestinationId),
  creatorId: Traveller,
  /**
   * The first participants whom the reader may see, 12 by default. `participantCount` counts all except those hidden by
   * a block, so also those who hide their joined tours.
   */
  participants: z.array(Traveller),
  participantCount: z.int(),
  packageId: z.nullable(z.object({ _id: Id, name: z.string(), tourType: TourType })),
  capacity: z.nullable(z.int()),
  /** Whether anyone with the link sees it without signing in; link previews and the help chat may then show it, too. */
  isPublic: z.boolean(),
  /** Whether a public tour shows its host's first name, picture and checks to people who are not signed in. */
  showsHost: z.boolean(),
  cancelled: z.boolean(),
  ended: z.boolean(),
  /** The host has closed the tour to new participants. */
  joiningClosed: z.boolean(),
  /** The host decides about each request to join; `questions` are what the host then asks. */
  needsApproval: z.boolean(),
  questions: z.array(z.string()),
  /** The only gender to which the tour is open; null for everybody. Others never see the tour. */
  onlyGender: z.nullable(Gender),
  /**
   * The reader's relation to the tour. `place`: the queue position from 1, null if not on the waitlist; `requested`: the
   * reader has an open request to join; `removed`: the host has removed or declined the reader, who cannot join;
   * `declined`: the latter of the two; `withBlocked`: the reader and a user whom they have blocked are both in it.
   */
  mine: z.object({
    host: z.boolean(),
    joined: z.boolean(),
    place: z.nullable(z.int()),
    favorite: z.boolean(),
    requested: z.boolean(),
    removed: z.boolean(),
    declined: z.boolean(),
    withBlocked: z.boolean(),
  }),
})
export type Tour = z.infer<typeof Tour>

const TourImage = z
  .string()
  .check(atMost(100, inputText.pictureNotUploaded), z.refine(isTourImage, inputText.pictureNotUploaded))

/** The fields that a host writes. */
export const TourFacts = z.object({
  packageId: z.optional(z.nullable(Id)),
  name: text(TOUR_NAME_MAX),
  description: z._default(z.string().check(z.trim(), atMost(TOUR_TEXT_MAX), storable()), ''),
  /** Unchanged in an update that omits it. */
  cancellationTerms: z.optional(z.string().check(z.trim(), atMost(CANCELLATION_MAX), storable())),
  destination: text(DESTINATION_MAX),
  travelDates: z
    .object({ start: GivenDay, end: GivenDay })
    .check(z.refine(({ start, end }) => end >= start, { path: ['end'], message: inputText.tourEndsBeforeStart })),
  price: z.int().check(z.gte(0), z.lte(PRICE_MAX)),
  /** Unchanged in an update that omits it; none in a new tour. */
  covers: z.optional(
    z.array(TourCover).check(z.refine((covers) => new Set(covers).size === covers.length, inputText.choiceTwice)),
  ),
  capacity: z._default(z.nullable(z.int().check(z.gte(1), z.lte(SEATS_MAX))), null),
  images: z._default(z.array(TourImage).check(atMost(TOUR_IMAGES_MAX)), []),
  isPublic: z._default(z.boolean(), false),
  /** Unchanged in an update that omits it; false in a new tour. */
  showsHost: z.optional(z.boolean()),
  /** Unchanged in an update that omits it; false in a new tour. Open requests stay when it is turned off. */
  needsApproval: z.optional(z.boolean()),
  /** Unchanged in an update that omits it; none in a new tour. */
  questions: z.optional(z.array(text(QUESTION_MAX)).check(atMost(QUESTIONS_MAX))),
  /**
   * Opens the tour only to the gender that the host has declared. Such a tour cannot be public. Unchanged in an update
   * that omits it; false in a new tour.
   */
  sameGenderOnly: z.optional(z.boolean()),
})
export type TourFacts = z.infer<typeof TourFacts>

/**
 * A day of the host's plan in short, as people outside of the tour see it: the known sights of the place by name, and how many
 * other visits there are. Times, stays, meals, ways, notes, costs and everything that somebody typed are for members.
 */
export const TourDay = z.object({
  /** From 0. */
  day: z.int(),
  date: z.nullable(Day),
  sights: z.array(z.string()),
  otherVisits: z.int(),
})
export type TourDay = z.infer<typeof TourDay>
/** Empty while the host has made no plan. `startsIn`: the place in which the plan begins, if it is known. */
export const TourDays = z.object({ days: z.array(TourDay), startsIn: z.optional(z.nullable(z.string())) })
export type TourDays = z.infer<typeof TourDays>

/**
 * A public tour as people who are not signed in see it: nothing of its participants, and of its host only what the host
 * has chosen to show. A null `seatsLeft` means unlimited.
 */
export const SharedTour = z.object({
  ...z.pick(Tour, {
    _id: true,
    name: true,
    description: true,
    cancellationTerms: true,
    images: true,
    travelDates: true,
    price: true,
    covers: true,
    destination: true,
    packageId: true,
    ended: true,
    joiningClosed: true,
    needsApproval: true,
  }).shape,
  seatsLeft: z.nullable(z.int()),
  /** `photo`: a moderator has compared the host with their picture; `references`: how many a visitor may see. */
  host: z.nullable(
    z.object({
      firstName: z.string(),
      picture: z.nullable(z.string()),
      photo: z.optional(z.boolean()),
      references: z.optional(z.int()),
    }),
  ),
  days: z.optional(z.array(TourDay)),
  startsIn: z.optional(z.nullable(z.string())),
})
export type SharedTour = z.infer<typeof SharedTour>

export const TourSort = z.enum(['soonest', 'cheapest', 'newest'])

/** A price filter in whole rupees; the maximum is that of the database column. */
const Amount = z.int().check(z.gte(0), z.lte(2_147_483_647))

export const TourFilters = z.object({
  q: z.optional(z.string().check(z.trim(), atMost(100), storable())),
  packageId: z.optional(Id),
  destination: z.optional(z.string().check(z.trim(), atMost(DESTINATION_MAX), storable())),
  /** Tours to the destination with this id. */
  placeId: z.optional(DestinationId),
  /** Tours that start on this day or later. */
  from: z.optional(GivenDay),
  /** Tours that end on this day or earlier. */
  to: z.optional(GivenDay),
  minPrice: z.optional(Amount),
  maxPrice: z.optional(Amount),
  /** Only tours that can be joined at once. */
  hasSeats: z.optional(z.boolean()),
  hostId: z.optional(Id),
  joinedBy: z.optional(Id),
  /** Only the reader's favorites. */
  favorite: z.optional(z.boolean()),
  /** Only tours on whose waitlist the reader is, or that the reader has asked to join. */
  waiting: z.optional(z.boolean()),
})
export type TourFilters = z.infer<typeof TourFilters>

/** `soonest`: upcoming tours by start, then started ones from the latest. */
export const TourQuery = z.object({
  ...TourFilters.shape,
  sort: z._default(TourSort, 'soonest'),
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
  /** The most participants that each tour lists. */
  participants: z._default(z.int().check(z.gte(0), z.lte(100)), PARTICIPANTS_NAMED),
  cursor: z.optional(Cursor),
})
export const TourPage = pageOf(Tour)

/** The number of tours that match the filters, at most 100; `more`: there are more. */
export const TourCount = z.object({ count: z.int(), more: z.boolean() })
export const TourRef = z.object({ tourId: Id })

/** `userId` is optional; it must be the caller's own. */
export const Seat = z.object({ tourId: Id, userId: z.optional(Id) })

/** `quiet`: neither the host nor the group is told that the caller has left. */
export const LeaveRequest = z.extend(Seat, { quiet: z._default(z.boolean(), false) })

/** A question of the host, as the tour has it, and the answer to it; an empty question has the words of whoever asks to join. */
export const Answer = z.object({
  question: z.string().check(atMost(QUESTION_MAX), storable()),
  answer: text(ANSWER_MAX),
})
export type Answer = z.infer<typeof Answer>

/** `answers` are needed where the host decides and asks; `hello` is the caller's own words to such a host. */
export const JoinRequest = z.extend(Seat, {
  hello: z.optional(z.string().check(z.trim(), atMost(ANSWER_MAX), storable())),
  answers: z._default(z.array(Answer).check(atMost(QUESTIONS_MAX)), []),
})

/**
 * What somebody asks the host before joining. Only the two see it. `from`: who asks, for the host; null for the asker. A null
 * `answer`: the host has not answered yet.
 */
export const GuestQuestion = z.object({
  _id: Id,
  from: z.nullable(Traveller),
  text: z.string(),
  at: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
})
export type GuestQuestion = z.infer<typeof GuestQuestion>

/** For the host all questions, those without an answer first; for others their own, oldest first. */
export const GuestQuestions = z.object({ items: z.array(GuestQuestion) })
export const NewGuestQuestion = z.object({ tourId: Id, text: text(GUEST_QUESTION_MAX) })
export const GuestQuestionAnswer = z.object({ tourId: Id, questionId: Id, answer: text(GUEST_QUESTION_MAX) })

/** Whether a user whom the caller has blocked is on a tour that the caller can join. */
export const JoinCheck = z.object({ withBlocked: z.boolean() })

/** The tour after joining: with a seat, on the waitlist at `place` (from 1), or with a request that the host decides. */
export const JoinedTour = z.object({
  status: z.enum(['joined', 'waiting', 'requested']),
  place: z.nullable(z.int()),
  message: z.string(),
  tour: Tour,
})
export const LeftTour = z.object({ message: z.string(), tour: Tour })
export const FavoriteAnswer = z.object({ message: z.string(), favoriteTours: z.array(Id) })

/** Participants, waitlist, open requests (oldest first) and removed or declined users, for the host. */
export const TourPeople = z.object({
  participants: z.array(Traveller),
  waiting: z.array(Traveller),
  requests: z.array(z.extend(Traveller, { answers: z.array(Answer), at: z.string() })),
  removed: z.array(z.extend(Traveller, { reason: z.string(), at: z.string(), declined: z.boolean() })),
})
export type TourPeople = z.infer<typeof TourPeople>

/** A user in one of the caller's tours. */
export const TourPerson = z.object({ tourId: Id, userId: Id })
/** The result of an accepted request: a seat, or a place on the waitlist of a full tour. */
export const AcceptedRequest = z.object({
  status: z.enum(['joined', 'waiting']),
  place: z.nullable(z.int()),
  tour: Tour,
})
/** `reason` is the host's words to the removed or declined user. */
export const Removal = z.extend(TourPerson, { reason: text(REASON_MAX) })
export type Removal = z.infer<typeof Removal>
export const JoiningChange = z.object({ tourId: Id, open: z.boolean() })
