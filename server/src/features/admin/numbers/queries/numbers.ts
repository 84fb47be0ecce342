import { and, asc, between, desc, eq, ne, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { dailyCounts, processes, type RecentRequests } from '../../../../db/schema/numbers.ts'
import { reports } from '../../../../db/schema/safety.ts'

type Period = { from: string; to: string }
const { day, kind, subject } = dailyCounts
const total = sum(dailyCounts.count).mapWith(Number)

/** The counts of each day and kind from `from` to `to`. */
export const countsByDay = (db: Db, { from, to }: Period) =>
  db
    .select({ day, kind, count: total })
    .from(dailyCounts)
    .where(and(between(day, from, to), ne(kind, 'destination')))
    .groupBy(day, kind)

/** The destinations that were opened most, at most `limit`. */
export const topDestinations = (db: Db, { from, to, limit }: Period & { limit: number }) =>
  db
    .select({ id: subject, count: total })
    .from(dailyCounts)
    .where(and(eq(kind, 'destination'), between(day, from, to)))
    .groupBy(subject)
    .orderBy(desc(total), asc(subject))
    .limit(limit)

/** The hours from a report to its decision, by the day of the decision in India: the median and the slowest tenth. */
export function answerHours(db: Db, { from, to }: Period) {
  const { closedAt, createdAt } = reports
  const hours = sql`extract(epoch from ${closedAt} - ${createdAt}) / 3600`
  return db
    .select({
      day: sql<string>`(${closedAt} at time zone 'Asia/Kolkata')::date::text`,
      median: sql<number>`percentile_cont(0.5) within group (order by ${hours})`,
      slowest: sql<number>`percentile_cont(0.9) within group (order by ${hours})`,
    })
    .from(reports)
    .where(
      and(
        sql`${closedAt} >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`,
        sql`${closedAt} < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`,
      ),
    )
    .groupBy(sql`1`)
}

/** The processes of the last hour, and whether each has reported in the last two minutes. */
export const listProcesses = (db: Db): Promise<{ isUp: boolean; recent: RecentRequests }[]> =>
  db
    .select({ isUp: sql<boolean>`${processes.seenAt} > now() - interval '2 minutes'`, recent: processes.recent })
    .from(processes)
    .limit(1_000)
