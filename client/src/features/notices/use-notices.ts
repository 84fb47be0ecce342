import { trpc } from '../../lib/trpc.ts'

const LOOKS_EVERY_MS = 60_000

/** The notices of whoever is here, newest first; asked for again every minute, and whenever somebody comes back. */
export const useNotices = () =>
  trpc.notices.list.useInfiniteQuery(
    {},
    {
      getNextPageParam: (page) => page.nextCursor,
      refetchInterval: LOOKS_EVERY_MS,
      refetchOnWindowFocus: 'always',
    },
  )

export type Notices = ReturnType<typeof useNotices>
