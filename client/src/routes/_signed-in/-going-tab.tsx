import type { PlanPlace } from '@saathi/shared/plans/schema'
import { useNavigate } from '@tanstack/react-router'
import { ConnectButton } from '../../features/matching/components/connect-button.tsx'
import { ReportButton } from '../../features/moderation/report-button.tsx'
import type { PlanSearch } from '../../features/plans/plan-search.ts'
import { WhoIsGoing } from '../../features/plans/who-is-going.tsx'
import { HostButton } from '../../features/tours/components/host-button.tsx'
import * as text from '../../messages/en/plans/plans.ts'

type Props = { search: Record<string, unknown>; onSearch: (change: PlanSearch) => void }

const destinationOf = ({ id, name, state }: PlanPlace) => (id.startsWith('region:') ? name : `${name}, ${state}`)

/** Who is going, with what other features have for a person and for the user's own days. */
export default function GoingTab({ search, onSearch }: Props) {
  const navigate = useNavigate()
  return (
    <WhoIsGoing
      search={search}
      onSearch={onSearch}
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
