let checked = false

/**
 * True once, when the browser has just opened this address. After a reload or with the back button the router restores
 * the scroll position instead.
 */
export function isFreshVisit(): boolean {
  if (checked) return false
  checked = true
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== 'navigate') return false
  return new URL(entry.name).search === window.location.search
}
