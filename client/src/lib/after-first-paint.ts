/** Where nothing is ever painted, a tab in the background, work is not put off for longer than this. */
const LONGEST_MS = 3000

/** Does something that can wait until there is something to see. */
export function afterFirstPaint(work: () => void) {
  const timer = setTimeout(work, LONGEST_MS)
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    clearTimeout(timer)
    setTimeout(work) // after the task that painted
  }).observe({ type: 'paint', buffered: true })
}
