import type { ReportItem } from '@saathi/shared/moderation/admin'
import { Clock } from 'lucide-react'
import * as text from '../../../messages/en/admin/admin-moderation.ts'

const CHIPS: Record<ReportItem['urgency'], string> = { urgent: 'is-urgent', today: 'is-soon', week: '' }

type Props = { report: Pick<ReportItem, 'dueAt' | 'urgency'>; long?: boolean }

/** The urgency of a report, and the time at which its first answer is due. */
export function DueChip({ report: { dueAt, urgency }, long = false }: Props) {
  const minutes = Math.round((Date.parse(dueAt) - Date.now()) / 60_000)
  const words = text.due(minutes)
  return (
    <span className={`admin-chip ${minutes < 0 ? 'is-urgent' : CHIPS[urgency]}`}>
      <Clock aria-hidden className="size-3.5" />
      {text.urgencies[urgency]} · {long ? text.firstAnswer(words) : words}
    </span>
  )
}
