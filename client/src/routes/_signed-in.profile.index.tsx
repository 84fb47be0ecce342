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
  const hostAction = (label: string, variant?: 'quiet') =>
    user.consented ? (
      <HostButton label={label} variant={variant} onSaved={({ _id }) => open(_id)} />
    ) : (
      <Link to="/create-tour" className={buttonClass(variant ?? 'main')}>
        {label}
      </Link>
    )
  return (
    <>
      <OwnProfile counts={<FollowCounts person={user} />} actions={hostAction('Host a tour')}>
        <TourSection
          id="hosted"
          title="Your Open Tours"
          whose={{ hostId: user._id }}
          badge="Hosting"
          own
          empty="No open tours found."
          next={hostAction('Host your first tour', 'quiet')}
        />
        <TourSection
          id="joined"
          title="Your Joined Tours"
          whose={{ joinedBy: user._id }}
          badge="Joined"
          own
          empty="No joined tours found."
          next={
            <Link to="/tours" className={buttonClass('quiet')}>
              Find a tour
            </Link>
          }
        />
        <TourSection id="waiting" title="Your Waitlists" whose={{ waiting: true }} own />
      </OwnProfile>
      {user.consented ? (
        <TourDetails tourId={tourId} onClose={close} />
      ) : (
        tourId && <Navigate to="/tours" search={{ tour: tourId }} replace />
      )}
    </>
  )
}
