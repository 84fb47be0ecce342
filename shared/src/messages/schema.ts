import * as z from 'zod/mini'
import { atMost, Cursor, Id, pageOf, storable } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { Match } from '../matching/schema.ts'
import { Person } from '../social/schema.ts'

export const MESSAGE_MAX = 2_000

/** Plain text with line breaks, not blank. */
export const MessageText = z
  .string()
  .check(z.trim(), z.minLength(1, inputText.messageMissing), atMost(MESSAGE_MAX), storable())

/** Within a conversation, ids are in the order of sending. */
export const Message = z.object({
  _id: Id,
  from: Id,
  to: Id,
  text: z.string(),
  at: z.string(),
  /** The sender's idempotency key; null if there is none. */
  key: z.nullable(z.string()),
})
export type Message = z.infer<typeof Message>

const page = { limit: z._default(z.int().check(z.gte(1), z.lte(100)), 30), cursor: z.optional(Cursor) }

/**
 * A conversation, as one of the two sees it. Matched users have one, and the host and each guest of a tour until 30 days after it.
 * It closes for both when that ends, and by a block.
 */
export const ConversationSummary = z.object({
  person: Person,
  last: Message,
  /** The number of unread messages, at most 100. */
  unread: z.int(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

/** Conversations with messages, latest first; `unread` sums the unread messages of all of them, up to 100 each. */
export const ConversationQuery = z.object(page)
export const ConversationPage = z.extend(pageOf(ConversationSummary), { unread: z.int() })

/** The messages exchanged with `userId`, newest first. */
export const MessageQuery = z.object({ userId: Id, ...page })
export const MessagePage = z.extend(pageOf(Message), {
  person: Person,
  /** Whether the two are matched; otherwise they are host and guest of a tour. */
  matched: z.boolean(),
  /** The last message that the other user has read; null for none. */
  readUpTo: z.nullable(Id),
})

/** With a `key` (any uuid), a repeated call sends the message once. */
export const MessageDraft = z.object({ userId: Id, text: MessageText, key: z.optional(z.uuid()) })

/** Marks the messages of `userId` as read, up to and including this one. */
export const MessageMark = z.object({ userId: Id, upTo: Id })
export const Unread = z.object({ unread: z.int() })

/** The id of the last received event; tRPC's client sends it when it reconnects. */
export const StreamQuery = z.object({ lastEventId: z.nullish(z.string().check(atMost(40), storable())) })

/**
 * An event of the stream. `message`, `read`, `match` and `closed` arrive exactly once, also across reconnects; `notice`,
 * `tour`, `group` and `trip` mean that a list may have changed.
 */
export const RealtimeEvent = z.discriminatedUnion('kind', [
  /** Sent to or by the reader, from any browser. */
  z.object({ kind: z.literal('message'), message: Message }),
  /** `by` has read what `from` wrote, up to and including `upTo`; the reader is one of the two. */
  z.object({ kind: z.literal('read'), by: Id, from: Id, upTo: Id }),
  z.object({ kind: z.literal('match'), match: Match }),
  /** The match with `userId` has ended, and their conversation is closed. */
  z.object({ kind: z.literal('closed'), userId: Id }),
  /** There may be new notifications. */
  z.object({ kind: z.literal('notice') }),
  /** A tour or its people have changed; null: any tour. */
  z.object({ kind: z.literal('tour'), tourId: z.nullable(Id) }),
  /** Something has changed in the group of a tour, or in the reader's summary of it; null: in any group. */
  z.object({ kind: z.literal('group'), tourId: z.nullable(Id) }),
  /** A trip, its items or the reader's checklist of it have changed; null: any trip. */
  z.object({ kind: z.literal('trip'), tripId: z.nullable(Id) }),
  /** A ledger of expenses has changed; null: any. */
  z.object({ kind: z.literal('expenses'), ledger: z.nullable(z.object({ kind: z.enum(['tour', 'trip']), id: Id })) }),
  /** The first event of a new stream: data that was fetched before may be stale. */
  z.object({ kind: z.literal('refresh') }),
])
export type RealtimeEvent = z.infer<typeof RealtimeEvent>
