import type { Proposal } from '@saathi/shared/moderation/admin'
import { and, asc, eq, getTableColumns, gt, isNull, ne, sql } from 'drizzle-orm'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import type { Actor } from '../../../../db/queries/actor.ts'
import { suspensionProposals } from '../../../../db/schema/moderation.ts'
import { reportEvidence } from '../../../../db/schema/safety.ts'
import { users } from '../../../../db/schema/users.ts'
import { deletedAccount } from '../../../../messages/en/moderation.ts'
import { notOwnReportId } from './own-reports.ts'

const p = getTableColumns(suspensionProposals)

/** True for an open proposal that is neither about the member of the staff nor from a report in which they have a part. */
export const waitsFor = (staffId: string) =>
  and(isNull(p.decidedAt), ne(p.userId, staffId), notOwnReportId(staffId, p.reportId))

type Query = { staffId: string; suspensionOf?: string; after?: string | undefined; limit: number }

/** Suspensions and deletions that wait for a second moderator, oldest first; or the suspension of one person. */
export async function openProposals(db: Db, { staffId, suspensionOf, after, limit }: Query): Promise<Proposal[]> {
  const rows = await db
    .select({
      _id: p._id,
      at: p.createdAt,
      proposedBy: p.proposedBy,
      proposer: p.proposer,
      kind: p.kind,
      days: p.days,
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
    .where(
      and(
        waitsFor(staffId),
        suspensionOf ? and(eq(p.userId, suspensionOf), eq(p.kind, 'suspension')) : undefined,
        after ? gt(p._id, after) : undefined,
      ),
    )
    .orderBy(asc(p._id))
    .limit(limit)
  return rows.map(({ proposedBy, proposer, ...row }) => ({
    ...row,
    by: { _id: proposedBy, name: proposer },
    isOwn: proposedBy === staffId,
  }))
}

type Decision = { proposalId: string; confirm: boolean; note: string }
type When = { at: Date; today: string }

/** Confirms or rejects a proposal. `changed`: the tours that were cancelled or left. */
export const decideProposal = (db: Db, { proposalId, confirm, note }: Decision, actor: Actor, { at, today }: When) =>
  callFunction(db, 'decide_proposal', {
    proposalId,
    isConfirmed: confirm,
    actor,
    note,
    today,
    at,
  })
