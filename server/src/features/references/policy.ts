import { and, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { notBlocked, notSuspended, type UserRef } from '../../db/queries/relationships.ts'
import { travelReferences } from '../../db/schema/references.ts'

const r = travelReferences

/**
 * References that others than the writer may see. Those of suspended writers and those that moderators have hidden are
 * left out, and those between two people of whom one has blocked the other, for these two. A reply asks the SQL function
 * `can_see_reference`, which would cost a list 40 us a row; `policy.test.ts` compares the two.
 */
export const shownTo = ({ userId, today }: { userId: UserRef; today: UserRef }): SQL | undefined =>
  and(isShown(today), notBlocked(userId, r.fromId))

/** References that others than the writer may see, whoever they are: also somebody who is not signed in. */
export const isShown = (today: UserRef): SQL | undefined =>
  and(lte(r.shownFrom, sql`${today}::date`), isNull(r.hiddenAt), notSuspended(r.fromId))
