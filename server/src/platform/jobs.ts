import { indianDay } from '@saathi/shared/lib/days'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { loggable } from '../errors.ts'
import { deleteExpiredCounts } from './counts.ts'
import { deleteStaleProcesses } from './heartbeat.ts'
import { deleteExpiredLimits } from './limits.ts'
import { deleteExpiredMails } from './mail/store.ts'
import { deleteExpiredSuggestionCounts } from './suggestion-counts.ts'

const INTERVAL_MS = 10 * 60_000

/** Background work by name: deletes what has expired, or sends what is due. Safe to run in several processes at once. */
export type Jobs = Readonly<Record<string, () => Promise<unknown>>>

/** @throws Error if two features have a job of the same name */
export function collectJobs(features: readonly Jobs[]): Jobs {
  const all = features.flatMap((jobs) => Object.entries(jobs))
  const twice = all.find(([name], at) => all.findIndex((one) => one[0] === name) !== at)
  if (twice) throw new Error(`two jobs are called ${twice[0]}`)
  return Object.fromEntries(all)
}

/** The jobs of what belongs to no feature. */
export const platformJobs = ({ db, now }: { db: Db; now: () => Date }) => ({
  limits: () => deleteExpiredLimits(db, now()),
  outbox: () => deleteExpiredMails(db, now()),
  dailyCounts: () => deleteExpiredCounts(db, indianDay(now())),
  suggestionCounts: () => deleteExpiredSuggestionCounts(db, indianDay(now())),
  processes: () => deleteStaleProcesses(db),
})

/** Runs the jobs now and every ten minutes, one after the other. A failing job is logged and does not stop the others. */
export function startJobs(jobs: Jobs, log: FastifyBaseLogger): { stop: () => Promise<void> } {
  let running = Promise.resolve()
  const run = () => {
    running = running.then(async () => {
      for (const [job, work] of Object.entries(jobs))
        await work().catch((error) => log.error({ job, ...loggable(error) }, 'a job failed'))
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
