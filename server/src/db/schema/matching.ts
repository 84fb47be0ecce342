import type { SwipeAction } from '@saathi/shared/matching'
import { sql } from 'drizzle-orm'
import { bigint, check, doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './social.ts'

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' })

/**
 * What somebody last said to a card. Two that say `right` to each other are a match: it is derived, never stored.
 * Null was taken back: the card is dealt again.
 */
export const swipes = pgTable(
  'swipes',
  {
    userId: person('user_id'),
    swipedId: person('swiped_id'),
    action: text().$type<SwipeAction>(),
    /** The order in which swipes were made; a new one when the action changes. */
    turn: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
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

/**
 * How far round the ring of people somebody's deck has come, from their own key on; from 1 on it has passed the ring's
 * end and goes on from its beginning. No row: at their own key. Who takes a turn finds those who came meanwhile.
 */
export const deckPlaces = pgTable('deck_places', {
  userId: person('user_id').primaryKey(),
  position: doublePrecision().notNull(),
})
