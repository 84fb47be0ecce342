import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../context.ts'
import { loggable } from '../errors.ts'
import { sweepCodes } from '../features/auth/store.ts'
import { sweepMedia } from '../features/media/store.ts'
import { sweepLog } from '../features/messages/event-log.ts'
import { leavingUsers, removeUser } from '../features/social/store.ts'
import { sweepLimits } from './limits.ts'
import { sweepOutbox } from './mail/store.ts'

const EVERY_MS = 10 * 60_000

/** Lets go of people whose seven days are over: their account first, so that nobody is left who could come back. */
export async function removeLeaving({ db, identity, now }: Pick<Deps, 'db' | 'identity' | 'now'>): Promise<void> {
  for (const { _id, firebaseUid } of await leavingUsers(db, now())) {
    await identity.deleteUser(firebaseUid)
    await removeUser(db, _id, now())
  }
}

/** Forgets what need not be kept any longer, now and then; any number of processes may. */
export function startSweeps(deps: Deps, log: FastifyBaseLogger): { stop: () => Promise<void> } {
  const { db, now } = deps
  const jobs = {
    codes: () => sweepCodes(db, now()),
    limits: () => sweepLimits(db, now()),
    outbox: () => sweepOutbox(db, now()),
    leaving: () => removeLeaving(deps),
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
