import { createFileRoute } from '@tanstack/react-router'
import { GroupScreen } from '../../../-group-screen.tsx'

export const Route = createFileRoute('/_signed-in/trips_/$tripId_/group')({ component: TripGroup })

function TripGroup() {
  return <GroupScreen id={Route.useParams().tripId} ofTrip />
}
