import { type RefObject, useEffect } from 'react'

/** Calls `onNear` when an element is within `margin` (by default a screen's height) of the viewport, while `wanted`. */
export function useIntersection(
  target: RefObject<HTMLElement | null>,
  wanted: boolean,
  onNear: () => void,
  margin = '100% 0px',
) {
  useEffect(() => {
    if (!target.current || !wanted) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: margin,
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, wanted, onNear, margin])
}
