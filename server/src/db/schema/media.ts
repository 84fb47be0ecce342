import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, now } from '../columns.ts'
import { users } from './users.ts'

/** The maximum bytes of a user's pictures: some 400 pictures of the usual size. */
export const QUOTA_BYTES = 100 * 1024 * 1024

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' })

/**
 * Uploaded pictures, by the hash of the encoded result. `keptAt`: the last upload; unused pictures are deleted a day
 * later.
 */
export const media = pgTable('media', { hash: text().primaryKey(), keptAt: instant().notNull().default(now) })

/** The sizes of a picture: WebP, stored as they are (EXTERNAL), since they do not compress. */
export const mediaVariants = pgTable(
  'media_variants',
  {
    hash: text()
      .notNull()
      .references(() => media.hash, { onDelete: 'cascade' }),
    /** Pixels. */
    width: smallint().notNull(),
    height: smallint().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.width] })],
)

/** The uploaders of a picture. It is deleted with its last owner, unless it is still in use. */
export const mediaOwners = pgTable(
  'media_owners',
  {
    userId: owner(),
    hash: text()
      .notNull()
      .references(() => media.hash),
    /** The total size of all variants. */
    bytes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] }), index('media_owners_by_hash').on(table.hash)],
)

/** The total size of each user's pictures, updated by the statements that add and delete them. */
export const mediaUsage = pgTable(
  'media_usage',
  {
    userId: owner().primaryKey(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('media_usage_within_quota', sql`${table.bytes} between 0 and ${sql.raw(String(QUOTA_BYTES))}`)],
)
