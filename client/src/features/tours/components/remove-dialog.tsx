import type { Tour, Traveller } from '@saathi/shared/tours/schema'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/host-tour.ts'
import { useTourCache } from '../tour-cache.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = { tour: Tour; person: Traveller | null; onClose: () => void; onRemoved: () => void }

/** Removes a participant from a tour, with a reason. */
export function RemoveDialog({ tour, person, onClose, onRemoved }: Props) {
  const cache = useTourCache()
  const remove = trpc.tours.remove.useMutation()
  return (
    <ReasonDialog
      person={person}
      texts={{
        title: text.askRemove,
        noTitle: text.askRemoveSomebody,
        effect: text.removeEffect(tour.name),
        label: text.reason,
        hint: text.reasonHint,
        missing: text.reasonMissing,
        yes: text.yesRemove,
        done: text.removed,
        failed: text.removeFailed,
      }}
      send={async (userId, reason) => {
        cache.moved(await remove.mutateAsync({ tourId: tour._id, userId, reason }))
        onRemoved()
      }}
      onClose={onClose}
    />
  )
}
