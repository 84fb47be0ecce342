import type postgres from 'postgres'
import { openSql } from '../test/sql.ts'
import { until } from './server-process.ts'
import type { Journal } from './write-log.ts'

type Counted = { what: string; times: number }

/** What was acknowledged is there once; what was not is there once or not at all. */
function checkWritten(kind: string, asked: Map<string, { acknowledged: boolean }>, found: Counted[]): string[] {
  const times = new Map(found.map(({ what, times }) => [what, times]))
  const strange = found.flatMap(({ what }) => (asked.has(what) ? [] : [`${kind} ${what}: nobody asked for it`]))
  return [
    ...strange,
    ...[...asked].flatMap(([what, { acknowledged }]) => {
      const count = times.get(what) ?? 0
      if (count > 1) return [`${kind} ${what}: applied ${count} times`]
      return acknowledged && count === 0 ? [`${kind} ${what}: acknowledged, and lost`] : []
    }),
  ]
}

/** What is known must be so; what was not is known from here on. */
function checkStates(kind: string, states: Map<string, boolean | null>, found: { what: string }[]): string[] {
  const there = new Set(found.map(({ what }) => what))
  const wrong = [...states].flatMap(([what, known]) =>
    known === null || known === there.has(what)
      ? []
      : [`${kind} ${what}: ${known ? 'acknowledged, and lost' : 'given up, and there'}`],
  )
  for (const what of states.keys()) states.set(what, there.has(what))
  return wrong
}

/** Waits for what nobody waits for any more: a statement whose caller has given up may yet be obeyed. */
const settled = (sql: postgres.Sql) =>
  until('the database to be at rest', async () => {
    const [row] = await sql`
      select count(*)::int as busy from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'saathi%' and state = 'active'`
    return row?.busy === 0
  })

/** Compares what the database holds with the journal, while nobody writes. @returns what is wrong, a line each */
export async function checkSite(url: string, journal: Journal): Promise<string[]> {
  const sql = openSql(url)
  try {
    await settled(sql)
    const enquiries = await sql<Counted[]>`select message as what, count(*)::int as times from enquiries group by 1`
    const messages = await sql<Counted[]>`select key::text as what, count(*)::int as times from messages group by 1`
    const seats = await sql<{ what: string }[]>`
      select tour_id || ' ' || user_id as what from tour_participants
      union select tour_id || ' ' || user_id from tour_waitlist`
    const follows = await sql<{ what: string }[]>`select follower_id || ' ' || followed_id as what from follows`
    const oversold = await sql<{ what: string }[]>`
      select format('tour %s: %s seats taken, %s counted, of %s', t.id, count(p.*), t.joined, t.capacity) as what
      from tours t left join tour_participants p on p.tour_id = t.id
      group by t.id having count(p.*) > t.capacity or count(p.*) <> t.joined`
    const miscounted = await sql<{ what: string }[]>`
      select format('%s is said to have %s followers', u.id, u.follower_count) as what from users u
      where u.follower_count <> (select count(*) from follows where followed_id = u.id)`
    return [
      ...checkWritten('enquiry', journal.enquiries, enquiries),
      ...checkWritten('message', journal.messages, messages),
      ...checkStates('seat', journal.seats, seats),
      ...checkStates('follow', journal.follows, follows),
      ...[...oversold, ...miscounted].map(({ what }) => what),
    ]
  } finally {
    await sql.end({ timeout: 1 })
  }
}
