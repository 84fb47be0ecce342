import { EXPENSE_NOTE_MAX, EXPENSE_REASON_MAX, EXPENSE_TITLE_MAX } from '@saathi/shared/expenses/rules'
import type { ExpenseEntry, Ledger } from '@saathi/shared/expenses/schema'
import { useState } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useRequestKey } from '../../../lib/use-request-key.ts'
import * as text from '../../../messages/en/expenses/expense-form.ts'
import { savedHere } from '../../../messages/en/offline/offline.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'
import {
  amountOf,
  draftOf,
  type ExpenseDraft,
  fieldFor,
  newDraft,
  peopleOn,
  SEVERAL,
  toFacts,
  validate,
} from '../expense-draft.ts'
import { useLedgerWrites } from '../hooks/use-ledger-writes.ts'
import { useReceipt } from '../hooks/use-receipt.ts'
import type { People } from '../people.ts'
import { type SplitFigures, splitFigures } from '../split-draft.ts'
import { AmountField } from './amount-field.tsx'
import { CategoryChips } from './category-chips.tsx'
import { GuestField } from './guest-field.tsx'
import { PayerAmounts, PayerSelect } from './payers-field.tsx'
import { ReceiptField } from './receipt-field.tsx'
import { SheetBody, SheetFoot } from './sheet.tsx'
import { SplitField } from './split-field.tsx'

type Props = {
  ledger: Ledger
  people: People
  /** The entry to correct; null for a new expense. */
  entry: ExpenseEntry | null
  today: string
  /** The input from before the sheet was closed; null for none. */
  kept: ExpenseDraft | null
  onKeep: (draft: ExpenseDraft | null) => void
  onSaved: () => void
}

/** The form of an expense, for a new one and for a correction. */
export default function ExpenseForm({ ledger, people, entry, today, kept, onKeep, onSaved }: Props) {
  const utils = trpc.useUtils()
  const add = trpc.expenses.add.useMutation()
  const correct = trpc.expenses.correct.useMutation()
  const writes = useLedgerWrites(ledger.ledger)
  const keyFor = useRequestKey()
  const [draft, setDraft] = useState<ExpenseDraft>(() =>
    entry ? draftOf(entry) : (kept ?? newDraft(ledger.people, today)),
  )
  const [reason, setReason] = useState('')

  function change(part: Partial<ExpenseDraft>) {
    setDraft((current) => {
      const next = { ...current, ...part }
      if (!entry) onKeep(next)
      return next
    })
  }
  const receipt = useReceipt(draft.receipt, (path) => change({ receipt: path }))

  const involved = entry ? [...entry.payers, ...entry.shares].map(({ id }) => id) : []
  const here = peopleOn(ledger.people, draft.day, involved)
  const order = here.map(({ id }) => id)
  const figures = splitFigures(amountOf(draft), draft.split, order)

  function check() {
    const wrong = validate(draft, order)
    if (entry && reason.trim() === '') wrong.reason = text.reasonMissing
    if (receipt.uploading) wrong.receipt = text.receiptStillUploading
    if (draft.payer !== SEVERAL && !order.includes(draft.payer)) wrong.payers = text.payerMissing
    return wrong
  }
  const form = useForm({
    fieldFor,
    check,
    send: async () => {
      const expense = toFacts(draft, order)
      const key = keyFor([expense, reason])
      const added = { ledger: ledger.ledger, expense, key }
      const corrected = { ...added, number: entry?.number ?? 0, reason }
      const isSaved = entry
        ? await writes.call({ name: 'expenses.correct', input: corrected }, () => correct.mutateAsync(corrected))
        : await writes.call({ name: 'expenses.add', input: added }, () => add.mutateAsync(added))
      onKeep(null)
      if (isSaved) await utils.expenses.invalidate()
      if (isSaved) toast.success(entry ? text.corrected : text.saved)
      else toast.info(savedHere)
      onSaved()
    },
    failed: text.saveFailed,
  })
  const { errors, busy } = form

  return (
    <form {...form.props} aria-label={entry ? text.correctExpense : text.addExpense} className="flex flex-1 flex-col">
      <SheetBody>
        <AmountField draft={draft} errors={errors} onChange={change} />
        <Field
          label={text.titleLabel}
          name="title"
          autoComplete="off"
          placeholder={text.titleExample}
          maxLength={EXPENSE_TITLE_MAX}
          value={draft.title}
          error={errors.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <CategoryChips value={draft.category} onChange={(category) => change({ category })} />
        <div className="grid grid-cols-1 items-end gap-3 min-[22rem]:grid-cols-2">
          <PayerSelect draft={draft} here={here} people={people} onChange={change} />
          <Field
            label={text.day}
            name="day"
            type="date"
            className="min-w-0"
            value={draft.day}
            error={errors.day}
            onChange={({ target }) => change({ day: target.value })}
          />
        </div>
        <PayerAmounts draft={draft} here={here} people={people} errors={errors} onChange={change} />
        <SplitField
          split={draft.split}
          figures={figures}
          here={here}
          people={people}
          error={errors.split}
          onChange={(split) => change({ split })}
        />
        {ledger.mayAdd && (
          <GuestField
            ledger={ledger.ledger}
            onAdded={(id) =>
              setDraft((now) => ({ ...now, split: { ...now.split, chosen: [...now.split.chosen, id] } }))
            }
          />
        )}
        <ReceiptField receipt={receipt} error={errors.receipt} />
        <Field
          label={text.noteLabel}
          name="note"
          autoComplete="off"
          maxLength={EXPENSE_NOTE_MAX}
          value={draft.note}
          error={errors.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        {entry && (
          <Field
            label={text.reasonLabel}
            name="reason"
            autoComplete="off"
            placeholder={text.reasonExample}
            hint={text.reasonHint}
            maxLength={EXPENSE_REASON_MAX}
            value={reason}
            error={errors.reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <FormError>{errors.form ?? errors.category}</FormError>
      </SheetBody>
      <SheetFoot>
        <SplitSum amountPaise={amountOf(draft)} figures={figures} count={countOf(draft, order)} />
        <Button type="submit" aria-disabled={busy} className="w-full">
          {busy ? text.saving : entry ? text.saveCorrection : text.save}
        </Button>
      </SheetFoot>
    </form>
  )
}

const countOf = ({ split }: ExpenseDraft, order: string[]) => order.filter((id) => split.chosen.includes(id)).length

type SumProps = { amountPaise: number | null; figures: SplitFigures; count: number }

function SplitSum({ amountPaise, figures: { leftPaise, problem }, count }: SumProps) {
  if (amountPaise === null) return <p className="text-muted text-sm">{text.amountFirst}</p>
  const left = leftPaise ?? 0
  return (
    <ul className="dotted text-sm tabular-nums" aria-live="polite">
      <li>
        <RichText
          text={text.splitSum(amountWords(amountPaise), count)}
          tags={{ b: (words) => <b className="font-[650]">{words}</b> }}
        />
      </li>
      <li className={left === 0 && !problem ? 'text-muted' : 'font-[600] text-terra'}>
        {left === 0 && problem
          ? problem
          : left < 0
            ? text.tooMuch(amountWords(left))
            : text.leftOver(amountWords(left))}
      </li>
    </ul>
  )
}
