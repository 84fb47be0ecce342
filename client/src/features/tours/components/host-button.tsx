import type { Tour } from '@saathi/shared/tours/schema'
import { Ticket } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import * as text from '../../../messages/en/tours/tours.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import type { TourDraft } from '../tour-draft.ts'

const HostDrawer = lazyComponent(() => import('./host-drawer.tsx'), {
  failed: (retry, { open, onClose }) => (
    <Drawer label={text.hostTour} open={open} onClose={onClose}>
      <div className="px-5 pt-20 pb-8 md:px-8">
        <LoadFailed retry={retry} />
      </div>
    </Drawer>
  ),
})

type Props = {
  variant?: 'main' | 'quiet'
  label?: string
  /** The first values of the new tour. */
  start?: Partial<TourDraft>
  /** The trip that it is made from. */
  tripId?: string
  /** What its plan costs a person at the place, in rupees. */
  planCost?: number
  onSaved: (tour: Tour) => void
}

/** Opens the drawer for a new tour. */
export function HostButton({ variant, label = text.hostTour, start, tripId, planCost, onSaved }: Props) {
  // The drawer is loaded on first use and stays mounted for its closing animation.
  const [hosting, setHosting] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button variant={variant} onClick={() => setHosting('open')}>
        <Ticket aria-hidden className="size-5" />
        {label}
      </Button>
      {hosting !== 'never' && (
        <Suspense>
          <HostDrawer
            open={hosting === 'open'}
            start={start}
            tripId={tripId}
            planCost={planCost}
            onClose={() => setHosting('closed')}
            onSaved={(tour) => {
              setHosting('closed')
              onSaved(tour)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
