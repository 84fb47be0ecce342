import { setTimeout as sleep } from 'node:timers/promises'
import { queueShareUsedUp } from '../errors.ts'
import { FairQueue, QueueFull } from './fair-queue.ts'
import { currentRequester } from './requester.ts'
import type { Steps } from './steps.ts'

/** The pause after a job, as a multiple of its time, and its maximum, ms. */
const PAUSE = { factor: 1, most: 200 }
/** The time for which steps hold the event loop before others get it, ms. */
const SLICE_MS = 3
const SERVER = { key: 'server', group: 'server' }

/**
 * Runs costly work, such as recommendations and exports: one job at a time, in turn between requesters, and with a pause
 * after each, so that other requests get at least as much of the process, up to 200 ms, before the next one. What would
 * hold the event loop for longer than some milliseconds is made of steps, and pauses between them too. Work that mostly
 * waits for the database has a queue of its own.
 */
export class CostlyWork {
  readonly #queue = new FairQueue({ slots: 1, waiting: 400, waitingPerKey: 40, waitingPerGroup: 100 })

  /** @throws TRPCError TOO_MANY_REQUESTS when too many jobs of the requester, or of all, are waiting */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    return this.#run(work, (held) => Math.min(PAUSE.most, PAUSE.factor * held))
  }

  /** The same for work in steps, which pauses between them. */
  runSteps<T>(steps: Steps<T>): Promise<T> {
    return this.#run(
      () => inSlices(steps),
      () => SLICE_MS,
    )
  }

  async #run<T>(work: () => T | Promise<T>, pauseAfter: (ms: number) => number): Promise<T> {
    const { key, group } = currentRequester() ?? SERVER
    await this.#turnOf({ key, group })
    const began = performance.now()
    try {
      return await work()
    } finally {
      setTimeout(() => this.#queue.leave({ key }), pauseAfter(performance.now() - began))
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

/** Runs steps for some milliseconds at a time, with a pause as long after each slice. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (let began = performance.now(); ; ) {
    const { done, value } = steps.next()
    if (done) return value
    const held = performance.now() - began
    if (held < SLICE_MS) continue
    await sleep(PAUSE.factor * held)
    began = performance.now()
  }
}
