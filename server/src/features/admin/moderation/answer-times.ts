import type { AnswerTimes } from '@saathi/shared/admin-moderation'
import { FIRST_ANSWER_GOAL_HOURS } from '@saathi/shared/admin-rules'
import { addDays, indianDay } from '@saathi/shared/days'
import type { ReportReason } from '@saathi/shared/safety'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { reports } from '../../../db/schema/safety.ts'
import { notOwnReport } from './own-reports.ts'
import { URGENCY } from './rules.ts'

const DAYS = 28
const URGENT = (Object.keys(URGENCY) as ReportReason[]).filter((reason) => URGENCY[reason] === 'urgent')

type Times = { answered: number; medianHours: number | null; slowestTenthHours: number | null }

const hours = sql`extract(epoch from closed_at - created_at) / 3600`
const times = sql`count(*)::int as answered,
  round((percentile_cont(0.5) within group (order by ${hours}))::numeric, 1)::float8 as "medianHours",
  round((percentile_cont(0.9) within group (order by ${hours}))::numeric, 1)::float8 as "slowestTenthHours"`
const closedSince = (day: string, staffId: string) =>
  sql`from reports where closed_at >= ${`${day}T00:00:00+05:30`}::timestamptz and ${notOwnReport(staffId)}`

/** How long reports waited for their first answer, by the day of the answer in India; none in which the reader has a part. */
export async function answerTimes(db: Db, staffId: string, now: Date): Promise<AnswerTimes> {
  const first = addDays(indianDay(now), 1 - DAYS)
  const [open, urgent, [total], rows] = await Promise.all([
    db.$count(reports, and(isNull(reports.closedAt), notOwnReport(staffId))),
    db.$count(reports, and(isNull(reports.closedAt), inArray(reports.reason, URGENT), notOwnReport(staffId))),
    db.execute<Times>(sql`select ${times} ${closedSince(first, staffId)}`),
    db.execute<Times & { day: string }>(sql`
      select to_char(closed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, ${times} ${closedSince(first, staffId)} group by 1`),
  ])
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from({ length: DAYS }, (_, n) => {
    const day = addDays(first, n)
    return byDay.get(day) ?? { day, answered: 0, medianHours: null, slowestTenthHours: null }
  })
  return {
    open,
    urgent,
    goalHours: FIRST_ANSWER_GOAL_HOURS,
    medianHours: total?.medianHours ?? null,
    slowestTenthHours: total?.slowestTenthHours ?? null,
    days,
  }
}
