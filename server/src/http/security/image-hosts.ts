/** After this the hosts are read again, ms; what they were is taken until that is done. */
const FRESH_MS = 10_000

/** Keeps the hosts of the catalogue's pictures. Only the first to ask waits; while they cannot be read, the last known stand. */
export function watchImageHosts(read: () => Promise<string[]>): () => Promise<string[]> {
  let known: Promise<string[]> | undefined
  let readAt = 0
  return () => {
    const now = performance.now()
    if (known && now - readAt < FRESH_MS) return known
    const before = known
    const next = read().catch(() => before ?? [])
    readAt = now
    known = before ?? next
    next.then(() => {
      known = next
    })
    return known
  }
}
