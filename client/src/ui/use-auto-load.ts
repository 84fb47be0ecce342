import { type RefObject, useCallback } from 'react'
import { useIntersection } from './use-intersection.ts'

/** The parts of a `useInfiniteQuery` result that automatic loading needs. */
type List = {
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
}

/** Loads the next page of a list while `target` is near the screen. After a failure only its button loads it. */
export function useAutoLoad(list: List, target: RefObject<HTMLElement | null>, enabled = true) {
  const { fetchNextPage } = list
  const loadNext = useCallback(() => {
    fetchNextPage({ cancelRefetch: false })
  }, [fetchNextPage])
  useIntersection(target, enabled && list.hasNextPage && !list.isFetching && !list.isFetchNextPageError, loadNext)
}
