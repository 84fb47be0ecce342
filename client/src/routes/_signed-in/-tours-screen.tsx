import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { ReportButton } from '../../features/moderation/report-button.tsx'
import { ReportTour } from '../../features/moderation/report-tour.tsx'
import { ToursPage } from '../../features/tours/components/tours-page.tsx'
import { ToursPageSkeleton } from '../../features/tours/components/tours-page-skeleton.tsx'
import type { TourSearch } from '../../features/tours/tour-search.ts'
import * as text from '../../messages/en/tours/tours.ts'

type Props = { from: '/tours' | '/create-tour'; search: TourSearch; children?: ReactNode }

/** The tours, with the form for a new one on the page that creates it. */
export function ToursScreen({ from, search, children }: Props) {
  const creating = from === '/create-tour'
  const navigate = useNavigate()
  const changeSearch = useCallback(
    (change: TourSearch) => navigate({ to: from, search: { ...search, ...change }, replace: true, resetScroll: false }),
    [navigate, from, search],
  )
  return (
    <NeedsProfile ended={text.logIn} waiting={<ToursPageSkeleton creating={creating} />}>
      <NeedsConsent>
        {children}
        <ToursPage
          creating={creating}
          search={search}
          onSearch={changeSearch}
          report={(tour, close) => <ReportTour tour={tour} onBlocked={close} />}
          reportPerson={(person, close) => <ReportButton person={person} onBlocked={close} />}
        />
      </NeedsConsent>
    </NeedsProfile>
  )
}
