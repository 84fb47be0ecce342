import type { SavedKind } from '@saathi/shared/social/saved'
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './users.ts'

/**
 * Packages and destinations that a user has saved; saved tours are in `favorites`. The items have other keys than the
 * user, so nothing refers to them: a missing one is left out when the list is read.
 */
export const savedItems = pgTable(
  'saved_items',
  {
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    kind: text().$type<SavedKind>().notNull(),
    /** The id of a package, or of a destination in the data set. */
    itemId: text().notNull(),
    savedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    check('saved_items_kind', sql`${table.kind} in ('package', 'destination')`),
    check('saved_items_id_length', sql`length(${table.itemId}) between 1 and 80`),
  ],
)
