import { startTransition, useEffect, useState } from 'react'

/** Only the first list of a page load renders in steps: later ones render whole, so that the scroll position can be restored. */
let isFirstList = true

/** The number of items to render of `count`: on the first list of a page load one, and one more with each transition. */
export function useIncrementalRender(count: number): number {
  const [rendered, setRendered] = useState(() => (isFirstList ? 1 : Number.POSITIVE_INFINITY))
  const isComplete = count > 0 && rendered >= count
  useEffect(() => {
    if (isComplete) isFirstList = false
    else if (count > 0) {
      const timer = setTimeout(() => startTransition(() => setRendered(rendered + 1)))
      return () => clearTimeout(timer)
    }
  }, [isComplete, rendered, count])
  return Math.min(rendered, count)
}
