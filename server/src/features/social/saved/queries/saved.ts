import { SAVED_MAX, type SavedRef } from '@saathi/shared/social/saved'
import { and, desc, eq, sql } from 'drizzle-orm'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import { perDb } from '../../../../db/per-db.ts'
import { packages } from '../../../../db/schema/packages.ts'
import { savedItems } from '../../../../db/schema/saved.ts'
import { cardColumns } from '../../../packages/queries/packages.ts'

const { placeholder } = sql

const prepared = perDb((db) =>
  db
    .select({
      kind: savedItems.kind,
      id: savedItems.itemId,
      savedAt: savedItems.savedAt,
      package: cardColumns,
      withdrawn: sql<boolean>`${packages.withdrawnAt} is not null`,
    })
    .from(savedItems)
    // The cast is only for packages: ids of destinations are no uuids.
    .leftJoin(
      packages,
      sql`${packages._id} = case when ${savedItems.kind} = 'package' then ${savedItems.itemId}::uuid end`,
    )
    .where(eq(savedItems.userId, placeholder('userId')))
    .orderBy(desc(savedItems.savedAt), savedItems.kind, savedItems.itemId)
    .limit(SAVED_MAX)
    .prepare('list_saved'),
)

/** The user's saved items, latest first. `package` is null for destinations and for packages that are gone. */
export const listSaved = (db: Db, userId: string) => prepared(db).execute({ userId })

/** Saves an item; idempotent. */
export const saveItem = (db: Db, userId: string, { kind, id }: SavedRef) =>
  callFunction(db, 'save_item', { userId, kind, item: id.toLowerCase(), most: SAVED_MAX })

/** Removes a saved item; idempotent. */
export async function removeSaved(db: Db, userId: string, { kind, id }: SavedRef): Promise<void> {
  await db
    .delete(savedItems)
    .where(and(eq(savedItems.userId, userId), eq(savedItems.kind, kind), eq(savedItems.itemId, id.toLowerCase())))
}
