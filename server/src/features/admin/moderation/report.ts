import type { FullReport } from '@saathi/shared/admin-moderation'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { reports } from '../../../db/schema/safety.ts'
import { possibleActions } from './actions.ts'
import { actsOn } from './appeals.ts'
import { shownEvidence } from './evidence.ts'
import { personHistory } from './histories.ts'
import { openProposals } from './proposals.ts'
import { findReport, toItem } from './queue.ts'
import { signalsAbout } from './signals.ts'

/** Records that a moderator has opened a report. */
export const markSeen = (db: Db, reportId: string) =>
  db
    .update(reports)
    .set({ seenAt: sql`now()` })
    .where(and(eq(reports._id, reportId), isNull(reports.seenAt)))

/** Everything that the page of a report shows to this member of the staff; null if there is no such report. */
export async function fullReport(db: Db, reportId: string, staffId: string, now: Date): Promise<FullReport | null> {
  const row = await findReport(db, reportId)
  if (!row) return null
  const { reporterId, reportedId, evidence, takenAt } = row
  const [reporter, reported, signals, acts, [proposal], actions] = await Promise.all([
    reporterId ? personHistory(db, reporterId) : null,
    personHistory(db, reportedId, row.name),
    signalsAbout(db, reportedId, now),
    actsOn(db, reportId),
    openProposals(db, { staffId, userId: reportedId, limit: 1 }),
    possibleActions(db, reportId, now),
  ])
  return {
    ...toItem(row),
    evidence: evidence && takenAt ? shownEvidence(evidence, takenAt) : null,
    reporter,
    reported,
    signals,
    acts,
    proposal: proposal ?? null,
    actions,
  }
}
