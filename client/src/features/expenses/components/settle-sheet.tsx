import type { Ledger, TransferView } from '@saathi/shared/expenses/schema'
import { useState } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import { dayOf } from '../../../lib/day.ts'
import * as text from '../../../messages/en/expenses/settling.ts'
import { Button } from '../../../ui/button.tsx'
import { useSettling } from '../hooks/use-settling.ts'
import type { People } from '../people.ts'
import { currentOf, lastEvent, roleIn } from '../settling.ts'
import { PaidStamp } from './paid-stamp.tsx'
import { PayeePart } from './payee-part.tsx'
import { PayerPart } from './payer-part.tsx'
import { PaymentHead } from './payment-head.tsx'
import { PaymentExtras } from './payment-notes.tsx'
import { Sheet, SheetBody, SheetFoot } from './sheet.tsx'

type Props = {
  ledger: Ledger
  people: People
  /** The transfer as it was when the sheet was opened. */
  opened: TransferView
  open: boolean
  onClose: () => void
}

/** The sheet of one payment: what the payer does, what the payee answers, and the stamp once it is confirmed. */
export default function SettleSheet({ ledger, people, opened, open, onClose }: Props) {
  // Once somebody has begun it, it has another id than the proposal that was opened.
  const [followed, setFollowed] = useState(opened)
  const transfer = currentOf(followed, [ledger.transfers, ledger.ownDebts, ledger.settled])
  if (transfer.id !== followed.id) setFollowed(transfer)
  return (
    <Sheet title={titleOf(transfer, people)} open={open} onClose={onClose}>
      <Payment {...{ ledger, people, transfer, onClose }} onChange={setFollowed} />
    </Sheet>
  )
}

function titleOf({ from, to, state }: TransferView, people: People): string {
  const [payer, payee] = [people.short(from), people.short(to)]
  const isSettled = state === 'confirmed'
  if (from === people.me) return isSettled ? text.settledWith(payee) : text.payPerson(payee)
  if (to === people.me) return isSettled ? text.settledWith(payer) : text.moneyFrom(payer)
  return isSettled ? text.settledBetween(payer, payee) : text.transferBetween(payer, payee)
}

type PaymentProps = {
  ledger: Ledger
  people: People
  transfer: TransferView
  onClose: () => void
  onChange: (transfer: TransferView) => void
}

function Payment({ ledger, people, transfer, onClose, onChange }: PaymentProps) {
  const settling = useSettling(ledger, transfer, onChange)
  const role = roleIn(transfer, people.me, people.list)
  const part = { ledger, people, transfer, settling, onClose }
  if (transfer.state === 'confirmed') return <Settled {...{ transfer, people, onClose, ledger }} />
  if (role === 'payer') return <PayerPart key={transfer.state} {...part} />
  if (role === 'payee') return <PayeePart key={transfer.state} {...part} />
  return (
    <SheetBody>
      <PaymentHead transfer={transfer} people={people} />
      <PaymentExtras ledger={ledger} transfer={transfer} people={people} />
    </SheetBody>
  )
}

function Settled({ transfer, people, ledger, onClose }: Omit<PaymentProps, 'onChange'>) {
  const confirmed = lastEvent(transfer, 'confirmed')
  const byMe = confirmed?.by === people.me
  const payee = people.short(transfer.to)
  const isEven = transfer.from === people.me && (ledger.balances.find(({ id }) => id === people.me)?.netPaise ?? 0) >= 0
  return (
    <>
      <SheetBody>
        <PaymentHead transfer={transfer} people={people} />
        <div className="text-center">
          <PaidStamp payee={byMe ? text.you : payee} day={confirmed ? dayOf(confirmed.at) : ''} />
          <p className="mt-4 max-w-none font-[650]">
            {byMe ? text.youConfirmed : text.personConfirmed(confirmed ? people.short(confirmed.by) : payee)}
          </p>
          {isEven && <p className="max-w-none text-muted text-sm">{text.youOweNothing}</p>}
          <p className="sr-only">{amountWords(transfer.amountPaise)}</p>
        </div>
        <PaymentExtras ledger={ledger} transfer={transfer} people={people} />
      </SheetBody>
      <SheetFoot>
        <Button variant="quiet" onClick={onClose} className="w-full">
          {text.backToExpenses}
        </Button>
      </SheetFoot>
    </>
  )
}
