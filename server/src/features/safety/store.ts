import type { Report } from '@saathi/shared/safety'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { blocks } from '../../db/schema/safety.ts'

/** Ids of tours in which a seat became free: `freed` of the caller's seats, `vacated` of the other user's. */
export type Outcome<T = string> = { outcome: T | 'missing'; freed: string[]; vacated: string[] }

/** Blocks a user, and deletes the two users' follows, match, and seats in each other's upcoming tours. */
export async function block(db: Db, blockerId: string, blockedId: string, today: string) {
  const [row] = await db.execute<Outcome<'blocked'>>(
    sql`select * from block_person(${blockerId}, ${blockedId}, ${today})`,
  )
  return row as Outcome<'blocked'>
}

/** Deletes a block. The two reappear in each other's decks unless the other user has blocked as well. */
export async function unblock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db.execute(sql`select unblock_person(${blockerId}, ${blockedId})`)
}

/** The people whom a user has blocked, newest first, with their names at that time and nothing of their current profiles. */
export const listBlocked = (db: Db, blockerId: string, { before, limit }: { before?: number; limit: number }) =>
  db
    .select({ _id: blocks.blockedId, name: blocks.blockedName, sequence: blocks.turn })
    .from(blocks)
    .where(and(eq(blocks.blockerId, blockerId), before ? lt(blocks.turn, before) : undefined))
    .orderBy(desc(blocks.turn))
    .limit(limit)

/** Creates a report with its evidence, queues a mail to `mailTo`, and blocks the reported user if `alsoBlock`; all in one statement. */
export async function report(db: Db, reporterId: string, input: Report, today: string, mailTo: string | null) {
  const { userId, reason, note, alsoBlock, subject } = input
  const named = subject ? JSON.stringify(subject) : null
  const [row] = await db.execute<Outcome<'reported' | 'subject'>>(sql`
    select * from report_person(${reporterId}, ${userId}, ${reason}, ${note}, ${alsoBlock}, ${today}, ${mailTo}, ${named}::text::jsonb)`)
  return row as Outcome<'reported' | 'subject'>
}
