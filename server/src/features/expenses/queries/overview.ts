import type { ExpenseOverview } from '@saathi/shared/expenses/schema'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { expenseSummaries } from '../../../db/schema/expenses.ts'
import { tours } from '../../../db/schema/tours.ts'
import { unnamedLedger } from '../../../messages/en/expenses.ts'
import { withPlacePicture } from '../../destinations/place-picture.ts'
import { isVisibleTo } from '../../tours/policy.ts'
import { findTripTitles } from '../../trips/queries/titles.ts'

export const LEDGERS_MAX = 100

export const summaryColumns = {
  id: expenseSummaries.ledgerId,
  kind: expenseSummaries.kind,
  balancePaise: expenseSummaries.balancePaise,
  openTransfers: expenseSummaries.openTransfers,
}

/** The user's summaries: a statement of a table keyed by the user. */
export const summariesQuery = (db: Db) =>
  db
    .select(summaryColumns)
    .from(expenseSummaries)
    .where(eq(expenseSummaries.userId, sql.placeholder('userId')))
    .orderBy(desc(expenseSummaries.changedAt))
    .limit(LEDGERS_MAX)

const prepared = perDb((db) => summariesQuery(db).prepare('expense_summaries'))

export type LedgerSummary = Awaited<ReturnType<typeof summariesQuery>>[number]

type Head = { id: string; title: string; image: string | null }

async function tourHeads(db: Db, userId: string, ids: string[]): Promise<Head[]> {
  const rows = await db
    .select({
      id: tours._id,
      title: tours.name,
      image: sql<
        string | null
      >`(select image from unnest(tours.images) image where image ~ '^(media|pictures)/' limit 1)`,
      placeId: tours.placeId,
    })
    .from(tours)
    .where(and(inArray(tours._id, ids), isVisibleTo(userId)))
  return rows.map(withPlacePicture)
}

async function tripHeads(db: Db, userId: string, ids: string[]): Promise<Head[]> {
  const titles = await findTripTitles(db, userId, ids)
  return [...titles].map(([id, title]) => ({ id, title, image: null }))
}

/** The user's ledgers, those with the latest changes first. */
export async function findOverview(db: Db, userId: string): Promise<ExpenseOverview> {
  const rows = await prepared(db).execute({ userId })
  const idsOf = (wanted: 'tour' | 'trip') => rows.flatMap(({ id, kind }) => (kind === wanted ? [id] : []))
  const [tourIds, tripIds] = [idsOf('tour'), idsOf('trip')]
  const [ofTours, ofTrips] = await Promise.all([
    tourIds.length > 0 ? tourHeads(db, userId, tourIds) : [],
    tripHeads(db, userId, tripIds),
  ])
  const heads = new Map([...ofTours, ...ofTrips].map(({ id, ...head }) => [id, head]))
  const items = rows.map(({ id, kind, ...row }) => ({
    ledger: { kind, id },
    ...(heads.get(id) ?? { title: unnamedLedger[kind], image: null }),
    ...row,
  }))
  return { items, totalPaise: items.reduce((sum, { balancePaise }) => sum + balancePaise, 0) }
}
