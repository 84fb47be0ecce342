import * as z from 'zod/mini'
import { Cursor, Id, pageOf } from '../lib/common.ts'

/**
 * The kind of a notification. `seat`: a seat came free and the user got it; `cancelled` and `changed`: a tour that the
 * user is in or waits for; `joined`, `left`: the user's own tour; `removed`, `readmitted`: by the host of the tour;
 * `requested`: someone asks to join the user's own tour; `accepted`, `acceptedToWait`, `declined`: the host has decided
 * about the user's request, with a seat or a place on the waitlist of a full tour;
 * `blockedJoined`: a user whom they have blocked is on a tour that they are in; `invited`: to a tour, for a travel plan;
 * `invitationAccepted`: the actor, the owner of such a plan, has accepted, and shows its days to the user;
 * `reportDecided`, `appealDecided`, `photoDecided`: moderators have decided about what the user has sent them;
 * `referencesDue`: a tour of the user has ended, and its people may write about each other; `referenced`: the actor has
 * written about the user, who can see it from now on;
 * `pay...`: the actor lets the user see their UPI id, or has marked a payment between the two as paid, confirmed or disputed.
 */
export const NoticeKind = z.enum([
  'seat',
  'cancelled',
  'changed',
  'joined',
  'left',
  'removed',
  'readmitted',
  'blockedJoined',
  'requested',
  'accepted',
  'acceptedToWait',
  'declined',
  'invited',
  'invitationAccepted',
  'payReleased',
  'payClaimed',
  'payConfirmed',
  'payDisputed',
  'reportDecided',
  'appealDecided',
  'photoDecided',
  'referencesDue',
  'referenced',
])
export type NoticeKind = z.infer<typeof NoticeKind>

export const Notice = z.object({
  _id: Id,
  kind: NoticeKind,
  /** Null for the decisions of moderators. */
  tour: z.nullable(z.object({ _id: Id, name: z.string(), creatorId: Id })),
  /** The user who caused it, if not the reader or the host of the tour. */
  actor: z.nullable(z.object({ _id: Id, name: z.string() })),
  /** The reason that the host gave, if any. */
  note: z.nullable(z.string()),
  at: z.string(),
  read: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

export const NoticeQuery = z.object({
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
  cursor: z.optional(Cursor),
})
export const NoticePage = z.extend(pageOf(Notice), { unread: z.int() })
/** Marks the notifications up to and including this one as read. */
export const NoticeMark = z.object({ upTo: Id })
