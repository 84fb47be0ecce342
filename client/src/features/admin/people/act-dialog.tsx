import { STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import { type ReactNode, useState } from 'react'
import { errorReason } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-people.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormButtons } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { LogInToAct } from '../log-in-to-act.tsx'

type Props = {
  title: string
  /** The consequences. */
  means: string
  label: string
  /** The error of the fields; null if they are complete. */
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
  const [needsLogin, setNeedsLogin] = useState(false)
  const form = useForm({
    check: () => ({ form: lacks ?? undefined }),
    send: async () => {
      setNeedsLogin(false)
      try {
        toast.success(await act(note))
      } catch (error) {
        setNeedsLogin(errorReason(error) === 'login-too-old')
        throw error
      }
      setNote('')
      onClose()
      await utils.admin.invalidate()
    },
    failed: text.actFailed,
  })

  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <p className="mt-3">{means}</p>
      <form {...form.props} className="mt-4 grid gap-4">
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
        <FormError>{form.errors.form}</FormError>
        {needsLogin && <LogInToAct />}
        <FormButtons form={form} label={label} busyLabel={text.working} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
