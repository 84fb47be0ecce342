import type { PhotoItem } from '@saathi/shared/moderation/admin'
import { and, asc, eq, getTableColumns, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { photoChecks } from '../../../../db/schema/safety.ts'
import { users } from '../../../../db/schema/users.ts'
import { gestures } from '../../../../messages/en/moderation.ts'
import type { LastInTime } from '../cursor.ts'

const p = getTableColumns(photoChecks)
const sentAt = sql<string>`${p.sentAt}`.mapWith(p.createdAt)

/** The pictures that wait for a decision, the oldest first, without the one of this member of the staff. */
export async function photosToCheck(
  db: Db,
  { staffId, after, limit }: { staffId: string; after: LastInTime | undefined; limit: number },
): Promise<PhotoItem[]> {
  const rows = await db
    .select({
      checkId: p.checkId,
      sentAt,
      gesture: p.gesture,
      bytes: sql<Uint8Array>`${p.bytes}`,
      person: {
        _id: users._id,
        name: users.name,
        profilePicture: users.profilePicture,
        isDeleted: sql<boolean>`false`,
      },
    })
    .from(photoChecks)
    .innerJoin(users, eq(users._id, p.userId))
    .where(
      and(
        isNotNull(p.bytes),
        ne(p.userId, staffId),
        after ? sql`(${p.sentAt}, ${p.checkId}) > (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(p.sentAt), asc(p.checkId))
    .limit(limit)
  return rows.map(({ bytes, gesture, ...row }) => ({
    ...row,
    gesture: gestures[gesture],
    picture: `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`,
  }))
}
