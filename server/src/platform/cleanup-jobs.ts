import type { FastifyBaseLogger } from 'fastify'
import { loggable } from '../errors.ts'

const INTERVAL_MS = 10 * 60_000

/** Deletes what has expired; safe to run in several processes at once. */
export type CleanupJobs = Record<string, () => Promise<unknown>>

/** Runs the jobs now and every ten minutes, one after the other. A failing job is logged and does not stop the others. */
export function startCleanupJobs(jobs: CleanupJobs, log: FastifyBaseLogger): { stop: () => Promise<void> } {
  let running = Promise.resolve()
  const run = () => {
    running = running.then(async () => {
      for (const [job, work] of Object.entries(jobs))
        await work().catch((error) => log.error({ job, ...loggable(error) }, 'a cleanup job failed'))
    })
  }
  run()
  const timer = setInterval(run, INTERVAL_MS)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
