import type { PayMethod } from '@saathi/shared/expenses/facts'
import { REFERENCE_MAX } from '@saathi/shared/expenses/rules'
import type { Ledger, TransferView } from '@saathi/shared/expenses/schema'
import { CircleAlert, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import * as shared from '../../../messages/en/expenses/expenses.ts'
import * as text from '../../../messages/en/expenses/settling.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { whenWords } from '../days.ts'
import type { Settling } from '../hooks/use-settling.ts'
import type { People } from '../people.ts'
import { lastEvent } from '../settling.ts'
import { PayDetails } from './pay-details.tsx'
import { PaymentHead } from './payment-head.tsx'
import { PaymentExtras, PaymentNote } from './payment-notes.tsx'
import { SheetBody, SheetFoot } from './sheet.tsx'

export type PartProps = {
  ledger: Ledger
  people: People
  transfer: TransferView
  settling: Settling
  onClose: () => void
}

/** The part of the payer, with their actions. */
export const PayerPart = (props: PartProps) =>
  props.transfer.state === 'claimed' ? <Claimed {...props} /> : <ToPay {...props} />

function ToPay({ ledger, people, transfer, settling, onClose }: PartProps) {
  const { state, actions, to, from, amountPaise, upi } = transfer
  const payee = people.short(to)
  const payeeKind = people.get(to)?.kind
  const [method, setMethod] = useState<PayMethod>(upi || payeeKind === 'member' ? 'upi' : 'cash')
  const [reference, setReference] = useState('')
  const mayClaim = actions.includes('claim') || actions.includes('begin')
  const disputed = lastEvent(transfer, 'disputed')
  const amount = amountWords(amountPaise)
  return (
    <>
      <SheetBody>
        <PaymentHead transfer={transfer} people={people} />
        {state === 'disputed' && (
          <PaymentNote Icon={CircleAlert} title={text.disputedTitle(payee)} tone="warn">
            {disputed?.reason && <p>{text.disputedReason(disputed.reason)}</p>}
            <p>{text.disputedPayer}</p>
          </PaymentNote>
        )}
        {from !== people.me && <p className="text-muted text-sm">{text.forGuest(people.short(from))}</p>}
        <PayDetails
          {...{ ledger, transfer, payee, method, settling }}
          onMethod={setMethod}
          canAsk={from === people.me && payeeKind === 'member'}
        />
        {method !== 'cash' && (
          <Field
            label={text.referenceLabel}
            name="reference"
            autoComplete="off"
            maxLength={REFERENCE_MAX}
            placeholder={method === 'upi' ? text.referenceExample : undefined}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
        <PaymentExtras ledger={ledger} transfer={transfer} people={people} />
        {actions.includes('cancel') && <CancelButton settling={settling} onCancelled={onClose} />}
      </SheetBody>
      {mayClaim && (
        <SheetFoot>
          <Button
            aria-disabled={settling.busy}
            onClick={() => settling.claim(method, method === 'cash' ? '' : reference.trim())}
            className="w-full"
          >
            {settling.busy ? text.saving : state === 'disputed' ? text.markAgain(amount) : text.iHavePaid(amount)}
          </Button>
          <p className="max-w-none text-center text-muted text-xs">
            {payeeKind === 'member' ? text.staysOpen(payee) : text.staysOpenForGuest}
          </p>
        </SheetFoot>
      )}
    </>
  )
}

type CancelProps = { settling: Settling; onCancelled: () => void }

export const CancelButton = ({ settling, onCancelled }: CancelProps) => (
  <button
    type="button"
    aria-disabled={settling.busy}
    onClick={async () => (await settling.cancel()) && onCancelled()}
    className="min-h-11 justify-self-start font-[650] text-sm text-terra underline-offset-4 hover:underline"
  >
    {text.cancelTransfer}
  </button>
)

/** The payer has marked it as paid; nothing says "paid" until the payee confirms. */
function Claimed({ ledger, people, transfer, settling }: PartProps) {
  const { to, method, reference, actions, amountPaise } = transfer
  const payee = people.short(to)
  const claimed = lastEvent(transfer, 'claimed')
  const youMarked = people.get(to)?.kind === 'member' ? text.youMarked : text.youMarkedForGuest
  return (
    <>
      <SheetBody>
        <PaymentHead transfer={transfer} people={people} />
        <PaymentNote Icon={Hourglass} title={text.waitingFor(payee)} tone="sun">
          {claimed && method && (
            <p>
              {claimed.by === people.me
                ? youMarked(whenWords(claimed.at), shared.methods[method], payee)
                : text.markedBy(people.short(claimed.by), whenWords(claimed.at), shared.methods[method])}
            </p>
          )}
        </PaymentNote>
        {reference && <Reference reference={reference} />}
        <PaymentExtras ledger={ledger} transfer={transfer} people={people} />
      </SheetBody>
      {actions.length > 0 && (
        <SheetFoot>
          {actions.includes('confirm') && (
            <Button aria-disabled={settling.busy} onClick={() => settling.confirm()} className="w-full">
              {text.yesArrived(amountWords(amountPaise))}
            </Button>
          )}
          {actions.includes('unclaim') && (
            <Button variant="quiet" aria-disabled={settling.busy} onClick={settling.unclaim} className="w-full">
              {text.notPaidYet}
            </Button>
          )}
        </SheetFoot>
      )}
    </>
  )
}

export const Reference = ({ reference }: { reference: string }) => (
  <dl className="rounded-2xl border border-line bg-card px-4 py-2.5 leading-snug">
    <dt className="font-[600] text-muted text-xs">{text.reference}</dt>
    <dd className="font-[650] tabular-nums">{reference}</dd>
  </dl>
)
