import type { ExpenseFactsInput } from '@saathi/shared/expenses/facts'
import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { v7 } from 'uuid'
import { LEDGER_CAST } from '../src/http/openapi/expense-examples.ts'
import type { TestDb } from './db.ts'
import { aTour } from './make.ts'
import type { TestPerson } from './people.ts'

/** An expense of 300 rupees that the first has paid for all of them, with these fields changed. */
export const anExpense = (people: { _id: string }[], change: Partial<ExpenseFactsInput> = {}): ExpenseFactsInput => ({
  title: 'Fish at the market',
  category: 'food',
  day: '2026-11-20',
  amountPaise: 30_000,
  payers: [{ id: people[0]?._id as string, paise: change.amountPaise ?? 30_000 }],
  split: { how: 'equal', people: people.map(({ _id }) => _id) },
  ...change,
})

/** The ledger of a new tour of the host, which the others have joined. */
export async function makeLedger(host: TestPerson, guests: TestPerson[]): Promise<LedgerRef> {
  const { _id: id } = await host.api.tours.create(aTour())
  for (const { api } of guests) await api.tours.join({ tourId: id })
  return { kind: 'tour', id }
}

/** A trip of a user, without a tour. Returns its ledger. */
export async function makeTripLedger({ sql }: TestDb, { _id }: { _id: string }, id: string = v7()): Promise<LedgerRef> {
  await sql`insert into trips (id, owner_id, title, place_id, start_date, day_count, from_city, people, version)
    values (${id}, ${_id}, 'Hampi, slowly', 'hampi', '2026-12-12', 3, 'mumbai', 2, 1)`
  return { kind: 'trip', id }
}

/** The ledger of the examples of the API: what six guests of a user owe her, and transfers of five of them. */
export async function fillLedger({ sql }: TestDb, who: TestPerson, ledger: LedgerRef): Promise<void> {
  const { guests, transfers } = LEDGER_CAST
  for (const id of guests)
    await sql`insert into expense_guests (ledger_id, id, name, added_by) values (${ledger.id}, ${id}, 'Amma', ${who._id})`
  const people = [who, ...guests.map((_id) => ({ _id }))]
  await who.api.expenses.add({ ledger, expense: anExpense(people, { amountPaise: 70_000 }) })
  await Promise.all(
    transfers.map(
      (id, index) => sql`
        insert into expense_transfers (ledger_id, id, from_id, to_id, amount_paise, begun_by, state)
        values (${ledger.id}, ${id}, ${guests[index] as string}, ${who._id}, 10000, ${who._id},
          ${['open', 'claimed', 'claimed', 'claimed', 'open'][index] as string})`,
    ),
  )
}
