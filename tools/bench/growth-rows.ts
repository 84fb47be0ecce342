// Fills the tables that grow with use, in SQL: for each person a tour, a trip, a plan, a reference, ten messages and swipes,
// five entries of a group, five expenses and a device with five notifications.
import type postgres from 'postgres'

/** People and what belongs to them; `:from` and `:to` are the first and the last number of a person. */
const FILLS = [
  `insert into grown (n, id, tour_id, trip_id) select n, uuidv7(), uuidv7(), uuidv7() from generate_series(:from, :to) n`,
  `insert into users (id, firebase_uid, name, email, consented_at, joined_tours_visible_to)
   select id, 'grown-' || n, 'Traveller ' || n, 'grown-' || n || '@example.in', now(), 'everyone' from new_people`,
  `insert into tours (id, creator_id, name, destination, place_id, start_date, end_date, price, capacity, joined, is_public, search)
   select tour_id, id, 'Tour ' || n, place || ', India', place, start, start + n % 10, 1000 + n % 9000, 8, 3, n % 50 = 0,
     'tour ' || n || ' ' || place || ' boats in the morning, fish at noon ' || md5(n::text)
   from (select *, (:places::text[])[1 + n % :count] as place, current_date - 365 + n % 730 * 7919 % 730 as start from new_people) p`,
  `insert into tour_participants (tour_id, user_id)
   select p.tour_id, o.id from new_people p, generate_series(1, 3) k join lateral (select id from grown where n = 1 + (p.n + k * 7) % :to) o on true
   where o.id <> p.id on conflict do nothing`,
  `insert into follows (follower_id, followed_id)
   select p.id, o.id from new_people p, generate_series(1, 3) k join lateral (select id from grown where n = 1 + (p.n + k * 31) % :to) o on true
   where o.id <> p.id on conflict do nothing`,
  `insert into favorites (user_id, tour_id)
   select p.id, o.tour_id from new_people p join lateral (select tour_id from grown where n = 1 + (p.n + 11) % :to) o on true`,
  `insert into swipes (user_id, swiped_id, action)
   select p.id, o.id, 'left' from new_people p, generate_series(1, 10) k
   join lateral (select id from grown where n = 1 + (p.n + k * 101) % :to) o on true where o.id <> p.id on conflict do nothing`,
  `insert into messages (id, from_id, to_id, text, key)
   select uuidv7(), p.id, o.id, 'We could take the early train.', gen_random_uuid() from new_people p, generate_series(1, 10) k
   join lateral (select id from grown where n = 1 + (p.n + 17) % :to) o on true where o.id <> p.id`,
  `insert into notices (id, user_id, kind, tour_id, actor_id) select uuidv7(), id, 'joined', tour_id, id from new_people`,
  `insert into push_subscriptions (user_id, device, endpoint, p256dh, auth, auth_time, kinds)
   select id, 'device', 'https://push.example/' || n, 'key', 'secret', 1, '{messages}' from new_people`,
  `insert into pushes (user_id, device, tag, kind, params, at, since, next_attempt_at, told_up_to)
   select id, 'device', 'messages:' || k, 'messages', '{}', now(), now(), case k when 1 then now() + interval '1 day' end,
     case when k > 1 then now() end from new_people, generate_series(1, 5) k`,
  `insert into group_entries (tour_id, number, version, kind, from_id, text)
   select tour_id, k, k, 'message', id, 'Who has a tent?' from new_people, generate_series(1, 5) k`,
  `insert into expense_entries (ledger_id, number, kind, author_id, title, category, day, amount_paise, payers, shares)
   select tour_id, k, 'expense', id, 'Dinner', 'food', current_date, 1000, jsonb_build_array(jsonb_build_object('id', id, 'paise', 1000)),
     jsonb_build_array(jsonb_build_object('id', id, 'paise', 1000)) from new_people, generate_series(1, 5) k`,
  `insert into travel_references (id, from_id, about_id, tour_id, tour_ended_on, company, would_travel_again, text, shown_from)
   select uuidv7(), p.id, o.id, p.tour_id, current_date - 9, '{calm}', true, 'Good company.', current_date - 1 from new_people p
   join lateral (select id from grown where n = 1 + (p.n + 7) % :to) o on true where o.id <> p.id on conflict do nothing`,
  `insert into trips (id, owner_id, title, place_id, day_count, from_city, people, version)
   select trip_id, id, 'Trip ' || n, (:places::text[])[1 + n % :count], 3, 'pune', 2, 1 from new_people`,
  `insert into trip_summaries (user_id, trip_id, key, title, place_id, day_count)
   select id, trip_id, gen_random_uuid(), 'Trip ' || n, (:places::text[])[1 + n % :count], 3 from new_people`,
  `insert into plans (place_id, id, user_id, goes_to, start_date, end_date, flexible_days, company, note, visible_to, ends_on, first_week, last_week)
   select place, uuidv7(), id, place, start, start + 4, 0, 'alone', '', 'everyone', start + 4,
     date_trunc('week', start)::date, date_trunc('week', start + 4)::date
   from (select *, (:places::text[])[1 + n % :count] as place, current_date + n % 360 * 7919 % 360 as start from new_people) p`,
]

/** Adds people up to this number, and what belongs to them. */
export async function growTo(sql: postgres.Sql, from: number, to: number, places: string[]): Promise<void> {
  const list = `'{${places.join(',')}}'`
  await sql`create table if not exists grown (n int primary key, id uuid, tour_id uuid, trip_id uuid)`
  await sql.unsafe(`create or replace view new_people as select * from grown where n between ${from} and ${to}`)
  for (const fill of FILLS)
    await sql.unsafe(
      fill
        .replaceAll(':places', list)
        .replaceAll(':count', String(places.length))
        .replaceAll(':from', String(from))
        .replaceAll(':to', String(to)),
    )
  await sql`vacuum analyze`
}

/** Other people's plans for the days of the reader's, the same at every size: more than a search reads, and of people who are apart. */
const PLANS_BESIDE = 300

/** The reader's seats, favorites, places in queues, matches and plan, the same at every size. */
export async function insertOwn(sql: postgres.Sql, userId: string, placeId: string) {
  const some = (count: number, skip: number) =>
    sql`(select * from grown join tours on tours.id = grown.tour_id where n > ${skip} and start_date > current_date order by n limit ${count})`
  await sql`insert into tour_participants (tour_id, user_id) select tour_id, ${userId} from ${some(10, 0)} own`
  await sql`update tours set joined = joined + 1 where id in (select tour_id from tour_participants where user_id = ${userId})`
  await sql`insert into favorites (tour_id, user_id) select tour_id, ${userId} from ${some(10, 40)} own`
  await sql`insert into tour_waitlist (tour_id, user_id) select tour_id, ${userId} from ${some(5, 80)} own`
  await sql`insert into tour_requests (tour_id, user_id) select tour_id, ${userId} from ${some(5, 100)} own`
  const people = await sql<{ id: string }[]>`select id from grown order by n limit 10`
  for (const { id } of people) {
    await sql`select swipe_person(${userId}, ${id}, 'right'), swipe_person(${id}, ${userId}, 'right')`
    await sql`select send_message(${id}, ${userId}, 'Which train do you take?', null, current_date)`
  }
  await sql`
    insert into plan_summaries (user_id, id, goes_to, region_id, start_date, end_date, flexible_days, company, note, visible_to, ends_on)
    select ${userId}, uuidv7(), ${placeId}, ${placeId}, current_date + 30, current_date + 36, 0, 'alone', '', 'everyone', current_date + 36`
  await sql`
    insert into plans (place_id, id, user_id, goes_to, start_date, end_date, flexible_days, company, note, visible_to, ends_on, first_week, last_week)
    select ${placeId}, uuidv7(), id, ${placeId}, start, start + 4, 0, 'alone', '', 'everyone', start + 4,
      date_trunc('week', start)::date, date_trunc('week', start + 4)::date
    from (select id, current_date + 31 as start from grown order by md5(id::text) limit ${PLANS_BESIDE}) beside`
  const [found] = await sql`
    select (select tour_id from tour_participants where user_id = ${userId} order by tour_id limit 1) as "tourId",
      (select id from plan_summaries where user_id = ${userId}) as "planId"`
  return {
    tourId: String(found?.tourId),
    planId: String(found?.planId),
    otherId: people[0]?.id ?? '',
  }
}
