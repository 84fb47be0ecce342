import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { Suspense } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'

const GoesWith = lazyComponent(() => import('./goes-with.tsx'), { background: true })

/** The line of what goes well with an unfolded result. Its room is kept, so that nothing moves when it arrives or is none. */
export const GoesWithLater = (props: { place: string; trip: DreamTrip }) => (
  <div className="detail-more">
    <Suspense fallback={null}>
      <GoesWith {...props} />
    </Suspense>
  </div>
)
