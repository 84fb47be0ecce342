import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { dailyCounts, processes, type RecentRequests } from '../../../db/schema/numbers.ts'
import { reports } from '../../../db/schema/safety.ts'
import type { CountKind } from '../../../platform/counts.ts'

type Period = { from: string; to: string }
type DayCount = { day: string; kind: CountKind; count: number }

/** The counts of each day and kind from `from` to `to`. */
export async function countsByDay(db: Db, { from, to }: Period): Promise<DayCount[]> {
  return db.execute<DayCount>(sql`select day::text as day, kind, sum(count)::float8 as count from ${dailyCounts}
    where day between ${from} and ${to} and kind <> 'destination' group by day, kind`)
}

/** The destinations that were opened most, at most `limit`. */
export async function topDestinations(db: Db, { from, to, limit }: Period & { limit: number }) {
  return db.execute<{
    id: string
    count: number
  }>(sql`select subject as id, sum(count)::float8 as count from ${dailyCounts}
    where kind = 'destination' and day between ${from} and ${to} group by subject order by 2 desc, 1 limit ${limit}`)
}

type AnswerHours = { day: string; median: number; slowest: number }

/** The hours from a report to its decision, by the day of the decision in India: the median and the slowest tenth. */
export async function answerHours(db: Db, { from, to }: Period): Promise<AnswerHours[]> {
  const hours = sql`extract(epoch from closed_at - created_at) / 3600`
  return db.execute<AnswerHours>(sql`
    select (closed_at at time zone 'Asia/Kolkata')::date::text as day,
      percentile_cont(0.5) within group (order by ${hours}) as median,
      percentile_cont(0.9) within group (order by ${hours}) as slowest
    from ${reports}
    where closed_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
      and closed_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'
    group by 1`)
}

/** The processes of the last hour, and whether each has reported in the last two minutes. */
export const listProcesses = (db: Db): Promise<{ isUp: boolean; recent: RecentRequests }[]> =>
  db
    .select({ isUp: sql<boolean>`${processes.seenAt} > now() - interval '2 minutes'`, recent: processes.recent })
    .from(processes)
    .limit(1_000)
