import { createFileRoute } from '@tanstack/react-router'
import { GroupScreen } from '../../../-group-screen.tsx'

export const Route = createFileRoute('/_signed-in/tours_/$tourId_/group')({ component: TourGroup })

function TourGroup() {
  return <GroupScreen id={Route.useParams().tourId} />
}
