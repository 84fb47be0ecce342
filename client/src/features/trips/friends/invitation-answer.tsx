import type { Journey } from '@saathi/shared/trips/journeys'
import { useNavigate } from '@tanstack/react-router'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trip-friends.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'

/** The answers to an invitation to a trip. */
export function InvitationAnswer({ journey: { tripId, title } }: { journey: Journey }) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const answer = trpc.trips.answerInvitation.useMutation()

  async function send(accept: boolean) {
    if (answer.isPending || tripId === null) return
    try {
      await answer.mutateAsync({ tripId, accept })
      if (accept) await navigate({ to: '/trips/$tripId', params: { tripId } })
      else toast.success(text.declined)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
    utils.trips.journeys.invalidate()
    utils.notices.invalidate()
  }
  return (
    <div className="flex flex-wrap gap-2 border-line border-t px-4 py-3 md:px-5">
      <Button aria-label={text.acceptTrip(title)} aria-disabled={answer.isPending} onClick={() => send(true)}>
        {text.accept}
      </Button>
      <Button
        variant="quiet"
        aria-label={text.declineTrip(title)}
        aria-disabled={answer.isPending}
        onClick={() => send(false)}
      >
        {text.decline}
      </Button>
    </div>
  )
}
