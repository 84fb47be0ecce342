import type { Proposal } from '@saathi/shared/admin-moderation'
import { and, asc, eq, getTableColumns, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { type Actor, actorJson } from '../../../db/queries/actor.ts'
import { suspensionProposals } from '../../../db/schema/moderation.ts'
import { reportEvidence } from '../../../db/schema/safety.ts'
import { users } from '../../../db/schema/social.ts'
import { deletedAccount } from '../../../messages/en/moderation.ts'
import { notOwnReportId } from './own-reports.ts'

const p = getTableColumns(suspensionProposals)

/** True for an open proposal that is neither about the member of the staff nor from a report in which they have a part. */
export const waitsFor = (staffId: string) =>
  and(isNull(p.decidedAt), ne(p.userId, staffId), notOwnReportId(staffId, p.reportId))

type Query = { staffId: string; userId?: string; after?: string | undefined; limit: number }

/** Suspensions for good that wait for a second moderator, oldest first; all of them, or the one about a person. */
export async function openProposals(db: Db, { staffId, userId, after, limit }: Query): Promise<Proposal[]> {
  const rows = await db
    .select({
      _id: p._id,
      at: p.createdAt,
      proposedBy: p.proposedBy,
      proposer: p.proposer,
      words: p.words,
      note: p.note,
      reportId: p.reportId,
      about: {
        _id: p.userId,
        name: sql<string>`coalesce(${users.name}, ${reportEvidence.content}->'profile'->>'name', ${deletedAccount})`,
        profilePicture: users.profilePicture,
        isDeleted: sql<boolean>`${users._id} is null`,
      },
    })
    .from(suspensionProposals)
    .leftJoin(users, eq(users._id, p.userId))
    .leftJoin(reportEvidence, eq(reportEvidence.reportId, p.reportId))
    .where(and(waitsFor(staffId), userId ? eq(p.userId, userId) : undefined, after ? gt(p._id, after) : undefined))
    .orderBy(asc(p._id))
    .limit(limit)
  return rows.map(({ proposedBy, proposer, ...row }) => ({
    ...row,
    by: { _id: proposedBy, name: proposer },
    isOwn: proposedBy === staffId,
  }))
}

type Decision = { proposalId: string; confirm: boolean; note: string }

/** Confirms or rejects a suspension for good. `changed`: the tours that were cancelled or left. */
export async function decideProposal(db: Db, { proposalId, confirm, note }: Decision, actor: Actor, today: string) {
  const [row] = await db.execute<{ outcome: 'done' | 'already' | 'own' | 'missing'; changed: string[] }>(
    sql`select * from decide_proposal(${proposalId}, ${confirm}, ${actorJson(actor)}, ${note}, ${today})`,
  )
  return row
}
