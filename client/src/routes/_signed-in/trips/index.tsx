import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../features/auth/components/needs-profile.tsx'
import { TripsPage } from '../../../features/trips/components/trips-page.tsx'
import { TripsSkeleton } from '../../../features/trips/components/trips-skeleton.tsx'
import type { PlanSearch } from '../../../lib/plan-search.ts'
import * as text from '../../../messages/en/trips/trips.ts'

export const Route = createFileRoute('/_signed-in/trips/')({
  // The page, which is loaded later, validates it.
  validateSearch: (search: PlanSearch): PlanSearch => search,
  component: Trips,
})

function Trips() {
  const navigate = Route.useNavigate()
  return (
    <NeedsProfile ended={text.logInForTrips} waiting={<TripsSkeleton />}>
      <NeedsConsent>
        <TripsPage
          search={Route.useSearch()}
          onClose={() => navigate({ search: {}, replace: true, resetScroll: false })}
          onCreated={(tripId) => navigate({ to: '/trips/$tripId', params: { tripId }, replace: true })}
        />
      </NeedsConsent>
    </NeedsProfile>
  )
}
