/** The longest delay, for pages that never paint, such as a tab in the background. */
const TIMEOUT_MS = 3000

/** Runs work that may wait until the first contentful paint. */
export function afterFirstPaint(work: () => void) {
  const timer = setTimeout(work, TIMEOUT_MS)
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    clearTimeout(timer)
    setTimeout(work) // after the task that painted
  }).observe({ type: 'paint', buffered: true })
}

/** Loads a chunk that the first view does without. */
export const loadAfterFirstPaint = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise<void>(afterFirstPaint).then(load)
