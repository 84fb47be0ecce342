import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { useCallback, useMemo } from 'react'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import { indexPeople } from '../people.ts'

/** The ledger of a tour or trip and its entries. Events of the server make both load again. */
export function useLedger(ref: LedgerRef) {
  const ledger = trpc.expenses.get.useQuery({ ledger: ref }, { staleTime: 0 })
  const list = trpc.expenses.entries.useInfiniteQuery({ ledger: ref, limit: 100 }, { ...PAGED, staleTime: 0 })
  const people = useMemo(() => indexPeople(ledger.data?.people ?? []), [ledger.data])
  const entries = useMemo(() => itemsOf(list.data), [list.data])
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const loadEarlier = useCallback(() => {
    if (!isFetchingNextPage) fetchNextPage()
  }, [isFetchingNextPage, fetchNextPage])
  // Only the button of the list asks again for what could not be loaded.
  return { ledger, list, people, entries, loadEarlier: hasNextPage && !isFetchNextPageError ? loadEarlier : null }
}
