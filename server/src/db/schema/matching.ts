import type { SwipeAction } from '@saathi/shared/matching/schema'
import { sql } from 'drizzle-orm'
import { bigint, check, doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

// The tables of this file can be distributed over several databases by the user who comes first in their keys, so they
// have no foreign keys: `delete_account_rows` deletes the rows of a deleted account.

/**
 * A user's last action on another user's card. Null: the swipe was undone, and the card may be served again.
 */
export const swipes = pgTable(
  'swipes',
  {
    userId: uuid().notNull(),
    swipedId: uuid().notNull(),
    action: text().$type<SwipeAction>(),
    /** The order in which swipes were made; a new one when the action changes. */
    turn: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    swipedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.swipedId] }),
    check('swipes_action', sql`${table.action} in ('left', 'right')`),
    check('swipes_not_oneself', sql`${table.userId} <> ${table.swipedId}`),
    index('swipes_in_turn').on(table.userId, table.turn),
    index('swipes_of_person').on(table.swipedId, table.turn),
    index('swipes_taken_back').on(table.userId).where(sql`${table.action} is null`),
  ],
)

/** The matches of each user: two rows a match, written and deleted together with the swipes or the block that cause it. */
export const matches = pgTable(
  'matches',
  {
    userId: uuid().notNull(),
    otherId: uuid().notNull(),
    /** The order of matches; greater is newer. */
    sequence: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    matchedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    index('matches_latest').on(table.userId, table.sequence),
    index('matches_of_person').on(table.otherId),
  ],
)

/**
 * How far a user's deck has advanced in the order of deck keys, from the user's own key on; at 1 and more it has
 * wrapped around. Without a row it is at the user's own key. After a full round the deck includes users who joined
 * meanwhile.
 */
export const deckPlaces = pgTable('deck_places', {
  userId: uuid().primaryKey(),
  position: doublePrecision().notNull(),
})
