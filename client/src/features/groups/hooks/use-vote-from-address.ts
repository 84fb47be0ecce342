import type { GroupEntry } from '@saathi/shared/groups/schema'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useActFromAddress } from '../../../lib/use-act-from-address.ts'
import { pollToVoteIn } from '../votes.ts'
import type { useGroup } from './use-group.ts'

const VOTE_HASH = 'vote'
/** An older poll is left to the reader to find. */
const PAGES_MAX = 10

/** Shows the newest poll that waits for the reader's vote if the address asks for it, and loads earlier entries until it is here. */
export function useVoteFromAddress(
  entries: GroupEntry[],
  { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: ReturnType<typeof useGroup>['entries'],
  show: (number: number) => void,
) {
  const isAsked = useLocation({ select: ({ hash }) => hash === VOTE_HASH })
  const poll = pollToVoteIn(entries, Date.now())
  const mayBeEarlier = !poll && hasNextPage && !isFetchNextPageError && (data?.pages.length ?? 0) < PAGES_MAX
  useEffect(() => {
    if (isAsked && mayBeEarlier && !isFetching) fetchNextPage({ cancelRefetch: false })
  }, [isAsked, mayBeEarlier, isFetching, fetchNextPage])
  useActFromAddress(VOTE_HASH, data !== undefined && !mayBeEarlier, () => {
    // Within an effect, React could not render the part of the poll at once.
    if (poll) queueMicrotask(() => show(poll.number))
  })
}
