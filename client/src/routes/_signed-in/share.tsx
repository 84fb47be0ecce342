import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { SharePage } from '../../features/trips/share-target/share-page.tsx'
import { ShareSkeleton } from '../../features/trips/share-target/share-skeleton.tsx'
import * as text from '../../messages/en/trips/share-target.ts'

export const Route = createFileRoute('/_signed-in/share')({
  // The page, which is loaded later, validates it.
  validateSearch: (search: { problem?: unknown }): { problem?: unknown } => search,
  component: Share,
})

function Share() {
  const { problem } = Route.useSearch()
  return (
    <NeedsProfile ended={text.signedOut} waiting={<ShareSkeleton />}>
      <NeedsConsent>
        <SharePage problem={problem} />
      </NeedsConsent>
    </NeedsProfile>
  )
}
