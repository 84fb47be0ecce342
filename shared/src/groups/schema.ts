import * as z from 'zod/mini'
import { atMost, Cursor, Day, Id, pageOf, storable, UploadPath, webLink } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { MESSAGE_MAX, MessageText } from '../messages/schema.ts'
import { Connection } from '../social/schema.ts'
import {
  CHOICE_MAX,
  CHOICES_MAX,
  CHOICES_MIN,
  MEETING_NOTE_MAX,
  MEETING_PLACE_MAX,
  QUESTION_MAX,
  REACTIONS,
} from './rules.ts'

// The group conversation of a tour: its host and everybody with a seat, until GROUP_DAYS after the last day. A private trip
// whose owner has invited friends has one too, of the owner and of those who are going; where a tour is named, it is the
// trip then, and its owner the host. Others get NOT_FOUND. Words, names, reactions and read marks of a person whom a block separates from the reader are left out.

export const Reaction = z.enum(REACTIONS)
export type Reaction = z.infer<typeof Reaction>

/** Someone who is or was in the group. */
export const Member = z.object({ _id: Id, name: z.string(), profilePicture: z.nullable(z.string()) })
export type Member = z.infer<typeof Member>

const base = {
  /** The position in the conversation, from 1; it may have gaps. */
  number: z.int(),
  /** Grows with each change of the entry, and is unique in the group. */
  version: z.int(),
  at: z.string(),
}
/** Null: the account was deleted. */
const from = z.nullable(Member)

/** `text` may be empty beside a picture, and is when the account of its author was deleted. */
export const GroupMessage = z.object({
  kind: z.literal('message'),
  ...base,
  from,
  text: z.string(),
  /** A path below the API's base path, as `POST /api/media` responds; null for none. */
  picture: z.nullable(z.string()),
  /** The author's idempotency key; null if there is none, and for other readers. */
  key: z.nullable(z.string()),
  /** The beginning of the answered entry; null also when the reader may not see it. */
  replyTo: z.nullable(z.object({ number: z.int(), from: z.string(), text: z.string() })),
  pinned: z.boolean(),
  reactions: z.array(z.object({ reaction: Reaction, count: z.int(), mine: z.boolean() })),
})
export type GroupMessage = z.infer<typeof GroupMessage>

export const Poll = z.object({
  kind: z.literal('poll'),
  ...base,
  from,
  question: z.string(),
  /** `voters` are the first whom the reader may see. */
  choices: z.array(z.object({ text: z.string(), votes: z.int(), mine: z.boolean(), voters: z.array(Member) })),
  severalVotes: z.boolean(),
  closesAt: z.nullable(z.string()),
  closed: z.boolean(),
  voterCount: z.int(),
})
export type Poll = z.infer<typeof Poll>

export const Meeting = z.object({
  kind: z.literal('meeting'),
  ...base,
  from,
  place: z.string(),
  meetAt: z.string(),
  note: z.string(),
  /** An https address; null for none. */
  mapUrl: z.nullable(z.string()),
  arrivals: z.array(Member),
  arrivalCount: z.int(),
  /** Whether the reader has said "I am here". */
  mine: z.boolean(),
  /** Whether today, in India, is the day of the meeting. */
  rollCall: z.boolean(),
})
export type Meeting = z.infer<typeof Meeting>

/** A change of the tour: somebody joined or left it, or moved up from its waitlist; or its dates changed. */
const line = <Kind extends string>(kind: Kind) => z.object({ kind: z.literal(kind), ...base, person: from })
const Dates = z.object({
  kind: z.literal('dates'),
  ...base,
  from,
  travelDates: z.object({ start: Day, end: Day }),
})

export const GroupEntry = z.discriminatedUnion('kind', [
  GroupMessage,
  Poll,
  Meeting,
  line('joined'),
  line('left'),
  line('promoted'),
  Dates,
])
export type GroupEntry = z.infer<typeof GroupEntry>

/** The id of the tour, or of the trip. */
export const GroupRef = z.object({ tourId: Id })
/** Of the group of a trip: whether it has dates. Without, its `travelDates` are today. */
const trip = z.optional(z.object({ dated: z.boolean() }))
/** One entry of a group. */
const entryRef = { tourId: Id, number: z.int().check(z.gte(1)) }

/** The caller's groups with the newest entry that is no system line, latest first, at most 100. */
export const GroupList = z.object({
  items: z.array(
    z.object({
      tour: z.object({
        _id: Id,
        name: z.string(),
        destination: z.string(),
        travelDates: z.object({ start: Day, end: Day }),
        image: z.nullable(z.string()),
        /** Whether its host has cancelled the tour. */
        cancelled: z.optional(z.boolean()),
      }),
      trip,
      /** At most 100. */
      unread: z.int(),
      muted: z.boolean(),
      /** `text` is an excerpt: of a message, a poll's question, or a meeting's place; empty for a picture. */
      last: z.nullable(z.object({ from: z.nullable(z.string()), text: z.string(), at: z.string() })),
    }),
  ),
  /** The sum over the groups that are not muted. */
  unread: z.int(),
})
export type GroupList = z.infer<typeof GroupList>

export const Group = z.object({
  tour: z.object({
    _id: Id,
    name: z.string(),
    destination: z.string(),
    travelDates: z.object({ start: Day, end: Day }),
    images: z.array(z.string()),
    capacity: z.nullable(z.int()),
    participantCount: z.int(),
    /** The number of people on the waitlist. */
    waiting: z.int(),
    cancelled: z.boolean(),
    /** When its host cancelled it. */
    cancelledAt: z.optional(z.nullable(z.string())),
  }),
  trip,
  /** Whether the reader hosts the tour, or owns the trip. */
  host: z.boolean(),
  /** The host first, then participants in the order of joining, at most 100; `memberCount` counts all. */
  members: z.array(z.extend(Member, { host: z.boolean(), readUpTo: z.int(), connection: z.optional(Connection) })),
  memberCount: z.int(),
  muted: z.boolean(),
  unread: z.int(),
  /** The number of the last entry that the reader has read; 0 for none. */
  readUpTo: z.int(),
  /** The version of the newest change, from which `groups.changes` goes on. */
  version: z.int(),
  /** The message that was pinned last. */
  pinned: z.nullable(GroupMessage),
  /** The newest meeting point. */
  meeting: z.nullable(Meeting),
  /** The last day on which the group is open. */
  opensUntil: Day,
})
export type Group = z.infer<typeof Group>

/** Entries, newest first. */
export const GroupEntriesQuery = z.object({
  tourId: Id,
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 30),
  cursor: z.optional(Cursor),
})
export const GroupEntryPage = pageOf(GroupEntry)

/**
 * New and changed entries in the order of their versions, at most 100, each as it is now. `version`: from where the next
 * call goes on, also when no entry is visible to the reader; `hasMore`: call again at once.
 */
export const GroupChangesQuery = z.object({ tourId: Id, after: z.int().check(z.gte(0)) })
export const GroupChanges = z.object({ entries: z.array(GroupEntry), version: z.int(), hasMore: z.boolean() })
export type GroupChanges = z.infer<typeof GroupChanges>

/**
 * A text, a picture or both. `picture` is a path from `POST /api/media`, uploaded by the caller. With a `key` (any uuid), a
 * repeated call sends the message once.
 */
export const GroupDraft = z
  .object({
    tourId: Id,
    text: z._default(z.string().check(z.trim(), atMost(MESSAGE_MAX), storable()), ''),
    picture: z.optional(z.nullable(UploadPath)),
    replyTo: z.optional(z.nullable(entryRef.number)),
    key: z.optional(z.uuid()),
  })
  .check(
    z.refine(({ text, picture }) => text !== '' || Boolean(picture), {
      path: ['text'],
      message: inputText.messageMissing,
    }),
  )

export const ReactionChange = z.object({ ...entryRef, reaction: Reaction, on: z.boolean() })
/** For the host. */
export const PinChange = z.object({ ...entryRef, pinned: z.boolean() })
/** Marks everything up to this entry as read; marks only move forward. */
export const GroupMark = z.object({ tourId: Id, upTo: z.int().check(z.gte(0)) })
/** The number of unread entries of the group after that. */
export const GroupUnread = z.object({ unread: z.int() })
export const MuteChange = z.object({ tourId: Id, muted: z.boolean() })
export const Muted = z.object({ muted: z.boolean() })

const shortText = (max: number) => MessageText.check(atMost(max))
const Instant = z.string().check(atMost(40), z.iso.datetime())

const choiceText = (choice: string) => choice.trim().toLowerCase()

/** `severalVotes`: a person may vote for more than one choice. Without `closesAt` it stays open until somebody closes it. */
export const PollDraft = z.object({
  tourId: Id,
  question: shortText(QUESTION_MAX),
  choices: z.array(shortText(CHOICE_MAX)).check(z.minLength(CHOICES_MIN), atMost(CHOICES_MAX), ({ value, issues }) => {
    const texts = value.map(choiceText)
    for (const [index, text] of texts.entries())
      if (texts.indexOf(text) < index)
        issues.push({ code: 'custom', path: [index], message: inputText.choiceTwice, input: value[index] })
  }),
  severalVotes: z._default(z.boolean(), false),
  closesAt: z.optional(z.nullable(Instant)),
  key: z.optional(z.uuid()),
})
/** Replaces the caller's votes by these choices, counted from 0; none takes them back. CONFLICT when the poll is closed or the tour cancelled. */
export const Vote = z.object({
  ...entryRef,
  choices: z.array(z.int().check(z.gte(0), z.lt(CHOICES_MAX))).check(atMost(CHOICES_MAX)),
})
/** For the poll's author and the host. */
export const PollRef = z.object(entryRef)

/** For the host; the newest meeting point counts. */
export const MeetingDraft = z.object({
  tourId: Id,
  place: shortText(MEETING_PLACE_MAX),
  meetAt: Instant,
  note: z._default(z.string().check(z.trim(), atMost(MEETING_NOTE_MAX), storable()), ''),
  mapUrl: z.optional(z.nullable(webLink(500))),
  key: z.optional(z.uuid()),
})
/** "I am here", on the day of the newest meeting only. */
export const Arrival = z.object({ tourId: Id, here: z.boolean() })
