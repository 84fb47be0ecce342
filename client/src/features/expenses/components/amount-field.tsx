import { type ReactNode, useId } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import * as text from '../../../messages/en/expenses/expense-form.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { convertedPaise } from '../amounts.ts'
import type { ExpenseDraft, ExpenseErrors } from '../expense-draft.ts'

/** Currencies that travellers in India and its neighbours bring. */
const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'AED',
  'AUD',
  'BDT',
  'BTN',
  'CAD',
  'CHF',
  'JPY',
  'LKR',
  'MYR',
  'NPR',
  'SGD',
  'THB',
]
const choices = (code: string) => [...new Set([...CURRENCIES, code])].map((each) => [each, each] as const)

type Props = { draft: ExpenseDraft; errors: ExpenseErrors; onChange: (part: Partial<ExpenseDraft>) => void }

/** The amount in large, or an amount in another currency with its rate. */
export function AmountField({ draft, errors, onChange }: Props) {
  const { currency } = draft
  if (!currency) {
    return (
      <BigAmount
        label={text.amount}
        sign="₹"
        value={draft.amount}
        error={errors.amount}
        onChange={(amount) => onChange({ amount })}
      >
        <SwitchButton
          label={text.otherCurrency}
          onClick={() => onChange({ currency: { code: 'USD', amount: draft.amount, rate: '' } })}
        />
      </BigAmount>
    )
  }
  const change = (part: Partial<typeof currency>) => onChange({ currency: { ...currency, ...part } })
  const paise = convertedPaise(currency.amount, currency.rate)
  return (
    <>
      <BigAmount
        label={text.amountIn(currency.code)}
        sign={currency.code}
        value={currency.amount}
        error={errors.amount}
        onChange={(amount) => change({ amount })}
      >
        <SwitchButton label={text.backToRupees} onClick={() => onChange({ currency: null })} />
      </BigAmount>
      <div className={`grid grid-cols-2 gap-3 ${errors.rate ? '' : 'items-end'}`}>
        <Select
          label={text.currency}
          name="currency"
          value={currency.code}
          choices={choices(currency.code)}
          onChange={(code) => change({ code })}
        />
        <Field
          label={text.rateOf(currency.code)}
          name="rate"
          inputMode="decimal"
          autoComplete="off"
          value={currency.rate}
          error={errors.rate}
          onChange={({ target }) => change({ rate: target.value })}
        />
      </div>
      <p role="status" className="-mt-2 text-muted text-sm tabular-nums empty:hidden">
        {paise !== null && text.inRupees(amountWords(paise))}
      </p>
    </>
  )
}

type BigProps = {
  label: string
  sign: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  children: ReactNode
}

function BigAmount({ label, sign, value, error, onChange, children }: BigProps) {
  const id = useId()
  return (
    <div className="text-center">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div
        className={`mx-auto flex w-fit max-w-full items-baseline justify-center gap-1.5 border-b-2 pb-0.5 has-focus-visible:border-teal ${error ? 'border-terra' : 'border-field'}`}
      >
        <span aria-hidden className="font-[600] text-[1.75rem] text-muted">
          {sign}
        </span>
        <input
          id={id}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
          style={{ width: `${Math.max(3, value.length + 0.6)}ch` }}
          className="min-w-0 max-w-full bg-transparent font-[700] text-[2.75rem] leading-tight tracking-[-0.02em] tabular-nums outline-none placeholder:text-muted"
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="mx-auto mt-1.5 font-[600] text-sm text-terra">
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

const SwitchButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="mt-1 min-h-11 font-[600] text-sm text-teal underline-offset-4 hover:underline"
  >
    {label}
  </button>
)
