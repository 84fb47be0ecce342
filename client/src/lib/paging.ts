/** The `useInfiniteQuery` options of every paged list. */
export const PAGED = { getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor }

/** All items of the pages that are loaded. */
export const itemsOf = <Item>(data: { pages: { items: Item[] }[] } | undefined): Item[] =>
  data?.pages.flatMap(({ items }) => items) ?? []

/** The parts of a `useInfiniteQuery` result that loading by a button needs. */
export type PagedList = {
  data?: { pages: unknown[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<{ data: { pages: unknown[] } | undefined; isError: boolean; hasNextPage: boolean }>
}

/** The number of times that the next page is asked for when the list itself is loaded again meanwhile. */
const TRIES = 3

/** Loads the next page of a list. An event that loads the list again cancels that, so it is asked for once more. */
export async function loadNextPage(list: PagedList): Promise<void> {
  if (list.isFetchingNextPage) return
  const loaded = list.data?.pages.length ?? 0
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { data, isError, hasNextPage } = await list.fetchNextPage()
    if (isError || !hasNextPage || (data?.pages.length ?? 0) > loaded) return
  }
}
