import { STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import type { Package } from '@saathi/shared/packages/schema'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/package-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { toast } from '../../../ui/toasts.tsx'

/** Withdraws a package, or offers it again, after a question. */
export function WithdrawButton({ item }: { item: Package }) {
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const utils = trpc.useUtils()
  const isWithdrawn = item.withdrawn === true
  const label = isWithdrawn ? text.offer : text.withdraw
  const send = trpc.admin.withdrawPackage.useMutation({
    onSuccess: async () => {
      setOpen(false)
      setNote('')
      toast.success(isWithdrawn ? text.isOffered : text.isWithdrawn)
      await Promise.all([utils.admin.invalidate(), utils.packages.invalidate()])
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!send.isPending) send.mutate({ packageId: item._id, withdrawn: !isWithdrawn, note })
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        title={isWithdrawn ? text.offerTitle(item.name) : text.withdrawTitle(item.name)}
        open={open}
        onClose={() => setOpen(false)}
      >
        <form aria-busy={send.isPending} onSubmit={submit} className="mt-3 grid gap-4">
          <p>{isWithdrawn ? text.offerEffect : text.withdrawEffect}</p>
          <Field
            label={text.note}
            name="note"
            maxLength={STAFF_NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <FormError>{send.isError ? (errorMessage(send.error) ?? text.failed) : null}</FormError>
          <div className="flex flex-wrap gap-2 *:px-5">
            <Button type="submit" aria-disabled={send.isPending}>
              {label}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {text.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
