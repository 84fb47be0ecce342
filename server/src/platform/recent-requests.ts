import type { RecentRequests } from '../db/schema/numbers.ts'

const SLICE_MS = 30_000
const SLICES = 10

/** The upper bounds of the histograms, seconds: from a cached response to one that a user gives up on. */
export const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The requests of the last five minutes, in slices of half a minute, with the buckets of the metrics' histograms. */
export function createRecentRequests(now: () => number = () => performance.now()) {
  const empty = () => ({ requests: 0, errors: 0, buckets: [...BUCKETS, 0].map(() => 0) })
  let slices = [{ slice: Math.floor(now() / SLICE_MS), ...empty() }]

  return {
    observe(status: number, seconds: number) {
      const slice = Math.floor(now() / SLICE_MS)
      let current = slices.at(-1)
      if (current?.slice !== slice) {
        current = { slice, ...empty() }
        slices = [...slices.slice(1 - SLICES), current]
      }
      const bucket = BUCKETS.findIndex((bound) => seconds <= bound)
      current.requests += 1
      if (status >= 500) current.errors += 1
      const at = bucket < 0 ? BUCKETS.length : bucket
      current.buckets[at] = (current.buckets[at] ?? 0) + 1
    },
    read(): RecentRequests {
      const first = Math.floor(now() / SLICE_MS) - SLICES
      return sumRequests(slices.filter(({ slice }) => slice > first))
    },
  }
}

/** The requests of several slices or processes together. */
export const sumRequests = (parts: readonly RecentRequests[]): RecentRequests => ({
  requests: parts.reduce((sum, { requests }) => sum + requests, 0),
  errors: parts.reduce((sum, { errors }) => sum + errors, 0),
  buckets: [...BUCKETS, 0].map((_, at) => parts.reduce((sum, { buckets }) => sum + (buckets[at] ?? 0), 0)),
})

/** The time within which 95 of 100 requests were answered, ms, by the upper bound of its bucket; null without requests. */
export function p95Of({ requests, buckets }: RecentRequests): number | null {
  if (requests === 0) return null
  let seen = 0
  const at = buckets.findIndex((count) => {
    seen += count
    return seen >= requests * 0.95
  })
  return (BUCKETS[at] ?? (BUCKETS.at(-1) as number)) * 1000
}
