import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ToursPageSkeleton } from '../../features/tours/components/tours-page-skeleton.tsx'
import { readTourSearch, tourQuery } from '../../features/tours/tour-search.ts'
import { useAuth } from '../../lib/auth-context.tsx'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { ToursScreen } from './-tours-screen.tsx'

const VisibilityQuestion = lazyComponent(() => import('../../features/social/profile/visibility-question.tsx'), {
  background: true,
})

export const Route = createFileRoute('/_signed-in/tours')({
  validateSearch: readTourSearch,
  loaderDeps: ({ search }) => search,
  // Starts while the session is still loading.
  loader: ({ context: { utils }, deps }) => {
    utils.tours.list.prefetchInfinite(tourQuery(deps))
  },
  pendingComponent: ToursPageSkeleton,
  component: Tours,
})

function Tours() {
  const { user } = useAuth()
  return (
    <ToursScreen from="/tours" search={Route.useSearch()}>
      {user?.visibilityAnswered === false && (
        <Suspense>
          <VisibilityQuestion />
        </Suspense>
      )}
    </ToursScreen>
  )
}
