import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { genderOf, type UserRef } from '../../db/queries/relationships.ts'
import { genders } from '../../db/schema/genders.ts'

// The people whom a deck may show: the rule of the SQL function `are_decks_open`, which a swipe asks. A deck has hundreds of people, for
// whom a function costs 20 us each, so it reads the reader's filter once. `policy.test.ts` compares the two.

/** The reader's gender, and whether the deck is open to it only: one row, to be called `filter` in the statement. */
export const deckFilter = (reader: UserRef): SQL => sql`
  select ${genderOf(reader)} as gender,
    exists (select from ${genders} own where own.user_id = ${reader} and own.same_gender_deck) as is_only`

/** True for a user whom the gender filters of both decks let through. A look-up by key for each user, never a scan. */
export const passesDeckFilter = (id: SQLWrapper): SQL => sql`
  coalesce((select case when filter.is_only or g.same_gender_deck then coalesce(g.gender = filter.gender, false) else true end
    from ${genders} g cross join filter where g.user_id = ${id}), (select not is_only from filter))`
