import { MEETING_NOTE_MAX, MEETING_PLACE_MAX } from '@saathi/shared/groups/rules'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { Field, TextArea } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { instantOf, meetingError } from '../drafts.ts'
import { useGroupEntry } from '../hooks/use-group-entry.ts'

type Props = { tourId: string; onDone: () => void; onCancel: () => void }

/** Sets the meeting point of a tour. For the host. */
export function MeetingForm({ tourId, onDone, onCancel }: Props) {
  const utils = trpc.useUtils()
  const { put } = useGroupEntry(tourId)
  const create = trpc.groups.setMeeting.useMutation()
  // Sending again after a failure sets it once.
  const [key] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState({ place: '', meetAt: '', note: '', mapUrl: '' })
  const field = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  })

  const form = useForm({
    check: () => ({ form: meetingError(draft) ?? undefined }),
    send: async () => {
      const meetAt = instantOf(draft.meetAt)
      if (meetAt === null) return
      const { place, note } = draft
      put(await create.mutateAsync({ tourId, place, note, meetAt, mapUrl: draft.mapUrl.trim() || null, key }))
      utils.groups.get.invalidate({ tourId })
      onDone()
    },
    failed: text.failed,
  })

  return (
    <form {...form.props} aria-label={text.newMeeting} className="mt-4 grid gap-4">
      <Field label={text.place} maxLength={MEETING_PLACE_MAX} {...field('place')} />
      <Field label={text.when} type="datetime-local" {...field('meetAt')} />
      <TextArea label={text.note} hint={text.noteHint} maxLength={MEETING_NOTE_MAX} rows={2} {...field('note')} />
      <Field label={text.mapLink} hint={text.mapLinkHint} type="url" inputMode="url" {...field('mapUrl')} />
      <FormFooter form={form} label={text.saveMeeting} busyLabel={text.busy} onCancel={onCancel} />
    </form>
  )
}
