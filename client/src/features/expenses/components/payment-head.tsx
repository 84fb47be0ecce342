import type { TransferState, TransferView } from '@saathi/shared/expenses/schema'
import { ArrowRight, Check, X } from 'lucide-react'
import { amountWords } from '../../../lib/amount-words.ts'
import * as text from '../../../messages/en/expenses/settling.ts'
import type { People } from '../people.ts'
import { PersonAvatar } from './person-avatar.tsx'

type Props = { transfer: TransferView; people: People }

/** From whom to whom, how much, and how far the payment is. */
export const PaymentHead = ({ transfer: { from, to, amountPaise, state }, people }: Props) => (
  <div className="grid justify-items-center gap-1.5 text-center">
    <p className="flex items-center gap-2.5">
      <span className="sr-only">{text.payerToPayee(people.name(from), people.name(to))}</span>
      <PersonAvatar person={people.get(from)} className="size-13" />
      <ArrowRight aria-hidden className="size-5 text-terra" />
      <PersonAvatar person={people.get(to)} className="size-13" />
    </p>
    <p className="font-[700] text-[2.25rem] leading-tight tracking-[-0.02em] tabular-nums">
      {amountWords(amountPaise)}
    </p>
    <Steps state={state} />
  </div>
)

const POSITION: Record<TransferState, number> = { proposed: 0, open: 0, claimed: 1, disputed: 1, confirmed: 2 }

function Steps({ state }: { state: TransferState }) {
  const at = POSITION[state]
  const isDone = state === 'confirmed'
  const labels = [
    text.steps.open,
    state === 'disputed' ? text.steps.disputed : text.steps.claimed,
    text.steps.confirmed,
  ]
  return (
    <ol
      aria-label={text.stepsLabel}
      className="payment-steps mt-1.5 grid w-full grid-cols-3 font-[600] text-muted text-xs"
    >
      {labels.map((label, index) => {
        const past = index < at || isDone
        const now = index === at
        const disputed = now && state === 'disputed'
        const circle = past
          ? 'border-leaf bg-leaf text-paper'
          : disputed
            ? 'border-terra bg-terra text-paper'
            : now
              ? 'border-ink bg-ink text-paper'
              : 'border-field bg-paper'
        return (
          <li
            key={label}
            aria-current={now ? 'step' : undefined}
            className={`relative grid justify-items-center gap-1 ${past ? 'past' : ''} ${now ? `font-[700] ${disputed ? 'text-terra' : 'text-ink'}` : ''}`}
          >
            <span
              aria-hidden
              className={`grid size-6 place-items-center rounded-full border-2 text-[0.75rem] ${circle}`}
            >
              {past ? <Check className="size-3.5" /> : disputed ? <X className="size-3.5" /> : index + 1}
            </span>
            {label}
            {past && !now && <span className="sr-only">{text.stepDone}</span>}
          </li>
        )
      })}
    </ol>
  )
}
