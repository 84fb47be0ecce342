import { STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { errorMessage, errorReason } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-people.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { LogInToAct } from '../log-in-to-act.tsx'

type Props = {
  title: string
  /** The consequences. */
  means: string
  label: string
  /** What the fields lack; null if nothing. */
  lacks?: string | null
  /** Fields above the note. */
  children?: ReactNode
  open: boolean
  onClose: () => void
  /** Acts. @returns what is shown then */
  act: (note: string) => Promise<string>
}

/** Asks before an act about a person. What is typed stays when the dialog closes, until the act is done. */
export function ActDialog({ title, means, label, lacks = null, children, open, onClose, act }: Props) {
  const utils = trpc.useUtils()
  const [note, setNote] = useState('')
  const [error, setError] = useState<unknown>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isRunning.current) return
    setTried(true)
    if (lacks !== null) return
    isRunning.current = true
    setBusy(true)
    setError(null)
    try {
      toast.success(await act(note))
      setNote('')
      setTried(false)
      onClose()
      await utils.admin.invalidate()
    } catch (reason) {
      setError(reason)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <p className="mt-3">{means}</p>
      <form noValidate aria-busy={busy} onSubmit={submit} className="mt-4 grid gap-4">
        {children}
        <TextArea
          label={text.staffNote}
          hint={text.noteHint}
          name="note"
          className="[&_textarea]:min-h-20"
          maxLength={STAFF_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormError>
          {tried && lacks !== null ? lacks : error === null ? null : (errorMessage(error) ?? text.actFailed)}
        </FormError>
        {errorReason(error) === 'login-too-old' && <LogInToAct />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={busy}>
            {busy ? text.working : label}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
