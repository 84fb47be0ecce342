import { RETENTION } from '@saathi/shared/legal/retention'
import { indianDay } from '@saathi/shared/lib/days'
import { lt } from 'drizzle-orm'
import type { Deps } from '../../context.ts'
import { callFunction } from '../../db/call-function.ts'
import type { Db } from '../../db/client.ts'
import { deleteBefore } from '../../db/queries/delete-before.ts'
import { tripEdits, tripItems } from '../../db/schema/trips.ts'
import { deleteExpiredInviteLinks } from './queries/friends.ts'
import { deleteExpiredLinks } from './queries/trip-links.ts'
import { tellOfTomorrow } from './tomorrow.ts'

const HOUR_MS = 3_600_000
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()

/** Deletes the keys of repeated changes after a day. */
export async function deleteExpiredEdits(db: Db, now: Date): Promise<void> {
  await deleteBefore(db, tripEdits, tripEdits.at, before(now, RETENTION.tripEditHours))
}

const BATCH_SIZE = 100

/** Deletes items that were removed a while ago, of at most 100 trips. */
export async function deleteRemovedItems(db: Db, now: Date): Promise<void> {
  const at = before(now, RETENTION.removedItemDays * 24)
  const due = await db
    .selectDistinct({ tripId: tripItems.tripId })
    .from(tripItems)
    .where(lt(tripItems.removedAt, at))
    .limit(BATCH_SIZE)
  for (const { tripId } of due) await callFunction(db, 'delete_removed_items', { tripId, removedBefore: at })
}

export function tripsJobs(deps: Pick<Deps, 'db' | 'now' | 'stopping'>) {
  const { db, now } = deps
  return {
    tripsTomorrow: tellOfTomorrow(deps),
    tripEdits: () => deleteExpiredEdits(db, now()),
    removedItems: () => deleteRemovedItems(db, now()),
    tripLinks: () => deleteExpiredLinks(db, indianDay(now())),
    tripInviteLinks: () => deleteExpiredInviteLinks(db, indianDay(now())),
  }
}
