import { startTransition, useEffect, useState } from 'react'

/** Whether the page is new: then there is much else to do. Later lists are drawn in one go, so that going back finds its place. */
let isNew = true

/** How many of `count` things are drawn by now: on a new page one at first, and one more with each step. */
export function useIncrementalRender(count: number): number {
  const [drawn, setDrawn] = useState(() => (isNew ? 1 : Number.POSITIVE_INFINITY))
  const isWhole = count > 0 && drawn >= count
  useEffect(() => {
    if (isWhole) isNew = false
    else if (count > 0) {
      const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
      return () => clearTimeout(timer)
    }
  }, [isWhole, drawn, count])
  return Math.min(drawn, count)
}
