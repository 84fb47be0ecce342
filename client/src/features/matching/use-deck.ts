import type { DeckCard, SwipeAction } from '@saathi/shared/matching'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../ui/toasts.tsx'
import { announceMatch } from './match-announcements.ts'

const PAGE_SIZE = 12
/** With fewer cards than this in hand, the next ones are asked for. */
const LOW = 5

type Phase = 'open' | 'loading' | 'failed' | 'ended'

const apart = (cards: DeckCard[]) => [...new Map(cards.map((card) => [card._id, card])).values()]

/** The cards in hand, the top one first, and what may be done with them. Acts reach the server one after the other. */
export function useDeck() {
  const { client, matching } = trpc.useUtils()
  const [cards, setCards] = useState<DeckCard[]>([])
  const [phase, setPhase] = useState<Phase>('open')
  const [undoing, setUndoing] = useState(false)
  /** Swiped, while the server has not said that it knows. */
  const unsaid = useRef(new Set<string>())
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.current.then(act)
    last.current = done.catch(() => {})
    return done
  }

  useEffect(() => {
    if (phase !== 'open' || cards.length >= LOW) return
    const without = [...cards.map(({ _id }) => _id), ...unsaid.current]
    setPhase('loading')
    client.matching.deck.query({ limit: PAGE_SIZE, without: without.slice(0, 100) }).then(
      ({ items }) => {
        setCards((held) => apart([...held, ...items.filter(({ _id }) => !unsaid.current.has(_id))]))
        setPhase(items.length === 0 ? 'ended' : 'open')
      },
      () => setPhase('failed'),
    )
  }, [cards, phase, client])

  const drop = useCallback((id: string) => setCards((held) => held.filter(({ _id }) => _id !== id)), [])
  const putBack = (card: DeckCard) => setCards((held) => apart([card, ...held]))

  async function swipe(card: DeckCard, action: SwipeAction) {
    unsaid.current.add(card._id)
    drop(card._id)
    try {
      const { match } = await inTurn(() => client.matching.swipe.mutate({ swipedUserId: card._id, action }))
      if (match) {
        matching.matches.invalidate()
        announceMatch(match)
      }
    } catch (error) {
      putBack(card)
      toast.error(errorMessage(error) ?? 'That swipe did not reach us. Please try again.')
    } finally {
      unsaid.current.delete(card._id)
    }
  }

  /** Takes the last swipe back; gives the card that lies on top again, if it does. */
  async function undo(): Promise<DeckCard | null> {
    if (undoing) return null
    setUndoing(true)
    try {
      const { card, message } = await inTurn(() => client.matching.undo.mutate())
      if (card) putBack(card)
      else toast.info(message)
      matching.matches.invalidate()
      return card
    } catch (error) {
      toast.error(errorMessage(error) ?? 'That did not work. Please try again.')
      return null
    } finally {
      setUndoing(false)
    }
  }

  return { cards, phase, undoing, swipe, undo, drop, retry: () => setPhase('open') }
}
