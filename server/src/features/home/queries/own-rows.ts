import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { jsonRows } from '../../../db/queries/json.ts'
import { expenseSummaries } from '../../../db/schema/expenses.ts'
import { planSummaries } from '../../../db/schema/plans.ts'
import { tripSummaries } from '../../../db/schema/trips.ts'
import { LEDGERS_MAX, type LedgerSummary, summaryColumns } from '../../expenses/queries/overview.ts'
import { type OwnTripRow, ownTripColumns } from '../../trips/queries/list.ts'

export type OwnPlanRow = { goesTo: string; startDate: string; flexibleDays: number; endsOn: string }

const userId = sql`${sql.placeholder('userId')}::uuid`
const PLANS_READ = 20
const { goesTo, startDate, flexibleDays, endsOn } = planSummaries

/** Each part is read from a table keyed by the user, so that one node answers all three. */
const ownRows = (db: Db) => {
  const part = <T>(name: string, rows: SQL<T[]>) => sql`(select ${rows} as rows) ${sql.identifier(name)}`
  const trips = jsonRows<OwnTripRow>(
    ownTripColumns,
    sql`from ${tripSummaries} where ${tripSummaries.userId} = ${userId}`,
  )
  const ledgers = jsonRows<LedgerSummary>(
    summaryColumns,
    sql`from ${expenseSummaries} where ${expenseSummaries.userId} = ${userId}
      order by ${expenseSummaries.changedAt} desc limit ${sql.raw(String(LEDGERS_MAX))}`,
  )
  const plans = jsonRows<OwnPlanRow>(
    { goesTo, startDate, flexibleDays, endsOn },
    sql`from ${planSummaries} where ${planSummaries.userId} = ${userId}
      order by ${planSummaries.endsOn} desc limit ${sql.raw(String(PLANS_READ))}`,
  )
  return db
    .select({
      trips: sql<OwnTripRow[]>`trips.rows`,
      ledgers: sql<LedgerSummary[]>`ledgers.rows`,
      plans: sql<OwnPlanRow[]>`plans.rows`,
    })
    .from(sql`${part('trips', trips)}, ${part('ledgers', ledgers)}, ${part('plans', plans)}`)
}

const prepared = perDb((db) => ownRows(db).prepare('own_rows'))

/** The user's trips, balances and plans, in one statement. */
export async function readOwnRows(db: Db, userId: string) {
  const [row] = await prepared(db).execute({ userId })
  return row ?? { trips: [], ledgers: [], plans: [] }
}
