import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../features/auth/components/needs-profile.tsx'
import { ChoicePage } from '../../../features/choices/components/choice-page.tsx'
import { ChoiceSkeleton } from '../../../features/choices/components/choice-skeleton.tsx'
import * as text from '../../../messages/en/choices/choices.ts'

export const Route = createFileRoute('/_signed-in/choices/$choiceId')({ component: Choice })

function Choice() {
  const { choiceId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <NeedsProfile ended={text.signedOut} waiting={<ChoiceSkeleton />}>
      <NeedsConsent>
        <ChoicePage
          key={choiceId}
          choiceId={choiceId}
          onGone={() => navigate({ to: '/choices', replace: true })}
          onTrip={(tripId) => navigate({ to: '/trips/$tripId', params: { tripId } })}
        />
      </NeedsConsent>
    </NeedsProfile>
  )
}
