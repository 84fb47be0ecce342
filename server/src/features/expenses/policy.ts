import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { addDays } from '@saathi/shared/lib/days'
import { and, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { namesAtBlock } from '../../db/queries/relationships.ts'
import { tours } from '../../db/schema/tours.ts'
import { unnamedLedger } from '../../messages/en/expenses.ts'
import { placePicture } from '../destinations/place-picture.ts'
import { isVisibleTo } from '../tours/policy.ts'

/** The reader of ledgers, and the calendar day in India, on which it depends who may add expenses. */
export type Reader = { userId: string; today: string }

/**
 * A reader of one ledger. `open`: may add; `closed`: the tour ended a while ago; `left`: reads and settles only what
 * concerns them.
 */
export type LedgerReader = Reader & {
  ledger: LedgerRef
  role: 'open' | 'closed' | 'left'
  title: string
  image: string | null
  travelDates: { start: string; end: string } | null
  /** Whether the host has cancelled the tour. */
  cancelled: boolean
  /** The owner of the trip, while there is one; null for a tour. */
  ownerId: string | null
  /** The people from whom a block separates the reader, with their names at that time. */
  separated: Map<string, string>
}

const { placeholder } = sql
const userId = sql`${placeholder('userId')}::uuid`
const ledgerId = sql`${placeholder('ledgerId')}::uuid`

type Row = Pick<LedgerReader, 'image' | 'travelDates' | 'cancelled'> & {
  role: LedgerReader['role'] | null
  name: string | null
}

const prepared = perDb((db) => ({
  open: db
    .select({
      role: sql<
        Row['role']
      >`expense_role(${userId}, ${placeholder('kind')}::text, ${ledgerId}, ${placeholder('today')}::date)`,
      separated: namesAtBlock(userId),
    })
    .from(sql`(select) one`)
    .prepare('open_ledger'),
  tour: db
    .select({
      name: tours.name,
      image: sql<
        string | null
      >`(select image from unnest(tours.images) image where image ~ '^(media|pictures)/' limit 1)`,
      placeId: tours.placeId,
      travelDates: sql<Row['travelDates']>`json_build_object('start', tours.start_date, 'end', tours.end_date)`,
      cancelled: sql<boolean>`tours.cancelled_at is not null`,
    })
    .from(tours)
    .where(and(sql`tours.id = ${ledgerId}`, isVisibleTo(userId)))
    .prepare('ledger_tour'),
  trip: db
    .select({
      ownerId: sql<string>`owner_id`,
      name: sql<string>`title`,
      start: sql<string | null>`start_date::text`,
      dayCount: sql<number>`day_count`,
    })
    .from(sql`trips`)
    .where(sql`id = ${ledgerId}`)
    .prepare('ledger_trip'),
}))

type Head = Pick<LedgerReader, 'title' | 'image' | 'travelDates' | 'cancelled' | 'ownerId'>

const unknown = (kind: LedgerRef['kind'], ownerId: string | null = null): Head => ({
  title: unnamedLedger[kind],
  image: null,
  travelDates: null,
  cancelled: false,
  ownerId,
})

/** The title of the ledger; a tour that was deleted, or that the reader may not see, has no name. */
async function findHead(db: Db, ledger: LedgerRef, userId: string): Promise<Head> {
  const statements = prepared(db)
  if (ledger.kind === 'trip') {
    const [trip] = await statements.trip.execute({ ledgerId: ledger.id })
    if (!trip) return unknown('trip')
    const { name: title, start, dayCount, ownerId } = trip
    const travelDates = start === null ? null : { start, end: addDays(start, dayCount - 1) }
    return { title, image: null, travelDates, cancelled: false, ownerId }
  }
  const [tour] = await statements.tour.execute({ ledgerId: ledger.id, userId })
  if (!tour) return unknown('tour')
  const { name: title, travelDates, cancelled } = tour
  return { title, image: tour.image ?? placePicture(tour.placeId), travelDates, cancelled, ownerId: null }
}

/** The ledger as the reader may read it; null if the reader has no part in it. */
export async function openLedger(db: Db, ledger: LedgerRef, { userId, today }: Reader): Promise<LedgerReader | null> {
  const [[opened], head] = await Promise.all([
    prepared(db).open.execute({ userId, kind: ledger.kind, ledgerId: ledger.id, today }),
    findHead(db, ledger, userId),
  ])
  if (!opened?.role) return null
  // Whoever has left a trip does not learn what became of it.
  const shown = ledger.kind === 'trip' && opened.role === 'left' ? unknown('trip', head.ownerId) : head
  return { userId, today, ledger, role: opened.role, separated: new Map(Object.entries(opened.separated)), ...shown }
}
