import type { DecisionAction, ModerationWords } from '@saathi/shared/admin/rules'
import { moderationWords } from '@saathi/shared/lib/messages/en/moderation-words'
import type { AppealOutcome } from '@saathi/shared/moderation/schema'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import type { Actor } from '../../../db/queries/actor.ts'
import { hiddenEntry } from '../../../messages/en/moderation.ts'

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
