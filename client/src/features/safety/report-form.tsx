import type { Person, ReportReason } from '@saathi/shared/social'
import { NOTE_MAX, REPORT_REASONS } from '@saathi/shared/social-rules'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useInvalidatePeople } from './use-invalidate-people.ts'

type Props = { person: Pick<Person, '_id' | 'name'>; onBlocked: () => void; onDone: () => void }

const REASONS = [['', 'Please choose'], ...REPORT_REASONS] as const

/** Reports a user, optionally with a block; or only blocks them. */
export function ReportForm({ person, onBlocked, onDone }: Props) {
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [note, setNote] = useState('')
  const [alsoBlock, setAlsoBlock] = useState(true)
  const [formError, setFormError] = useState<string | null>(null)
  const report = trpc.social.report.useMutation()
  const block = trpc.social.block.useMutation()
  const invalidatePeople = useInvalidatePeople()
  const busy = report.isPending || block.isPending

  async function finish(call: Promise<{ message: string }>, blocked: boolean) {
    setFormError(null)
    try {
      toast.success((await call).message)
      onDone()
      if (!blocked) return
      onBlocked()
      await invalidatePeople()
    } catch (error) {
      setFormError(errorMessage(error) ?? 'That did not reach us. Please try again.')
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (reason === '') return setFormError('Please choose what is wrong.')
    finish(report.mutateAsync({ userId: person._id, reason, note, alsoBlock }), alsoBlock)
  }

  return (
    <form noValidate aria-label="Report" aria-busy={busy} onSubmit={submit} className="mt-3 grid gap-4">
      <p>Only our moderators see this. {person.name} is never told who it was.</p>
      <Select label="What is wrong?" name="reason" value={reason} choices={REASONS} onChange={setReason} />
      <TextArea
        label="What happened? (if you like)"
        name="note"
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Checkbox
        label="Block them as well"
        hint="You will not see each other anywhere, and a talk between you ends."
        checked={alsoBlock}
        onChange={(event) => setAlsoBlock(event.target.checked)}
      />
      <FormError>{formError}</FormError>
      <div className="flex flex-wrap gap-2 *:px-5">
        <Button type="submit" aria-disabled={busy}>
          {report.isPending ? 'Sending...' : 'Send report'}
        </Button>
        <Button
          variant="quiet"
          aria-disabled={busy}
          onClick={() => !busy && finish(block.mutateAsync({ userId: person._id }), true)}
        >
          {block.isPending ? 'Blocking...' : 'Only block'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
