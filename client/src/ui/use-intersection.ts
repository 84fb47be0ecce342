import { type RefObject, useEffect } from 'react'

/** Calls `onNear` when an element is a screen's height or less away from the screen, while `wanted`. */
export function useIntersection(target: RefObject<HTMLElement | null>, wanted: boolean, onNear: () => void) {
  useEffect(() => {
    if (!target.current || !wanted) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: '100% 0px',
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, wanted, onNear])
}
