import { REASON_MAX } from '@saathi/shared/tour-rules'
import type { Tour, Traveller } from '@saathi/shared/tours'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/host-tour.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useTourCache } from '../tour-cache.ts'

type Props = { tour: Tour; person: Traveller | null; onClose: () => void; onRemoved: () => void }

/** Removes a participant from a tour, with a reason. */
export function RemoveDialog({ tour, person, onClose, onRemoved }: Props) {
  const cache = useTourCache()
  const remove = trpc.tours.remove.useMutation()
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
    if (!person) return
    if (!reason.trim()) return setFormError(text.reasonMissing)
    try {
      cache.moved(await remove.mutateAsync({ tourId: tour._id, userId: person._id, reason }))
      toast.success(text.removed(person.name))
      onRemoved()
      onClose()
    } catch (error) {
      setFormError(errorMessage(error) ?? text.removeFailed)
    }
  }

  return (
    <Dialog
      title={shown ? text.askRemove(shown.name) : text.askRemoveSomebody}
      open={person !== null}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="mt-3 grid gap-5">
        <p className="[overflow-wrap:anywhere]">{text.removeEffect(tour.name)}</p>
        <TextArea
          label={text.reason}
          name="reason"
          required
          maxLength={REASON_MAX}
          value={reason}
          error={formError}
          hint={text.reasonHint}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={remove.isPending}>
            {remove.isPending ? text.busy : text.yesRemove}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
