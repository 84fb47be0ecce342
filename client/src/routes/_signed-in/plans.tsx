import type { PlanPlace } from '@saathi/shared/plans/schema'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { ConnectButton } from '../../features/matching/components/connect-button.tsx'
import { ReportButton } from '../../features/moderation/report-button.tsx'
import type { PlanSearch } from '../../features/plans/plan-search.ts'
import { PlansPage } from '../../features/plans/plans-page.tsx'
import { PlansSkeleton } from '../../features/plans/plans-skeleton.tsx'
import { HostButton } from '../../features/tours/components/host-button.tsx'
import * as text from '../../messages/en/plans/plans.ts'

export const Route = createFileRoute('/_signed-in/plans')({
  // The page, which is loaded later, validates it.
  validateSearch: (search: PlanSearch): PlanSearch => search,
  component: () => (
    <NeedsProfile ended={text.logIn} words={text.logIn} waiting={<PlansSkeleton />}>
      <NeedsConsent>
        <Plans />
      </NeedsConsent>
    </NeedsProfile>
  ),
})

const destinationOf = ({ id, name, state }: PlanPlace) => (id.startsWith('region:') ? name : `${name}, ${state}`)

function Plans() {
  const navigate = useNavigate()
  const routeNavigate = Route.useNavigate()
  return (
    <PlansPage
      search={Route.useSearch()}
      onSearch={(change) =>
        routeNavigate({ search: (previous) => ({ ...previous, ...change }), replace: true, resetScroll: false })
      }
      host={({ place, travelDates }) => (
        <HostButton
          variant="quiet"
          label={text.hostTour}
          start={{ destination: destinationOf(place), ...travelDates }}
          onSaved={({ _id }) => navigate({ to: '/tours', search: { tour: _id } })}
        />
      )}
      parts={{
        connect: ({ person, connection }) => <ConnectButton person={person} connection={connection} variant="quiet" />,
        report: ({ _id: planId, place, person }, onBlocked) => (
          <ReportButton person={person} subject={{ kind: 'plan', placeId: place.id, planId }} onBlocked={onBlocked} />
        ),
      }}
    />
  )
}
