import type { Package, PackageCard, PackageFacts, PackageFilters } from '@saathi/shared/packages'
import { and, asc, eq, getTableColumns, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { ResponseCache } from '../../cache/response-cache.ts'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { packages } from '../../db/schema/packages.ts'

const { search, withdrawnAt, ...whole } = getTableColumns(packages)
const { imageUrl, activities, raccom, ...card } = whole

const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Each word must stand somewhere in the name, the places or the description. */
const hasWords = (q: string): SQL[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`${search} like ${`%${literal(word)}%`}`)

/** A row as the package that it is; only one that is withdrawn says anything of that. */
const packageOf = <T extends { withdrawnAt: string | null }>({ withdrawnAt: at, ...facts }: T) => ({
  ...facts,
  ...(at !== null && { withdrawn: true }),
})

/** Offered packages in catalogue order after the one with id `after`, at most `limit`. */
export function listPackages(
  db: Db,
  { q, tourType, destination, minPrice, maxPrice, after, limit }: PackageFilters & { after?: string; limit: number },
): Promise<PackageCard[]> {
  return db
    .select(card)
    .from(packages)
    .where(
      and(
        isNull(withdrawnAt),
        ...(q ? hasWords(q) : []),
        tourType ? eq(packages.tourType, tourType) : undefined,
        destination
          ? sql`exists (select from unnest(${packages.destinations}) place where place ilike ${`%${literal(destination)}%`})`
          : undefined,
        minPrice === undefined ? undefined : gte(packages.price, minPrice),
        maxPrice === undefined ? undefined : lte(packages.price, maxPrice),
        after ? gt(packages._id, after) : undefined,
      ),
    )
    .orderBy(asc(packages._id))
    .limit(limit)
}

const prepared = perDb((db) => ({
  find: db
    .select({ ...whole, withdrawnAt })
    .from(packages)
    .where(eq(packages._id, sql.placeholder('packageId')))
    .prepare('find_package'),
}))

/** One package, also a withdrawn one, or null. */
export async function findPackage(db: Db, packageId: string): Promise<Package | null> {
  const [found] = await prepared(db).find.execute({ packageId })
  return found ? packageOf(found) : null
}

/** Responses made from the catalogue alone, at most one second old. Whoever changes it in this process clears them. */
export const catalogueCache = perDb(() => new ResponseCache())

/** Every package as its author wrote it, withdrawn ones too, in catalogue order. */
export async function allPackages(db: Db): Promise<PackageFacts[]> {
  const { _id, ...facts } = whole
  const rows = await db
    .select({ ...facts, withdrawnAt })
    .from(packages)
    .orderBy(asc(packages._id))
  return rows.map(packageOf)
}

/** Withdraws a package or offers it again, by its slug or id; gives its name and what it was, or null for none. */
export async function setWithdrawn(db: Db, slugOrId: string, withdrawn: boolean, at: Date) {
  const which = or(eq(packages.slug, slugOrId), sql`${packages._id}::text = ${slugOrId}`)
  const [done] = await db
    .update(packages)
    .set({ withdrawnAt: withdrawn ? at.toISOString() : null })
    .where(and(which, sql`(${withdrawnAt} is null) = ${withdrawn}`))
    .returning({ name: packages.name })
  catalogueCache(db).clear()
  if (done) return { ...done, changed: true }
  const [held] = await db.select({ name: packages.name }).from(packages).where(which)
  return held ? { ...held, changed: false } : null
}

/** The hosts of other sites that packages' pictures come from, such as `https://pictures.example`; 100 at most. */
export async function imageHosts(db: Db): Promise<string[]> {
  const rows = await db.execute<{ host: string }>(sql`
    select distinct lower(substring(image from ${'^(https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?)(?:[/?#]|$)'})) as host
    from ${packages}, unnest(${packages.images} || ${packages.imageUrl}) image
    where image ~* '^https?://' order by host limit 100`)
  return rows.flatMap(({ host }) => host ?? [])
}
