import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { useCallback, useMemo } from 'react'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import { peopleOf } from '../people.ts'

/** The ledger of a tour or trip and its entries. Events of the server make both load again. */
export function useLedger(ref: LedgerRef) {
  const ledger = trpc.expenses.get.useQuery({ ledger: ref }, { staleTime: 0 })
  const list = trpc.expenses.entries.useInfiniteQuery({ ledger: ref, limit: 100 }, { ...PAGED, staleTime: 0 })
  const people = useMemo(() => peopleOf(ledger.data?.people ?? []), [ledger.data])
  const entries = useMemo(() => itemsOf(list.data), [list.data])
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const loadEarlier = useCallback(() => {
    if (!isFetchingNextPage) fetchNextPage()
  }, [isFetchingNextPage, fetchNextPage])
  // What could not be loaded is asked for by the button of the list alone.
  return { ledger, list, people, entries, loadEarlier: hasNextPage && !isFetchNextPageError ? loadEarlier : null }
}
