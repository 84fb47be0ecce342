import { FIRST_ANSWER_GOAL_HOURS } from '@saathi/shared/admin/rules'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import type { AnswerTimes } from '@saathi/shared/moderation/admin'
import type { ReportReason } from '@saathi/shared/moderation/schema'
import { and, count, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { reports } from '../../../../db/schema/safety.ts'
import { URGENCY } from '../rules.ts'
import { notOwnReport } from './own-reports.ts'

const DAYS = 28
const URGENT = (Object.keys(URGENCY) as ReportReason[]).filter((reason) => URGENCY[reason] === 'urgent')

const hours = sql`extract(epoch from ${reports.closedAt} - ${reports.createdAt}) / 3600`
const hoursAt = (share: number) => sql<number | null>`
  round((percentile_cont(${sql.raw(String(share))}) within group (order by ${hours}))::numeric, 1)::float8`
const times = { answered: count(), medianHours: hoursAt(0.5), slowestTenthHours: hoursAt(0.9) }
const day = sql<string>`to_char(${reports.closedAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** The times until the first answer to reports, by the day of the answer in India, without those in which the reader has a part. */
export async function answerTimes(db: Db, staffId: string, now: Date): Promise<AnswerTimes> {
  const first = addDays(indianDay(now), 1 - DAYS)
  const closedSince = and(gte(reports.closedAt, `${first}T00:00:00+05:30`), notOwnReport(staffId))
  const [open, urgent, [total], rows] = await Promise.all([
    db.$count(reports, and(isNull(reports.closedAt), notOwnReport(staffId))),
    db.$count(reports, and(isNull(reports.closedAt), inArray(reports.reason, URGENT), notOwnReport(staffId))),
    db.select(times).from(reports).where(closedSince),
    db
      .select({ day, ...times })
      .from(reports)
      .where(closedSince)
      .groupBy(sql`1`),
  ])
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from({ length: DAYS }, (_, n) => {
    const date = addDays(first, n)
    return byDay.get(date) ?? { day: date, answered: 0, medianHours: null, slowestTenthHours: null }
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
