import type { Report, ReportedSubject } from '@saathi/shared/moderation/schema'
import { and, desc, eq, lt } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { blocks } from '../../../db/schema/safety.ts'

/**
 * Blocks a user, and deletes the two users' follows, match, invitations to each other's trips, and seats in each other's
 * upcoming tours. Returns the ids of tours and trips that lost somebody: `freed` the caller's, `vacated` the other user's.
 */
export const block = (db: Db, blockerId: string, blockedId: string, today: string) =>
  callFunction(db, 'block_person', { userId: blockerId, otherId: blockedId, today })

/** Deletes a block. The two reappear in each other's decks unless the other user has blocked as well. */
export async function unblock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await callFunction(db, 'unblock_person', { userId: blockerId, otherId: blockedId })
}

/** The people whom a user has blocked, newest first, with their names at that time and nothing of their current profiles. */
export const listBlocked = (db: Db, blockerId: string, { before, limit }: { before?: number; limit: number }) =>
  db
    .select({ _id: blocks.blockedId, name: blocks.blockedName, sequence: blocks.turn })
    .from(blocks)
    .where(and(eq(blocks.blockerId, blockerId), before ? lt(blocks.turn, before) : undefined))
    .orderBy(desc(blocks.turn))
    .limit(limit)

type StoredReport = Omit<Report, 'subject'> & { subject?: ReportedSubject | null | undefined }

/** Creates a report with its evidence, queues a mail to `mailTo`, and blocks the reported user if `alsoBlock`; all in one statement. */
export function report(db: Db, reporterId: string, input: StoredReport, today: string, mailTo: string | null) {
  const { userId, subject = null, ...rest } = input
  return callFunction(db, 'report_person', { userId: reporterId, otherId: userId, ...rest, today, mailTo, subject })
}
