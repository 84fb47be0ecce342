import { STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import type { Package } from '@saathi/shared/packages/schema'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/package-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'

/** Withdraws a package, or offers it again, after a question. */
export function WithdrawButton({ item }: { item: Package }) {
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const utils = trpc.useUtils()
  const isWithdrawn = item.withdrawn === true
  const label = isWithdrawn ? text.offer : text.withdraw
  const send = trpc.admin.withdrawPackage.useMutation()
  const form = useForm({
    send: async () => {
      await send.mutateAsync({ packageId: item._id, withdrawn: !isWithdrawn, note })
      setOpen(false)
      setNote('')
      toast.success(isWithdrawn ? text.isOffered : text.isWithdrawn)
      await Promise.all([utils.admin.invalidate(), utils.packages.invalidate()])
    },
    failed: text.failed,
  })
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
        <form {...form.props} className="mt-3 grid gap-4">
          <p>{isWithdrawn ? text.offerEffect : text.withdrawEffect}</p>
          <Field
            label={text.note}
            name="note"
            maxLength={STAFF_NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <FormFooter form={form} label={label} onCancel={() => setOpen(false)} className="gap-2 *:px-5" />
        </form>
      </Dialog>
    </>
  )
}
