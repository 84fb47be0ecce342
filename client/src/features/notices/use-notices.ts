import { PAGED } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'

const REFETCH_INTERVAL_MS = 60_000

/** The signed-in user's notifications, newest first; refetched every minute and when the window regains the focus. */
export const useNotices = () =>
  trpc.notices.list.useInfiniteQuery(
    {},
    {
      ...PAGED,
      refetchInterval: REFETCH_INTERVAL_MS,
      refetchOnWindowFocus: 'always',
    },
  )

/** How many notifications, invitations to trips and decided choices are unread. */
export function countUnread({ data }: Pick<NoticesQuery, 'data'>): number {
  const first = data?.pages[0]
  return (
    (first?.unread ?? 0) +
    [...(first?.invitations ?? []), ...(first?.decisions ?? [])].filter(({ read }) => !read).length
  )
}

export type NoticesQuery = ReturnType<typeof useNotices>
