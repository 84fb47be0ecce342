import type { DestinationTour } from '@saathi/shared/destinations/schema'
import type { TourCompanion } from '@saathi/shared/plans/schema'
import { and, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { idArray, notBlocked, showsJoinedTours } from '../../../db/queries/relationships.ts'
import { nextTours } from '../../../db/queries/tour-cards.ts'
import { tourParticipants, tours } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import { withPlacePicture } from '../../destinations/place-picture.ts'
import { isVisibleTo } from '../../tours/policy.ts'

const MOST_PEOPLE = 12
/** Participants of a tour who are considered, the first of them. */
const MOST_OF_A_TOUR = 20

type Days = { placeIds: string[]; from: string; to: string; reader: string }

/** Tours of others to these places that overlap the days, soonest first. */
export async function overlappingTours(db: Db, { placeIds, from, to, reader }: Days): Promise<DestinationTour[]> {
  const found = await nextTours(db, {
    ...{ placeIds, from, to, running: true },
    condition: and(ne(tours.creatorId, reader), isVisibleTo(reader)),
  })
  return found.map(withPlacePicture)
}

/** Hosts and participants of these tours, except the reader, those whom a block hides, and those who hide joined tours. */
export async function tourCompanions(db: Db, reader: string, tourIds: string[]): Promise<TourCompanion[]> {
  if (tourIds.length === 0) return []
  return db
    .selectDistinctOn([users._id], {
      _id: users._id,
      name: users.name,
      profilePicture: users.profilePicture,
      tourId: sql<string>`t.id`,
    })
    .from(sql`${tours} t
    cross join lateral (
      select t.creator_id as id, true as is_host
      union all (select seat.user_id, false from ${tourParticipants} seat where seat.tour_id = t.id
        order by seat.turn limit ${MOST_OF_A_TOUR})) goer`)
    .innerJoin(users, sql`${users._id} = goer.id`)
    .where(sql`t.id = any(${idArray(tourIds)}::uuid[]) and ${users._id} <> ${reader} and ${users.suspendedAt} is null
      and ${notBlocked(reader, users._id)} and (goer.is_host or ${showsJoinedTours('users', reader)})`)
    .orderBy(users._id, sql`t.start_date`)
    .limit(MOST_PEOPLE)
}
