import type { PackageTour } from '@saathi/shared/destinations/schema'
import { and, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { nextTours } from '../../../db/queries/tour-cards.ts'
import { withPlacePicture } from '../../destinations/place-picture.ts'
import { hasFreeSeats, isPublicTo, isVisibleTo } from '../../tours/policy.ts'
import { findPackage } from './packages.ts'

/**
 * The next tours to the places of a package that can be joined at once, those made from it first: the public ones for a
 * visitor, and for a reader all that they see. Null without such a package.
 */
export async function toursOf(
  db: Db,
  { packageId, today, reader }: { packageId: string; today: string; reader: string | null },
): Promise<PackageTour[] | null> {
  const item = await findPackage(db, packageId)
  if (!item) return null
  const placeIds = [...new Set(item.placeIds.filter((id) => id !== null))]
  if (placeIds.length === 0) return []
  const found = await nextTours(db, {
    placeIds,
    from: today,
    condition: and(reader === null ? isPublicTo(null) : isVisibleTo(reader), hasFreeSeats(sql`${today}::date`)),
  })
  const tours = found.map((tour) => ({ ...withPlacePicture(tour), ofPackage: tour.packageId === packageId }))
  return tours.sort((a, b) => Number(b.ofPackage) - Number(a.ofPackage))
}
