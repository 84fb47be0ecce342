import { retryAfterOf } from '../../errors.ts'
import type { LimitName, Limits } from '../../platform/limits.ts'
import { TRPCError } from '../../trpc.ts'
import { Refusal } from './refusal.ts'

type Name = Extract<LimitName, `signIns${string}` | `signUps${string}` | `resets${string}`>

/** Counts attempts at accounts, and refuses as Identity Toolkit does. Of sign-ins those count that fail. */
export function attemptCounter(limits: Limits) {
  return {
    /** Counts one, and refuses when that is one too many. Count before the work, so that parallel guesses count too. */
    async count(name: Name, who: string): Promise<void> {
      try {
        await limits.take(name, who)
      } catch (error) {
        if (error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS')
          throw new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429, retryAfterOf(error))
        throw error
      }
    },
    /** Takes one back: it was no failure after all. */
    forgive: (name: Name, who: string) => limits.giveBack(name, who),
    /** Starts from nothing: whoever this is has shown to be the owner. */
    clear: (name: Name, who: string) => limits.forget(name, who),
  }
}
export type AttemptCounter = ReturnType<typeof attemptCounter>
