import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../../features/auth/components/needs-profile.tsx'
import { TourPlanPage } from '../../../../features/trips/components/tour-plan-page.tsx'
import { TripSkeleton } from '../../../../features/trips/components/trip-skeleton.tsx'
import { integerWithin } from '../../../../lib/search-params.ts'
import * as text from '../../../../messages/en/trips/trips.ts'
import { TRIP_PARTS } from '../../../-trip-parts.tsx'

export const Route = createFileRoute('/_signed-in/tours_/$tourId_/plan')({
  validateSearch: ({ day }: { day?: unknown }): { day?: unknown } => ({ day }),
  component: TourPlan,
})

function TourPlan() {
  const { tourId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <NeedsProfile ended={text.signedOut} waiting={<TripSkeleton />}>
      <NeedsConsent>
        <TourPlanPage
          key={tourId}
          tourId={tourId}
          parts={TRIP_PARTS}
          day={integerWithin(1, 31, Route.useSearch().day)}
          onDay={(day) => navigate({ search: { day }, replace: true, resetScroll: false })}
        />
      </NeedsConsent>
    </NeedsProfile>
  )
}
