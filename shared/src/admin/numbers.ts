import * as z from 'zod/mini'
import { Day } from '../lib/common.ts'
import { NUMBER_PERIODS } from './rules.ts'

export const NumbersQuery = z.object({
  days: z._default(z.literal([...NUMBER_PERIODS]), 28),
})

/** A count for each of `days`, and the sums of this period and of the one before it. */
const Daily = z.object({ counts: z.array(z.int()), total: z.int(), before: z.int() })

/** `admin.numbers`: counts by day in India, oldest first, up to yesterday; without personal data. */
export const Numbers = z.object({
  days: z.array(Day),
  signUps: Daily,
  /** Recommendations asked for. */
  searches: Daily,
  tours: Daily,
  seatsTaken: Daily,
  seatsGivenUp: Daily,
  matches: Daily,
  reports: Daily,
  /** Hours to the first answer on reports, by the day of the answer; null without one. */
  answers: z.object({
    medianHours: z.array(z.nullable(z.number())),
    slowestTenthHours: z.array(z.nullable(z.number())),
  }),
  /** The destinations most asked for in the period, at most 10. */
  destinations: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
})
export type Numbers = z.infer<typeof Numbers>

/** `admin.health`: now, or of the last five minutes. */
export const Health = z.object({
  web: z.object({
    /** Processes that have reported in the last two minutes, and those that should. */
    up: z.int(),
    known: z.int(),
  }),
  database: z.object({ ms: z.number(), waiting: z.int() }),
  /** `outbox`: no mail server is set, and a page shows the mails instead. */
  mail: z.object({ waiting: z.int(), oldestSeconds: z.int(), outbox: z.optional(z.boolean()) }),
  /** Null without any request. */
  answers: z.object({ requests: z.int(), p95Ms: z.nullable(z.number()), errorShare: z.nullable(z.number()) }),
})
export type Health = z.infer<typeof Health>
