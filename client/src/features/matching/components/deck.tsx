import type { DeckCard as Card, SwipeAction } from '@saathi/shared/matching/schema'
import { Check, Undo2, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import * as text from '../../../messages/en/matching/matching.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useDeck } from '../hooks/use-deck.ts'
import { type CardPosition, DeckCard } from './deck-card.tsx'

/** Duration of the animation of a swiped card, ms. */
const LEAVE_MS = 260

type Props = {
  /** Further actions of a card's person; `remove` removes the card from the deck. */
  actions: (card: Card, remove: () => void) => ReactNode
}

/** The swipe deck: by pointer, buttons or arrow keys. */
export function Deck({ actions }: Props) {
  const { cards, status, undoing, swipe, undo, remove, retry } = useDeck()
  const stage = useRef<HTMLFieldSetElement>(null)
  const [leaving, setLeaving] = useState<{ card: Card; action: SwipeAction } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [top, next] = cards

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setLeaving(null), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [leaving])

  function act(action: SwipeAction) {
    if (!top) return
    setLeaving({ card: top, action })
    const done = action === 'left' ? text.passed(top.name) : text.liked(top.name)
    setAnnouncement(next ? `${done} ${describe(next)}` : done)
    swipe(top, action)
  }

  async function undoLast() {
    const card = await undo()
    if (!card) return
    setLeaving(null)
    setAnnouncement(`${text.undone} ${describe(card)}`)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target instanceof Element && event.target.closest('dialog')) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Backspace') undoLast()
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      act(event.key === 'ArrowLeft' ? 'left' : 'right')
      // The focused element may be removed together with its card.
      stage.current?.focus()
    } else return
    event.preventDefault()
  }

  const shown: { card: Card; position: CardPosition }[] = [
    ...(leaving && leaving.card !== top ? [{ card: leaving.card, position: leaving.action }] : []),
    ...(top ? [{ card: top, position: 'top' as const }] : []),
    ...(next ? [{ card: next, position: 'next' as const }] : []),
  ]
  return (
    <div className="mx-auto max-w-100 lg:max-w-none">
      <fieldset
        ref={stage}
        aria-label={text.deck}
        aria-describedby="deck-keys"
        tabIndex={top ? 0 : -1}
        onKeyDown={onKeyDown}
        className="relative m-0 h-[clamp(20rem,calc(100svh-29rem),31rem)] short:h-[clamp(16.5rem,100svh-24rem,31rem)] md:h-[clamp(20rem,calc(100svh-31.5rem),31rem)] lg:max-h-104 min-w-0 rounded-3xl border-0 p-0"
      >
        {shown.map(({ card, position }) => (
          <DeckCard key={card._id} card={card} position={position} onSwipe={act}>
            {actions(card, () => remove(card._id))}
          </DeckCard>
        ))}
        {!top && <EmptyDeck status={status} retry={retry} />}
      </fieldset>
      <div className="mt-8 flex items-start justify-center gap-[min(1.25rem,5vw)] short:mt-4">
        <RoundButton
          label={text.reject}
          caption={text.passCaption}
          disabled={!top}
          onPress={() => act('left')}
          className="size-[min(4rem,22vw)] text-terra"
        >
          <X aria-hidden className="size-8" />
        </RoundButton>
        <RoundButton
          label={text.undo}
          caption={text.undoCaption}
          disabled={undoing}
          onPress={undoLast}
          className="size-[min(3rem,18vw)] text-muted"
        >
          <Undo2 aria-hidden className="size-5.5" />
        </RoundButton>
        <RoundButton
          label={text.accept}
          caption={text.connectCaption}
          disabled={!top}
          onPress={() => act('right')}
          className="size-[min(4rem,22vw)] text-leaf"
        >
          <Check aria-hidden className="size-8" />
        </RoundButton>
      </div>
      <p id="deck-keys" className="mx-auto mt-4 hidden text-center text-muted text-sm md:block">
        {text.deckKeys}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

const describe = ({ name, bio, reason }: Card) => `${text.nextCard(name, bio || text.noBio)} ${reason ?? ''}`

type RoundButtonProps = {
  label: string
  /** The label below the button. */
  caption: string
  disabled: boolean
  className: string
  onPress: () => void
  children: ReactNode
}

const RoundButton = ({ label, caption, disabled, className, onPress, children }: RoundButtonProps) => (
  <div className="grid w-[min(4.5rem,24vw)] justify-items-center gap-1 text-center">
    <div className="grid h-16 place-items-center">
      <button
        type="button"
        aria-label={label}
        aria-disabled={disabled}
        onClick={() => !disabled && onPress()}
        className={`grid place-items-center rounded-full border border-field bg-card shadow-lift transition-transform duration-200 hover:bg-sunk active:scale-95 aria-disabled:opacity-50 ${className}`}
      >
        {children}
      </button>
    </div>
    <span aria-hidden className="font-[600] text-muted text-xs">
      {caption}
    </span>
  </div>
)

function EmptyDeck({ status, retry }: { status: ReturnType<typeof useDeck>['status']; retry: () => void }) {
  if (status === 'failed')
    return (
      <EmptyState alert action={<Button onClick={retry}>{text.tryAgain}</Button>}>
        {text.deckFailed}
      </EmptyState>
    )
  if (status === 'ended')
    return (
      <EmptyState
        action={
          <AppLink to="/tours" className={buttonClass('main')}>
            {text.findTour}
          </AppLink>
        }
      >
        {text.deckEmpty}
      </EmptyState>
    )
  return (
    <div role="status" className="skeleton size-full rounded-3xl!">
      <span className="sr-only">{text.loading}</span>
    </div>
  )
}
