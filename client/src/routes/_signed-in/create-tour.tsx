import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { ReportTour } from '../../features/moderation/report-tour.tsx'
import { ToursPage } from '../../features/tours/components/tours-page.tsx'
import { ToursPageSkeleton } from '../../features/tours/components/tours-page-skeleton.tsx'
import { readTourSearch, type TourSearch } from '../../features/tours/tour-search.ts'
import * as text from '../../messages/en/tours/tours.ts'

export const Route = createFileRoute('/_signed-in/create-tour')({
  validateSearch: readTourSearch,
  pendingComponent: Waiting,
  component: CreateTour,
})

function CreateTour() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const changeSearch = useCallback(
    (change: TourSearch) =>
      navigate({ search: (previous) => ({ ...previous, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  return (
    <NeedsProfile ended={text.logIn} waiting={<Waiting />}>
      <NeedsConsent>
        <ToursPage
          creating
          search={search}
          onSearch={changeSearch}
          report={(tour, close) => <ReportTour tour={tour} onBlocked={close} />}
        />
      </NeedsConsent>
    </NeedsProfile>
  )
}

function Waiting() {
  return <ToursPageSkeleton creating />
}
