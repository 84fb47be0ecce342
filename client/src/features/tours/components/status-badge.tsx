import type { Tour } from '@saathi/shared/tours'
import { tourStatus } from '../tour-words.ts'

const LOOKS = {
  open: 'bg-card text-leaf',
  full: 'bg-card text-terra',
  queue: 'bg-marigold text-on-marigold',
  over: 'bg-night text-on-night',
}

/** The status of a tour for its viewer: seats left, full, waitlist position or over. */
export function StatusBadge({ tour, className = '' }: { tour: Tour; className?: string }) {
  const status = tourStatus(tour)
  return (
    status && (
      <p className={`rounded-full px-3 py-1 font-[700] text-sm ${LOOKS[status.kind]} ${className}`}>{status.words}</p>
    )
  )
}
