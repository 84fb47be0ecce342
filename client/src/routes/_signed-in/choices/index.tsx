import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../features/auth/components/needs-profile.tsx'
import { ChoiceSkeleton } from '../../../features/choices/components/choice-skeleton.tsx'
import { ChoicesPage } from '../../../features/choices/components/choices-page.tsx'
import * as text from '../../../messages/en/choices/choices.ts'

export const Route = createFileRoute('/_signed-in/choices/')({ component: Choices })

function Choices() {
  return (
    <NeedsProfile ended={text.signedOut} waiting={<ChoiceSkeleton />}>
      <NeedsConsent>
        <ChoicesPage />
      </NeedsConsent>
    </NeedsProfile>
  )
}
