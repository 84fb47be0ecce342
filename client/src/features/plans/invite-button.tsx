import type { FoundPlan } from '@saathi/shared/plans/schema'
import { Send } from 'lucide-react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/plans/plans.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'

type Props = { plan: FoundPlan; tour: { _id: string; name: string } }

/** Invites the owner of a plan to a tour of the user. */
export function InviteButton({ plan, tour }: Props) {
  const utils = trpc.useUtils()
  const invite = trpc.plans.invite.useMutation()

  async function send() {
    if (invite.isPending) return
    try {
      const { message } = await invite.mutateAsync({ planId: plan._id, placeId: plan.place.id, tourId: tour._id })
      toast.success(message)
      utils.plans.search.invalidate()
    } catch (error) {
      toast.error(errorMessage(error) ?? text.inviteFailed)
    }
  }

  return (
    <Button
      variant="quiet"
      aria-disabled={invite.isPending}
      aria-label={text.inviteNameTo(plan.person.name, tour.name)}
      onClick={send}
      className="min-w-0"
    >
      <Send aria-hidden className="size-4.5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{text.inviteTo(tour.name)}</span>
    </Button>
  )
}
