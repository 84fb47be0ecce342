import type { DreamTrip } from '@saathi/shared/recommend'
import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'

const MoreChoices = lazyComponent(() => import('./more-choices.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

type Props = {
  trip: DreamTrip
  onChange: (trip: DreamTrip) => void
}

const hasMoreOptions = ({ month, days, budgetIs, second_type, from, when }: DreamTrip) =>
  (month ?? days ?? second_type ?? from ?? when) !== undefined || budgetIs === 'person'

/** The disclosure of the optional fields, which opens when the trip has some. */
export default function MoreOptions({ trip, onChange }: Props) {
  const has = hasMoreOptions(trip)
  const [had, setHad] = useState(has)
  const [open, setOpen] = useState(has)
  if (has !== had) {
    setHad(has)
    if (has) setOpen(true)
  }
  return (
    <details className="group mt-3" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-md font-[600] text-sm text-teal [&::-webkit-details-marker]:hidden">
        More choices
        <ChevronDown aria-hidden className="size-4 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      {open && (
        <Suspense fallback={<div className="h-48" />}>
          <MoreChoices trip={trip} onChange={onChange} />
        </Suspense>
      )}
    </details>
  )
}
