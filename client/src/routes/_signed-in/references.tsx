import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { SavedSkeleton } from '../../features/social/saved/saved-skeleton.tsx'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/social/profile.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'

// With a chunk of its own, so that the first page does not list what this one loads.
const ReferencesPage = lazyComponent(() => import('../../features/references/references-page.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

export const Route = createFileRoute('/_signed-in/references')({
  component: () => (
    <NeedsProfile ended={text.signedOutOwn} words={text.loginToView} waiting={<SavedSkeleton />}>
      <NeedsConsent>
        <Suspense fallback={<SavedSkeleton />}>
          <ReferencesPage />
        </Suspense>
      </NeedsConsent>
    </NeedsProfile>
  ),
})
