import type { DeckCard, SwipeAction } from '@saathi/shared/matching/schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/matching/matching.ts'
import { toast } from '../../../ui/toasts.tsx'
import { announceMatch } from '../match-announcements.ts'

const PAGE_SIZE = 12
/** With fewer cards left than this, the next page is fetched. */
const MIN_CARDS = 5
/** `matching.deck` takes at most this many ids to leave out. */
const EXCLUDED_MAX = 100

const uniqueById = (cards: DeckCard[]) => [...new Map(cards.map((card) => [card._id, card])).values()]

/** The cards of the deck, the top one first, and the actions on them. Swipes and undos reach the server in order. */
export function useDeck() {
  const { client, matching } = trpc.useUtils()
  const id = useId()
  const scope = { id }
  const swipeMutation = trpc.matching.swipe.useMutation({ scope })
  const undoMutation = trpc.matching.undo.useMutation({ scope })
  /** Cards put back on top, after an undo or a failed swipe. */
  const [restored, setRestored] = useState<DeckCard[]>([])
  const [removedIds, setRemovedIds] = useState<ReadonlySet<string>>(new Set())
  /** Swiped cards that the server has not confirmed yet: it would deal them again. */
  const unconfirmed = useRef(new Set<string>())

  const deck = useInfiniteQuery({
    queryKey: ['deck', id],
    queryFn: (): Promise<{ items: DeckCard[] }> => {
      const excluded = [...cards.map(({ _id }) => _id), ...unconfirmed.current]
      return client.matching.deck.query({ limit: PAGE_SIZE, without: excluded.slice(0, EXCLUDED_MAX) })
    },
    initialPageParam: 0,
    // Each page excludes the cards that the client has, so only its number identifies it. An empty page is the last one.
    getNextPageParam: ({ items }, pages) => (items.length === 0 ? undefined : pages.length),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { fetchNextPage, refetch } = deck
  const fetched = deck.data?.pages.flatMap((page) => page.items) ?? []
  const cards: DeckCard[] = uniqueById([...restored, ...fetched]).filter(({ _id }) => !removedIds.has(_id))

  const needsMore = deck.isSuccess && deck.hasNextPage && !deck.isFetching && cards.length < MIN_CARDS
  useEffect(() => {
    if (needsMore) fetchNextPage()
  }, [needsMore, fetchNextPage])

  const remove = useCallback((cardId: string) => setRemovedIds((ids) => new Set(ids).add(cardId)), [])
  const restore = (card: DeckCard) => {
    setRestored((others) => [card, ...others.filter(({ _id }) => _id !== card._id)])
    setRemovedIds((ids) => new Set([...ids].filter((cardId) => cardId !== card._id)))
  }

  async function swipe(card: DeckCard, action: SwipeAction) {
    unconfirmed.current.add(card._id)
    remove(card._id)
    try {
      const { match } = await swipeMutation.mutateAsync({ swipedUserId: card._id, action })
      if (match) {
        matching.matches.invalidate()
        announceMatch(match)
      }
    } catch (error) {
      restore(card)
      toast.error(errorMessage(error) ?? text.swipeFailed)
    } finally {
      unconfirmed.current.delete(card._id)
    }
  }

  /** Undoes the last swipe. Resolves to the restored card, or null when there is none. */
  async function undo(): Promise<DeckCard | null> {
    if (undoMutation.isPending) return null
    try {
      const { card, message } = await undoMutation.mutateAsync()
      if (card) restore(card)
      else toast.info(message)
      matching.matches.invalidate()
      return card
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
      return null
    }
  }

  return {
    cards,
    status: deck.isError && !deck.isFetching ? 'failed' : deck.isSuccess && !deck.hasNextPage ? 'ended' : 'loading',
    undoing: undoMutation.isPending,
    swipe,
    undo,
    remove,
    retry: () => (deck.data ? fetchNextPage() : refetch()),
  } as const
}
