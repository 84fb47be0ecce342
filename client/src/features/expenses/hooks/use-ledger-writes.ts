import type { ExpenseEntry, LedgerRef } from '@saathi/shared/expenses/schema'
import { useCallback } from 'react'
import { type Answered, LANES } from '../../../lib/offline/mutation-classes.ts'
import { useWrites } from '../../../lib/offline/writes.ts'
import { trpc } from '../../../lib/trpc.ts'

/** What waits to be sent to a ledger. A new expense is in the list as soon as the server has it. */
export function useLedgerWrites(ledger: LedgerRef) {
  const utils = trpc.useUtils()
  const { kind, id } = ledger
  const onAnswer = useCallback(
    ({ name, answer }: Answered) => {
      if (name !== 'expenses.add') return
      const key = { ledger: { kind, id }, limit: 100 }
      utils.expenses.entries.setInfiniteData(key, (list) => list && { ...list, pages: withFirst(list.pages, answer) })
    },
    [utils, kind, id],
  )
  return useWrites(LANES.ledger(ledger), onAnswer)
}

type Page = { items: ExpenseEntry[] }

function withFirst<P extends Page>(pages: P[], entry: ExpenseEntry): P[] {
  const [newest, ...older] = pages
  if (!newest || pages.some(({ items }) => items.some(({ number }) => number === entry.number))) return pages
  return [{ ...newest, items: [entry, ...newest.items] }, ...older]
}
