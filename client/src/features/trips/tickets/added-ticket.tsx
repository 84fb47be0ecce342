import { rupees } from '@saathi/shared/lib/money'
import type { Trip } from '@saathi/shared/trips/schema'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, Undo2, Wallet } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { setExpenseStart } from '../../../lib/expense-start.ts'
import * as text from '../../../messages/en/trips/tickets.ts'
import { Button } from '../../../ui/button.tsx'
import { dateOfDay, dayWords } from '../item-words.ts'
import type { Added } from './ticket-sheet.tsx'

type Props = { trip: Trip; added: Added; onUndo: () => void; onNext: (() => void) | null; onClose: () => void }

/** The last step: where the ticket is, and the offer to share its price. */
export function AddedTicket({ trip, added: { title, day, rupees: paid, isStay }, onUndo, onNext, onClose }: Props) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function addExpense() {
    const date = dateOfDay(trip, day) ?? ''
    setExpenseStart({
      ledgerId: trip.tour?._id ?? trip._id,
      title: title.slice(0, 80),
      category: isStay ? 'stay' : 'travel',
      day: date,
      rupees: paid,
    })
    onClose()
    if (trip.tour) navigate({ to: '/tours/$tourId/expenses', params: { tourId: trip.tour._id } })
    else navigate({ to: '/trips/$tripId/expenses', params: { tripId: trip._id } })
  }

  return (
    <div className="grid gap-5 px-5 pt-1 pb-8 md:px-8">
      <div className="flex items-start gap-3 pr-14">
        <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-leaf" />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-2xl [overflow-wrap:anywhere]">
            {text.didAdd(title)}
          </h2>
          <p className="mt-1 text-muted">{text.onDay(dayWords(trip, day))}</p>
        </div>
      </div>
      {paid > 0 && (
        <section className="rounded-3xl border border-line bg-card px-4.5 py-5">
          <p>{(trip.people > 1 ? text.expenseOffer : text.expenseOfferAlone)(rupees(paid))}</p>
          <Button className="mt-3" onClick={addExpense}>
            <Wallet aria-hidden className="size-5" />
            {text.addExpense}
          </Button>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        {onNext && (
          <Button variant={paid > 0 ? 'quiet' : 'main'} onClick={onNext}>
            {text.nextTicket}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {text.done}
        </Button>
        <Button variant="quiet" onClick={onUndo}>
          <Undo2 aria-hidden className="size-5" />
          {text.undo}
        </Button>
      </div>
    </div>
  )
}
