import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../../features/auth/components/needs-profile.tsx'
import { JoinPage, JoinSkeleton } from '../../../../features/trips/friends/join-page.tsx'
import * as text from '../../../../messages/en/trips/trip-friends.ts'

export const Route = createFileRoute('/_signed-in/trips_/join/$token')({ component: Join })

function Join() {
  const { token } = Route.useParams()
  return (
    <NeedsProfile ended={text.signedOut} waiting={<JoinSkeleton />}>
      <NeedsConsent>
        <JoinPage key={token} token={token} />
      </NeedsConsent>
    </NeedsProfile>
  )
}
