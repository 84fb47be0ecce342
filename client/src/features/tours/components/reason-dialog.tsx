import { REASON_MAX } from '@saathi/shared/tours/rules'
import type { Traveller } from '@saathi/shared/tours/schema'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { busy as busyText, cancel } from '../../../messages/en/tours/host-tour.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.tsx'

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
  busy: boolean
  onClose: () => void
}

/** Asks the host for words to a person whom they remove or decline, and sends them. */
export function ReasonDialog({ person, texts, send, busy, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [formError, setFormError] = useState<string | null>(null)
  // The dialog keeps the name while it closes.
  const [shown, setShown] = useState(person)
  if (person && person !== shown) {
    setShown(person)
    setReason('')
    setFormError(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!person || busy) return
    if (!reason.trim()) return setFormError(texts.missing)
    try {
      await send(person._id, reason)
      toast.success(texts.done(person.name))
      onClose()
    } catch (error) {
      setFormError(errorMessage(error) ?? texts.failed)
    }
  }

  return (
    <Dialog title={shown ? texts.title(shown.name) : texts.noTitle} open={person !== null} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-3 grid gap-5">
        <p className="[overflow-wrap:anywhere]">{texts.effect}</p>
        <TextArea
          label={texts.label}
          name="reason"
          required
          maxLength={REASON_MAX}
          value={reason}
          error={formError}
          hint={texts.hint}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {busy ? busyText : texts.yes}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
