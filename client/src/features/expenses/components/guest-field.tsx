import { GUEST_NAME_MAX } from '@saathi/shared/expenses/rules'
import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { UserPlus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/expenses/expense-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.tsx'

type Props = { ledger: LedgerRef; onAdded: (id: string) => void }

/** Adds a person without an account to the split. It stands inside the form of an expense, so it is none itself. */
export function GuestField({ ledger, onAdded }: Props) {
  const utils = trpc.useUtils()
  const addGuest = trpc.expenses.addGuest.useMutation()
  const sent = useRef({ name: '', key: '' })
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function add() {
    if (addGuest.isPending) return
    const given = name.trim()
    if (given === '') return setError(text.guestNameMissing)
    if (sent.current.name !== given) sent.current = { name: given, key: crypto.randomUUID() }
    try {
      const guest = await addGuest.mutateAsync({ ledger, name: given, key: sent.current.key })
      await utils.expenses.get.invalidate({ ledger })
      onAdded(guest.id)
      toast.success(text.guestAdded(given))
      sent.current = { name: '', key: '' }
      setName('')
      setError(null)
      setOpen(false)
    } catch (reason) {
      setError(errorMessage(reason) ?? text.saveFailed)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  if (!open)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-[600] text-sm text-teal underline-offset-4 hover:underline"
      >
        <UserPlus aria-hidden className="size-4.5" />
        {text.addGuest}
      </button>
    )
  return (
    <div className="rounded-2xl border border-line bg-card p-3.5">
      <Field
        label={text.guestName}
        name="guest"
        autoFocus
        autoComplete="off"
        maxLength={GUEST_NAME_MAX}
        hint={text.guestHint}
        value={name}
        error={error}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="mt-3 flex gap-2">
        <Button variant="quiet" aria-disabled={addGuest.isPending} onClick={add} className="min-h-11!">
          {text.add}
        </Button>
        <button
          type="button"
          onClick={() => setOpen(false)}
          className="min-h-11 px-2 font-[600] text-sm text-teal underline-offset-4 hover:underline"
        >
          {text.cancel}
        </button>
      </div>
    </div>
  )
}
