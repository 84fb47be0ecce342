import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { OverviewPage } from '../../features/expenses/components/overview-page.tsx'
import { OverviewSkeleton } from '../../features/expenses/components/overview-skeleton.tsx'
import * as text from '../../messages/en/expenses/expenses.ts'

export const Route = createFileRoute('/_signed-in/expenses')({
  component: () => (
    <NeedsProfile ended={text.signedOut} waiting={<OverviewSkeleton />}>
      <NeedsConsent>
        <OverviewPage />
      </NeedsConsent>
    </NeedsProfile>
  ),
})
