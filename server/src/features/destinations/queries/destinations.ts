import type { FactSection } from '@saathi/shared/admin/rules'
import { type DestinationTour, TOURS_COUNTED_MAX } from '@saathi/shared/destinations/schema'
import type { PackageCard } from '@saathi/shared/packages/schema'
import { and, arrayContains, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { ResponseCache } from '../../../cache/response-cache.ts'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { countTours, nextTours } from '../../../db/queries/tour-cards.ts'
import { wrongFacts } from '../../../db/schema/destinations.ts'
import { packages } from '../../../db/schema/packages.ts'
import { cardColumns } from '../../packages/queries/packages.ts'
import { isPublicTo, isVisibleTo } from '../../tours/policy.ts'
import { withPlacePicture } from '../place-picture.ts'

const { placeholder } = sql
const MOST_PACKAGES = 6

/** Pricing all places takes about 50 ms for each city, month and budget; the facts change only with the code. */
export const pricesCache = perDb(() => new ResponseCache({ ttlMs: 10 * 60_000, maxBytes: 4 * 1024 * 1024 }))

const prepared = perDb((db) => ({
  packages: db
    .select(cardColumns)
    .from(packages)
    .where(and(isNull(packages.withdrawnAt), arrayContains(packages.placeIds, sql`array[${placeholder('placeId')}]`)))
    .orderBy(asc(packages._id))
    .limit(MOST_PACKAGES)
    .prepare('packages_through_place'),
  checkedFacts: db
    .select({
      fact: wrongFacts.checkedFact,
      month: sql<string>`to_char(max(${wrongFacts.doneAt}) at time zone 'Asia/Kolkata', 'YYYY-MM')`,
    })
    .from(wrongFacts)
    .where(
      and(
        eq(wrongFacts.destinationId, sql`${placeholder('placeId')}`),
        isNotNull(wrongFacts.checkedFact),
        isNotNull(wrongFacts.doneAt),
      ),
    )
    .groupBy(wrongFacts.checkedFact)
    .prepare('checked_facts_of_place'),
}))

/** The packages that go to a place, in catalogue order. */
export const packagesThrough = (db: Db, placeId: string): Promise<PackageCard[]> =>
  prepared(db).packages.execute({ placeId })

/**
 * The next tours to a place that are not cancelled, soonest first: the public ones for a visitor, and for a reader also
 * the others, without those of hosts whom a block hides.
 */
export async function toursTo(
  db: Db,
  { placeId, today, reader }: { placeId: string; today: string; reader: string | null },
): Promise<DestinationTour[]> {
  const found = await nextTours(db, {
    placeIds: [placeId],
    from: today,
    condition: reader === null ? isPublicTo(null) : isVisibleTo(reader),
  })
  return found.map(withPlacePicture)
}

/** The number of coming tours to each of these places: of public ones for a visitor, and for a reader of all that they see. */
export const countToursTo = (
  db: Db,
  { placeIds, today, reader }: { placeIds: string[]; today: string; reader: string | null },
): Promise<Map<string, number>> =>
  countTours(db, {
    ...{ placeIds, from: today, most: TOURS_COUNTED_MAX },
    condition: reader === null ? isPublicTo(null) : isVisibleTo(reader),
  })

type WrongFact = { destinationId: string; section: FactSection; text: string }

/** The month in India in which an editor last checked each fact of a place, by `factKey`. */
export async function checkedFactsOf(db: Db, placeId: string): Promise<Map<string, string>> {
  const rows = await prepared(db).checkedFacts.execute({ placeId })
  return new Map(rows.flatMap(({ fact, month }) => (fact === null ? [] : [[fact, month]])))
}

/** Stores what somebody reports as wrong, without who it was. */
export async function saveWrongFact(db: Db, { destinationId, section, text }: WrongFact): Promise<void> {
  await db.insert(wrongFacts).values({ destinationId, section, text })
}
