import type { ExpenseFactsInput } from '@saathi/shared/expense-facts'
import type { LedgerRef } from '@saathi/shared/expenses'
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
