import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/before-joining.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TourDays } from './tour-days.tsx'

type Props = {
  tourId: string
  /** When the plan was last changed: it is read again then. */
  changedAt: string
}

/** For the host of a tour, beside its plan: what of it people outside of the tour see. */
export default function OutsideView({ tourId, changedAt }: Props) {
  const [open, setOpen] = useState(false)
  const { data, isError, refetch } = trpc.tours.days.useQuery({ tourId }, { enabled: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changedAt` is what makes it read again
  useEffect(() => {
    if (open) refetch()
  }, [open, changedAt, refetch])
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-3xl border border-line bg-card print:hidden"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-3xl px-4.5 py-3 font-[560] font-display text-lg lg:px-6 [&::-webkit-details-marker]:hidden">
        {text.seenBefore}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-teal transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-4.5 pb-5 lg:px-6 lg:pb-6">
        {data ? (
          <TourDays {...data} heading="h3" />
        ) : isError ? (
          <EmptyState alert action={<Button onClick={() => refetch()}>{text.tryAgain}</Button>}>
            {text.daysFailed}
          </EmptyState>
        ) : (
          <div role="status" className="skeleton h-40">
            <span className="sr-only">{text.loadingDays}</span>
          </div>
        )}
      </div>
    </details>
  )
}
