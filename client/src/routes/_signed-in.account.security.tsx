import { createFileRoute } from '@tanstack/react-router'
import { NeedsProfile } from '../features/auth/components/needs-profile.tsx'
import { SecurityPage, SecuritySkeleton } from '../features/sessions/security-page.tsx'
import * as text from '../messages/en/sessions.ts'

export const Route = createFileRoute('/_signed-in/account/security')({
  component: () => (
    <NeedsProfile ended={text.signedOut} waiting={<SecuritySkeleton />} suspended={<SecurityPage />}>
      <SecurityPage />
    </NeedsProfile>
  ),
})
