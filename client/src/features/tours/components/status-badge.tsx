import type { TourStatus } from '../tour-words.ts'

const LOOKS = {
  open: 'bg-card text-leaf',
  full: 'bg-card text-terra',
  queue: 'bg-marigold text-on-marigold',
  over: 'bg-night text-on-night',
}

/** A tour's status over its picture: seats left, full, waitlist position or over. */
export const StatusBadge = ({ status, className = '' }: { status: TourStatus | null; className?: string }) =>
  status && (
    <p
      className={`rounded-full px-3 py-1 font-[700] text-[min(var(--text-sm),4.5vw)] ${LOOKS[status.kind]} ${className}`}
    >
      {status.words}
    </p>
  )
