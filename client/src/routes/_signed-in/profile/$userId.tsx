import { createFileRoute, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { NeedsConsent } from '../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../features/auth/components/needs-profile.tsx'
import { ConnectButton } from '../../../features/matching/components/connect-button.tsx'
import { ReportButton } from '../../../features/moderation/report-button.tsx'
import { ReportTour } from '../../../features/moderation/report-tour.tsx'
import { FollowButton } from '../../../features/social/follows/follow-button.tsx'
import { FollowCounts } from '../../../features/social/follows/follow-counts.tsx'
import { OthersProfile } from '../../../features/social/profile/others-profile.tsx'
import { ProfileSkeleton } from '../../../features/social/profile/profile-skeleton.tsx'
import { TourDetails } from '../../../features/tours/components/tour-details.tsx'
import { TourSection } from '../../../features/tours/components/tour-section.tsx'
import { useOpenTour } from '../../../features/tours/open-tour.ts'
import { readOpenTour } from '../../../features/tours/tour-search.ts'
import { useAuth } from '../../../lib/auth-context.tsx'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { trpc } from '../../../lib/trpc.ts'
import * as aboutText from '../../../messages/en/moderation/safety.ts'
import * as text from '../../../messages/en/social/profile.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'

const ProfileReferences = lazyComponent(() => import('../../../features/references/profile-references.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

export const Route = createFileRoute('/_signed-in/profile/$userId')({
  validateSearch: readOpenTour,
  // The user's own profile has one URL.
  beforeLoad: async ({ context: { auth }, params: { userId }, search }) => {
    const { user } = await auth.whenResolved()
    if (user?._id === userId) throw redirect({ to: '/profile', search, replace: true })
  },
  component: () => (
    <NeedsProfile ended={text.signedOutTours} waiting={<ProfileSkeleton />}>
      <NeedsConsent>
        <UserProfile />
      </NeedsConsent>
    </NeedsProfile>
  ),
})

function UserProfile() {
  const { userId } = Route.useParams()
  const { tourId, close } = useOpenTour()
  const navigate = Route.useNavigate()
  const { user } = useAuth()
  const utils = trpc.useUtils()
  return (
    <>
      <OthersProfile
        key={userId}
        userId={userId}
        counts={(person) => <FollowCounts person={person} />}
        actions={(person) => (
          <>
            <ConnectButton person={person} connection={person.connection} />
            <FollowButton person={person} variant="quiet" />
            <ReportButton
              person={person}
              choices={[
                { label: aboutText.asWhole(person.name) },
                ...(person.profilePicture
                  ? [
                      {
                        label: aboutText.profilePicture,
                        subject: { kind: 'picture', path: person.profilePicture } as const,
                      },
                    ]
                  : []),
              ]}
              onBlocked={() => navigate({ to: '/tours', replace: true })}
            />
          </>
        )}
      >
        {({ _id, name }) => (
          <>
            <TourSection
              id="hosted"
              title={text.hostedBy(name)}
              whose={{ hostId: _id }}
              badge={text.hosting}
              empty={text.noHosted}
            />
            <TourSection
              id="joined"
              title={text.joinedBy(name)}
              whose={{ joinedBy: _id }}
              badge={text.joined}
              empty={text.noJoined}
            />
            <Suspense>
              <ProfileReferences
                person={{ _id, name }}
                report={({ _id: referenceId, writer }) =>
                  writer._id !== user?._id && (
                    <ReportButton
                      person={writer}
                      subject={{ kind: 'reference', referenceId }}
                      onBlocked={() => utils.references.invalidate()}
                    />
                  )
                }
              />
            </Suspense>
          </>
        )}
      </OthersProfile>
      <TourDetails
        tourId={tourId}
        onClose={close}
        signedOut={text.loginToJoin}
        report={(tour) => <ReportTour tour={tour} onBlocked={close} />}
      />
    </>
  )
}
