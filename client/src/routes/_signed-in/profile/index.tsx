import { createFileRoute, Link, Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { NeedsProfile } from '../../../features/auth/components/needs-profile.tsx'
import { ReportButton } from '../../../features/moderation/report-button.tsx'
import { ReportTour } from '../../../features/moderation/report-tour.tsx'
import { FollowCounts } from '../../../features/social/follows/follow-counts.tsx'
import { OwnProfile } from '../../../features/social/profile/own-profile.tsx'
import { ProfileSkeleton } from '../../../features/social/profile/profile-skeleton.tsx'
import { HostButton } from '../../../features/tours/components/host-button.tsx'
import { TourDetails } from '../../../features/tours/components/tour-details.tsx'
import { TourSection } from '../../../features/tours/components/tour-section.tsx'
import { useOpenTour } from '../../../features/tours/open-tour.ts'
import { readOpenTour } from '../../../features/tours/tour-search.ts'
import { useAuth } from '../../../lib/auth-context.tsx'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/social/profile.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'

const ProfileReferences = lazyComponent(() => import('../../../features/references/profile-references.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

const VisibilityQuestion = lazyComponent(() => import('../../../features/social/profile/visibility-question.tsx'), {
  background: true,
})

export const Route = createFileRoute('/_signed-in/profile/')({
  validateSearch: readOpenTour,
  component: () => (
    <NeedsProfile ended={text.signedOutOwn} words={text.loginToView} waiting={<ProfileSkeleton />}>
      <Profile />
    </NeedsProfile>
  ),
})

function Profile() {
  const { user } = useAuth()
  const { tourId, open, close } = useOpenTour()
  const utils = trpc.useUtils()
  if (!user) return null
  // Without consent the links lead to pages that ask for it first.
  const hostAction = (variant?: 'quiet') =>
    user.consented ? (
      <HostButton variant={variant} onSaved={({ _id }) => open(_id)} />
    ) : (
      <Link to="/create-tour" className={buttonClass(variant ?? 'main')}>
        {text.hostTour}
      </Link>
    )
  return (
    <>
      <OwnProfile counts={<FollowCounts person={user} />} actions={hostAction()}>
        {user.visibilityAnswered === false && (
          <Suspense>
            <VisibilityQuestion />
          </Suspense>
        )}
        <TourSection
          id="hosted"
          title={text.ownHosted}
          whose={{ hostId: user._id }}
          badge={text.hosting}
          own
          empty={text.noHosted}
          next={hostAction('quiet')}
        />
        <TourSection
          id="joined"
          title={text.ownJoined}
          whose={{ joinedBy: user._id }}
          badge={text.joined}
          own
          empty={text.noJoined}
          next={
            <Link to="/tours" className={buttonClass('quiet')}>
              {text.findTours}
            </Link>
          }
        />
        <TourSection id="waiting" title={text.ownWaitlists} whose={{ waiting: true }} own />
        {user.consented && (
          <Suspense>
            <ProfileReferences
              own
              person={user}
              report={({ _id: referenceId, writer }) => (
                <ReportButton
                  person={writer}
                  subject={{ kind: 'reference', referenceId }}
                  onBlocked={() => utils.references.invalidate()}
                />
              )}
            />
          </Suspense>
        )}
      </OwnProfile>
      {user.consented ? (
        <TourDetails
          tourId={tourId}
          onClose={close}
          report={(tour) => <ReportTour tour={tour} onBlocked={close} />}
          reportPerson={(person) => <ReportButton person={person} onBlocked={close} />}
        />
      ) : (
        tourId && <Navigate to="/tours" search={{ tour: tourId }} replace />
      )}
    </>
  )
}
