import { Suspense, useCallback, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { useIntersection } from '../../ui/use-intersection.ts'

const ThemeSwitch = lazyComponent(() => import('../../ui/theme-switch.tsx'), { background: true })

/** The theme switch. It is loaded when it comes near the viewport; its space is reserved. */
export function ThemeChoice() {
  const container = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const onNear = useCallback(() => setIsNear(true), [])
  useIntersection(container, !isNear, onNear)
  return (
    <div ref={container} className="mt-5 min-h-11.5">
      <Suspense>{isNear && <ThemeSwitch />}</Suspense>
    </div>
  )
}
