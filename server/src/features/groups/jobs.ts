import { RETENTION } from '@saathi/shared/legal/retention'
import { indianDay } from '@saathi/shared/lib/days'
import { asc, lt } from 'drizzle-orm'
import type { Deps } from '../../context.ts'
import { callFunction } from '../../db/call-function.ts'
import type { Db } from '../../db/client.ts'
import { deleteBefore } from '../../db/queries/delete-before.ts'
import { groupArrivals, groupEnds } from '../../db/schema/groups.ts'

/** The time for which an arrival at a meeting point is shown and stored. */
export const ARRIVAL_MS = RETENTION.arrivalHours * 3_600_000

/** Deletes arrivals after a day. */
export async function deleteExpiredArrivals(db: Db, now: Date): Promise<void> {
  await deleteBefore(db, groupArrivals, groupArrivals.at, new Date(now.getTime() - ARRIVAL_MS).toISOString())
}

const BATCH_SIZE = 100

/** Deletes the groups of deleted tours and trips, and those whose tour or trip ended a year ago, at most 100. */
export async function deleteExpiredGroups(db: Db, now: Date): Promise<void> {
  const before = indianDay(new Date(now.getTime() - RETENTION.groupDays * 86_400_000))
  const due = await db
    .select({ tourId: groupEnds.tourId })
    .from(groupEnds)
    .where(lt(groupEnds.lastDay, before))
    .orderBy(asc(groupEnds.lastDay))
    .limit(BATCH_SIZE)
  for (const { tourId } of due) await callFunction(db, 'delete_group', { tourId })
}

export const groupsJobs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  groups: () => deleteExpiredGroups(db, now()),
  arrivals: () => deleteExpiredArrivals(db, now()),
})
