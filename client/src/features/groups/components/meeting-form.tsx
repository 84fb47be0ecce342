import { MEETING_NOTE_MAX, MEETING_PLACE_MAX } from '@saathi/shared/groups/rules'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
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
  const [formError, setFormError] = useState<string | null>(null)
  const field = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (create.isPending) return
    const error = meetingError(draft)
    const meetAt = instantOf(draft.meetAt)
    setFormError(error)
    if (error || meetAt === null) return
    try {
      const { place, note } = draft
      put(await create.mutateAsync({ tourId, place, note, meetAt, mapUrl: draft.mapUrl.trim() || null, key }))
      utils.groups.get.invalidate({ tourId })
      onDone()
    } catch (reason) {
      setFormError(errorMessage(reason) ?? text.failed)
    }
  }

  return (
    <form
      noValidate
      aria-label={text.newMeeting}
      aria-busy={create.isPending}
      onSubmit={submit}
      className="mt-4 grid gap-4"
    >
      <Field label={text.place} maxLength={MEETING_PLACE_MAX} {...field('place')} />
      <Field label={text.when} type="datetime-local" {...field('meetAt')} />
      <TextArea label={text.note} hint={text.noteHint} maxLength={MEETING_NOTE_MAX} rows={2} {...field('note')} />
      <Field label={text.mapLink} hint={text.mapLinkHint} type="url" inputMode="url" {...field('mapUrl')} />
      <FormError>{formError}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={create.isPending}>
          {create.isPending ? text.busy : text.saveMeeting}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
