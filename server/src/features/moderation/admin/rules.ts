import type { ReportUrgency } from '@saathi/shared/admin/rules'
import type { ReportReason } from '@saathi/shared/moderation/schema'

/** Within how many hours a report needs its first answer. */
export const ANSWER_HOURS: Record<ReportUrgency, number> = { urgent: 4, today: 24, week: 7 * 24 }

export const URGENCY: Record<ReportReason, ReportUrgency> = {
  unsafe: 'urgent',
  underage: 'urgent',
  harassment: 'today',
  scam: 'today',
  inappropriate: 'week',
  fake: 'week',
  other: 'week',
}

/** The counted rules: each matches above its limit. `days`: how far back it counts, and how young a new account is. */
export const SIGNAL_RULES = {
  newAccountWritesToMany: { limit: 10, days: 7 },
  sameTextToMany: { limit: 4, days: 30 },
  manyReports: { limit: 2, days: 90 },
} as const

/** Shorter texts, such as "Hello!", are not counted as the same text. */
export const SAME_TEXT_MIN = 20
