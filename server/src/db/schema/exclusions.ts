import { EXCLUSIONS_MAX, type Exclusion } from '@saathi/shared/recommend/schema'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/**
 * The places that a user has marked `Not for me`, oldest first. A user without a row has not chosen to keep them on the
 * profile. One row a user, so that one statement can add a place and keep the list within its bound.
 */
export const exclusionLists = pgTable(
  'exclusion_lists',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users._id, { onDelete: 'cascade' }),
    places: jsonb().$type<Exclusion[]>().notNull().default([]),
  },
  (table) => [
    check('exclusion_lists_bounded', sql`jsonb_array_length(${table.places}) <= ${sql.raw(String(EXCLUSIONS_MAX))}`),
  ],
)
