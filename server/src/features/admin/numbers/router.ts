import { Health, Numbers, NumbersQuery } from '@saathi/shared/admin/numbers'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import { outboxDepth } from '../../../platform/mail/store.ts'
import { p95Of, sumRequests } from '../../../platform/recent-requests.ts'
import { findPlace } from '../../destinations/destination-card.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { pageProcedure } from '../procedures.ts'
import { computeNumbers, daysUpTo } from './numbers.ts'
import { answerHours, countsByDay, listProcesses, topDestinations } from './queries/numbers.ts'

const numbersProcedure = pageProcedure('numbers')

/** The procedures of the page "Numbers". */
export const numbersProcedures = {
  /** Counts by day up to yesterday, with the period before. */
  numbers: numbersProcedure
    .input(NumbersQuery)
    .output(Numbers)
    .query(async ({ ctx: { db, now }, input }) => {
      const to = addDays(indianDay(now()), -1)
      const days = daysUpTo(to, input.days)
      const from = days[0] as string
      const [counts, hours, places] = await Promise.all([
        countsByDay(db, { from: addDays(from, -input.days), to }),
        answerHours(db, { from, to }),
        topDestinations(db, { from, to, limit: 10 }),
      ])
      const named = places.map(({ id, count }) => ({ id, count, name: findPlace(loadDataset(), id)?.name ?? id }))
      return computeNumbers(days, counts, hours, named)
    }),

  /** The processes, the database, the outbox and the requests of the last five minutes. */
  health: numbersProcedure.output(Health).query(async ({ ctx }) => {
    const startedAt = performance.now()
    const rows = await listProcesses(ctx.db)
    const ms = Math.round(performance.now() - startedAt)
    const { mails, oldest } = await outboxDepth(ctx.db)
    const up = rows.filter(({ isUp }) => isUp)
    const recent = sumRequests(up.map((row) => row.recent))
    return {
      web: { up: up.length, known: rows.length },
      database: { ms, waiting: ctx.metrics.waiting() },
      mail: { waiting: mails, oldestSeconds: Math.round(oldest), outbox: ctx.config.smtpUrl === null },
      answers: {
        requests: recent.requests,
        p95Ms: p95Of(recent),
        errorShare: recent.requests === 0 ? null : recent.errors / recent.requests,
      },
    }
  }),
}
