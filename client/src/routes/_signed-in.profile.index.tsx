import { createFileRoute, Link, Navigate } from '@tanstack/react-router'
import { NeedsProfile } from '../features/auth/components/needs-profile.tsx'
import { FollowCounts } from '../features/follows/follow-counts.tsx'
import { OwnProfile } from '../features/profile/own-profile.tsx'
import { ProfileSkeleton } from '../features/profile/profile-skeleton.tsx'
import { HostButton } from '../features/tours/components/host-button.tsx'
import { TourDetails } from '../features/tours/components/tour-details.tsx'
import { TourSection } from '../features/tours/components/tour-section.tsx'
import { useOpenTour } from '../features/tours/open-tour.ts'
import { readOpenTour } from '../features/tours/tour-search.ts'
import { useAuth } from '../lib/auth-context.tsx'
import { buttonClass } from '../ui/button.tsx'

export const Route = createFileRoute('/_signed-in/profile/')({
  validateSearch: readOpenTour,
  component: () => (
    <NeedsProfile
      ended="Authentication required to load profile."
      words="Please log in to view your profile."
      waiting={<ProfileSkeleton />}
    >
      <Profile />
    </NeedsProfile>
  ),
})

function Profile() {
  const { user } = useAuth()
  const { tourId, open, close } = useOpenTour()
  if (!user) return null
  // Without consent the links lead to pages that ask for it first.
  const hostAction = user.consented ? (
    <HostButton onSaved={({ _id }) => open(_id)} />
  ) : (
    <Link to="/create-tour" className={buttonClass('main')}>
      Host a tour
    </Link>
  )
  return (
    <>
      <OwnProfile counts={<FollowCounts person={user} />} actions={hostAction}>
        <TourSection
          id="hosted"
          title="Your Open Tours"
          whose={{ hostId: user._id }}
          badge="Hosting"
          own
          empty="No open tours found."
        />
        <TourSection
          id="joined"
          title="Your Joined Tours"
          whose={{ joinedBy: user._id }}
          badge="Joined"
          own
          empty="No joined tours found."
          next={
            <Link to="/tours" className={buttonClass('main')}>
              Find a tour
            </Link>
          }
        />
      </OwnProfile>
      {user.consented ? (
        <TourDetails tourId={tourId} onClose={close} />
      ) : (
        tourId && <Navigate to="/tours" search={{ tour: tourId }} replace />
      )}
    </>
  )
}
