import { type RefObject, useEffect, useState } from 'react'

/** Returns whether an element is inside the viewport of a visible tab. */
export function useVisible(target: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(true)
  const [hidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false))
    if (target.current) observer.observe(target.current)
    const onChange = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', onChange)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [target])
  return onScreen && !hidden
}
