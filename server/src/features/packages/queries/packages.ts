import type { Package, PackageCard, PackageFacts, PackageFilters } from '@saathi/shared/packages/schema'
import { and, asc, eq, getTableColumns, gt, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { ResponseCache } from '../../../cache/response-cache.ts'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import type { Actor } from '../../../db/queries/actor.ts'
import { packages } from '../../../db/schema/packages.ts'

const { search, withdrawnAt, version, changedAt, ...packageColumns } = getTableColumns(packages)
/** The columns of a package's card. */
export const { imageUrl, activities, raccom, placeIds, ...cardColumns } = packageColumns

/** Escapes the wildcards of LIKE. */
const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Each word must occur in the name, the destinations or the description. */
const hasWords = (q: string): SQL[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`${search} like ${`%${escapeLike(word)}%`}`)

/** Replaces the column `withdrawnAt` by `withdrawn: true`, which only withdrawn packages have. */
const toPackage = <T extends { withdrawnAt: string | null }>({ withdrawnAt: date, ...facts }: T) => ({
  ...facts,
  ...(date !== null && { withdrawn: true }),
})

/** The packages that match the filters, without withdrawn ones. */
const matching = ({ q, tourType, destination, minPrice, maxPrice }: PackageFilters) =>
  and(
    isNull(withdrawnAt),
    ...(q ? hasWords(q) : []),
    tourType ? eq(packages.tourType, tourType) : undefined,
    destination
      ? sql`exists (select from unnest(${packages.destinations}) destination where destination ilike ${`%${escapeLike(destination)}%`})`
      : undefined,
    minPrice === undefined ? undefined : gte(packages.price, minPrice),
    maxPrice === undefined ? undefined : lte(packages.price, maxPrice),
  )

/** Packages that are not withdrawn, in catalogue order, after the id `after`; at most `limit`. */
export const listPackages = (
  db: Db,
  { after, limit, ...filters }: PackageFilters & { after?: string; limit: number },
): Promise<PackageCard[]> =>
  db
    .select(cardColumns)
    .from(packages)
    .where(and(matching(filters), after ? gt(packages._id, after) : undefined))
    .orderBy(asc(packages._id))
    .limit(limit)

/** The number of packages that match the filters. */
export const countPackages = (db: Db, filters: PackageFilters) => db.$count(packages, matching(filters))

const prepared = perDb((db) => ({
  find: db
    .select({ ...packageColumns, withdrawnAt })
    .from(packages)
    .where(eq(packages._id, sql.placeholder('packageId')))
    .prepare('find_package'),
}))

/** A package by its id, withdrawn or not, or null. */
export async function findPackage(db: Db, packageId: string): Promise<Package | null> {
  const [row] = await prepared(db).find.execute({ packageId })
  if (!row) return null
  return { ...toPackage(row), placeIds: row.placeIds.map((id) => id || null) }
}

/** A package with the number of its current version, for editors; null if there is none. */
export async function findForEditor(db: Db, packageId: string): Promise<{ package: Package; version: number } | null> {
  const [row] = await db
    .select({ ...packageColumns, withdrawnAt, version })
    .from(packages)
    .where(eq(packages._id, packageId))
  if (!row) return null
  const { version: number, ...facts } = row
  return { package: { ...toPackage(facts), placeIds: row.placeIds.map((id) => id || null) }, version: number }
}

/** Responses that depend only on the catalogue, cached for one second. A change in this process must clear them. */
export const catalogueCache = perDb(() => new ResponseCache())

/** All packages without ids, including withdrawn ones, in catalogue order. */
export async function allPackages(db: Db): Promise<PackageFacts[]> {
  const { _id, placeIds: _derived, ...facts } = packageColumns
  const rows = await db
    .select({ ...facts, withdrawnAt })
    .from(packages)
    .orderBy(asc(packages._id))
  return rows.map(toPackage)
}

type Withdrawal = { packageId: string; withdrawn: boolean; note?: string }

/**
 * Withdraws a package or offers it again, by its id or slug. Returns its name and whether that was a change, or null if
 * none matches.
 */
export async function withdrawPackage(db: Db, { packageId, withdrawn, note = '' }: Withdrawal, actor: Actor) {
  const [row] = await callFunction(db, 'withdraw_package', { idOrSlug: packageId, withdrawn, actor, note })
  return row ?? null
}

/** External origins of package images, such as `https://pictures.example`; at most 100. */
export async function imageHosts(db: Db): Promise<string[]> {
  const host = sql<string | null>`lower(substring(image from '^(https://[A-Za-z0-9.-]+(?::[0-9]{1,5})?)(?:[/?#]|$)'))`
  const rows = await db
    .selectDistinct({ host })
    .from(sql`${packages}, unnest(packages.images || packages.image_url) image`)
    .where(sql`image ~* '^https://'`)
    .orderBy(host)
    .limit(100)
  return rows.flatMap(({ host }) => host ?? [])
}
