import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../ui/use-media.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether whoever is here has said, or their line says, that data is dear. */
function dataIsDear(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}

/** Films come when the page itself is all there, and to nobody who asked for less motion or less data. */
export function useFilmsWelcome(): boolean {
  const still = useReducedMotion()
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (loaded) return
    const soon = () => setTimeout(() => setLoaded(true), 300)
    if (document.readyState === 'complete') {
      const timer = soon()
      return () => clearTimeout(timer)
    }
    addEventListener('load', soon, { once: true })
    return () => removeEventListener('load', soon)
  }, [loaded])
  return loaded && !still && !dataIsDear()
}
