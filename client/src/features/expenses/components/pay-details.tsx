import type { PayMethod } from '@saathi/shared/expenses/facts'
import { PAY_METHODS } from '@saathi/shared/expenses/rules'
import type { Ledger, TransferView } from '@saathi/shared/expenses/schema'
import { decimalRupees, upiUri } from '@saathi/shared/expenses/upi'
import { CircleAlert, Copy } from 'lucide-react'
import { Suspense, useId } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import * as text from '../../../messages/en/expenses/settling.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { Settling } from '../hooks/use-settling.ts'
import { PaymentNote } from './payment-notes.tsx'

const QrCode = lazyComponent(() => import('../../../ui/qr-code.tsx'), {
  failed: () => <p className="p-3 text-[#1d2440] text-xs">{text.qrFailed}</p>,
})

type Props = {
  ledger: Ledger
  transfer: TransferView
  /** The name of the payee. */
  payee: string
  method: PayMethod
  onMethod: (method: PayMethod) => void
  settling: Settling
  /** Whether the payee has an account, and so perhaps a UPI id. */
  canAsk: boolean
}

/** The ways to pay: by UPI, in cash or by bank transfer. */
export function PayDetails({ ledger, transfer, payee, method, onMethod, settling, canAsk }: Props) {
  return (
    <>
      <MethodChoice legend={text.howLabel} method={method} onChange={onMethod} />
      {method === 'upi' &&
        (transfer.upi ? (
          <UpiDetails title={ledger.title} transfer={transfer} upi={transfer.upi} />
        ) : (
          <NoUpi {...{ transfer, payee, settling, canAsk }} />
        ))}
      {method !== 'upi' && (
        <>
          <p>{method === 'cash' ? text.cashHint(payee) : text.bankHint(payee)}</p>
          {method === 'bank' && (
            <CopyRows rows={[[text.amount, decimalRupees(transfer.amountPaise), text.copyAmount]]} />
          )}
        </>
      )}
    </>
  )
}

type ChoiceProps = { legend: string; method: PayMethod; onChange: (method: PayMethod) => void }

export function MethodChoice({ legend, method, onChange }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="font-[650] text-muted text-xs tracking-wide">{legend}</legend>
      <div className="mt-1.5 flex rounded-full bg-sunk p-1">
        {PAY_METHODS.map((each) => (
          <label
            key={each}
            className="grid min-h-11 flex-1 place-items-center rounded-full px-2 font-[650] text-muted text-sm has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-checked:bg-ink has-checked:text-paper"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === method}
              onChange={() => onChange(each)}
              className="sr-only"
            />
            {text.howMethods[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function NoUpi({ transfer, payee, settling, canAsk }: Pick<Props, 'transfer' | 'payee' | 'settling' | 'canAsk'>) {
  return (
    <div className="rounded-2xl border border-line bg-card p-4 text-sm">
      <p>{transfer.state === 'proposed' || !canAsk ? text.noUpiYet(payee) : text.askedForUpi(payee)}</p>
      {canAsk && transfer.state === 'proposed' && (
        <button
          type="button"
          aria-disabled={settling.busy}
          onClick={settling.begin}
          className="min-h-11 font-[650] text-teal underline-offset-4 hover:underline"
        >
          {text.askForUpi(payee)}
        </button>
      )}
    </div>
  )
}

type UpiProps = { title: string; transfer: TransferView; upi: NonNullable<TransferView['upi']> }

/** The id and the amount to copy, and the QR code: on a phone the code comes second, since it cannot scan itself. */
function UpiDetails({ title, transfer: { amountPaise }, upi }: UpiProps) {
  const isPhone = useMedia('(width < 48rem)')
  const uri = upiUri({ id: upi.id, name: upi.name, amountPaise, note: title })
  const rows = (
    <CopyRows
      rows={[
        [text.upiId, upi.id, text.copyUpiId],
        [text.amount, decimalRupees(amountPaise), text.copyAmount],
      ]}
    />
  )
  return (
    <>
      {upi.changed && (
        <PaymentNote Icon={CircleAlert} title={text.upiChanged(upi.name)} tone="warn">
          <p>{text.upiChangedMeans(upi.name)}</p>
        </PaymentNote>
      )}
      {isPhone && rows}
      <div className="grid grid-cols-[8.25rem_minmax(0,1fr)] items-center gap-4 md:grid-cols-[12rem_minmax(0,1fr)]">
        <div className="aspect-square overflow-hidden rounded-xl border border-line bg-white forced-color-adjust-none">
          <Suspense fallback={<div className="skeleton size-full" />}>
            <QrCode text={uri} label={text.qrCode(upi.name, amountWords(amountPaise))} className="size-full" />
          </Suspense>
        </div>
        <p className="text-sm">
          <RichText
            text={isPhone ? text.scanOnPhone(upi.name) : text.scanOnDesk(upi.name)}
            tags={{ b: (words) => <b className="font-[650]">{words}</b> }}
          />
        </p>
      </div>
      {!isPhone && rows}
      <p className="text-muted text-sm">
        <a
          href={uri}
          className="inline-flex min-h-11 items-center font-[650] text-teal underline-offset-4 hover:underline"
        >
          {text.openApp}
        </a>
        <span className="block text-xs">{text.openAppHint}</span>
      </p>
    </>
  )
}

type Rows = [label: string, value: string, copyLabel: string][]

const CopyRows = ({ rows }: { rows: Rows }) => (
  <dl className="rounded-2xl border border-line bg-card">
    {rows.map(([label, value, copyLabel]) => (
      <div
        key={label}
        className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 pr-2.5 pl-4 leading-snug not-first:border-line not-first:border-t"
      >
        <dt className="font-[600] text-muted text-xs">{label}</dt>
        <dd className="col-start-1 select-all font-[650] tabular-nums">{value}</dd>
        <dd className="col-start-2 row-span-2 row-start-1">
          <button
            type="button"
            aria-label={copyLabel}
            onClick={() => copy(value)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-field bg-card px-3.5 font-[650] text-sm hover:bg-sunk"
          >
            <Copy aria-hidden className="size-4" />
            {text.copy}
          </button>
        </dd>
      </div>
    ))}
  </dl>
)

async function copy(value: string) {
  try {
    await navigator.clipboard.writeText(value)
    toast.success(text.copied)
  } catch {
    toast.error(text.copyFailed)
  }
}
