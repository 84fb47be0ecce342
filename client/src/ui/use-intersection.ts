import { type RefObject, useEffect } from 'react'

/** Calls `onNear` when an element is within `margin` (by default a screen's height) of the viewport, while `enabled`. */
export function useIntersection(
  target: RefObject<HTMLElement | null>,
  enabled: boolean,
  onNear: () => void,
  margin = '100% 0px',
) {
  useEffect(() => {
    if (!target.current || !enabled) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: margin,
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, enabled, onNear, margin])
}
