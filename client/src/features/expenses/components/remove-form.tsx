import { EXPENSE_REASON_MAX } from '@saathi/shared/expenses/rules'
import type { ExpenseEntry, LedgerRef } from '@saathi/shared/expenses/schema'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/expenses/expense-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.tsx'

type Props = { ledger: LedgerRef; entry: ExpenseEntry; onDone: () => void; onCancel: () => void }

/** Removes an expense, with a reason for the others. */
export function RemoveForm({ ledger, entry, onDone, onCancel }: Props) {
  const utils = trpc.useUtils()
  const remove = trpc.expenses.remove.useMutation()
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (remove.isPending) return
    if (reason.trim() === '') return setError(text.reasonMissing)
    try {
      await remove.mutateAsync({ ledger, number: entry.number, reason, key })
      await utils.expenses.invalidate()
      toast.success(text.removed)
      onDone()
    } catch (failure) {
      setError(errorMessage(failure) ?? text.saveFailed)
    }
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={text.removeTitle}
      aria-busy={remove.isPending}
      className="mt-3 grid gap-4"
    >
      <p className="text-muted">{text.removeMeans}</p>
      <Field
        label={text.removeReasonLabel}
        name="reason"
        autoComplete="off"
        maxLength={EXPENSE_REASON_MAX}
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="quiet" className="text-terra!" aria-disabled={remove.isPending}>
          {text.remove}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
