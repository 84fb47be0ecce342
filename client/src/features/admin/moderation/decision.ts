import type { DecisionAction, ModerationWords } from '@saathi/shared/admin/rules'
import type { FullReport } from '@saathi/shared/moderation/admin'
import type { ReportReason } from '@saathi/shared/moderation/schema'
import { useDraft } from './drafts.ts'

type Draft = { action: DecisionAction | null; days: string; words: ModerationWords | ''; note: string }

/** The usual text for a reason, which the moderator can change. */
const USUAL_WORDS: Record<ReportReason, ModerationWords | ''> = {
  harassment: 'harassment',
  unsafe: 'unsafeMeeting',
  inappropriate: 'inappropriate',
  fake: 'falseIdentity',
  scam: 'moneyBeforeMeeting',
  underage: 'underage',
  other: '',
}

/** The decision about a report while it is written. */
export const useDecision = ({ _id, reason }: Pick<FullReport, '_id' | 'reason'>) =>
  useDraft<Draft>(`decision ${_id}`, { action: null, days: '7', words: USUAL_WORDS[reason], note: '' })

/** Decisions that ask once more. */
export const HARD: readonly DecisionAction[] = ['removePicture', 'suspend', 'suspendForGood', 'cancelTour']
