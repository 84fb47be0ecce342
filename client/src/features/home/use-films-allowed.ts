import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../ui/use-media.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Returns whether the browser asks for less data or the connection is slow. */
function prefersLessData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}

/** Returns true after the page has loaded, unless the user prefers reduced motion or reduced data. */
export function useFilmsAllowed(): boolean {
  const reducedMotion = useReducedMotion()
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (loaded) return
    const startTimer = () => setTimeout(() => setLoaded(true), 300)
    if (document.readyState === 'complete') {
      const timer = startTimer()
      return () => clearTimeout(timer)
    }
    addEventListener('load', startTimer, { once: true })
    return () => removeEventListener('load', startTimer)
  }, [loaded])
  return loaded && !reducedMotion && !prefersLessData()
}
