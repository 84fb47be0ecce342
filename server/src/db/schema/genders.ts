import type { Gender } from '@saathi/shared/social/genders'
import { sql } from 'drizzle-orm'
import { boolean, check, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** True for a column that is null or has a gender. */
export const GENDER_LIST = sql.raw("('woman', 'man', 'another')")

/**
 * What people have declared as their gender, in a table of its own, so that nothing that reads users can show it. Written
 * only by `set_gender` and `set_deck_gender`.
 */
export const genders = pgTable(
  'genders',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** Null after its owner has taken it back. */
    gender: text().$type<Gender>(),
    /** The day in India of the last change; null until the first one. */
    changedOn: date({ mode: 'string' }),
    /** The owner's deck shows only people of their gender, and only those see the owner in theirs. */
    sameGenderDeck: boolean().notNull().default(false),
  },
  (table) => [
    check('genders_gender', sql`${table.gender} in ${GENDER_LIST}`),
    check('genders_deck', sql`${table.gender} is not null or not ${table.sameGenderDeck}`),
  ],
)
