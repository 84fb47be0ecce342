// Measures one person's calls beside eight callers of the calls that cost most, by turns with the same calls in quiet.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import postgres from 'postgres'
import { aTour } from '../../server/test/make.ts'
import type { Repeated, Repeats } from './callers.ts'
import { lineOf } from './live.ts'
import { ask, spreadOf } from './measure.ts'
import type { Running } from './processes.ts'
import { fillTours, logIn, type Registered, register } from './travellers.ts'

/**
 * Messages and group messages of each caller, expenses of the ledger that they share, and the person's calls of a turn.
 * `uncounted`: turns before those that count, in which what runs often is compiled.
 */
const SIZE = {
  ...{ callers: 8, tours: 2_000, messages: 5_000, groupMessages: 3_000, expenses: 3_000 },
  ...{ uncounted: 1, calls: 60 },
}

/** The person's p95 is at most so many times that in quiet; the p99 of the event loop's delay, ms. */
const TIMES = 5
const LOOP_MS = 50
/** `/metrics` has the time between two ticks of a timer, ms, which is this long without any delay. */
const TICK_MS = 20

/** Forms for which nothing fits, so that the engine tries others. */
const DEAREST = { budget: '20000', starting_location: 'mumbai', group_size: '10', preference_type: 'spiritual' }
const DATES = { month: 4, from: addDays(indianDay(new Date()), 30), to: addDays(indianDay(new Date()), 43), days: 14 }
const FORM = JSON.stringify({ ...DEAREST, ...DATES, exclude: [{ id: '[turn]', reason: 'been' }] })
const WISH = `from mumbay in desember for to under 20k ${'spirtual beech '.repeat(10)}[turn]`.slice(0, 200)

export const COSTLY_HEAD = [
  'beside eight callers of',
  'calls',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'p95 : quiet',
  'loop p99 ms',
]

const inputOf = (input: object) =>
  `input=${encodeURIComponent(JSON.stringify(input)).replaceAll('%5Bturn%5D', '[turn]')}`

async function startCallers(calls: Repeated[]): Promise<() => Promise<Repeats>> {
  const child = fork(path.join(import.meta.dirname, 'callers.ts'), { execArgv: ['--import', 'tsx'] })
  child.send(calls)
  await once(child, 'message')
  return async () => {
    const result = once(child, 'message')
    child.send('stop')
    const [repeats] = await result
    return repeats as Repeats
  }
}

/** The p99 of the event loop's delay since the last call, ms. */
async function loopDelay(running: Running): Promise<number> {
  const text = await ask({ running, request: { path: '/metrics' } })
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]
  return Math.max(0, Number(seconds) * 1_000 - TICK_MS)
}

/** Fills the callers' conversations, and a tour of theirs with entries of its group and expenses. */
async function fill(running: Running, databaseUrl: string, callers: Registered[], size: typeof SIZE) {
  const [host, guest] = callers as [Registered, Registered]
  await fillTours(databaseUrl, size.tours)
  const first = addDays(indianDay(new Date()), 30)
  const body = aTour({ travelDates: { start: first, end: addDays(first, 3) }, capacity: callers.length })
  const made = await ask({ running, request: { path: '/trpc/tours.create', body, token: host.token } })
  const tourId: string = JSON.parse(made).result.data._id
  for (const { token } of callers.slice(1))
    await ask({ running, request: { path: `/api/tours/${tourId}/join`, body: {}, token } })
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    for (const { userId } of callers)
      await sql`
        with crowd as (select array_agg(id) as ids from users where firebase_uid like 'bench-%')
        insert into messages (id, from_id, to_id, text, created_at)
        select uuidv7(), ${userId}, ids[1 + n % 100], repeat('नाव दोपहर को जाती है, the boat leaves at noon. ', 4), now()
        from crowd, generate_series(1, ${size.messages}::int) n`
    await sql`
      insert into group_entries (tour_id, number, version, kind, from_id, text)
      select ${tourId}, n, n, 'message', ${guest.userId}, repeat('Is there a later boat? ', 8)
      from generate_series(1000, 999 + ${size.groupMessages}::int) n`
    const people = callers.map(({ userId }) => userId)
    const shares = people.map((id) => ({ id, paise: 1_000 }))
    const facts = sql.json({
      ...{
        title: 'Dinner for all of us',
        category: 'food',
        day: indianDay(new Date()),
        amount_paise: 1_000 * callers.length,
      },
      ...{
        note: 'At the harbour',
        receipt: null,
        payers: [{ id: host.userId, paise: 1_000 * callers.length }],
        shares,
      },
      ...{ split: { how: 'equal', people } },
    })
    await sql`select add_expense(${host.userId}, 'tour', ${tourId}, ${facts}, null, false, '', ${randomUUID()}, 3000, current_date)`
    await sql`
      insert into expense_entries (ledger_id, number, kind, author_id, title, category, day, amount_paise, payers, split, shares)
      select ledger_id, number + n, kind, author_id, title, category, day, amount_paise, payers, split, shares
      from expense_entries, generate_series(1, ${size.expenses - 1}::int) n where ledger_id = ${tourId}`
    await sql`vacuum analyze`
  } finally {
    await sql.end()
  }
  return tourId
}

/**
 * Fills a migrated database and measures.
 * @returns the lines of a table, what the callers were answered, and what moved the person's calls too far
 */
export async function benchCostly(databaseUrl: string, start: () => Promise<Running>, turns: number, size = SIZE) {
  const running = await start()
  try {
    const person = await register(running, 'person@saathi.example')
    const callers: Registered[] = []
    for (let at = 0; at < size.callers; at += 1) callers.push(await register(running, `costly-${at}@saathi.example`))
    const tourId = await fill(running, databaseUrl, callers, size)

    const by = (at: number) => ({
      'x-forwarded-for': `198.51.100.${at}`,
      authorization: `Bearer ${callers[at]?.token}`,
      'content-type': 'application/json',
    })
    const eight = (path: string, body?: string) => () =>
      callers.map((_, at): Repeated => ({ url: running.url + path, headers: by(at), ...(body && { body }) }))
    const costly: Record<string, () => Repeated[]> = {
      'nothing, in quiet': () => [],
      'POST /api/recommend_travel': eight('/api/recommend_travel', FORM),
      'recommend.travel': eight(`/trpc/recommend.travel?${inputOf(JSON.parse(FORM))}`),
      'recommend.parse': eight(`/trpc/recommend.parse?${inputOf({ text: WISH })}`),
      'social.export': eight('/trpc/social.export'),
      'expenses.csv': eight(`/trpc/expenses.csv?${inputOf({ ledger: { kind: 'tour', id: tourId } })}`),
    }
    const own = ['/', `/trpc/tours.list?${inputOf({ limit: 20 })}`, `/trpc/messages.threads?${inputOf({})}`]
    const headers = { 'x-forwarded-for': '192.0.2.10', authorization: `Bearer ${person.token}` }
    const measured = Object.entries(costly).map(([name, calls]) => ({
      name,
      calls,
      times: [] as number[],
      delays: [] as number[],
    }))
    const answered = new Map<string, Repeats>()

    for (let turn = 1 - size.uncounted; turn <= turns; turn += 1)
      for (const { name, calls, times, delays } of measured) {
        // An export needs a log-in within five minutes.
        for (const caller of callers) caller.token = await logIn(running, caller.email)
        const now = calls()
        const stop = now.length > 0 ? await startCallers(now) : null
        await sleep(300)
        await loopDelay(running)
        for (let at = 0; at < size.calls; at += 1) {
          const began = performance.now()
          const answer = await fetch(running.url + own[at % own.length], { headers })
          await answer.arrayBuffer()
          if (!answer.ok) throw new Error(`Beside ${name} a call of the person was answered ${answer.status}.`)
          if (turn > 0) times.push(performance.now() - began)
        }
        const delay = await loopDelay(running)
        if (turn > 0) delays.push(delay)
        if (stop) answered.set(name, await stop())
      }

    const quiet = lineOf('', measured[0]?.times ?? []).p95
    const slow: string[] = []
    const lines = measured.map(({ name, times, delays }) => {
      const { median: loop } = spreadOf(delays)
      const { line, p95 } = lineOf(name, times)
      if (p95 > TIMES * quiet || loop > LOOP_MS) slow.push(name)
      return [...line, (p95 / quiet).toFixed(1), loop.toFixed(0)]
    })
    return { lines, answered: [...answered].map(([name, one]) => `${name} ${JSON.stringify(one)}`).join(', '), slow }
  } finally {
    await running.stop()
  }
}
