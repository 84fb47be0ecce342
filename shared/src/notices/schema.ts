import * as z from 'zod/mini'
import { Cursor, Day, Id, pageOf } from '../lib/common.ts'
import { NOTICE_KINDS } from './kinds.ts'

export const NoticeKind = z.enum(NOTICE_KINDS)
export type NoticeKind = z.infer<typeof NoticeKind>

export const Notice = z.object({
  _id: Id,
  kind: NoticeKind,
  /** Null for the decisions of moderators, and for what happens on a trip. */
  tour: z.nullable(
    z.object({
      _id: Id,
      name: z.string(),
      /** The name with the place and the days first. */
      title: z.optional(z.string()),
      creatorId: Id,
      /** The reader hosts it or has a seat, and its group is open to them. */
      isMember: z.optional(z.boolean()),
    }),
  ),
  /** Of `referencesDue`: the place of the tour, the first names of those about whom the reader has not written, and the last day. */
  write: z.optional(z.object({ place: z.string(), people: z.array(z.string()), until: Day })),
  /** The trip that it is about, without its title for a reader who no longer comes along. */
  trip: z.optional(z.object({ _id: Id, name: z.string() })),
  /** The user who caused it, if not the reader or the host of the tour. */
  actor: z.nullable(z.object({ _id: Id, name: z.string() })),
  /** The reason that the host gave, if any. */
  note: z.nullable(z.string()),
  /**
   * It is about a question before joining: `requested` says that the actor asks the host, `changed` that the host has answered.
   * Those kinds are kept, since older clients fail on kinds that they do not know.
   */
  isQuestion: z.optional(z.boolean()),
  at: z.string(),
  read: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

export const NoticeQuery = z.object({
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
  cursor: z.optional(Cursor),
})
/** An invitation to a trip that the user has not answered. It is no `Notice`, whose kinds older clients know. */
export const NoticeInvitation = z.object({
  tripId: Id,
  title: z.string(),
  owner: z.string(),
  at: z.string(),
  read: z.boolean(),
})
export type NoticeInvitation = z.infer<typeof NoticeInvitation>
/** A choice between trips that has closed. */
export const NoticeDecision = z.object({
  choiceId: Id,
  title: z.string(),
  won: z.boolean(),
  at: z.string(),
  read: z.boolean(),
})
export type NoticeDecision = z.infer<typeof NoticeDecision>
/** `unread` counts the notifications; `invitations` and `decisions` come with the first page. */
export const NoticePage = z.extend(pageOf(Notice), {
  unread: z.int(),
  invitations: z.optional(z.array(NoticeInvitation)),
  decisions: z.optional(z.array(NoticeDecision)),
})
/** Marks the invitations and decisions as read, and the notifications up to and including this one. */
export const NoticeMark = z.object({ upTo: z.optional(Id) })
