import { Suspense, useCallback, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { useIntersection } from '../../ui/use-intersection.ts'

const ThemeSwitch = lazyComponent(() => import('../../ui/theme-switch.tsx'), { background: true })

/** The choice of day or night, loaded when it is about to be seen, with room kept for it. */
export function ThemeChoice() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const onNear = useCallback(() => setIsNear(true), [])
  useIntersection(place, !isNear, onNear)
  return (
    <div ref={place} className="mt-5 min-h-11.5">
      <Suspense>{isNear && <ThemeSwitch />}</Suspense>
    </div>
  )
}
