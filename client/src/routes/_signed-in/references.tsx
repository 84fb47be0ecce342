import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { ReferencesPage } from '../../features/references/references-page.tsx'
import { SavedSkeleton } from '../../features/social/saved/saved-skeleton.tsx'
import * as text from '../../messages/en/social/profile.ts'

export const Route = createFileRoute('/_signed-in/references')({
  component: () => (
    <NeedsProfile ended={text.signedOutOwn} words={text.loginToView} waiting={<SavedSkeleton />}>
      <NeedsConsent>
        <ReferencesPage />
      </NeedsConsent>
    </NeedsProfile>
  ),
})
