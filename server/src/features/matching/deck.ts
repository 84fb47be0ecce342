import type { Person } from '@saathi/shared/social'
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { notBlocked, type UserRef } from '../../db/queries/relationships.ts'
import { deckPlaces, swipes } from '../../db/schema/matching.ts'
import { follows, users } from '../../db/schema/social.ts'
import { tourParticipants, tours } from '../../db/schema/tours.ts'
import { personColumns } from '../profile/store.ts'
import type { Candidate } from './affinity.ts'

/** Users that one page window covers, swiped or not. */
const WINDOW_SIZE = 400
/** Minimum for the maximum number of candidates that a call returns, beyond the cards that the client holds. */
const MIN_SERVED = 60
/** Page windows that one call reads at most. If all of them have only swiped users, the next call continues. */
const MAX_WINDOWS = 25

const { raw } = sql
const inPool = raw('suspended_at is null and deletion_asked_at is null')

/**
 * The candidate pool is all users in a circular order by `deck_key`. `own` is the reader's key, where the deck begins;
 * `position` is where it is now; `follows` has the reader's latest 100 follows.
 */
const deckPosition = (me: UserRef) => sql`
  select u.deck_key as own, coalesce(p.position, u.deck_key) as position,
    array(select followed_id from ${follows} where follower_id = ${me} order by turn desc limit 100) as follows
  from ${users} u left join ${deckPlaces} p on p.user_id = u.id where u.id = ${me}`

/**
 * The page window: the next users from the position to the end of the pool, then from its beginning to the reader's own
 * key. After the end it starts slightly early, since sums of floating-point numbers are not exact.
 */
const pageWindow = sql`
  select id, at from (
    (select id, deck_key as at from ${users}
     where deck_key >= (select position from deck) and ${inPool} order by deck_key limit ${raw(`${WINDOW_SIZE}`)})
    union all
    (select id, deck_key + 1 from ${users}
     where deck_key >= (select position - 1.000000001 from deck) and deck_key < (select own from deck) and ${inPool}
     order by deck_key limit ${raw(`${WINDOW_SIZE}`)})
  ) ahead limit ${raw(`${WINDOW_SIZE}`)}`

const me = sql.placeholder('me')

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

// A subquery for each user: a join could read all swipes of the reader.
const unswiped = (person: string) =>
  sql`(select 1 from ${swipes} s where s.user_id = ${me} and s.swiped_id = ${raw(person)}) is null`

/** The candidates: users of the page window (`at` is their position), tour companions, and undone swipes. */
const candidates = sql`
  with deck as materialized (${deckPosition(me)}), page_window as (${pageWindow}), tour_mates as materialized (${tourCompanions}),
  shared as (
    select id, json_agg(json_build_object('place', split_part(destination, ',', 1), 'month', extract(month from start_date)) order by start_date) as tours
    from tour_mates group by id),
  candidates as (
    (select id, at from page_window where id <> ${me} and ${unswiped('page_window.id')} and ${notBlocked(me, raw('page_window.id'))}
     limit ${sql.placeholder('maxServed')})
    union all
    select id, null from shared where ${unswiped('shared.id')} and ${notBlocked(me, raw('shared.id'))}
    union all
    (select swiped_id, null from ${swipes} undone
     where user_id = ${me} and action is null and ${notBlocked(me, raw('undone.swiped_id'))} limit 40))
  select c.id, c.at, deck.position, shared.tours, deck.follows
  from (select id, min(at) as at from candidates group by id) c cross join deck left join shared on shared.id = c.id`

/** How many of the reader's follows the candidate follows too. Reads at most 50 follows of the candidate. */
const followedInCommon = sql`case when d.follows = '{}' then 0 else (
  select count(*) from (select followed_id from ${follows} where follower_id = ${users._id} limit 50) theirs
  where followed_id = any (d.follows)) end`

/** `at` is the position in the pool, or null for a candidate from outside the page window. */
type Served = Omit<Candidate, 'daysHere'> & Person & { joinedAt: string; at: number | null; position: number }

const fields: Record<keyof Served, SQLWrapper> = {
  ...personColumns(me),
  travelType: users.travelType,
  tripTypes: users.tripTypes,
  travelMonths: users.travelMonths,
  joinedAt: users.createdAt,
  at: raw('d.at'),
  position: raw('d.position'),
  sharedTours: sql`coalesce(d.tours, '[]')`,
  followedInCommon,
}
const pairs = Object.entries(fields).flatMap(([name, value]) => [raw(`'${name}'`), sql`${value}`])

/** Parameters: `me`, `today`, `maxServed`. Returns one row with a JSON array, which takes half the time of many rows. */
export const candidateQuery = (db: Db) =>
  db
    .select({ people: sql<Served[]>`coalesce(json_agg(json_build_object(${sql.join(pairs, raw(', '))})), '[]')` })
    .from(sql`(${candidates}) d`)
    .innerJoin(users, sql`${users._id} = d.id and ${inPool}`)

const statements = perDb((db) => ({
  candidates: candidateQuery(db).prepare('deal'),
  traits: db
    .select({
      _id: users._id,
      travelType: users.travelType,
      homeCity: users.homeCity,
      languages: users.languages,
      tripTypes: users.tripTypes,
      travelMonths: users.travelMonths,
    })
    .from(users)
    .where(eq(users._id, me))
    .prepare('deck_traits'),
}))

/** Moves the deck past a page window without candidates. At the end of the pool the deck starts over. */
async function skipWindow(db: Db, userId: string) {
  const [row] = await db.execute<{ isAtEnd: boolean; coversPool: boolean }>(sql`
    with deck as materialized (${deckPosition(userId)}), page_window as materialized (${pageWindow}),
    seen as (select count(*) < ${raw(`${WINDOW_SIZE}`)} as at_end, max(at) as at from page_window),
    moved as (
      insert into ${deckPlaces} (user_id, position)
      select ${userId}, case when at_end then own else at end from deck cross join seen
      on conflict (user_id) do update set position = excluded.position)
    select at_end as "isAtEnd", at_end and position = own as "coversPool" from deck cross join seen`)
  return row ?? { isAtEnd: true, coversPool: true }
}

/** Moves the deck to this position, past swiped users. */
const moveTo = (db: Db, userId: string, position: number) =>
  db
    .insert(deckPlaces)
    .values({ userId, position })
    .onConflictDoUpdate({ target: deckPlaces.userId, set: { position } })

/**
 * The deck's candidates, in no particular order: at least `wanted + shown` users of the pool if there are as many, users
 * who share a tour with the reader, and users whose swipe was undone. `shown` is the number of cards that the client
 * already has. Reads a bounded part of the pool, whatever its size; later calls continue.
 */
export async function findCandidates(db: Db, userId: string, { wanted, shown, today }: Options): Promise<Served[]> {
  const maxServed = Math.max(MIN_SERVED, wanted) + shown
  let rounds = 0
  for (let round = 1; ; round += 1) {
    const [{ people } = { people: [] }] = await statements(db).candidates.execute({ me: userId, today, maxServed })
    const positions = people.flatMap(({ at }) => (at === null ? [] : [at]))
    if (positions.length >= wanted + shown || round === MAX_WINDOWS) return people
    if (positions.length > 0) {
      const first = Math.min(...positions)
      if (people[0]?.position === first) return people
      await moveTo(db, userId, first)
    } else {
      const { isAtEnd, coversPool } = await skipWindow(db, userId)
      rounds += Number(isAtEnd)
      if (coversPool || rounds > 1) return people
    }
  }
}
type Options = { wanted: number; shown: number; today: string }

/** The reader's traits for the ranking. The row must exist. */
export async function findTraits(db: Db, userId: string) {
  const [traits] = await statements(db).traits.execute({ me: userId })
  return traits as NonNullable<typeof traits>
}
