import type { Person } from '@saathi/shared/social'
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { notBlocked } from '../../db/queries/relationships.ts'
import { deckPlaces, swipes } from '../../db/schema/matching.ts'
import { follows, users } from '../../db/schema/social.ts'
import { tourParticipants, tours } from '../../db/schema/tours.ts'
import { personColumns } from '../profile/store.ts'
import type { Candidate, SharedTour } from './affinity.ts'

// A deck takes four statements, since the reader's swipes and deck position may be in another database than users and
// tours: the position, the users ahead of it in the pool, which of them the reader has swiped, and the cards of the others.

const { raw } = sql
const me = sql.placeholder('me')
const ids = sql`${sql.placeholder('ids')}::uuid[]`
const inPool = raw('suspended_at is null and deletion_asked_at is null')

const position = sql`coalesce(${sql.placeholder('position')}::double precision, ${users.deckKey})`
const size = sql.placeholder('size')

/**
 * The page window: the next users from the deck's position to the end of the pool, then from its beginning to the
 * reader's own key. After the end it starts slightly early, since sums of floating-point numbers are not exact.
 */
const pageWindow = sql`(
  select coalesce(json_agg(id order by at), '[]') as ids from (
    select id, at from (
      (select id, deck_key as at from ${users} ahead
       where deck_key >= ${position} and ${inPool} order by deck_key limit ${size})
      union all
      (select id, deck_key + 1 from ${users} ahead
       where deck_key >= ${position} - 1.000000001 and deck_key < ${users.deckKey} and ${inPool}
       order by deck_key limit ${size})
    ) ahead limit ${size}) page) page_window`

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

/** The companions as JSON, each with the places and months of the tours. */
const companions = sql`(
  select coalesce(json_agg(one), '[]') from (
    select id, json_agg(json_build_object('place', split_part(destination, ',', 1), 'month', extract(month from start_date))
      order by start_date) as tours
    from (${tourCompanions}) tour_mates group by id) one)`

/** The position of the deck of the reader `me`; no row if it is at the reader's own key. */
export const positionQuery = (db: Db) =>
  db.select({ position: deckPlaces.position }).from(deckPlaces).where(eq(deckPlaces.userId, me))

/**
 * The reader's traits, the ids of the page window in order, and the tour companions. Parameters: `me`, `today`,
 * `position`, which is null for the reader's own key, and `size`, the length of the page window.
 */
export const poolQuery = (db: Db) =>
  db
    .select({
      _id: users._id,
      travelType: users.travelType,
      homeCity: users.homeCity,
      languages: users.languages,
      tripTypes: users.tripTypes,
      travelMonths: users.travelMonths,
      ids: sql<string[]>`page_window.ids`,
      /** Whether the window begins at the reader's own key. */
      isNewRound: sql<boolean>`${position} = ${users.deckKey}`,
      companions: sql<{ id: string; tours: SharedTour[] }[]>`${companions}`,
    })
    .from(users)
    .crossJoinLateral(pageWindow)
    .where(eq(users._id, me))

/** The position of the user `to` in the deck of the reader `me`, who is its beginning. */
export const keyQuery = (db: Db) =>
  db
    .select({
      position: sql<number>`${users.deckKey} + case when ${users.deckKey} < own.deck_key then 1 else 0 end`,
    })
    .from(users)
    .innerJoin(sql`${users} own`, sql`own.id = ${me}`)
    .where(eq(users._id, sql.placeholder('to')))

/** Which of the users `ids` the reader `me` has swiped, and the latest undone swipes, which include blocked users. */
export const swipedQuery = (db: Db) =>
  db
    .select({
      swiped: sql<string[]>`coalesce(json_agg(swiped_id) filter (where not is_undone), '[]')`.as('swiped'),
      undone: sql<string[]>`coalesce(json_agg(swiped_id) filter (where is_undone), '[]')`.as('undone'),
    })
    .from(sql`(
      (select swiped_id, false as is_undone from ${swipes} where user_id = ${me} and swiped_id = any(${ids}))
      union all
      (select swiped_id, true from ${swipes} where user_id = ${me} and action is null order by turn desc limit 100)) own`)

/** The reader's latest 100 follows. */
const ownFollows = sql`array(select followed_id from ${follows} where follower_id = ${me} order by turn desc limit 100)`

/** How many of the reader's follows the candidate follows too. Reads at most 50 follows of the candidate. */
const followedInCommon = sql`case when ${ownFollows} = '{}' then 0 else (
  select count(*) from (select followed_id from ${follows} where follower_id = ${users._id} limit 50) theirs
  where followed_id = any (${ownFollows})) end`

export type Card = Omit<Candidate, 'daysHere' | 'sharedTours'> & Person & { joinedAt: string }

const fields: Record<keyof Card, SQLWrapper> = {
  ...personColumns(me),
  travelType: users.travelType,
  tripTypes: users.tripTypes,
  travelMonths: users.travelMonths,
  joinedAt: users.createdAt,
  followedInCommon,
}
const columns = Object.entries(fields).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`)

/**
 * The cards of those users `ids` whom the reader `me` may see. Returns one row with a JSON array, which takes half the
 * time of many rows.
 */
export const cardQuery = (db: Db) =>
  db.select({ cards: sql<Card[]>`coalesce(json_agg(card), '[]')` }).from(sql`(
      select ${sql.join(columns, raw(', '))} from ${users}
      where ${users._id} = any(${ids}) and ${inPool} and ${notBlocked(me, users._id)}) card`)
