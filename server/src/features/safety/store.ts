import type { Report } from '@saathi/shared/social'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { swipes } from '../../db/schema/matching.ts'
import { blocks } from '../../db/schema/safety.ts'

/** Tours in which a seat came free by it: `freed` of the caller's, `vacated` of the other's. */
export type Outcome<T> = { outcome: T | 'missing'; freed: string[]; vacated: string[] }

/** Hides two people from each other, and ends what they have: follows, match, seats in each other's tours to come. */
export async function block(db: Db, blockerId: string, blockedId: string, today: string) {
  const [done] = await db.execute<Outcome<'blocked'>>(
    sql`select * from block_person(${blockerId}, ${blockedId}, ${today})`,
  )
  return done as Outcome<'blocked'>
}

/** Takes a block back. Unless the other has blocked too, the two find each other in their decks again. */
export async function unblock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ${blocks} where blocker_id = ${blockerId} and blocked_id = ${blockedId}
      returning blocker_id as one, blocked_id as other)
    insert into ${swipes} (user_id, swiped_id)
    select one, other from gone union all select other, one from gone
    on conflict do nothing`)
}

/** Whom somebody has blocked, the latest first, by the name they had then: nothing of what they are now. */
export const listBlocked = (db: Db, blockerId: string, { before, limit }: { before?: number; limit: number }) =>
  db
    .select({ _id: blocks.blockedId, name: blocks.blockedName, sequence: blocks.turn })
    .from(blocks)
    .where(and(eq(blocks.blockerId, blockerId), before ? lt(blocks.turn, before) : undefined))
    .orderBy(desc(blocks.turn))
    .limit(limit)

/** Leaves a word for the moderators, mails `mailTo` that there is one, and blocks too where that was asked: both or neither. */
export async function report(db: Db, reporterId: string, given: Report, today: string, mailTo: string | null) {
  const { userId, reason, note, alsoBlock } = given
  const [done] = await db.execute<Outcome<'reported'>>(
    sql`select * from report_person(${reporterId}, ${userId}, ${reason}, ${note}, ${alsoBlock}, ${today}, ${mailTo})`,
  )
  return done as Outcome<'reported'>
}
