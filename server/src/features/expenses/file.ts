import type { ExpenseEntry, LedgerFile } from '@saathi/shared/expenses/schema'
import type { Db } from '../../db/client.ts'
import { inSlices } from '../../platform/costly-work.ts'
import { ledgerCsv } from './csv.ts'
import type { LedgerReader } from './policy.ts'
import { listEntries } from './queries/entries.ts'
import { readLedgerPeople, showPeople } from './queries/people.ts'

const PAGE = 500

/** The entries that count, as a CSV file. */
export async function exportCsv(db: Db, reader: LedgerReader): Promise<LedgerFile> {
  const entries: ExpenseEntry[] = []
  for (let before: number | undefined; ; ) {
    const page = await listEntries(db, reader, { before, limit: PAGE })
    entries.push(...page)
    before = page.at(-1)?.number
    if (page.length < PAGE) break
  }
  const current = entries.filter((entry) => entry.current).reverse()
  const ids = current.flatMap(({ payers, shares }) => [...payers, ...shares].map(({ id }) => id))
  const people = await showPeople(db, reader, await readLedgerPeople(db, reader), ids)
  return { name: 'expenses.csv', csv: await inSlices(ledgerCsv(current, [...people.values()])) }
}
