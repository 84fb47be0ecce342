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

/** How many people of the ring one look takes in at most, swiped or not. */
const WINDOW = 400
/** How many of them it deals, at most and beyond those already in hand. */
const DEALT = 60
/** How many looks a call takes at most; where all of them found only swiped people, the next call goes on. */
const LOOKS = 25

const { raw } = sql
const inRing = raw('suspended_at is null and deletion_asked_at is null')

/** Where the deck stands in the ring: `own` is where it began, `position` where it is. And whom its reader follows. */
const placeOf = (me: UserRef) => sql`
  select u.deck_key as own, coalesce(p.position, u.deck_key) as position,
    array(select followed_id from ${follows} where follower_id = ${me} order by turn desc limit 100) as follows
  from ${users} u left join ${deckPlaces} p on p.user_id = u.id where u.id = ${me}`

/**
 * The next people of the ring, from the position to its end and on from its beginning to one's own key. Past the end
 * it begins a hair early, since sums of fractions are not exact.
 */
const ring = sql`
  select id, at from (
    (select id, deck_key as at from ${users}
     where deck_key >= (select position from place) and ${inRing} order by deck_key limit ${raw(`${WINDOW}`)})
    union all
    (select id, deck_key + 1 from ${users}
     where deck_key >= (select position - 1.000000001 from place) and deck_key < (select own from place) and ${inRing}
     order by deck_key limit ${raw(`${WINDOW}`)})
  ) ahead limit ${raw(`${WINDOW}`)}`

const me = sql.placeholder('me')

/** Who shares which tours to come with the reader: each of the two is in it or hosts it. Bounded. Favorites are private. */
const mates = sql`
  select who.id, t.destination, t.start_date
  from (
    (select tour_id from ${tourParticipants} where user_id = ${me} order by tour_id desc limit 40)
    union (select id from ${tours} where creator_id = ${me} order by start_date desc limit 40)) mine
  join ${tours} t on t.id = mine.tour_id and t.end_date >= ${sql.placeholder('today')} and t.cancelled_at is null
    and ${notBlocked(me, raw('t.creator_id'))}
  cross join lateral (
    (select user_id as id from ${tourParticipants} where tour_id = t.id order by turn desc limit 20)
    union all (select t.creator_id)) who
  where who.id <> ${me}
  limit 200`

// Asked of one person at a time: a join might read all that the reader has ever swiped.
const unswiped = (person: string) =>
  sql`(select 1 from ${swipes} s where s.user_id = ${me} and s.swiped_id = ${raw(person)}) is null`

/** Who may be dealt: the next of the ring (`at` says where), who shares a tour, and whose card was taken back. */
const dealt = sql`
  with place as materialized (${placeOf(me)}), ring as (${ring}), mates as materialized (${mates}),
  shared as (
    select id, json_agg(json_build_object('place', split_part(destination, ',', 1), 'month', extract(month from start_date)) order by start_date) as tours
    from mates group by id),
  found as (
    (select id, at from ring where id <> ${me} and ${unswiped('ring.id')} and ${notBlocked(me, raw('ring.id'))}
     limit ${sql.placeholder('most')})
    union all
    select id, null from shared where ${unswiped('shared.id')} and ${notBlocked(me, raw('shared.id'))}
    union all
    (select swiped_id, null from ${swipes} back
     where user_id = ${me} and action is null and ${notBlocked(me, raw('back.swiped_id'))} limit 40))
  select one.id, one.at, place.position, shared.tours, place.follows
  from (select id, min(at) as at from found group by id) one cross join place left join shared on shared.id = one.id`

/** How many of the people whom the reader follows somebody follows too; of the first fifty of theirs. */
const followedInCommon = sql`case when d.follows = '{}' then 0 else (
  select count(*) from (select followed_id from ${follows} where follower_id = ${users._id} limit 50) theirs
  where followed_id = any (d.follows)) end`

/** Somebody who may be dealt; `at` is null for who is not of the ring. */
type Dealt = Omit<Candidate, 'daysHere'> & Person & { joinedAt: string; at: number | null; position: number }

const fields: Record<keyof Dealt, SQLWrapper> = {
  ...personColumns(me),
  travelType: users.travelType,
  joinedAt: users.createdAt,
  at: raw('d.at'),
  position: raw('d.position'),
  sharedTours: sql`coalesce(d.tours, '[]')`,
  followedInCommon,
}
const pairs = Object.entries(fields).flatMap(([name, value]) => [raw(`'${name}'`), sql`${value}`])

/** The statement that deals, of the placeholders `me`, `today` and `most`; one row, since one is read in half the time. */
export const dealing = (db: Db) =>
  db
    .select({ people: sql<Dealt[]>`coalesce(json_agg(json_build_object(${sql.join(pairs, raw(', '))})), '[]')` })
    .from(sql`(${dealt}) d`)
    .innerJoin(users, sql`${users._id} = d.id and ${inRing}`)

const statements = perDb((db) => ({
  deal: dealing(db).prepare('deal'),
  traits: db
    .select({ _id: users._id, travelType: users.travelType, homeCity: users.homeCity, languages: users.languages })
    .from(users)
    .where(eq(users._id, me))
    .prepare('deck_traits'),
}))

/** Goes on behind a window of nobody but swiped people; at the end of the ring a new turn begins. */
async function goOn(db: Db, userId: string) {
  const [gone] = await db.execute<{ turned: boolean; whole: boolean }>(sql`
    with place as materialized (${placeOf(userId)}), ring as materialized (${ring}),
    seen as (select count(*) < ${raw(`${WINDOW}`)} as turned, max(at) as at from ring),
    gone as (
      insert into ${deckPlaces} (user_id, position)
      select ${userId}, case when turned then own else at end from place cross join seen
      on conflict (user_id) do update set position = excluded.position)
    select turned, turned and position = own as whole from place cross join seen`)
  return gone ?? { turned: true, whole: true }
}

/** Leaves the swiped people before this position behind. */
const moveTo = (db: Db, userId: string, position: number) =>
  db
    .insert(deckPlaces)
    .values({ userId, position })
    .onConflictDoUpdate({ target: deckPlaces.userId, set: { position } })

/**
 * Who may be dealt to somebody, in no order: people of the ring from where their deck stands, `wanted` of them if there
 * are as many and `inHand` more, and whoever shares a tour with them or came back. Reads a bounded part of the ring
 * however many people there are and however many of them were swiped; what is left of it comes with later calls.
 */
export async function dealTo(db: Db, userId: string, { wanted, inHand, today }: Deal): Promise<Dealt[]> {
  const most = Math.max(DEALT, wanted) + inHand
  let turns = 0
  for (let look = 1; ; look += 1) {
    const [{ people } = { people: [] }] = await statements(db).deal.execute({ me: userId, today, most })
    const ahead = people.flatMap(({ at }) => (at === null ? [] : [at]))
    if (ahead.length >= wanted + inHand || look === LOOKS) return people
    if (ahead.length > 0) {
      const first = Math.min(...ahead)
      if (people[0]?.position === first) return people
      await moveTo(db, userId, first)
    } else {
      const { turned, whole } = await goOn(db, userId)
      turns += Number(turned)
      if (whole || turns > 1) return people
    }
  }
}
type Deal = { wanted: number; inHand: number; today: string }

/** What the ranking knows of the reader; the row is known to exist. */
export async function traitsOf(db: Db, userId: string) {
  const [traits] = await statements(db).traits.execute({ me: userId })
  return traits as NonNullable<typeof traits>
}
