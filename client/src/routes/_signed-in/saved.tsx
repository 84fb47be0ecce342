import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { ReportTour } from '../../features/moderation/report-tour.tsx'
import { PackageCard } from '../../features/packages/package-card.tsx'
import { SavedPage } from '../../features/social/saved/saved-page.tsx'
import { SavedSkeleton } from '../../features/social/saved/saved-skeleton.tsx'
import { TourDetails } from '../../features/tours/components/tour-details.tsx'
import { TourSection, useHasTours } from '../../features/tours/components/tour-section.tsx'
import { useOpenTour } from '../../features/tours/open-tour.ts'
import { readOpenTour } from '../../features/tours/tour-search.ts'
import * as text from '../../messages/en/social/saved.ts'

export const Route = createFileRoute('/_signed-in/saved')({
  validateSearch: readOpenTour,
  component: () => (
    <NeedsProfile ended={text.logIn} words={text.logIn} waiting={<SavedSkeleton />}>
      <NeedsConsent>
        <Saved />
      </NeedsConsent>
    </NeedsProfile>
  ),
})

function Saved() {
  const { tourId, close } = useOpenTour()
  const hasTours = useHasTours({ favorite: true })
  return (
    <>
      <SavedPage
        tours={<TourSection id="saved-tours" title={text.tours} whose={{ favorite: true }} own empty={text.noTours} />}
        hasTours={hasTours}
        packageCard={(item) => <PackageCard item={item} playing={false} />}
      />
      <TourDetails tourId={tourId} onClose={close} report={(tour) => <ReportTour tour={tour} onBlocked={close} />} />
    </>
  )
}
