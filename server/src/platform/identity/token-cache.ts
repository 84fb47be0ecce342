import { createHash } from 'node:crypto'
import type { VerifiedToken } from './identity.ts'

type Verify = (token: string) => Promise<VerifiedToken | null>
type Entry = { verified: Promise<VerifiedToken | null>; until: number }
type Options = { now: () => Date; maxAgeMs?: number; maxEntries?: number }

/**
 * Remembers tokens found good for at most `maxAgeMs` (30 s) and never beyond their own end, so that a page that
 * asks ten things at once costs one verification. Refusals and failures are not remembered. Only a hash of a token
 * is kept, and at most `maxEntries` of them.
 */
export function cachedVerify(verify: Verify, { now, maxAgeMs = 30_000, maxEntries = 5_000 }: Options) {
  const entries = new Map<string, Entry>()

  function remember(token: string, key: string, at: number): Entry {
    const entry: Entry = { verified: verify(token), until: at + maxAgeMs }
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    entry.verified.then((verified) => {
      if (verified) entry.until = Math.min(entry.until, verified.expiresAt * 1000)
      else forget()
    }, forget)
    entries.delete(key) // so that the newest stands last
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    return entry
  }

  return {
    verify(token: string): Promise<VerifiedToken | null> {
      const key = createHash('sha256').update(token).digest('base64url')
      const at = now().getTime()
      const known = entries.get(key)
      return (known && at < known.until ? known : remember(token, key, at)).verified
    },
    /** Forgets everything: an account was changed, so what was true may be no longer. */
    clear: () => entries.clear(),
    get size() {
      return entries.size
    },
  }
}
