import type { DeckCard as Card, SwipeAction } from '@saathi/shared/matching'
import { Check, Undo2, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DeckCard, type Lying } from './deck-card.tsx'
import { useDeck } from './use-deck.ts'

/** How long a swiped card takes to be out of sight, ms. */
const LEAVES_MS = 260

type Props = {
  /** What else may be done about the person of a card; `drop` takes the card off the deck. */
  more: (card: Card, drop: () => void) => ReactNode
}

/** The people to swipe on: by finger or mouse, by two buttons, or by the arrow keys. */
export function Deck({ more }: Props) {
  const { cards, phase, undoing, swipe, undo, drop, retry } = useDeck()
  const stage = useRef<HTMLFieldSetElement>(null)
  const [leaving, setLeaving] = useState<{ card: Card; action: SwipeAction } | null>(null)
  const [said, setSaid] = useState('')
  const [top, next] = cards

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setLeaving(null), LEAVES_MS)
    return () => clearTimeout(timer)
  }, [leaving])

  function act(action: SwipeAction) {
    if (!top) return
    setLeaving({ card: top, action })
    setSaid(`${action === 'left' ? 'Passed by' : 'Said yes to'} ${top.name}. ${next ? inWords(next) : ''}`)
    swipe(top, action)
  }

  async function takeBack() {
    const card = await undo()
    if (!card) return
    setLeaving(null)
    setSaid(`Taken back. ${inWords(card)}`)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target instanceof Element && event.target.closest('dialog')) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Backspace') takeBack()
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      act(event.key === 'ArrowLeft' ? 'left' : 'right')
      // What had the focus may leave with its card.
      stage.current?.focus()
    } else return
    event.preventDefault()
  }

  const shown: { card: Card; lying: Lying }[] = [
    ...(leaving && leaving.card !== top ? [{ card: leaving.card, lying: leaving.action }] : []),
    ...(top ? [{ card: top, lying: 'top' as const }] : []),
    ...(next ? [{ card: next, lying: 'next' as const }] : []),
  ]
  return (
    <div className="mx-auto max-w-100 lg:max-w-none">
      <fieldset
        ref={stage}
        aria-label="Deck"
        aria-describedby="deck-keys"
        tabIndex={top ? 0 : -1}
        onKeyDown={onKeyDown}
        className="relative m-0 h-[clamp(20rem,calc(100svh-27.5rem),31rem)] short:h-[clamp(17rem,100svh-23rem,31rem)] md:h-[clamp(20rem,calc(100svh-31.5rem),31rem)] lg:max-h-104 min-w-0 rounded-3xl border-0 p-0"
      >
        {shown.map(({ card, lying }) => (
          <DeckCard key={card._id} card={card} lying={lying} onSwipe={act}>
            {more(card, () => drop(card._id))}
          </DeckCard>
        ))}
        {!top && <NoCard phase={phase} retry={retry} />}
      </fieldset>
      <div className="mt-8 flex items-center justify-center gap-5 short:mt-5">
        <Round label="Reject" disabled={!top} onPress={() => act('left')} className="size-16 text-terra">
          <X aria-hidden className="size-8" />
        </Round>
        <Round label="Undo the last swipe" disabled={undoing} onPress={takeBack} className="size-12 text-muted">
          <Undo2 aria-hidden className="size-5.5" />
        </Round>
        <Round label="Accept" disabled={!top} onPress={() => act('right')} className="size-16 text-leaf">
          <Check aria-hidden className="size-8" />
        </Round>
      </div>
      <p id="deck-keys" className="mx-auto mt-4 hidden text-center text-muted text-sm md:block">
        ← passes by, → says yes, Backspace takes back.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

const inWords = ({ name, bio, reason }: Card) => `Next: ${name}. ${bio || 'No bio available'}. ${reason ?? ''}`

type RoundProps = { label: string; disabled: boolean; className: string; onPress: () => void; children: ReactNode }

const Round = ({ label, disabled, className, onPress, children }: RoundProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={disabled}
    onClick={() => !disabled && onPress()}
    className={`grid place-items-center rounded-full border border-field bg-card shadow-lift transition-transform duration-200 hover:bg-sunk active:scale-95 aria-disabled:opacity-50 ${className}`}
  >
    {children}
  </button>
)

function NoCard({ phase, retry }: { phase: ReturnType<typeof useDeck>['phase']; retry: () => void }) {
  if (phase === 'failed')
    return (
      <EmptyState alert action={<Button onClick={retry}>Try again</Button>}>
        We could not load people just now.
      </EmptyState>
    )
  if (phase === 'ended')
    return (
      <EmptyState
        action={
          <AppLink to="/tours" className={buttonClass('main')}>
            Find a tour
          </AppLink>
        }
      >
        No more users to swipe!
      </EmptyState>
    )
  return (
    <div role="status" className="skeleton size-full rounded-3xl!">
      <span className="sr-only">Loading...</span>
    </div>
  )
}
