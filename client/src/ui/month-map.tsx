import { Suspense } from 'react'
import { lazyComponent } from '../lib/lazy-component.tsx'
import type { MonthMapProps } from './map/types.ts'

const Loaded = lazyComponent(() => import('./map/month-map.tsx'), { background: true })

/** The drawn map of places by month, loaded after the page; what holds its place until then has its size. */
export const MonthMap = (props: MonthMapProps) => (
  <Suspense fallback={<div className="skeleton" style={{ aspectRatio: props.ratio }} />}>
    <Loaded {...props} />
  </Suspense>
)
