import type { PersonMarks } from '@saathi/shared/references/schema'
import type { Person } from '@saathi/shared/social/schema'
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { notBlocked } from '../../../db/queries/relationships.ts'
import { tourParticipants, tours } from '../../../db/schema/tours.ts'
import { follows, users } from '../../../db/schema/users.ts'
import { marksOf } from '../../references/queries/people-marks.ts'
import { personColumns } from '../../social/profile/queries/profile.ts'
import type { Candidate, CommonTour, Traits } from '../affinity.ts'
import { deckFilter, passesDeckFilter } from '../policy.ts'

// One statement reads a page window of a deck: four, one for each database, take half as much time again of the server's
// CPU. The reader's position and swipes may be in another database than users and tours, so functions ask for them.

const { raw } = sql
const me = sql.placeholder('me')
const size = sql.placeholder('size')
const companionIds = sql`${sql.placeholder('companionIds')}::uuid[]`
const inPool = raw('suspended_at is null and deletion_asked_at is null')

/** The reader of the deck, and its position. */
const reader = sql`
  select id as "_id", travel_type as "travelType", home_city as "homeCity", languages, trip_types as "tripTypes",
    travel_months as "travelMonths", deck_key, coalesce(deck_at, deck_key) as position
  from ${users} cross join deck_position(${me}) where id = ${me}`

/**
 * The page window: the next users from the deck's position to the end of the pool, then from its beginning to the
 * reader's own key. After the end it starts slightly early, since sums of floating-point numbers are not exact.
 */
const pageWindow = sql`
  select id, row_number() over (order by at) as number from (
    (select id, deck_key as at from ${users} ahead
     where deck_key >= (select position from reader) and ${inPool} order by deck_key limit ${size})
    union all
    (select id, deck_key + 1 from ${users} ahead
     where deck_key >= (select position - 1.000000001 from reader) and deck_key < (select deck_key from reader) and ${inPool}
     order by deck_key limit ${size})
    limit ${size}) ahead`

/** Users who share an upcoming tour with the reader: both joined or host it. Favorites are private. At most 200 rows. */
const tourCompanions = sql`
  select other.id, t.destination, t.start_date
  from (
    (select tour_id from ${tourParticipants} where user_id = ${me} order by tour_id desc limit 40)
    union (select id from ${tours} where creator_id = ${me} order by start_date desc limit 40)) mine
  join ${tours} t on t.id = mine.tour_id and t.end_date >= ${sql.placeholder('today')} and t.cancelled_at is null
    and ${notBlocked(me, raw('t.creator_id'))}
  cross join lateral (
    (select user_id as id from ${tourParticipants} where tour_id = t.id order by turn desc limit 20)
    union all (select t.creator_id)) other
  where other.id <> ${me}
  limit 200`

/** The companions, each with the places and months of the tours. */
const companions = sql`
  select id, json_agg(json_build_object('place', split_part(destination, ',', 1), 'month', extract(month from start_date))
    order by start_date) as tours
  from (${tourCompanions}) tour_mates group by id`

/** The position of the user `to` in the deck of the reader `me`, who is its beginning. */
export const keyQuery = (db: Db) =>
  db
    .select({
      position: sql<number>`${users.deckKey} + case when ${users.deckKey} < own.deck_key then 1 else 0 end`,
    })
    .from(users)
    .innerJoin(sql`${users} own`, sql`own.id = ${me}`)
    .where(eq(users._id, sql.placeholder('to')))

/** The reader's latest 100 follows. */
const ownFollows = sql`array(select followed_id from ${follows} where follower_id = ${me} order by turn desc limit 100)`

/** The number of the reader's follows whom the candidate follows too. Reads at most 50 follows of the candidate. */
const followedInCommon = sql`case when ${ownFollows} = '{}' then 0 else (
  select count(*) from (select followed_id from ${follows} where follower_id = ${users._id} limit 50) theirs
  where followed_id = any (${ownFollows})) end`

export type Card = Omit<Candidate, 'daysHere' | 'sharedTours' | 'sharedPlans'> &
  Person & { joinedAt: string; marks: PersonMarks }

const fields: Record<keyof Card, SQLWrapper> = {
  ...personColumns(me),
  travelType: users.travelType,
  tripTypes: users.tripTypes,
  travelMonths: users.travelMonths,
  joinedAt: users.createdAt,
  followedInCommon,
  marks: marksOf({ userId: me, today: sql.placeholder('today') }),
}
const columns = Object.entries(fields).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`)

/** A JSON array, which takes half the time of many rows. */
const cards = sql`
  select coalesce(json_agg(card), '[]') from (
    select ${sql.join(columns, raw(', '))} from ${users}
    where ${users._id} = any(array(select id from wanted)) and ${inPool} and ${notBlocked(me, users._id)}
      and ${passesDeckFilter(users._id)}) card`

type Numbered = { id: string; number: number }

/**
 * A page window of the deck of the reader `me` on the day `today`: its next `size` users, of whom the first `served` that
 * the reader has not swiped are wanted, with tour companions, the users `companionIds`, and undone swipes.
 */
export const deckQuery = (db: Db) =>
  db
    .select({
      reader: sql<Traits & { _id: string }>`page.reader`,
      /** Whether the window begins at the reader's own key. */
      isNewRound: sql<boolean>`page.is_new_round`,
      /** The last user of the window; null if it is empty. */
      last: sql<Numbered | null>`page.last`,
      /** The wanted users of the window, in its order. */
      ahead: sql<Numbered[]>`page.ahead`,
      companions: sql<{ id: string; tours: CommonTour[] }[]>`page.companions`,
      /** The cards of those wanted whom the reader may see. */
      cards: sql<Card[]>`page.cards`,
    })
    .from(sql`(
      with reader as materialized (${reader}), filter as materialized (${deckFilter(me)}), page_window as materialized (${pageWindow}),
        companions as materialized (${companions}),
        own as materialized (select * from deck_swipes(${me},
          array(select id from page_window union all select id from companions union all select unnest(${companionIds})))),
        ahead as materialized (
          select id, number from page_window
          where id <> ${me} and id not in (select user_id from own where not is_undone) and ${passesDeckFilter(raw('page_window.id'))}
          order by number limit ${sql.placeholder('served')}),
        wanted as (
          select id from ahead
          union select id from companions where id not in (select user_id from own where not is_undone)
          union select id from unnest(${companionIds}) mate(id) where id not in (select user_id from own where not is_undone)
          union select user_id from own where is_undone)
      select to_json(reader) as reader, position = deck_key as is_new_round,
        (select to_json(furthest) from (select * from page_window order by number desc limit 1) furthest) as last,
        (select coalesce(json_agg(ahead order by number), '[]') from ahead) as ahead,
        (select coalesce(json_agg(companions), '[]') from companions) as companions,
        (${cards}) as cards
      from reader) page`)
