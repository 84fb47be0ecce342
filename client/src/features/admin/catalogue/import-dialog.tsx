import { CATALOGUE_FILE_MAX, STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormButtons } from '../../../ui/form-footer.tsx'
import { useForm } from '../../../ui/use-form.ts'

type Props = { open: boolean; onClose: () => void }

/** Imports a catalogue file, and shows what it did or the errors of its rows. */
export const ImportDialog = ({ open, onClose }: Props) => (
  <Dialog title={text.importTitle} open={open} onClose={onClose}>
    <ImportForm onClose={onClose} />
  </Dialog>
)

function ImportForm({ onClose }: Pick<Props, 'onClose'>) {
  const [file, setFile] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const utils = trpc.useUtils()
  const send = trpc.admin.importCatalogue.useMutation({ onSuccess: () => utils.admin.invalidate() })

  const form = useForm({
    check: () => ({ form: file ? undefined : text.chooseFile }),
    send: async (): Promise<void> => {
      send.reset()
      const words = await file?.text().catch(() => null)
      if (!words) return form.setErrors({ form: text.fileUnreadable })
      if (words.length > CATALOGUE_FILE_MAX) return form.setErrors({ form: text.fileTooLarge })
      await send.mutateAsync({ text: words, note })
    },
    failed: text.failed,
  })
  const { errors = [], added = 0, updated = 0, unchanged = 0 } = send.data ?? {}
  return (
    <form {...form.props} className="mt-3 grid gap-4">
      <p>{text.importIntro}</p>
      <label className="grid gap-1.5">
        <span className="font-[650] text-muted text-xs tracking-wide">{text.file}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            form.setErrors({})
            send.reset()
          }}
          className="min-h-12 w-full min-w-0 rounded-xl border border-field bg-card p-2 file:mr-3 file:min-h-8 file:rounded-full file:border-0 file:bg-sunk file:px-3 file:font-[650] file:text-ink"
        />
      </label>
      <Field
        label={text.noteLabel}
        name="note"
        maxLength={STAFF_NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormError>{form.errors.form}</FormError>
      {errors.length > 0 && (
        <div role="alert">
          <p className="font-[600] text-terra">{text.importErrors(errors.length)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
          <ul tabIndex={0} className="mt-2 grid max-h-56 gap-1 overflow-y-auto rounded-xl bg-sunk p-3 text-sm">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </div>
      )}
      <div role="status">
        {send.data && errors.length === 0 && (
          <p className="font-[600] text-leaf">{text.imported(added, updated, unchanged)}</p>
        )}
      </div>
      <FormButtons form={form} label={text.importNow} busyLabel={text.importing} className="gap-2 *:px-5">
        <Button variant="quiet" onClick={onClose}>
          {text.close}
        </Button>
      </FormButtons>
    </form>
  )
}
