import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { NeedsConsent } from '../../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../../features/auth/components/needs-profile.tsx'
import { KeepQuestion } from '../../../../features/offline/keep-question.tsx'
import { TicketPage } from '../../../../features/tours/components/ticket/ticket-page.tsx'
import { TicketSkeleton } from '../../../../features/tours/components/ticket/ticket-skeleton.tsx'
import { FamilyLink } from '../../../../features/trips/sharing/family-link.tsx'
import { lazyComponent } from '../../../../lib/lazy-component.tsx'
import * as pushText from '../../../../messages/en/push/push.ts'
import * as text from '../../../../messages/en/tours/ticket.ts'

const PushQuestion = lazyComponent(() => import('../../../../features/push/push-question.tsx'), { background: true })

export const Route = createFileRoute('/_signed-in/tours_/$tourId_/ticket')({ component: TourTicket })

function TourTicket() {
  const { tourId } = Route.useParams()
  return (
    <NeedsProfile ended={text.signedOut} waiting={<TicketSkeleton />}>
      <NeedsConsent>
        <Ticket key={tourId} tourId={tourId} />
      </NeedsConsent>
    </NeedsProfile>
  )
}

const Ticket = ({ tourId }: { tourId: string }) => (
  <TicketPage
    tourId={tourId}
    family={({ travelDates, cancelled }) => (
      <>
        {!cancelled && <FamilyLink tourId={tourId} travelDates={travelDates} />}
        <KeepQuestion />
        <Suspense>
          <PushQuestion
            question={pushText.questionOfSeat}
            kinds={['seat', 'group', 'messages']}
            className="rounded-3xl border lg:p-6"
          />
        </Suspense>
      </>
    )}
  />
)
