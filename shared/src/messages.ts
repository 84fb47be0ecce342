import * as z from 'zod/mini'
import { Cursor, Id, pageOf, storable } from './common.ts'
import { Match } from './matching.ts'
import { Person } from './social.ts'

export const MESSAGE_MAX = 2_000

/** Plain text; line breaks are kept, what is blank is no message. */
export const MessageText = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please write something first.'), z.maxLength(MESSAGE_MAX), storable())

/** Within one talk ids grow in the order in which messages were sent. */
export const Message = z.object({
  _id: Id,
  from: Id,
  to: Id,
  text: z.string(),
  at: z.string(),
  /** What its sender called it before it was sent; null for who did not. */
  key: z.nullable(z.string()),
})
export type Message = z.infer<typeof Message>

const page = { limit: z._default(z.int().check(z.gte(1), z.lte(100)), 30), cursor: z.optional(Cursor) }

/** A talk, as one of the two sees it. Only matched people have one; unmatching or blocking closes it for both. */
export const Thread = z.object({
  person: Person,
  last: Message,
  /** Messages that the reader has not read; counted up to 100. */
  unread: z.int(),
})
export type Thread = z.infer<typeof Thread>

/** Talks in which something was said, the latest first; `unread` counts the messages of all of them, up to 100 each. */
export const ThreadQuery = z.object(page)
export const ThreadPage = z.extend(pageOf(Thread), { unread: z.int() })

/** What was said with `userId`, newest first. */
export const MessageQuery = z.object({ userId: Id, ...page })
export const MessagePage = z.extend(pageOf(Message), {
  person: Person,
  /** The last message up to which the other has read; null for none. */
  readUpTo: z.nullable(Id),
})

/** `key`, any uuid, makes asking twice send once. */
export const MessageDraft = z.object({ userId: Id, text: MessageText, key: z.optional(z.uuid()) })

/** Marks what `userId` wrote, up to and including this message, as read. */
export const MessageMark = z.object({ userId: Id, upTo: Id })
export const Unread = z.object({ unread: z.int() })

/** Where the stream was left; tRPC's client says so by itself when it comes back. */
export const LiveQuery = z.object({ lastEventId: z.nullish(z.string().check(z.maxLength(40))) })

/**
 * What a browser is told while it is open. `message`, `read`, `match` and `closed` come once each, also across lost
 * connections; `notice` and `tour` say that a list has changed, and may come for nothing.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  /** Sent to the reader, or by them in this browser or another. */
  z.object({ kind: z.literal('message'), message: Message }),
  /** `by` has read what `from` wrote, up to and including `upTo`; the reader is one of the two. */
  z.object({ kind: z.literal('read'), by: Id, from: Id, upTo: Id }),
  z.object({ kind: z.literal('match'), match: Match }),
  /** The match with `userId`, and the talk with them, is no more. */
  z.object({ kind: z.literal('closed'), userId: Id }),
  /** There may be new notices. */
  z.object({ kind: z.literal('notice') }),
  /** People or facts of a tour have changed; null: of any. */
  z.object({ kind: z.literal('tour'), tourId: z.nullable(Id) }),
  /** From here on everything is told; what was fetched before may be stale. Comes first on a new stream. */
  z.object({ kind: z.literal('refresh') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
