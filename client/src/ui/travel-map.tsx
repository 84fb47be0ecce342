import { Suspense } from 'react'
import { lazyComponent } from '../lib/lazy-component.tsx'
import type { TravelMapProps } from './map/types.ts'

const Loaded = lazyComponent(() => import('./map/travel-map.tsx'), { background: true })

/** The drawn map, loaded when it is first shown; what holds its place until then has its size. */
export const TravelMap = (props: TravelMapProps) => (
  <Suspense fallback={<div className="skeleton" style={{ aspectRatio: props.ratio ?? 5 / 6 }} />}>
    <Loaded {...props} />
  </Suspense>
)
