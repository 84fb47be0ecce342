import { and, DrizzleQueryError, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { media, mediaOwners, mediaVariants } from '../../db/schema/media.ts'
import { users } from '../../db/schema/social.ts'
import { tours } from '../../db/schema/tours.ts'
import type { Picture, Variant } from '../../platform/images/encode.ts'

/** What other tables keep of a picture, and what `GET /api/<path>` serves. */
export const pathOf = (hash: string) => `media/${hash}`
const hashIn = (path: string) => path.slice('media/'.length)

const isOwner = (person: SQLWrapper) =>
  sql`exists (select from ${mediaOwners} owner where owner.hash = media.hash and owner.user_id = ${person})`

/**
 * Everything that may show a picture: queries for rows of its owners that hold a path. A table that comes to hold paths
 * is added here, with an index that finds a row by one; what is not listed here loses its pictures after a day.
 */
const REFERENCES = [
  (path: SQL) => sql`select from ${users} where ${users.profilePicture} = ${path} and ${isOwner(users._id)}`,
  (path: SQL) => sql`select from ${tours} where ${tours.images} @> array[${path}] and ${isOwner(tours.creatorId)}`,
]

/** The first of these image paths that is an upload, but not one of this person's; null where all may be shown by them. */
export async function othersMedia(db: Db, userId: string, paths: string[]): Promise<string | null> {
  const uploads = paths.filter((path) => path.startsWith('media/'))
  if (uploads.length === 0) return null
  const own = await db
    .select({ hash: mediaOwners.hash })
    .from(mediaOwners)
    .where(and(eq(mediaOwners.userId, userId), inArray(mediaOwners.hash, uploads.map(hashIn))))
  const mine = new Set(own.map(({ hash }) => pathOf(hash)))
  return uploads.find((path) => !mine.has(path)) ?? null
}

/** How long a picture that nothing shows is kept for whoever uploaded it. */
const GRACE_MS = 24 * 3_600_000
const SWEPT_AT_ONCE = 200

const isOverQuota = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'constraint_name' in error.cause &&
  error.cause.constraint_name === 'media_usage_within_quota'

/**
 * Keeps a picture for somebody, in one statement; one that is there already is only noted as theirs too. False when
 * their pictures would take up more than the quota: then nothing is kept.
 */
export async function keepPicture(db: Db, ownerId: string, { hash, variants }: Picture): Promise<boolean> {
  const sizes = variants.map(
    ({ width, height, bytes }) => sql`(${width}::smallint, ${height}::smallint, ${bytes}::bytea)`,
  )
  const size = variants.reduce((sum, { bytes }) => sum + bytes.length, 0)
  try {
    // The picture's own row comes first and is always written, so that no sweep takes it away meanwhile.
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
  const wanted = sql.placeholder('width')
  return db
    .select({ width, height, bytes })
    .from(mediaVariants)
    .where(sql`${mediaVariants.hash} = ${sql.placeholder('hash')}`)
    .orderBy(sql`${width} < ${wanted}::integer, abs(${width} - ${wanted}::integer)`)
    .limit(1)
    .prepare('find_picture')
})

/** The narrowest size of a picture that is at least so wide, else its widest; null when there is no such picture. */
export async function findVariant(
  db: Db,
  hash: string,
  width: number,
): Promise<(Omit<Variant, 'bytes'> & { bytes: Uint8Array }) | null> {
  const [found] = await prepared(db).execute({ hash, width })
  return found ?? null
}

/** Forgets pictures that nothing shows, a day after they were last uploaded or once nobody owns them; says how many. */
export async function deleteExpiredMedia(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS).toISOString()
  const path = sql`'media/' || ${media.hash}`
  const shown = REFERENCES.map((reference) => sql`not exists (${reference(path)})`)
  const sweep = sql`
    with forgotten as materialized (
      select hash from media
      where (kept_at < ${before} or not exists (select from media_owners owner where owner.hash = media.hash))
        and ${sql.join(shown, sql` and `)}
      limit ${SWEPT_AT_ONCE} for update skip locked
    ), gone as (
      delete from media using forgotten where media.hash = forgotten.hash returning media.hash
    ), freed as (
      delete from media_owners using gone where media_owners.hash = gone.hash
      returning media_owners.user_id, media_owners.bytes
    ), usage as (
      update media_usage set bytes = media_usage.bytes - freed.bytes
      from (select user_id, sum(bytes) as bytes from freed group by user_id) freed
      where media_usage.user_id = freed.user_id
    )
    select count(*)::integer as count from gone`
  let total = 0
  for (;;) {
    const [swept] = await db.execute<{ count: number }>(sweep)
    total += swept?.count ?? 0
    if ((swept?.count ?? 0) < SWEPT_AT_ONCE) return total
  }
}
