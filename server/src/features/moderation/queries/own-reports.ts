import { APPEAL_DAYS, DECISION_ACTS } from '@saathi/shared/social/rules'
import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { appeals, moderationActs } from '../../../db/schema/moderation.ts'
import { reports } from '../../../db/schema/safety.ts'

type Page = { before?: string; limit: number }

const r = getTableColumns(reports)
const a = getTableColumns(moderationActs)

/** The user's own reports, newest first, with nothing of the reported people. */
export const listOwnReports = (db: Db, userId: string, { before, limit }: Page) =>
  db
    .select({
      _id: r._id,
      reason: r.reason,
      about: sql<string | null>`${r.subject}->>'kind'`,
      note: r.note,
      at: r.createdAt,
      state: sql<'received' | 'inReview' | 'action' | 'noAction'>`
        case when ${r.closedAt} is not null then coalesce(${r.outcome}, 'noAction')
          when ${r.seenAt} is not null then 'inReview' else 'received' end`,
      closedAt: r.closedAt,
    })
    .from(reports)
    .where(and(eq(r.reporterId, userId), before ? lt(r._id, before) : undefined))
    .orderBy(desc(r._id))
    .limit(limit)

/** The moderators' decisions about the user, newest first, with nothing of the reporters. */
export async function listDecisions(db: Db, userId: string, now: Date, { before, limit }: Page) {
  const rows = await db
    .select({
      _id: a._id,
      act: sql<(typeof DECISION_ACTS)[number]>`${a.act}`,
      reason: r.reason,
      at: a.at,
      appealUntil: sql<string>`${a.at} + interval '1 day' * ${APPEAL_DAYS}::int`.mapWith(a.at),
      appeal: {
        text: appeals.text,
        at: appeals.createdAt,
        outcome: appeals.outcome,
        decidedAt: appeals.decidedAt,
      },
    })
    .from(moderationActs)
    .leftJoin(reports, eq(r._id, a.reportId))
    .leftJoin(appeals, eq(appeals.actId, a._id))
    .where(and(eq(a.userId, userId), inArray(a.act, [...DECISION_ACTS]), before ? lt(a._id, before) : undefined))
    .orderBy(desc(a._id))
    .limit(limit)
  return rows.map((row) => ({ ...row, canAppeal: row.appeal === null && row.appealUntil > now.toISOString() }))
}

/** Appeals against a decision, and queues a mail to `mailTo`; in one statement. */
export async function appeal(
  db: Db,
  {
    decisionId,
    userId,
    text,
    now,
    mailTo,
  }: Record<'decisionId' | 'userId' | 'text', string> & { now: Date; mailTo: string | null },
) {
  const given = { actId: decisionId, userId, text, at: now, mailTo }
  return (await callFunction(db, 'appeal_decision', given)).outcome
}
