import type { Destination } from '@saathi/shared/destinations/schema'
import { Suspense, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { useIntersection } from '../../ui/use-intersection.ts'
import type { ShownTrip } from './shown-trip.ts'

const GoesWell = lazyComponent(() => import('./goes-well.tsx'), { background: true })

/** The routes through a place, loaded and asked for when the reader comes near. */
export function GoesWellLater(props: { place: Destination; trip: ShownTrip }) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useIntersection(box, !near, () => setNear(true))
  return (
    <div ref={box} className="print:hidden">
      {near && (
        <Suspense fallback={null}>
          <GoesWell {...props} />
        </Suspense>
      )}
    </div>
  )
}
