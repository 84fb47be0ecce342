/** The maximum age of the hosts, ms; they are refreshed in the background. */
const MAX_AGE_MS = 10_000

/** Caches the hosts of the catalogue's images. Only the first call waits; if a read fails, the last result stays. */
export function watchImageHosts(read: () => Promise<string[]>): () => Promise<string[]> {
  let cached: Promise<string[]> | undefined
  let readAt = 0
  return () => {
    const now = performance.now()
    if (cached && now - readAt < MAX_AGE_MS) return cached
    const previous = cached
    const next = read().catch(() => previous ?? [])
    readAt = now
    cached = previous ?? next
    next.then(() => {
      cached = next
    })
    return cached
  }
}
