import { REASON_MAX } from '@saathi/shared/tours/rules'
import type { Traveller } from '@saathi/shared/tours/schema'
import { useState } from 'react'
import { busy } from '../../../messages/en/tours/host-tour.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { FormButtons } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'

type Texts = {
  title: (name: string) => string
  /** The title before anybody was chosen. */
  noTitle: string
  effect: string
  label: string
  hint: string
  missing: string
  yes: string
  done: (name: string) => string
  failed: string
}

type Props = {
  /** The person whom the host writes to; null for none. */
  person: Traveller | null
  texts: Texts
  send: (userId: string, reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks the host for words to a person whom they remove or decline, and sends them. */
export function ReasonDialog({ person, texts, send, onClose }: Props) {
  const [reason, setReason] = useState('')
  const form = useForm({
    check: () => ({ form: reason.trim() ? undefined : texts.missing }),
    send: async () => {
      if (!person) return
      await send(person._id, reason)
      toast.success(texts.done(person.name))
      onClose()
    },
    failed: texts.failed,
  })
  // The dialog keeps the name while it closes.
  const [shown, setShown] = useState(person)
  if (person && person !== shown) {
    setShown(person)
    setReason('')
    form.setErrors({})
  }

  return (
    <Dialog title={shown ? texts.title(shown.name) : texts.noTitle} open={person !== null} onClose={onClose}>
      <form {...form.props} className="mt-3 grid gap-5">
        <p className="[overflow-wrap:anywhere]">{texts.effect}</p>
        <TextArea
          label={texts.label}
          name="reason"
          required
          maxLength={REASON_MAX}
          value={reason}
          error={form.errors.form}
          hint={texts.hint}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormButtons form={form} label={texts.yes} busyLabel={busy} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
