import type postgres from 'postgres'
import { openSql } from '../test/sql.ts'
import { until } from './server-process.ts'
import type { WriteLog } from './write-log.ts'

type Counted = { what: string; times: number }

/** An acknowledged write must be there once; an unacknowledged one at most once. */
function checkWritten(kind: string, requested: Map<string, { acknowledged: boolean }>, found: Counted[]): string[] {
  const times = new Map(found.map(({ what, times }) => [what, times]))
  const unexpected = found.flatMap(({ what }) => (requested.has(what) ? [] : [`${kind} ${what}: never requested`]))
  return [
    ...unexpected,
    ...[...requested].flatMap(([what, { acknowledged }]) => {
      const count = times.get(what) ?? 0
      if (count > 1) return [`${kind} ${what}: applied ${count} times`]
      return acknowledged && count === 0 ? [`${kind} ${what}: acknowledged but lost`] : []
    }),
  ]
}

/** Known states must hold; unknown ones are set to what the database holds. */
function checkStates(kind: string, states: Map<string, boolean | null>, found: { what: string }[]): string[] {
  const there = new Set(found.map(({ what }) => what))
  const wrong = [...states].flatMap(([what, known]) =>
    known === null || known === there.has(what)
      ? []
      : [`${kind} ${what}: ${known ? 'acknowledged but lost' : 'undone but present'}`],
  )
  for (const what of states.keys()) states.set(what, there.has(what))
  return wrong
}

/** Waits until no statement runs: one whose caller has given up may still be executed. */
const databaseIsIdle = (sql: postgres.Sql) =>
  until('the database to be idle', async () => {
    const [row] = await sql`
      select count(*)::int as busy from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'saathi%' and state = 'active'`
    return row?.busy === 0
  })

/** Compares the database with the write log while nothing writes. @returns complaints */
export async function checkSite(url: string, writeLog: WriteLog): Promise<string[]> {
  const sql = openSql(url)
  try {
    await databaseIsIdle(sql)
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
      select format('%s has a follower count of %s', u.id, u.follower_count) as what from users u
      where u.follower_count <> (select count(*) from follows where followed_id = u.id)`
    return [
      ...checkWritten('enquiry', writeLog.enquiries, enquiries),
      ...checkWritten('message', writeLog.messages, messages),
      ...checkStates('seat', writeLog.seats, seats),
      ...checkStates('follow', writeLog.follows, follows),
      ...[...oversold, ...miscounted].map(({ what }) => what),
    ]
  } finally {
    await sql.end({ timeout: 1 })
  }
}
