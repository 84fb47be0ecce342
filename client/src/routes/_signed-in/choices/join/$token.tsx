import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../../features/auth/components/needs-profile.tsx'
import { ChoiceSkeleton } from '../../../../features/choices/components/choice-skeleton.tsx'
import { JoinChoicePage } from '../../../../features/choices/components/join-choice-page.tsx'
import * as text from '../../../../messages/en/choices/choices.ts'

export const Route = createFileRoute('/_signed-in/choices/join/$token')({ component: Join })

function Join() {
  const { token } = Route.useParams()
  return (
    <NeedsProfile ended={text.signedOut} waiting={<ChoiceSkeleton />}>
      <NeedsConsent>
        <JoinChoicePage key={token} token={token} />
      </NeedsConsent>
    </NeedsProfile>
  )
}
