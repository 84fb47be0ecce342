import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'

const ThemeSwitch = lazyComponent(() => import('../../ui/theme-switch.tsx'), { background: true })

/** The theme switch. It is loaded when it is in the viewport; its space is reserved. */
export function ThemeChoice() {
  const container = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!container.current || isSeen) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true))
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [isSeen])
  return (
    <div ref={container} className="mt-5 min-h-11.5">
      <Suspense>{isSeen && <ThemeSwitch />}</Suspense>
    </div>
  )
}
