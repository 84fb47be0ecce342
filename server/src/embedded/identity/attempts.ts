import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../../db/client.ts'
import { rateLimits } from '../../db/schema/limits.ts'
import { networkOf } from '../../limits.ts'
import { Refusal } from './refusal.ts'

/** How many within how many seconds. */
type Limit = { points: number; duration: number }

/** `signIn...` counts failures only; the others count every request. */
export const LIMITS = {
  signInByAddress: { points: 20, duration: 900 },
  signInByIp: { points: 100, duration: 900 },
  signUpByIp: { points: 200, duration: 3600 },
  resetByAddress: { points: 5, duration: 3600 },
  resetByIp: { points: 50, duration: 3600 },
} satisfies Record<string, Limit>
export type Limits = Record<keyof typeof LIMITS, Limit>

/** Counts attempts in Postgres, so that they hold across processes and restarts. Who attempts is kept as a hash. */
export function attemptCounter(db: Db, limits: Limits) {
  const limiter = (name: keyof Limits) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: `identity ${name}`,
      clearExpiredByTimeout: false,
      ...limits[name],
    })
  const limiters: Record<keyof Limits, RateLimiterDrizzle> = {
    signInByAddress: limiter('signInByAddress'),
    signInByIp: limiter('signInByIp'),
    signUpByIp: limiter('signUpByIp'),
    resetByAddress: limiter('resetByAddress'),
    resetByIp: limiter('resetByIp'),
  }
  /** `who` is an e-mail address or an IP address; of the latter its network counts. */
  const keyOf = (who: string) => createHash('sha256').update(networkOf(who).toLowerCase()).digest('base64url')

  return {
    /** Counts one, and refuses when that is one too many. Count before the work, so that parallel guesses count too. */
    async count(name: keyof Limits, who: string): Promise<void> {
      try {
        await limiters[name].consume(keyOf(who))
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429)
        throw error
      }
    },
    /** Takes one back: it was no failure after all. */
    async forgive(name: keyof Limits, who: string): Promise<void> {
      await limiters[name].reward(keyOf(who))
    },
    /** Starts from nothing: whoever this is has shown to be the owner. */
    async clear(name: keyof Limits, who: string): Promise<void> {
      await limiters[name].delete(keyOf(who))
    },
  }
}
export type AttemptCounter = ReturnType<typeof attemptCounter>
