import { EXPENSE_REASON_MAX } from '@saathi/shared/expenses/rules'
import type { ExpenseEntry, LedgerRef } from '@saathi/shared/expenses/schema'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/expenses/expense-form.ts'
import { savedHere } from '../../../messages/en/offline/offline.ts'
import { Field } from '../../../ui/field.tsx'
import { FormButtons } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { useLedgerWrites } from '../hooks/use-ledger-writes.ts'

type Props = { ledger: LedgerRef; entry: ExpenseEntry; onDone: () => void; onCancel: () => void }

/** Removes an expense, with a reason for the others. */
export function RemoveForm({ ledger, entry, onDone, onCancel }: Props) {
  const utils = trpc.useUtils()
  const remove = trpc.expenses.remove.useMutation()
  const writes = useLedgerWrites(ledger)
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const form = useForm({
    check: () => ({ form: reason.trim() === '' ? text.reasonMissing : undefined }),
    send: async () => {
      const input = { ledger, number: entry.number, reason, key }
      if (await writes.call({ name: 'expenses.remove', input }, () => remove.mutateAsync(input))) {
        await utils.expenses.invalidate()
        toast.success(text.removed)
      } else toast.info(savedHere)
      onDone()
    },
    failed: text.saveFailed,
  })

  return (
    <form {...form.props} aria-label={text.removeTitle} className="mt-3 grid gap-4">
      <p className="text-muted">{text.removeMeans}</p>
      <Field
        label={text.removeReasonLabel}
        name="reason"
        autoComplete="off"
        maxLength={EXPENSE_REASON_MAX}
        value={reason}
        error={form.errors.form}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormButtons form={form} variant="quiet" submitClass="text-terra!" label={text.remove} onCancel={onCancel} />
    </form>
  )
}
