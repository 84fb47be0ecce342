import type postgres from 'postgres'
import { openSql } from '../../server/test/sql.ts'
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

/** No applied edit of the shared trip is lost or applied twice. Unknown ones are settled by what the database holds. */
function checkEdits(edits: WriteLog['edits'], found: number): string[] {
  const { applied, unknown } = edits
  Object.assign(edits, { applied: found, unknown: 0 })
  if (found < applied) return [`edits of a trip: ${applied} acknowledged, ${applied - found} lost`]
  return found > applied + unknown ? [`edits of a trip: ${found} applied, of ${applied + unknown} requested`] : []
}

/** Waits until no statement runs: one whose caller has given up may still be executed. */
const databaseIsIdle = (sql: postgres.Sql) =>
  until('the database to be idle', async () => {
    const [row] = await sql`
      select count(*)::int as busy from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'saathi%' and state = 'active'`
    return row?.busy === 0
  })

type Pair = { user: string; other: string }
const keyOf = ({ user, other }: Pair) => `${user} ${other}`
const reverseOf = ({ user, other }: Pair) => `${other} ${user}`

/** What one statement writes for both users is there for both, or for neither. */
async function halves(sql: postgres.Sql): Promise<string[]> {
  const right = await sql<Pair[]>`select user_id as user, swiped_id as other from swipes where action = 'right'`
  const matches = await sql<Pair[]>`select user_id as user, other_id as other from matches`
  const threads = await sql<(Pair & { last: string })[]>`
    select user_id as user, other_id as other, last_id as last from threads`
  const messages = await sql<(Pair & { last: string })[]>`
    select from_id as user, to_id as other, max(id::text) as last from messages group by 1, 2`
  const logs = await sql<{ what: string }[]>`
    select format('the log of %s has %s events of %s', i.user_id, count(e.*), i.told) as what
    from inboxes i left join live_events e on e.user_id = i.user_id
    group by i.user_id, i.told having count(e.*) <> i.told or max(e.number) <> i.told`
  const [swiped, matched] = [new Set(right.map(keyOf)), new Set(matches.map(keyOf))]
  const last = new Map<string, string>()
  for (const sent of messages)
    for (const key of [keyOf(sent), reverseOf(sent)]) if (sent.last > (last.get(key) ?? '')) last.set(key, sent.last)
  const shown = new Map(threads.map((thread) => [keyOf(thread), thread.last]))
  return [
    ...matches.filter((pair) => !matched.has(reverseOf(pair))).map((pair) => `match ${keyOf(pair)}: of one side only`),
    ...matches.filter((pair) => !swiped.has(keyOf(pair))).map((pair) => `match ${keyOf(pair)}: without a right swipe`),
    ...right
      .filter((pair) => swiped.has(reverseOf(pair)) && !matched.has(keyOf(pair)))
      .map((pair) => `match ${keyOf(pair)}: missing after two right swipes`),
    ...[...last].filter(([key, id]) => shown.get(key) !== id).map(([key]) => `thread ${key}: not at its last message`),
    ...[...shown.keys()].filter((key) => !last.has(key)).map((key) => `thread ${key}: without a message`),
    ...logs.map(({ what }) => what),
  ]
}

/** Versions and unread numbers of groups are those of the entries; nobody marks any as read. */
async function groupErrors(sql: postgres.Sql): Promise<string[]> {
  const counters = await sql<{ what: string }[]>`
    select format('group %s: counts %s, newest version %s', tour_id, last, max(version)) as what
    from group_counters join group_entries using (tour_id) group by tour_id, last having max(version) <> last`
  const entries = await sql<{ tour: string; author: string; count: number }[]>`
    select tour_id as tour, from_id as author, count(*)::int as count from group_entries
    where kind in ('message', 'poll', 'meeting') group by 1, 2`
  const summaries = await sql<{ tour: string; user: string; unread: number }[]>`
    select tour_id as tour, user_id as user, unread from group_summaries`
  const unread = summaries.flatMap(({ tour, user, unread }) => {
    const others = entries.filter((entry) => entry.tour === tour && entry.author !== user)
    const expected = Math.min(
      100,
      others.reduce((sum, { count }) => sum + count, 0),
    )
    return unread === expected ? [] : [`group ${tour}: ${unread} unread of ${user}, not ${expected}`]
  })
  return [...counters.map(({ what }) => what), ...unread]
}

/** Balances are those of the entries, which are numbered in a row, and sum up to nothing. */
async function ledgerErrors(sql: postgres.Sql): Promise<string[]> {
  const entries = await sql<{ ledger: string; payers: Part[]; shares: Part[] }[]>`
    select ledger_id as ledger, payers, shares from expense_entries`
  const summaries = await sql<{ ledger: string; user: string; balance: number }[]>`
    select ledger_id as ledger, user_id as user, balance_paise::int as balance from expense_summaries`
  const counts = await sql<{ what: string }[]>`
    select format('ledger %s: counts %s of %s entries', ledger_id, last, count(*)) as what
    from expense_ledgers join expense_entries using (ledger_id) group by ledger_id, last having count(*) <> last`
  const expected = new Map<string, number>()
  const add = (key: string, paise: number) => expected.set(key, (expected.get(key) ?? 0) + paise)
  for (const { ledger, payers, shares } of entries) {
    for (const { id, paise } of payers) add(`${ledger} ${id}`, paise)
    for (const { id, paise } of shares) add(`${ledger} ${id}`, -paise)
  }
  const total = [...expected.values()].reduce((sum, paise) => sum + paise, 0)
  const balances = new Map(summaries.map(({ ledger, user, balance }) => [`${ledger} ${user}`, balance]))
  return [
    ...counts.map(({ what }) => what),
    ...(total === 0 ? [] : [`expenses: the balances sum up to ${total}`]),
    ...[...expected].flatMap(([key, paise]) =>
      balances.get(key) === paise ? [] : [`balance ${key}: ${balances.get(key)}, not ${paise}`],
    ),
    ...[...balances.keys()].filter((key) => !expected.has(key)).map((key) => `balance ${key}: without an entry`),
  ]
}
type Part = { id: string; paise: number }

/** Compares the database with the write log while nothing writes. @returns complaints */
export async function checkSite(url: string, writeLog: WriteLog): Promise<string[]> {
  const sql = openSql(url)
  try {
    await databaseIsIdle(sql)
    const enquiries = await sql<Counted[]>`select message as what, count(*)::int as times from enquiries group by 1`
    const messages = await sql<Counted[]>`select key::text as what, count(*)::int as times from messages group by 1`
    const groupMessages = await sql<Counted[]>`
      select key::text as what, count(*)::int as times from group_entries where key is not null group by 1`
    const expenses = await sql<Counted[]>`
      select key::text as what, count(*)::int as times from expense_entries where key is not null group by 1`
    const votes = await sql<{ what: string }[]>`select user_id as what from group_votes where choice = 1`
    const seats = await sql<{ what: string }[]>`
      select tour_id || ' ' || user_id as what from tour_participants
      union select tour_id || ' ' || user_id from tour_waitlist`
    const follows = await sql<{ what: string }[]>`select follower_id || ' ' || followed_id as what from follows`
    const matches = await sql<{ what: string }[]>`select user_id || ' ' || other_id as what from matches`
    const oversold = await sql<{ what: string }[]>`
      select format('tour %s: %s seats taken, %s counted, of %s', t.id, count(p.*), t.joined, t.capacity) as what
      from tours t left join tour_participants p on p.tour_id = t.id
      group by t.id having count(p.*) > t.capacity or count(p.*) <> t.joined`
    const [edited] = await sql<{ edits: number }[]>`
      select coalesce(sum((facts->>'title')::int), 0)::int as edits from trip_items`
    const miscounted = await sql<{ what: string }[]>`
      select format('%s has a follower count of %s', u.id, u.follower_count) as what from users u
      where u.follower_count <> (select count(*) from follows where followed_id = u.id)`
    return [
      ...checkWritten('enquiry', writeLog.enquiries, enquiries),
      ...checkWritten('message', writeLog.messages, messages),
      ...checkWritten('group message', writeLog.groupMessages, groupMessages),
      ...checkEdits(writeLog.edits, edited?.edits ?? 0),
      ...checkWritten('expense', writeLog.expenses, expenses),
      ...checkStates('vote', writeLog.votes, votes),
      ...checkStates('seat', writeLog.seats, seats),
      ...checkStates('follow', writeLog.follows, follows),
      ...checkStates('match', writeLog.matches, matches),
      ...(await halves(sql)),
      ...(await groupErrors(sql)),
      ...(await ledgerErrors(sql)),
      ...[...oversold, ...miscounted].map(({ what }) => what),
    ]
  } finally {
    await sql.end({ timeout: 1 })
  }
}
