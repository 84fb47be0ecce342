/** The `useInfiniteQuery` options of every paged list. */
export const PAGED = { getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor }

/** All items of the pages that are loaded. */
export const itemsOf = <Item>(data: { pages: { items: Item[] }[] } | undefined): Item[] =>
  data?.pages.flatMap(({ items }) => items) ?? []
