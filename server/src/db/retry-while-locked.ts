import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { StartupError } from '../platform/startup-error.ts'

/** The time for which a command waits for statements that use its table; meanwhile later writes wait behind it. */
export const LOCK_TIMEOUT = '2s'
const TRIES = 30
const PAUSE_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Runs a statement that needs a lock on tables in use, and again while they are not free within LOCK_TIMEOUT, which the
 * connection sets.
 */
export async function retryWhileLocked(tables: string, run: () => PromiseLike<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await run()
      return
    } catch (error) {
      if (!(error instanceof postgres.PostgresError && error.code === LOCK_NOT_AVAILABLE)) throw error
      if (tries === TRIES)
        throw new StartupError(`A long statement or transaction uses ${tables}: run this again when it has ended.`)
      await sleep(PAUSE_MS)
    }
  }
}
