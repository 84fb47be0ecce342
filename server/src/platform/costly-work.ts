import { queueShareUsedUp } from '../errors.ts'
import { FairQueue, QueueFull } from './fair-queue.ts'
import { currentRequester } from './requester.ts'

/** The pause after a job, as a multiple of its time, and its maximum, ms. */
const PAUSE = { factor: 1, most: 200 }
const SERVER = { key: 'server', group: 'server' }

/**
 * Runs work that holds the event loop for tens of milliseconds, such as recommendations and exports: one job at a time, in
 * turn between requesters, and with a pause after each, so that other requests get at least as much of the process, up to
 * 200 ms, before the next one. Work that mostly waits for the database has a queue of its own.
 */
export class CostlyWork {
  readonly #queue = new FairQueue({ slots: 1, waiting: 400, waitingPerKey: 40, waitingPerGroup: 100 })

  /** @throws TRPCError TOO_MANY_REQUESTS when too many jobs of the requester, or of all, are waiting */
  async run<T>(work: () => T | Promise<T>): Promise<T> {
    const { key, group } = currentRequester() ?? SERVER
    await this.#turnOf({ key, group })
    const began = performance.now()
    try {
      return await work()
    } finally {
      const pause = Math.min(PAUSE.most, PAUSE.factor * (performance.now() - began))
      setTimeout(() => this.#queue.leave({ key }), pause)
    }
  }

  #turnOf(owner: { key: string; group: string }): Promise<void> {
    return new Promise((start, reject) => {
      try {
        this.#queue.enter(owner, start)
      } catch (error) {
        reject(error instanceof QueueFull ? queueShareUsedUp() : error)
      }
    })
  }
}
