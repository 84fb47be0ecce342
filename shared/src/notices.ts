import * as z from 'zod/mini'
import { Cursor, Id, pageOf } from './common.ts'

/**
 * Why somebody is told something. `seat`: a seat came free and they have it; `cancelled` and `changed`: a tour that
 * they are in or wait for; `joined`, `left`: their own tour; `removed`, `readmitted`: the host has removed them from the
 * tour, or lets them join it again; `blockedJoined`: somebody whom they have blocked is on a tour that they are in.
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
])
export type NoticeKind = z.infer<typeof NoticeKind>

export const Notice = z.object({
  _id: Id,
  kind: NoticeKind,
  tour: z.object({ _id: Id, name: z.string(), creatorId: Id }),
  /** Who did it, where that is somebody else and not the host of the tour. */
  actor: z.nullable(z.object({ _id: Id, name: z.string() })),
  /** Why, in the host's words, where the host gave a reason. */
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
/** Marks the notices up to and including this one as read. */
export const NoticeMark = z.object({ upTo: Id })
