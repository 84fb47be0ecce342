import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useCallback } from 'react'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { ReportTour } from '../../features/moderation/report-tour.tsx'
import { ToursPage } from '../../features/tours/components/tours-page.tsx'
import { ToursPageSkeleton } from '../../features/tours/components/tours-page-skeleton.tsx'
import { readTourSearch, type TourSearch, tourQuery } from '../../features/tours/tour-search.ts'
import { useAuth } from '../../lib/auth-context.tsx'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/tours/tours.ts'

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
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const changeSearch = useCallback(
    (change: TourSearch) =>
      navigate({ search: (previous) => ({ ...previous, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  return (
    <NeedsProfile ended={text.logIn} waiting={<ToursPageSkeleton />}>
      <NeedsConsent>
        {user?.visibilityAnswered === false && (
          <Suspense>
            <VisibilityQuestion />
          </Suspense>
        )}
        <ToursPage
          search={search}
          onSearch={changeSearch}
          report={(tour, close) => <ReportTour tour={tour} onBlocked={close} />}
        />
      </NeedsConsent>
    </NeedsProfile>
  )
}
