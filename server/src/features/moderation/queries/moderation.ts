import type { DecisionAction, ModerationWords } from '@saathi/shared/admin/rules'
import { moderationWords } from '@saathi/shared/lib/messages/en/moderation-words'
import type { AppealOutcome } from '@saathi/shared/moderation/schema'
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import type { Actor } from '../../../db/queries/actor.ts'
import { appeals, moderationActs } from '../../../db/schema/moderation.ts'
import { departedAccounts, reportEvidence, reports } from '../../../db/schema/safety.ts'
import { users } from '../../../db/schema/users.ts'
import { hiddenEntry } from '../../../messages/en/moderation.ts'

const r = getTableColumns(reports)

const open = alias(reports, 'others')
/** Number of open reports about the same person. */
const openAbout = sql<number>`(
  select count(*)::int from ${reports} ${open} where ${open.reportedId} = ${r.reportedId} and ${open.closedAt} is null)`

/** The reported person's name; after the account's deletion, the name at the time of the report. */
const name = sql<string>`coalesce(${users.name}, ${reportEvidence.content}->'profile'->>'name', 'A deleted account')`

/** Open reports, oldest first. */
export const openReports = (db: Db, limit: number) =>
  db
    .select({ _id: r._id, at: r.createdAt, reason: r.reason, name, openAbout })
    .from(reports)
    .leftJoin(users, eq(users._id, r.reportedId))
    .leftJoin(reportEvidence, eq(reportEvidence.reportId, r._id))
    .where(isNull(r.closedAt))
    .orderBy(asc(r._id))
    .limit(limit)

export const countOpen = (db: Db) => db.$count(reports, isNull(r.closedAt))

/** A report with the reported person, the moderators' acts and the evidence; null if there is none. */
export async function findReport(db: Db, reportId: string) {
  const [report] = await db
    .select({
      _id: r._id,
      at: r.createdAt,
      reason: r.reason,
      note: r.note,
      closedAt: r.closedAt,
      reportedId: r.reportedId,
      name,
      isDeleted: sql<boolean>`${users._id} is null`,
      suspendedAt: sql<string | null>`coalesce(${users.suspendedAt}, ${departedAccounts.suspendedAt})`,
      accountGoneAt: users.accountGoneAt,
      openAbout,
      evidence: reportEvidence.content,
    })
    .from(reports)
    .leftJoin(users, eq(users._id, r.reportedId))
    .leftJoin(departedAccounts, eq(departedAccounts.userId, r.reportedId))
    .leftJoin(reportEvidence, eq(reportEvidence.reportId, r._id))
    .where(eq(r._id, reportId))
  if (!report) return null
  const acts = await db
    .select({ act: moderationActs.act, operator: moderationActs.operator, at: moderationActs.at })
    .from(moderationActs)
    .where(eq(moderationActs.reportId, reportId))
    .orderBy(asc(moderationActs._id))
  return { ...report, acts }
}

type Act = {
  action: DecisionAction
  actor: Actor
  today: string
  /** Of a suspension; null: for good. */
  days?: number | null
  words?: ModerationWords | null
  note?: string
}

/**
 * Decides a report, records the act and tells the person and the reporters. `suspend` suspends the reported person and
 * removes them from upcoming tours; `dismiss` lifts a suspension for this report. Null when there is no such report. `email` is
 * null after the account's deletion, `name` after the evidence's. `lifted`: a suspension ended. `changed`: tours and groups.
 */
export async function actOnReport(db: Db, reportId: string, act: Act) {
  const { action, words = null, days = null, note = '', ...rest } = act
  const reason = words ? moderationWords[words] : hiddenEntry
  const given = { reportId, act: action, words, days, note, ...rest, hiddenText: hiddenEntry, reason }
  const [result] = await callFunction(db, 'act_on_report', given)
  return result ?? null
}

/** Records that a moderator has opened a report, which its reporter can see. */
export const markSeen = (db: Db, reportId: string) =>
  db
    .update(reports)
    .set({ seenAt: sql`now()` })
    .where(and(eq(r._id, reportId), isNull(r.seenAt)))

const appealColumns = {
  _id: appeals._id,
  at: appeals.createdAt,
  text: appeals.text,
  act: moderationActs.act,
  actAt: moderationActs.at,
  reportId: moderationActs.reportId,
  name: users.name,
  outcome: appeals.outcome,
  decidedAt: appeals.decidedAt,
}

const selectAppeals = (db: Db) =>
  db
    .select(appealColumns)
    .from(appeals)
    .innerJoin(moderationActs, eq(moderationActs._id, appeals.actId))
    .innerJoin(users, eq(users._id, appeals.userId))

/** Appeals without a decision, oldest first. */
export const openAppeals = (db: Db, limit: number) =>
  selectAppeals(db).where(isNull(appeals.decidedAt)).orderBy(asc(appeals._id)).limit(limit)

export const countOpenAppeals = (db: Db) => db.$count(appeals, isNull(appeals.decidedAt))

export async function findAppeal(db: Db, appealId: string) {
  const [appeal] = await selectAppeals(db).where(eq(appeals._id, appealId))
  return appeal ?? null
}

type AppealDecision = { outcome: AppealOutcome; actor: Actor; note?: string }

/** Decides an appeal, tells its author, and takes the decision back if it is reversed. Null when there is no such appeal. */
export async function decideAppeal(db: Db, appealId: string, { outcome, actor, note = '' }: AppealDecision) {
  const [result] = await callFunction(db, 'decide_appeal', { appealId, outcome, actor, note })
  return result ?? null
}

/** Lifts the suspensions whose end has come. */
export async function endSuspensions(db: Db, now: Date): Promise<void> {
  await callFunction(db, 'end_suspensions', { at: now })
}
