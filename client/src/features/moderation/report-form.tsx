import { reportReasons } from '@saathi/shared/lib/messages/en/report-reasons'
import type { ReportReason, ReportSubject } from '@saathi/shared/moderation/schema'
import { NOTE_MAX, REPORT_REASONS } from '@saathi/shared/social/rules'
import type { Person } from '@saathi/shared/social/schema'
import { useState } from 'react'
import { labelled } from '../../lib/choices.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/moderation/safety.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useForm } from '../../ui/use-form.ts'
import { BlockCost } from './block-cost.tsx'
import { useInvalidatePeople } from './use-invalidate-people.ts'

/** The possible subjects of a report; without one it is about the user as a whole. */
export type ReportChoice = { label: string; subject?: ReportSubject }

type Props = {
  person: Pick<Person, '_id' | 'name'>
  /** The reported subject; none: the user as a whole. */
  subject?: ReportSubject | undefined
  /** Asks what is reported, instead of `subject`; the first one is chosen at first. */
  choices?: readonly ReportChoice[] | undefined
  onBlocked: () => void
  onDone: () => void
}

const REASONS = [['', text.chooseReason], ...labelled(REPORT_REASONS, reportReasons)] as const

/** Reports a user, optionally with a block; or only blocks them. */
export function ReportForm({ person, subject, choices = [], onBlocked, onDone }: Props) {
  const [about, setAbout] = useState('0')
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [note, setNote] = useState('')
  const [alsoBlock, setAlsoBlock] = useState(true)
  const report = trpc.social.report.useMutation()
  const block = trpc.social.block.useMutation()
  const invalidatePeople = useInvalidatePeople()

  async function finish(call: Promise<{ message: string }>, blocked: boolean) {
    toast.success((await call).message)
    onDone()
    if (!blocked) return
    onBlocked()
    await invalidatePeople()
  }
  const form = useForm({
    check: () => ({ form: reason === '' ? text.noReason : undefined }),
    send: () => {
      if (reason === '') return
      const chosen = choices.length > 0 ? choices[Number(about)]?.subject : subject
      return finish(report.mutateAsync({ userId: person._id, subject: chosen, reason, note, alsoBlock }), alsoBlock)
    },
    failed: text.failed,
  })

  return (
    <form {...form.props} aria-label={text.report} className="mt-3 grid gap-4">
      <p>{text.isAnonymous}</p>
      {choices.length > 1 && (
        <Select
          label={text.about}
          name="about"
          value={about}
          choices={choices.map(({ label }, index) => [String(index), label] as const)}
          onChange={setAbout}
        />
      )}
      <Select label={text.reason} name="reason" value={reason} choices={REASONS} onChange={setReason} />
      <TextArea
        label={text.note}
        name="note"
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Checkbox
        label={text.alsoBlock}
        hint={text.blockMeans}
        checked={alsoBlock}
        onChange={(event) => setAlsoBlock(event.target.checked)}
      />
      {alsoBlock && <BlockCost person={person} />}
      <FormFooter
        form={form}
        label={report.isPending ? text.sending : alsoBlock ? text.reportAndBlock : text.reportOnly}
        onCancel={onDone}
        className="gap-2 *:px-5"
      >
        {alsoBlock && (
          <Button
            variant="quiet"
            aria-disabled={form.busy}
            onClick={() => form.run(() => finish(block.mutateAsync({ userId: person._id }), true))}
          >
            {block.isPending ? text.blocking : text.onlyBlock}
          </Button>
        )}
      </FormFooter>
    </form>
  )
}
