import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ChangeAddress } from '../../../features/auth/account/change-address.tsx'
import { NeedsProfile } from '../../../features/auth/components/needs-profile.tsx'
import { useRecentLogin } from '../../../features/auth/components/recent-login.tsx'
import Passkeys from '../../../features/auth/passkeys/passkeys.tsx'
import { SecurityPage, SecuritySkeleton } from '../../../features/auth/sessions/security-page.tsx'
import { useAuth } from '../../../lib/auth-context.tsx'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/sessions.ts'

const NomineeSection = lazyComponent(() => import('../../../features/auth/account/nominee.tsx'), { background: true })
const Consents = lazyComponent(() => import('../../../features/auth/account/consents.tsx'), { background: true })

export const Route = createFileRoute('/_signed-in/account/security')({
  component: () => (
    <NeedsProfile ended={text.signedOut} waiting={<SecuritySkeleton />} suspended={<SuspendedSecurity />}>
      <Security />
    </NeedsProfile>
  ),
})

function SuspendedSecurity() {
  return (
    <SecurityPage>
      <Suspense>
        <Consents />
      </Suspense>
    </SecurityPage>
  )
}

function Security() {
  const { user } = useAuth()
  const { withRecentLogin, dialog } = useRecentLogin()
  const isMember = user?.consented ?? false
  const passkeys = trpc.passkeys.list.useQuery(undefined, { enabled: isMember })
  const nominee = trpc.nominees.mine.useQuery(undefined, { enabled: isMember })
  const consents = trpc.consents.list.useQuery()
  return (
    <SecurityPage isWaiting={passkeys.isLoading || nominee.isLoading || consents.isLoading}>
      {/* Its parts appear together, since each would push away those below it. */}
      <Suspense fallback={<div className="min-h-svh" />}>
        {isMember && (
          <>
            <ChangeAddress withRecentLogin={withRecentLogin} />
            <Passkeys withRecentLogin={withRecentLogin} />
            <NomineeSection withRecentLogin={withRecentLogin} />
          </>
        )}
        <Consents />
      </Suspense>
      {dialog}
    </SecurityPage>
  )
}
