import type { FullReport } from '@saathi/shared/moderation/admin'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import type { Actor } from '../../../../db/queries/actor.ts'
import { shownEvidence } from '../evidence.ts'
import { possibleActions } from './actions.ts'
import { actsOn } from './appeals.ts'
import { personHistory } from './histories.ts'
import { openProposals } from './proposals.ts'
import { findReport, toItem } from './queue.ts'
import { signalsAbout } from './signals.ts'

/**
 * Records in the audit log, and for its reporter, that a member of the staff opens a report. False if there is none, or they
 * have a part in it.
 */
export const openReport = async (db: Db, reportId: string, actor: Actor): Promise<boolean> =>
  (await callFunction(db, 'open_report', { reportId, actor })) === true

/** Everything that the page of a report shows to this member of the staff; null if there is no such report. */
export async function fullReport(db: Db, reportId: string, staffId: string, now: Date): Promise<FullReport | null> {
  const row = await findReport(db, reportId, staffId)
  if (!row) return null
  const { reporterId, reportedId, evidence, takenAt } = row
  const [reporter, reported, signals, acts, [proposal], actions] = await Promise.all([
    reporterId ? personHistory(db, reporterId, staffId) : null,
    personHistory(db, reportedId, staffId, row.name),
    signalsAbout(db, reportedId, staffId, now),
    actsOn(db, reportId),
    openProposals(db, { staffId, suspensionOf: reportedId, limit: 1 }),
    possibleActions(db, reportId, staffId, now),
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
