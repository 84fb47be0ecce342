import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { InvitationToTour, OwnPlan } from '@saathi/shared/plans/schema'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/plans/plans.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { toast } from '../../ui/toasts.tsx'

/** Invitations to tours because of plans of the user; nothing without one. */
export function Invitations({ plans }: { plans: OwnPlan[] }) {
  const { data } = trpc.plans.invitations.useQuery(undefined, { enabled: plans.length > 0 })
  const placeOf = (planId: string) => plans.find(({ _id }) => _id === planId)?.place.name
  const open = data?.items.filter(({ planId }) => placeOf(planId) !== undefined) ?? []
  if (open.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="scroll-mt-20 py-6">
      <SectionHead id="invitations" title={text.invitations} />
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {open.map((invitation) => (
          <li key={invitation.tour._id} className="min-w-0">
            <InvitationCard invitation={invitation} place={placeOf(invitation.planId) ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function InvitationCard({ invitation, place }: { invitation: InvitationToTour; place: string }) {
  const { planId, tour, host, accepted } = invitation
  const utils = trpc.useUtils()
  const onSuccess = ({ message }: { message: string }) => {
    toast.success(message)
    return utils.plans.invitations.invalidate()
  }
  const onError = (error: unknown) => toast.error(errorMessage(error) ?? text.answerFailed)
  const accept = trpc.plans.accept.useMutation({ onSuccess, onError })
  const decline = trpc.plans.decline.useMutation({ onSuccess, onError })
  const isPending = accept.isPending || decline.isPending
  const answer = ({ mutate }: typeof accept | typeof decline) => {
    if (!isPending) mutate({ planId, tourId: tour._id })
  }
  const seeTour = (
    <Link
      to="/tours"
      search={{ tour: tour._id }}
      aria-label={text.seeTourNamed(tour.name)}
      className={buttonClass(accepted ? 'main' : 'quiet')}
    >
      {text.seeTour}
    </Link>
  )
  return (
    <article className="flex h-full flex-col gap-3.5 rounded-3xl border border-line bg-card p-5">
      <div className="flex items-start gap-3">
        <Avatar id={host._id} name={host.name} picture={host.profilePicture} className="size-12" />
        <div className="min-w-0 flex-1">
          <h3 className="text-xl [overflow-wrap:anywhere]">{tour.name}</h3>
          <p className="mt-0.5 flex gap-2 text-muted text-sm tabular-nums">
            <CalendarDays aria-hidden className="mt-0.5 size-4 shrink-0" />
            {spanOfDays(tour.travelDates.start, tour.travelDates.end)}
          </p>
        </div>
      </div>
      <p className="[overflow-wrap:anywhere]">{text.invitationBy(host.name, place)}</p>
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        {accepted ? text.invitationAccepted(host.name) : text.invitationAsks(host.name)}
      </p>
      <div className="mt-auto flex flex-wrap gap-2.5 pt-1">
        {accepted ? (
          <>
            {seeTour}
            <Button
              variant="quiet"
              aria-disabled={isPending}
              aria-label={text.hideDaysFrom(host.name)}
              onClick={() => answer(decline)}
            >
              {text.hideDays}
            </Button>
          </>
        ) : (
          <>
            <Button aria-disabled={isPending} aria-label={text.acceptTour(tour.name)} onClick={() => answer(accept)}>
              {text.accept}
            </Button>
            <Button
              variant="quiet"
              aria-disabled={isPending}
              aria-label={text.declineTour(tour.name)}
              onClick={() => answer(decline)}
            >
              {text.decline}
            </Button>
            {seeTour}
          </>
        )}
      </div>
    </article>
  )
}
