import { isTourImage } from '@saathi/shared/tours/rules'
import type { SharedTour } from '@saathi/shared/tours/schema'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { packages } from '../../../db/schema/packages.ts'
import { travelReferences } from '../../../db/schema/references.ts'
import { photoChecks } from '../../../db/schema/safety.ts'
import { tours } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import { placePicture } from '../../destinations/place-picture.ts'
import { isShown, shownTo } from '../../references/policy.ts'
import { isPublicTo } from '../policy.ts'

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/**
 * A public tour as people who are not signed in see it. Null, for whatever reason, if there is none that they may see:
 * missing, not public, cancelled, or of a suspended host. `reader` is a signed-in user, to whom blocks apply.
 */
export async function findSharedTour(
  db: Db,
  tourId: string,
  { reader, today }: { reader: string | null; today: string },
): Promise<SharedTour | null> {
  const [row] = await db
    .select({
      tour: tours,
      ended: sql<boolean>`${tours.endDate} < ${today}::date`,
      packageId: { _id: packages._id, name: packages.name, tourType: packages.tourType },
      host: { name: users.name, picture: users.profilePicture },
      photo: sql<boolean>`exists (select from ${photoChecks}
        where ${photoChecks.userId} = ${users._id} and ${photoChecks.outcome} = 'accepted')`,
      references: sql<number>`(select count(*)::int from ${travelReferences}
        where ${travelReferences.aboutId} = ${users._id}
          and ${reader === null ? isShown(today) : shownTo({ userId: reader, today })})`,
    })
    .from(tours)
    .innerJoin(users, eq(users._id, tours.creatorId))
    .leftJoin(packages, eq(packages._id, tours.packageId))
    .where(and(eq(tours._id, tourId), isPublicTo(reader), isNull(tours.cancelledAt)))
  if (!row) return null
  const { tour, ended, packageId, host, photo, references } = row
  // Old tours may have pictures of other sites, which are omitted.
  const images = tour.images.filter(isTourImage)
  const cover = placePicture(tour.placeId)
  return {
    _id: tour._id,
    name: tour.name,
    description: tour.description,
    cancellationTerms: tour.cancellationTerms,
    images: images.length > 0 || cover === null ? images : [cover],
    travelDates: { start: tour.startDate, end: tour.endDate },
    price: tour.price,
    covers: tour.covers,
    destination: tour.destination,
    packageId,
    ended,
    joiningClosed: tour.joiningClosedAt !== null,
    needsApproval: tour.needsApproval,
    seatsLeft: tour.capacity === null ? null : tour.capacity - tour.joined,
    host: tour.showsHost ? { firstName: firstWord(host.name), picture: host.picture, photo, references } : null,
  }
}
