import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { VerifiedToken } from './identity.ts'

type Verify = (token: string) => Promise<VerifiedToken | null>
type Entry = { verified: Promise<VerifiedToken | null>; expiresAt: number }
type Options = { now: () => Date; maxAgeMs?: number; maxEntries?: number }

/**
 * Caches verified tokens for `maxAgeMs` (30 s) and never beyond their own expiry, so that concurrent calls of a page cost
 * one verification. Rejected tokens and failures are not cached. At most `maxEntries` tokens are cached, by their hash.
 */
export function cachedVerify(verify: Verify, { now, maxAgeMs = 30_000, maxEntries = 20_000 }: Options) {
  const entries = new LRUCache<string, Entry>({ max: maxEntries })

  function verifyAndCache(token: string, key: string, time: number): Entry {
    const entry: Entry = { verified: verify(token), expiresAt: time + maxAgeMs }
    const remove = () => {
      if (entries.peek(key) === entry) entries.delete(key)
    }
    entry.verified.then((verified) => {
      if (verified) entry.expiresAt = Math.min(entry.expiresAt, verified.expiresAt * 1000)
      else remove()
    }, remove)
    entries.set(key, entry)
    return entry
  }

  return {
    verify(token: string): Promise<VerifiedToken | null> {
      const key = createHash('sha256').update(token).digest('base64url')
      const time = now().getTime()
      const cached = entries.get(key)
      return (cached && time < cached.expiresAt ? cached : verifyAndCache(token, key, time)).verified
    },
    /** Empties the cache after an account has changed. */
    clear: () => entries.clear(),
    get size() {
      return entries.size
    },
  }
}
