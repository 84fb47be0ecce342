import type { DestinationCaution } from '@saathi/shared/destinations/schema'
import { TriangleAlert } from 'lucide-react'
import { cautionSentence, warningIn } from '../lib/cautions.ts'

type Props = { cautions: readonly DestinationCaution[]; months: readonly number[] }

/** The first warning of a place that holds in one of these months, before what plans a trip there. */
export function MonthWarning({ cautions, months }: Props) {
  const warning = warningIn(cautions, months)
  return warning && <WarningLine>{cautionSentence(warning)}</WarningLine>
}

export const WarningLine = ({ children }: { children: string }) => (
  <p className="flex w-full gap-2 text-sm">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-terra" />
    {children}
  </p>
)
