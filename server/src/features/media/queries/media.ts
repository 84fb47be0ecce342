import { RETENTION } from '@saathi/shared/legal/retention'
import { and, DrizzleQueryError, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { expenseReceipts } from '../../../db/schema/expenses.ts'
import { groupPictures } from '../../../db/schema/groups.ts'
import { media, mediaOwners, mediaVariants } from '../../../db/schema/media.ts'
import { tours } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import type { Picture, Variant } from '../../../platform/images/encode.ts'

/** The path of a picture: other tables store it, and `GET /api/<path>` serves it. */
export const pathOf = (hash: string) => `media/${hash}`
const hashIn = (path: string) => path.slice('media/'.length)

const isOwner = (userId: SQLWrapper) =>
  sql`exists (select from ${mediaOwners} owner where owner.hash = media.hash and owner.user_id = ${userId})`

/** The queries for profiles and tours with a picture path, whose pictures anybody may see. */
const PUBLIC_REFERENCES = [
  (path: SQL) => sql`select from ${users} where ${users.profilePicture} = ${path} and ${isOwner(users._id)}`,
  (path: SQL) => sql`select from ${tours} where ${tours.images} @> array[${path}] and ${isOwner(tours.creatorId)}`,
]

/**
 * The queries for rows that use a picture path, restricted to the owners of the picture. Every table with picture paths
 * must be listed here and needs an index on the path: pictures without references are deleted after a day.
 */
const REFERENCES = [
  ...PUBLIC_REFERENCES,
  (path: SQL) =>
    sql`select from ${groupPictures} where ${groupPictures.path} = ${path} and ${isOwner(groupPictures.userId)}`,
  (path: SQL) =>
    sql`select from ${expenseReceipts} where ${expenseReceipts.path} = ${path} and ${isOwner(expenseReceipts.userId)}`,
]

/** The first of `paths` that is an upload of another user, or null. */
export async function findForeignUpload(db: Db, userId: string, paths: string[]): Promise<string | null> {
  const uploads = paths.filter((path) => path.startsWith('media/'))
  if (uploads.length === 0) return null
  const rows = await db
    .select({ hash: mediaOwners.hash })
    .from(mediaOwners)
    .where(and(eq(mediaOwners.userId, userId), inArray(mediaOwners.hash, uploads.map(hashIn))))
  const ownPaths = new Set(rows.map(({ hash }) => pathOf(hash)))
  return uploads.find((path) => !ownPaths.has(path)) ?? null
}

/** The time for which a picture without references is stored after its last upload. */
const GRACE_MS = RETENTION.unusedPictureHours * 3_600_000
/** Pictures that one statement looks at. */
const PAGE = 500

const isOverQuota = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'constraint_name' in error.cause &&
  error.cause.constraint_name === 'media_usage_within_quota'

/**
 * Stores a picture and its owner in one statement. A picture that exists already only gets another owner. Returns false,
 * and stores nothing, if the owner would exceed the quota.
 */
export async function savePicture(db: Db, ownerId: string, { hash, variants }: Picture): Promise<boolean> {
  const sizes = variants.map(
    ({ width, height, bytes }) => sql`(${width}::smallint, ${height}::smallint, ${bytes}::bytea)`,
  )
  const size = variants.reduce((sum, { bytes }) => sum + bytes.length, 0)
  try {
    // The row in media is written first, which locks it against deleteExpiredMedia.
    await db.execute(sql`
      with picture as (
        insert into media (hash) values (${hash})
        on conflict (hash) do update set kept_at = now()
        returning hash
      ), stored as (
        insert into media_variants (hash, width, height, bytes)
        select picture.hash, size.* from picture, (values ${sql.join(sizes, sql`, `)}) as size
        on conflict do nothing
      ), owned as (
        insert into media_owners (user_id, hash, bytes)
        select ${ownerId}::uuid, hash, ${size}::integer from picture
        on conflict do nothing
        returning user_id, bytes
      )
      insert into media_usage (user_id, bytes) select user_id, bytes from owned
      on conflict (user_id) do update set bytes = media_usage.bytes + excluded.bytes`)
    return true
  } catch (error) {
    if (isOverQuota(error)) return false
    throw error
  }
}

const prepared = perDb((db) => {
  const { width, height, bytes } = mediaVariants
  const minWidth = sql.placeholder('width')
  const path = sql`'media/' || media.hash`
  const isPublic = sql<boolean>`exists (select from ${media} where media.hash = media_variants.hash
    and (${sql.join(
      PUBLIC_REFERENCES.map((reference) => sql`exists (${reference(path)})`),
      sql` or `,
    )}))`
  return db
    .select({ width, height, bytes, isPublic })
    .from(mediaVariants)
    .where(sql`${mediaVariants.hash} = ${sql.placeholder('hash')}`)
    .orderBy(sql`${width} < ${minWidth}::integer, abs(${width} - ${minWidth}::integer)`)
    .limit(1)
    .prepare('find_picture')
})

/**
 * The narrowest variant of a picture that is at least `width` pixels wide, else its widest; null if there is none.
 * `isPublic`: it is that of a profile or a tour.
 */
export async function findVariant(
  db: Db,
  hash: string,
  width: number,
): Promise<(Omit<Variant, 'bytes'> & { bytes: Uint8Array; isPublic: boolean }) | null> {
  const [row] = await prepared(db).execute({ hash, width })
  return row ?? null
}

/**
 * Deletes pictures without references a day after their last upload, or at once if they have no owner. Returns how many.
 */
export async function deleteExpiredMedia(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS).toISOString()
  const path = sql`'media/' || ${media.hash}`
  const isUnused = REFERENCES.map((reference) => sql`not exists (${reference(path)})`)
  const deleteAfter = (after: string) => sql`
    with page as materialized (
      select hash from media where hash > ${after} order by hash limit ${PAGE}
    ), expired as materialized (
      select hash from media
      where hash = any(array(select hash from page)) and (kept_at < ${before} or not exists (select from media_owners owner where owner.hash = media.hash))
        and ${sql.join(isUnused, sql` and `)}
      for update skip locked
    ), deleted as (
      delete from media using expired where media.hash = expired.hash returning media.hash
    ), freed as (
      delete from media_owners using deleted where media_owners.hash = deleted.hash
      returning media_owners.user_id, media_owners.bytes
    ), usage as (
      update media_usage set bytes = media_usage.bytes - freed.bytes
      from (select user_id, sum(bytes) as bytes from freed group by user_id) freed
      where media_usage.user_id = freed.user_id
    )
    select (select count(*) from deleted)::integer as count, max(hash) as last from page`
  let total = 0
  for (let after: string | null = ''; after !== null; ) {
    const [row]: Record<string, unknown>[] = await db.execute(deleteAfter(after))
    total += Number(row?.count ?? 0)
    after = typeof row?.last === 'string' ? row.last : null
  }
  return total
}
