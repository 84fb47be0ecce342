import { GUEST_QUESTIONS_MAX, OPEN_GUEST_QUESTIONS_MAX } from '@saathi/shared/tours/rules'
import type { GuestQuestion } from '@saathi/shared/tours/schema'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { notBlocked } from '../../../db/queries/relationships.ts'
import { guestQuestions, tours } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import { isVisibleTo } from '../policy.ts'
import { deleteOfEnded } from './delete-of-ended.ts'
import { traveller } from './requests.ts'

type Asked = { tourId: string; userId: string; today: string }

/** Asks the host of a tour. The SQL function locks the tour, so that the bounds hold for calls at once. */
export const askHost = (db: Db, { tourId, userId, today, text }: Asked & { text: string }) =>
  callFunction(db, 'ask_host', {
    tourId,
    userId,
    today,
    text,
    most: GUEST_QUESTIONS_MAX,
    mostOpen: OPEN_GUEST_QUESTIONS_MAX,
  })

/** Answers a question about a tour of the host. The first answer stands. */
export const answerGuest = (
  db: Db,
  { tourId, userId: hostId, today, ...given }: Asked & { questionId: string; answer: string },
) => callFunction(db, 'answer_guest', { tourId, hostId, today, ...given })

/** Greater than what one host has to answer, and few enough for one list. */
const LISTED = 200

/**
 * The questions about a tour: all for its host, without those of people whom a block or a suspension hides, and for others
 * their own. Null if the reader may not see the tour.
 */
export async function listGuestQuestions(db: Db, tourId: string, userId: string): Promise<GuestQuestion[] | null> {
  const [tour] = await db
    .select({ isHost: sql<boolean>`${tours.creatorId} = ${userId}` })
    .from(tours)
    .where(and(eq(tours._id, tourId), isVisibleTo(userId)))
  if (!tour) return null
  const q = guestQuestions
  const rows = await db
    .select({
      _id: q._id,
      from: traveller,
      text: q.text,
      at: q.createdAt,
      answer: q.answer,
      answeredAt: q.answeredAt,
    })
    .from(q)
    .innerJoin(users, eq(users._id, q.userId))
    .where(
      and(
        eq(q.tourId, tourId),
        tour.isHost ? undefined : eq(q.userId, userId),
        or(eq(q.userId, userId), and(isNull(users.suspendedAt), notBlocked(userId, users._id))),
      ),
    )
    .orderBy(...(tour.isHost ? [sql`${q.answer} is not null`, sql`${q.answeredAt} desc`] : []), asc(q._id))
    .limit(LISTED)
  return tour.isHost ? rows : rows.map((row) => ({ ...row, from: null }))
}

/** Deletes the questions about tours that ended before `day`. */
export const deleteOldGuestQuestions = (db: Db, day: string): Promise<void> => deleteOfEnded(db, guestQuestions, day)
