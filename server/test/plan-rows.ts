// Generates users with travel plans for measuring searches. A few places have most of the plans, as in life.

import postgres from 'postgres'

export type PlanCrowd = { plans: number; people: number; reader: string; busiest: number; rarest: number }

/** The place number `n`, from the most to the least wanted, unless names are given. */
const numbered = (places: number) => Array.from({ length: places }, (_, at) => `place-${at + 1}`)

/**
 * Inserts users, of whom each has a plan or more, in the year from 20 November 2026. A plan has a row for its place and
 * one for its region.
 */
export async function fillPlans(
  databaseUrl: string,
  options: { people: number; places: number | string[]; perPerson?: number; from?: string },
): Promise<PlanCrowd> {
  const { people, perPerson = 1, from = '2026-11-20' } = options
  const places = typeof options.places === 'number' ? numbered(options.places) : options.places
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await sql`select setseed(0.5)`
    await sql`
      insert into users (id, firebase_uid, name, email, languages, travel_type, consented_at)
      select uuidv7(), 'planner-' || n, 'Planner ' || n, 'planner-' || n || '@example.in', '{Hindi,Marathi}',
        case when n % 2 = 0 then 'family' else 'genZ' end, now()
      from generate_series(1, ${people}) n`
    await sql`
      create temporary table made as
      select uuidv7() as id, u.id as user_id, place, start_date, end_date, flexible,
        case when random() < 0.5 then 'alone' else 'friends' end as company
      from users u, generate_series(1, ${perPerson}) turn
      cross join lateral (
        select (${places}::text[])[1 + floor(power(random() + turn * 0, 3) * ${places.length})::int] as place,
          ${from}::date + floor(random() * 360)::int as start_date, floor(random() * 15)::int as length,
          floor(random() * 4)::int as flexible where u.id is not null) drawn
      cross join lateral (select start_date + length as end_date) ending
      where u.firebase_uid like 'planner-%'`
    const rows = `id, user_id, place, start_date, end_date, flexible, company, '', 'everyone', end_date + flexible,
      start_date - flexible - (extract(isodow from start_date - flexible)::int - 1),
      end_date + flexible - (extract(isodow from end_date + flexible)::int - 1)`
    const columns = `id, user_id, goes_to, start_date, end_date, flexible_days, company, note, visible_to, ends_on,
      first_week, last_week`
    await sql.unsafe(`insert into plans (place_id, ${columns}) select place, ${rows} from made`)
    await sql.unsafe(
      `insert into plans (place_id, ${columns}) select 'region:' || ascii(right(place, 1)) % 20, ${rows} from made`,
    )
    await sql`
      insert into plan_summaries (user_id, id, goes_to, region_id, start_date, end_date, flexible_days, company, note,
        visible_to, ends_on)
      select user_id, id, place, place, start_date, end_date, flexible, company, '', 'everyone', end_date + flexible from made`
    await sql`drop table made`
    for (const table of ['users', 'plans', 'plan_summaries']) await sql`analyze ${sql(table)}`
    const [counts] = await sql`
      select max(n)::int as busiest, min(n)::int as rarest, sum(n)::int as plans
      from (select count(*) as n from plans where place_id not like 'region:%' group by place_id) places`
    const [reader] = await sql`select id from users where firebase_uid = 'planner-1'`
    return { people, plans: counts?.plans, busiest: counts?.busiest, rarest: counts?.rarest, reader: reader?.id }
  } finally {
    await sql.end()
  }
}
