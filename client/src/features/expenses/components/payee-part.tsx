import type { PayMethod } from '@saathi/shared/expenses/facts'
import { EXPENSE_REASON_MAX } from '@saathi/shared/expenses/rules'
import { CircleAlert, HandCoins } from 'lucide-react'
import { useState } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import * as shared from '../../../messages/en/expenses/expenses.ts'
import * as text from '../../../messages/en/expenses/settling.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormButtons } from '../../../ui/form-footer.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { whenWords } from '../days.ts'
import type { Settling } from '../hooks/use-settling.ts'
import { lastEvent } from '../settling.ts'
import { MethodChoice } from './pay-details.tsx'
import { CancelButton, type PartProps, Reference } from './payer-part.tsx'
import { PaymentHead } from './payment-head.tsx'
import { PaymentExtras, PaymentNote } from './payment-notes.tsx'
import { ShareUpi } from './share-upi.tsx'
import { SheetBody, SheetFoot } from './sheet.tsx'

/** The part of the payee, with their answers. */
export const PayeePart = (props: PartProps) =>
  props.transfer.state === 'claimed' || props.transfer.state === 'disputed' ? (
    <Arrived {...props} />
  ) : (
    <ToReceive {...props} />
  )

/** Before it is marked as paid: the payee can share a UPI id, or say that cash has come. */
function ToReceive({ ledger, people, transfer, settling, onClose }: PartProps) {
  const { from, to, actions, amountPaise } = transfer
  const payer = people.short(from)
  const [method, setMethod] = useState<PayMethod>('cash')
  const isGuest = people.get(from)?.kind === 'guest'
  const mayConfirm = actions.includes('confirm') || actions.includes('begin')
  return (
    <>
      <SheetBody>
        <PaymentHead transfer={transfer} people={people} />
        {to === people.me && !isGuest && (
          <ShareUpi own={ledger.upi?.id ?? null} payer={payer} released={transfer.released} settling={settling} />
        )}
        {mayConfirm && <MethodChoice legend={text.receivedHow} method={method} onChange={setMethod} />}
        <PaymentExtras ledger={ledger} transfer={transfer} people={people} />
        {actions.includes('cancel') && <CancelButton settling={settling} onCancelled={onClose} />}
      </SheetBody>
      {mayConfirm && (
        <SheetFoot>
          <Button
            variant="quiet"
            aria-disabled={settling.busy}
            onClick={() => settling.confirm(method)}
            className="w-full"
          >
            {settling.busy ? text.saving : text.received(amountWords(amountPaise))}
          </Button>
        </SheetFoot>
      )}
    </>
  )
}

function Arrived({ ledger, people, transfer, settling }: PartProps) {
  const [refusing, setRefusing] = useState(false)
  const { state, from, method, reference, actions, amountPaise } = transfer
  const payer = people.short(from)
  const claimed = lastEvent(transfer, 'claimed')
  const disputed = lastEvent(transfer, 'disputed')
  const isDisputed = state === 'disputed'
  const when = claimed ? whenWords(claimed.at) : ''
  return (
    <>
      <SheetBody>
        <PaymentHead transfer={transfer} people={people} />
        {isDisputed ? (
          <PaymentNote Icon={CircleAlert} title={text.youDisputed} tone="warn">
            {disputed?.reason && <p>{text.disputedReason(disputed.reason)}</p>}
            <p>{text.disputedPayee(payer)}</p>
          </PaymentNote>
        ) : (
          <PaymentNote Icon={HandCoins} title={text.didItArrive}>
            <p>
              {method === 'cash' || method === null
                ? text.markedInCash(payer, when)
                : text.markedAt(payer, shared.methods[method], when)}
            </p>
          </PaymentNote>
        )}
        {reference && <Reference reference={reference} />}
        <PaymentExtras ledger={ledger} transfer={transfer} people={people} />
        {refusing && <DisputeForm settling={settling} onBack={() => setRefusing(false)} />}
      </SheetBody>
      {!refusing && (
        <SheetFoot>
          {actions.includes('confirm') && (
            <Button aria-disabled={settling.busy} onClick={() => settling.confirm()} className="w-full">
              {settling.busy ? text.saving : text.yesArrived(amountWords(amountPaise))}
            </Button>
          )}
          {actions.includes('dispute') && !isDisputed && (
            <>
              <Button variant="quiet" onClick={() => setRefusing(true)} className="w-full">
                {text.noNotYet}
              </Button>
              <p className="max-w-none text-center text-muted text-xs">{text.noMeans(payer)}</p>
            </>
          )}
        </SheetFoot>
      )}
    </>
  )
}

function DisputeForm({ settling, onBack }: { settling: Settling; onBack: () => void }) {
  const [reason, setReason] = useState('')
  const form = useForm<'reason'>({
    check: () => ({ reason: reason.trim() === '' ? text.disputeReasonMissing : undefined }),
    send: () => settling.dispute(reason.trim()),
    failed: text.failed,
  })
  return (
    <form
      {...form.props}
      aria-label={text.sendDispute}
      className="grid gap-3 rounded-2xl border border-line bg-card p-4"
    >
      <Field
        autoFocus
        label={text.disputeReason}
        name="reason"
        autoComplete="off"
        maxLength={EXPENSE_REASON_MAX}
        placeholder={text.disputeExample}
        value={reason}
        error={form.errors.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormButtons form={settling} variant="quiet" label={text.sendDispute} className="gap-2">
        <button
          type="button"
          onClick={onBack}
          className="min-h-12 px-2 font-[650] text-sm text-teal underline-offset-4 hover:underline"
        >
          {text.back}
        </button>
      </FormButtons>
    </form>
  )
}
