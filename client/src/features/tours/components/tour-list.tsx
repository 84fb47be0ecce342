import type { Tour } from '@saathi/shared/tours/schema'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useAutoLoad } from '../../../ui/use-auto-load.ts'
import { useIncrementalRender } from '../../../ui/use-incremental-render.ts'
import { TOUR_GRID } from '../tour-grid.ts'
import { filterCount, NO_FILTERS, type TourSearch, tourQuery } from '../tour-search.ts'
import { TourCard } from './tour-card.tsx'
import { TourListSkeleton } from './tour-list-skeleton.tsx'

type Props = {
  search: TourSearch
  onSearch: (change: TourSearch) => void
  /** The action shown when there are no tours. */
  next: ReactNode
}

/** The error message of a tour list. */
export const listError = (error: unknown) => errorMessage(error) ?? text.listFailed

/** By tour, the hosts of all tours of its page: a text, so that cards see that it is the same. */
function hostsByTour(pages: { items: Tour[] }[]): Map<string, string> {
  return new Map(
    pages.flatMap(({ items }) => {
      const hostIds = [...new Set(items.map(({ creatorId }) => creatorId._id))].sort().join()
      return items.map(({ _id }) => [_id, hostIds] as const)
    }),
  )
}

/** The tours that match the filters. The next page loads near the end of the list or by its button. */
export function TourList({ search, onSearch, next }: Props) {
  const list = trpc.tours.list.useInfiniteQuery(tourQuery(search), {
    ...PAGED,
    placeholderData: keepPreviousData,
  })
  const end = useRef<HTMLDivElement>(null)

  const tours = itemsOf(list.data)
  const hostIds = useMemo(() => hostsByTour(list.data?.pages ?? []), [list.data])
  const renderedCount = useIncrementalRender(tours.length)
  useAutoLoad(list, end, renderedCount === tours.length)
  const failed = list.isError && (list.isPlaceholderData || tours.length === 0)
  if (list.isPending) return <TourListSkeleton />
  if (failed)
    return (
      <EmptyState alert action={<Button onClick={() => list.refetch()}>{text.tryAgain}</Button>}>
        {listError(list.error)}
      </EmptyState>
    )
  return (
    <>
      {tours.length === 0 ? (
        <EmptyState
          action={
            <>
              {filterCount(search) > 0 && <Button onClick={() => onSearch(NO_FILTERS)}>{text.clearFilters}</Button>}
              {next}
            </>
          }
        >
          {text.noTours} <span className="block text-muted">{text.beFirst}</span>
        </EmptyState>
      ) : (
        <ul
          aria-busy={list.isPlaceholderData || renderedCount < tours.length}
          className={`${TOUR_GRID} has-[[aria-expanded=true]]:items-start transition-opacity duration-200 ${list.isPlaceholderData ? 'opacity-50' : ''}`}
        >
          {tours.map((tour, index) => (
            <li key={tour._id} className={index < renderedCount ? 'min-w-0' : 'h-130'}>
              {index < renderedCount && <TourCard tour={tour} eager={index === 0} hostIds={hostIds.get(tour._id)} />}
            </li>
          ))}
        </ul>
      )}
      <div ref={end} className="mt-8 text-center empty:hidden">
        <LoadMore list={list} />
      </div>
      {list.isFetchNextPageError && (
        <div className="mt-4">
          <EmptyState alert>{text.moreFailed}</EmptyState>
        </div>
      )}
      <p role="status" className="sr-only">
        {!list.isPlaceholderData && tours.length > 0 && text.toursShown(tours.length)}
      </p>
    </>
  )
}
