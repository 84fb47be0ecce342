import { REASON_MAX } from '@saathi/shared/tour-rules'
import type { Tour, Traveller } from '@saathi/shared/tours'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
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
    if (!reason.trim()) return setFormError('Please give a reason.')
    try {
      cache.moved(await remove.mutateAsync({ tourId: tour._id, userId: person._id, reason }))
      toast.success(`${person.name} is removed from your tour.`)
      onRemoved()
      onClose()
    } catch (error) {
      setFormError(errorMessage(error) ?? 'Failed to remove them. Please try again.')
    }
  }

  return (
    <Dialog title={`Remove ${shown?.name ?? 'somebody'}?`} open={person !== null} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-3 grid gap-5">
        <p className="[overflow-wrap:anywhere]">
          They lose their place in "{tour.name}" and cannot join it again, unless you let them back.
        </p>
        <TextArea
          label="Reason"
          name="reason"
          required
          maxLength={REASON_MAX}
          value={reason}
          error={formError}
          hint="They read it in their notices."
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={remove.isPending}>
            {remove.isPending ? 'Loading...' : 'Yes, remove'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
