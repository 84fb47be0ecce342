import type { Trip } from '@saathi/shared/trips/schema'
import { CopyPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import * as text from '../../../messages/en/trips/copy-trip.ts'
import { type ButtonVariant, ScreenButton } from '../screen-button.tsx'

const CopyTripSheet = lazyComponent(() => import('./copy-trip-sheet.tsx'), {})

/** Copies a trip onto other dates. */
export function CopyButton({ trip, variant }: { trip: Trip; variant: ButtonVariant }) {
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(false)
  return (
    <>
      <ScreenButton
        variant={variant}
        dialog
        Icon={CopyPlus}
        label={text.copy}
        onClick={() => {
          setLoaded(true)
          setOpen(true)
        }}
      />
      {loaded && (
        <Suspense>
          <CopyTripSheet
            trip={{ tripId: trip._id }}
            from={trip.from}
            people={trip.people}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
