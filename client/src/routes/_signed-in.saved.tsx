import { createFileRoute, Link } from '@tanstack/react-router'
import { NeedsConsent } from '../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../features/auth/components/needs-profile.tsx'
import { PackageCard } from '../features/packages/package-card.tsx'
import { SavedPage } from '../features/saved/saved-page.tsx'
import { SavedSkeleton } from '../features/saved/saved-skeleton.tsx'
import { TourDetails } from '../features/tours/components/tour-details.tsx'
import { TourSection } from '../features/tours/components/tour-section.tsx'
import { useOpenTour } from '../features/tours/open-tour.ts'
import { readOpenTour } from '../features/tours/tour-search.ts'
import { buttonClass } from '../ui/button.tsx'

export const Route = createFileRoute('/_signed-in/saved')({
  validateSearch: readOpenTour,
  component: () => (
    <NeedsProfile
      ended="Please log in to see your saved list."
      words="Please log in to see your saved list."
      waiting={<SavedSkeleton />}
    >
      <NeedsConsent>
        <Saved />
      </NeedsConsent>
    </NeedsProfile>
  ),
})

function Saved() {
  const { tourId, close } = useOpenTour()
  return (
    <>
      <SavedPage
        tours={
          <TourSection
            id="saved-tours"
            title="Tours"
            whose={{ favorite: true }}
            own
            empty="No saved tours yet. Tap the heart on a tour to keep it here."
            next={
              <Link to="/tours" className={buttonClass('quiet')}>
                Find a tour
              </Link>
            }
          />
        }
        packageCard={(item) => <PackageCard item={item} playing={false} />}
      />
      <TourDetails tourId={tourId} onClose={close} />
    </>
  )
}
