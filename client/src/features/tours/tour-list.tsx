import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useCallback, useRef } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useIncrementalRender } from '../../ui/use-incremental-render.ts'
import { useIntersection } from '../../ui/use-intersection.ts'
import { TourCard } from './tour-card.tsx'
import { TOUR_GRID } from './tour-grid.ts'
import { TourListSkeleton } from './tour-list-skeleton.tsx'
import { filterCount, NO_FILTERS, type TourSearch, tourQuery } from './tour-search.ts'

type Props = {
  search: TourSearch
  onSearch: (change: TourSearch) => void
  /** What to do where there are no tours at all. */
  next: ReactNode
}

/** Why a list of tours did not come. */
export const listFault = (error: unknown) => errorMessage(error) ?? 'Failed to fetch tours. Please try again.'

/** The tours that match, a page at a time: the next one comes when the end is near, or by its button. */
export function TourList({ search, onSearch, next }: Props) {
  const list = trpc.tours.list.useInfiniteQuery(tourQuery(search), {
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })
  const { fetchNextPage } = list
  const end = useRef<HTMLDivElement>(null)
  const more = useCallback(() => fetchNextPage({ cancelRefetch: false }), [fetchNextPage])

  const tours = list.data?.pages.flatMap((page) => page.items) ?? []
  const drawn = useIncrementalRender(tours.length)
  useIntersection(
    end,
    drawn === tours.length && list.hasNextPage && !list.isFetching && !list.isFetchNextPageError,
    more,
  )
  const failed = list.isError && (list.isPlaceholderData || tours.length === 0)
  if (list.isPending) return <TourListSkeleton />
  if (failed)
    return (
      <EmptyState alert action={<Button onClick={() => list.refetch()}>Try again</Button>}>
        {listFault(list.error)}
      </EmptyState>
    )
  return (
    <>
      {tours.length === 0 ? (
        filterCount(search) > 0 ? (
          <EmptyState action={<Button onClick={() => onSearch(NO_FILTERS)}>Clear the filters</Button>}>
            No tours found.
          </EmptyState>
        ) : (
          <EmptyState action={next}>No tours found.</EmptyState>
        )
      ) : (
        <ul
          aria-busy={list.isPlaceholderData || drawn < tours.length}
          className={`${TOUR_GRID} transition-opacity duration-200 ${list.isPlaceholderData ? 'opacity-50' : ''}`}
        >
          {tours.map((tour, at) => (
            <li key={tour._id} className={at < drawn ? 'min-w-0' : 'h-130'}>
              {at < drawn && <TourCard tour={tour} eager={at === 0} />}
            </li>
          ))}
        </ul>
      )}
      <div ref={end} className="mt-8 text-center empty:hidden">
        {list.hasNextPage && (
          // Not `disabled`, which would take the focus from under a keyboard.
          <Button aria-disabled={list.isFetchingNextPage} onClick={() => !list.isFetchingNextPage && more()}>
            {list.isFetchingNextPage ? 'Loading...' : 'Load more'}
          </Button>
        )}
      </div>
      {list.isFetchNextPageError && (
        <div className="mt-4">
          <EmptyState alert>We could not load more tours just now. Please try again.</EmptyState>
        </div>
      )}
      <p role="status" className="sr-only">
        {!list.isPlaceholderData && tours.length > 0 && `${tours.length} tours shown`}
      </p>
    </>
  )
}
