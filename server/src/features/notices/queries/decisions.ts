import type { NoticeDecision } from '@saathi/shared/notices/schema'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { choicePeople, choices } from '../../../db/schema/choices.ts'
import { maySee } from '../../choices/policy.ts'

const LISTED = 20
const v = choicePeople

/** The newest choices of the user that have closed. */
export const listDecisions = (db: Db, userId: string, today: string): Promise<NoticeDecision[]> =>
  db
    .select({
      choiceId: choices._id,
      title: choices.title,
      won: sql<boolean>`${choices.outcome} = 'won'`,
      at: sql<string>`${choices.closedAt}`.mapWith(choices.closedAt),
      read: sql<boolean>`${v.seenAt} is not null`,
    })
    .from(v)
    .innerJoin(choices, eq(choices._id, v.choiceId))
    .where(and(eq(v.userId, userId), isNotNull(choices.closedAt), maySee({ userId, today })))
    .orderBy(desc(choices.closedAt), desc(choices._id))
    .limit(LISTED)

export async function markDecisionsSeen(db: Db, userId: string, now: Date): Promise<void> {
  const closed = db.select({ _id: choices._id }).from(choices).where(isNotNull(choices.closedAt))
  await db
    .update(v)
    .set({ seenAt: now.toISOString() })
    .where(and(eq(v.userId, userId), isNull(v.seenAt), inArray(v.choiceId, closed)))
}
