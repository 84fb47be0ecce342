import type { CatalogueItem, PackageDraft, PackageVersion } from '@saathi/shared/admin/catalogue'
import type { PackageFacts, TourType } from '@saathi/shared/packages/schema'
import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import type { Actor } from '../../../../db/queries/actor.ts'
import { derivedFrom, importInto } from '../../../../db/queries/import-packages.ts'
import { containsAllWords } from '../../../../db/queries/text-search.ts'
import { packages, packageVersions as versions } from '../../../../db/schema/packages.ts'
import { auditLog as log } from '../../../../db/schema/staff.ts'
import { placeIdOf } from '../../../destinations/place-ids.ts'
import { cardColumns } from '../../../packages/queries/packages.ts'

type Query = {
  q?: string | undefined
  tourType?: TourType | undefined
  state: 'all' | 'offered' | 'withdrawn'
  after: string | undefined
  limit: number
}

/** Packages in catalogue order after the id `after`, with the withdrawn ones. */
export async function cataloguePackages(db: Db, { q, tourType, state, after, limit }: Query): Promise<CatalogueItem[]> {
  const { withdrawnAt, changedAt, _id } = packages
  const rows = await db
    .select({ ...cardColumns, withdrawnAt, changedAt })
    .from(packages)
    .where(
      and(
        ...containsAllWords(packages.search, q),
        tourType && eq(packages.tourType, tourType),
        state === 'all' ? undefined : state === 'offered' ? isNull(withdrawnAt) : isNotNull(withdrawnAt),
        after ? gt(_id, after) : undefined,
      ),
    )
    .orderBy(asc(_id))
    .limit(limit)
  return rows.map(({ withdrawnAt, ...row }) => ({ ...row, withdrawn: withdrawnAt !== null }))
}

/** The newest 50 versions of a package, newest first. The first shares its line of the audit log with the first edit. */
export async function packageVersions(db: Db, packageId: string): Promise<PackageVersion[]> {
  const rows = await db
    .select({
      number: versions.number,
      at: log.at,
      staffId: log.staffId,
      name: log.actor,
      note: log.note,
      isBaseline: sql<boolean>`exists (select from package_versions later where later.package_id = ${versions.packageId}
        and later.number > ${versions.number} and later.audit_id = ${versions.auditId})`,
    })
    .from(versions)
    .innerJoin(log, eq(log._id, versions.auditId))
    .where(eq(versions.packageId, packageId))
    .orderBy(desc(versions.number))
    .limit(50)
  return rows.map(({ number, at, staffId, name, note, isBaseline }) => ({
    number,
    at,
    by: isBaseline ? null : { _id: staffId, name },
    note: isBaseline ? '' : note,
  }))
}

/** The facts of an earlier version, or null. */
export async function findVersion(db: Db, packageId: string, number: number): Promise<PackageDraft | null> {
  const [row] = await db
    .select({ facts: versions.facts })
    .from(versions)
    .where(and(eq(versions.packageId, packageId), eq(versions.number, number)))
  return row?.facts ?? null
}

type Change = {
  /** Null for a new package. */
  packageId: string | null
  expected: number
  facts: PackageDraft
  act: 'package.save' | 'package.undo' | 'package.add'
  note: string
}
export type Saved =
  | { outcome: 'missing' }
  | { outcome: 'stale' }
  | { outcome: 'slugTaken' }
  | { outcome: 'saved'; packageId: string; version: number }

/** Saves facts as the newest version of a package. */
export async function savePackage(db: Db, change: Change, actor: Actor): Promise<Saved> {
  const { packageId, ...rest } = change
  const { placeIds, search } = derivedFrom(change.facts, placeIdOf)
  const given = { packageId, ...rest, placeIds, words: search, actor }
  const row = await callFunction(db, 'save_package', given)
  if (row.outcome !== 'saved') return { outcome: row.outcome }
  return { outcome: 'saved', packageId: row.saved, version: row.number }
}

/** Adds packages, and updates those whose slug is known. */
export const importCatalogue = (db: Db, facts: PackageFacts[], note: string, actor: Actor) =>
  importInto(db, { facts, placeIdOf, actor, note })
