// Measures how fast a group reads its expenses: 12 members with 500 expenses, one call at a time.
import { randomUUID } from 'node:crypto'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import postgres from 'postgres'
import { aTour } from '../../server/test/make.ts'
import { alternately } from './alternately.ts'
import { lineOf } from './live.ts'
import { ask, spreadOf } from './measure.ts'
import type { Running } from './processes.ts'
import { fillTours, register } from './travellers.ts'

/** Calls before those that are timed, while the process compiles what it runs often. */
const MOST_WARM_UP = 300
/** The median of a call is at most so many times that of a look-up of a profile. */
const TIMES: Record<string, number> = { get: 6, entries: 6, overview: 6 }

export const EXPENSES_HEAD = ['call', 'times', 'p50 ms', 'p95 ms', 'p99 ms', 'p50 : look-up of a profile']

/** `others`: other ledgers of the same size. */
type Size = { members: number; expenses: number; others: number; tours: number }

/** @returns the lines of a table, and the calls that are too slow */
export async function benchExpenses(databaseUrl: string, start: () => Promise<Running>, times: number, size: Size) {
  const running = await start()
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    const people: { token: string; userId: string }[] = []
    for (let at = 0; at < size.members; at += 1) people.push(await register(running, `payer-${at}@saathi.example`))
    await fillTours(databaseUrl, size.tours)
    const [host] = people
    if (!host) throw new Error('There is nobody in the group.')
    const first = addDays(indianDay(new Date()), 30)
    const body = aTour({ travelDates: { start: first, end: addDays(first, 3) }, capacity: size.members })
    const made = await ask({ running, request: { path: '/trpc/tours.create', body, token: host.token } })
    const id: string = JSON.parse(made).result.data._id
    for (const guest of people.slice(1))
      await ask({ running, request: { path: `/api/tours/${id}/join`, body: {}, token: guest.token } })
    const ids = people.map(({ userId }) => userId)
    for (let at = 0; at < size.expenses; at += 1) {
      const some = ids.filter((_, index) => (at + index) % 4 !== 0)
      const payer = ids[at % size.members] as string
      const amount = 10_000 + at * 37
      const part = Math.floor(amount / some.length)
      const shares = some.map((user, index) => ({
        id: user,
        paise: part + (index < amount - part * some.length ? 1 : 0),
      }))
      const facts = sql.json({
        ...{ title: `Expense ${at}`, category: 'food', day: indianDay(new Date()), amount_paise: amount, note: '' },
        ...{ receipt: null, payers: [{ id: payer, paise: amount }], shares, split: { how: 'equal', people: some } },
      })
      await sql`select add_expense(${payer}, 'tour', ${id}, ${facts}, null, false, '', ${randomUUID()}, 3000, current_date)`
    }
    await sql`
      insert into expense_entries (ledger_id, number, kind, author_id, title, category, day, amount_paise, payers, split, shares)
      select other, number, kind, author_id, title, category, day, amount_paise, payers, split, shares
      from expense_entries, (select gen_random_uuid() as other from generate_series(1, ${size.others}::int)) others where ledger_id = ${id}`
    await sql`analyze`

    const ledger = { kind: 'tour', id }
    const asked = (name: string, input: object) => ({
      path: `/trpc/expenses.${name}?input=${encodeURIComponent(JSON.stringify(input))}`,
      token: host.token,
    })
    const lookUp = () => ask({ running, request: { path: `/api/users/users/${host.userId}`, token: host.token } })
    const calls: Record<string, { path: string; token: string }> = {
      get: asked('get', { ledger }),
      entries: asked('entries', { ledger }),
      overview: { path: '/trpc/expenses.overview', token: host.token },
    }
    const lines: string[][] = []
    const slow: string[] = []
    for (const [name, request] of Object.entries(calls)) {
      const call = () => ask({ running, request })
      await alternately(call, lookUp, Math.min(MOST_WARM_UP, times))
      const timings = await alternately(call, lookUp, times)
      const ratio = spreadOf(timings.page).median / spreadOf(timings.lookUp).median
      lines.push([...lineOf(`expenses.${name}`, timings.page).line, ratio.toFixed(1)])
      if (ratio > (TIMES[name] ?? 0)) slow.push(`expenses.${name}`)
    }
    return {
      lines,
      slow,
      filled: `${size.members} members with ${size.expenses} expenses, beside ${size.others} ledgers of the same size`,
    }
  } finally {
    await sql.end()
    await running.stop()
  }
}
