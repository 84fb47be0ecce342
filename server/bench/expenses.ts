// Measures how fast a group reads its expenses: 12 members with 500 expenses, one call at a time.
import { randomUUID } from 'node:crypto'
import { addDays, indianDay } from '@saathi/shared/days'
import postgres from 'postgres'
import { aTour } from '../test/make.ts'
import { lineOf } from './live.ts'
import { ask } from './measure.ts'
import type { Running } from './processes.ts'
import { fillTours, register } from './travellers.ts'

const MEMBERS = 12
const EXPENSES = 500
/** Calls before those that are timed, while the process compiles what it runs often. */
const WARM_UP = 300
/** Other ledgers of the same size. */
const OTHERS = 200
/** 99 in 100 calls of expenses.get take less than this, ms. */
const LIMIT_MS = 30

export const EXPENSES_HEAD = ['call', 'times', 'p50 ms', 'p95 ms', 'p99 ms']

/** @returns the lines of a table, and whether the ledger is read in time */
export async function benchExpenses(databaseUrl: string, start: () => Promise<Running>, times: number) {
  const running = await start()
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    const people: { token: string; userId: string }[] = []
    for (let at = 0; at < MEMBERS; at += 1) people.push(await register(running, `payer-${at}@saathi.example`))
    await fillTours(databaseUrl, 2_000)
    const [host] = people
    if (!host) throw new Error('There is nobody in the group.')
    const first = addDays(indianDay(new Date()), 30)
    const body = aTour({ travelDates: { start: first, end: addDays(first, 3) }, capacity: MEMBERS })
    const made = await ask({ running, request: { path: '/trpc/tours.create', body, token: host.token } })
    const id: string = JSON.parse(made).result.data._id
    for (const guest of people.slice(1))
      await ask({ running, request: { path: `/api/tours/${id}/join`, body: {}, token: guest.token } })
    const ids = people.map(({ userId }) => userId)
    for (let at = 0; at < EXPENSES; at += 1) {
      const some = ids.filter((_, index) => (at + index) % 4 !== 0)
      const payer = ids[at % MEMBERS] as string
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
      from expense_entries, (select gen_random_uuid() as other from generate_series(1, ${OTHERS})) others`
    await sql`analyze`

    const ledger = { kind: 'tour', id }
    const asked = (name: string, input: object) => ({
      path: `/trpc/expenses.${name}?input=${encodeURIComponent(JSON.stringify(input))}`,
      token: host.token,
    })
    const measure = async (request: { path: string; token: string }) => {
      const took: number[] = []
      for (let turn = -WARM_UP; turn < times; turn += 1) {
        const began = performance.now()
        await ask({ running, request })
        if (turn >= 0) took.push(performance.now() - began)
      }
      return took
    }
    const get = lineOf('expenses.get', await measure(asked('get', { ledger })))
    const entries = lineOf('expenses.entries, 30', await measure(asked('entries', { ledger })))
    const overview = lineOf('expenses.overview', await measure({ path: '/trpc/expenses.overview', token: host.token }))
    return {
      lines: [get, entries, overview].map(({ line }) => line),
      isInTime: get.p99 < LIMIT_MS,
      filled: `${MEMBERS} members with ${EXPENSES} expenses, beside ${OTHERS} ledgers of the same size`,
    }
  } finally {
    await sql.end()
    await running.stop()
  }
}
