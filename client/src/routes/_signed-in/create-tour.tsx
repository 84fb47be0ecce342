import { createFileRoute } from '@tanstack/react-router'
import { ToursPageSkeleton } from '../../features/tours/components/tours-page-skeleton.tsx'
import { readTourSearch } from '../../features/tours/tour-search.ts'
import { ToursScreen } from './-tours-screen.tsx'

export const Route = createFileRoute('/_signed-in/create-tour')({
  validateSearch: readTourSearch,
  pendingComponent: () => <ToursPageSkeleton creating />,
  component: CreateTour,
})

function CreateTour() {
  return <ToursScreen from="/create-tour" search={Route.useSearch()} />
}
