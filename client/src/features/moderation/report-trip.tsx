import { reportReasons } from '@saathi/shared/lib/messages/en/report-reasons'
import type { ReportReason } from '@saathi/shared/moderation/schema'
import { NOTE_MAX, REPORT_REASONS } from '@saathi/shared/social/rules'
import { useState } from 'react'
import { labelled } from '../../lib/choices.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/trips/public-trip.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useForm } from '../../ui/use-form.ts'

type Props = { publicId: string; open: boolean; onClose: () => void }

/** Reports the public page of a trip. Whose it is need not be known, so nobody is blocked here. */
export default function ReportTrip({ publicId, open, onClose }: Props) {
  return (
    <Dialog title={text.report} open={open} onClose={onClose}>
      <ReportTripForm publicId={publicId} onDone={onClose} />
    </Dialog>
  )
}

const REASONS = [['', text.chooseReason], ...labelled(REPORT_REASONS, reportReasons)] as const

function ReportTripForm({ publicId, onDone }: { publicId: string; onDone: () => void }) {
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [note, setNote] = useState('')
  const report = trpc.safety.reportTrip.useMutation()
  const form = useForm({
    check: () => ({ form: reason === '' ? text.noReason : undefined }),
    send: async () => {
      if (reason === '') return
      toast.success((await report.mutateAsync({ publicId, reason, note })).message)
      onDone()
    },
    failed: text.failed,
  })
  return (
    <form {...form.props} aria-label={text.report} className="mt-3 grid gap-4">
      <p>{text.isAnonymous}</p>
      <Select label={text.reason} name="reason" value={reason} choices={REASONS} onChange={setReason} />
      <TextArea
        label={text.words}
        name="note"
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <FormFooter form={form} label={report.isPending ? text.sending : text.send} onCancel={onDone} />
    </form>
  )
}
