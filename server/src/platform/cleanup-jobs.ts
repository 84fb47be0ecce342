import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../context.ts'
import { loggable } from '../errors.ts'
import { removeDueAccounts, searchGoneAccounts } from '../features/account/deletion.ts'
import { deleteExpiredDepartures, deleteExpiredEvidence } from '../features/account/store.ts'
import { sweepCodes } from '../features/auth/store.ts'
import { sweepMedia } from '../features/media/store.ts'
import { sweepLog } from '../features/messages/event-log.ts'
import { sweepLimits } from './limits.ts'
import { sweepOutbox } from './mail/store.ts'

const EVERY_MS = 10 * 60_000

/** Forgets what need not be kept any longer, now and then; any number of processes may. */
export function startSweeps(deps: Deps, log: FastifyBaseLogger): { stop: () => Promise<void> } {
  const { db, now } = deps
  const jobs = {
    codes: () => sweepCodes(db, now()),
    limits: () => sweepLimits(db, now()),
    outbox: () => sweepOutbox(db, now()),
    accounts: () => removeDueAccounts(deps),
    departures: () => deleteExpiredDepartures(db, now()),
    evidence: () => deleteExpiredEvidence(db, now()),
    // The embedded provider tells of deletions itself, and demo people have no accounts.
    ...(deps.config.firebase ? { goneAccounts: searchGoneAccounts(deps) } : {}),
    live: () => sweepLog(db, now()),
    media: async () => {
      await sweepMedia(db, now())
    },
  }
  let running = Promise.resolve()
  const sweep = () => {
    running = running.then(async () => {
      for (const [job, work] of Object.entries(jobs))
        await work().catch((error) => log.error({ job, ...loggable(error) }, 'a sweep failed'))
    })
  }
  sweep()
  const timer = setInterval(sweep, EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
