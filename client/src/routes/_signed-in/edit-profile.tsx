import type { Me } from '@saathi/shared/social/schema'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useCallback } from 'react'
import { MyData, SuspendedAccount } from '../../features/auth/account/my-data.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { useRecentLogin } from '../../features/auth/components/recent-login.tsx'
import { BlockedPeople } from '../../features/moderation/blocked-people.tsx'
import { KeepSetting } from '../../features/offline/keep-setting.tsx'
import { EditProfileForm } from '../../features/social/profile/edit-profile-form.tsx'
import { EditProfileSkeleton } from '../../features/social/profile/edit-profile-skeleton.tsx'
import { OwnProfileData } from '../../features/social/profile/own-profile-data.tsx'
import { useAuth, useAuthActions } from '../../lib/auth-context.tsx'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { useTitle } from '../../lib/use-title.ts'
import * as text from '../../messages/en/auth/account.ts'

const AccountSafety = lazyComponent(() => import('../../features/moderation/account-safety.tsx'), { background: true })
const Decisions = lazyComponent(() => import('../../features/moderation/decisions.tsx'), { background: true })
const ExcludedPlaces = lazyComponent(() => import('../../features/recommend/components/excluded-places.tsx'), {
  background: true,
})

const PushSetting = lazyComponent(() => import('../../features/push/push-setting.tsx'), { background: true })
const InstallSetting = lazyComponent(() => import('../../features/offline/install-setting.tsx'), { background: true })
const OwnGender = lazyComponent(() => import('../../features/social/genders/own-gender.tsx'), { background: true })

export const Route = createFileRoute('/_signed-in/edit-profile')({
  component: () => (
    <NeedsProfile ended={text.signedOut} waiting={<EditProfileSkeleton />} suspended={<Suspended />}>
      <OwnProfileData waiting={<EditProfileSkeleton />}>{(me) => <EditProfile me={me} />}</OwnProfileData>
    </NeedsProfile>
  ),
})

function Suspended() {
  useTitle(text.suspendedTitle)
  const { withRecentLogin, dialog } = useRecentLogin()
  return (
    <>
      <SuspendedAccount withRecentLogin={withRecentLogin} />
      <div className="wrap max-w-220! pb-14">
        <Suspense>
          <Decisions />
        </Suspense>
      </div>
      {dialog}
    </>
  )
}

function EditProfile({ me }: { me: Me }) {
  useTitle(text.editProfile)
  const { user } = useAuth()
  const { update } = useAuthActions()
  const { withRecentLogin, dialog } = useRecentLogin()
  const navigate = Route.useNavigate()
  const toProfile = useCallback(() => navigate({ href: '/profile' }), [navigate])
  if (!user) return null
  return (
    <div className="wrap max-w-220! py-10 md:py-14">
      <h1 tabIndex={-1} className="mb-7 text-3xl">
        {text.editProfile}
      </h1>
      <EditProfileForm
        me={me}
        toProfile={toProfile}
        toLogin={() => navigate({ to: '/login', search: { from: '/edit-profile' } })}
      />
      <Suspense>{user.consented && <OwnGender />}</Suspense>
      <Suspense>{user.consented && <ExcludedPlaces />}</Suspense>
      <Suspense>{user.consented && <AccountSafety />}</Suspense>
      {user.consented && <BlockedPeople />}
      {user.consented && <KeepSetting />}
      <Suspense>{user.consented && <InstallSetting />}</Suspense>
      <Suspense>{user.consented && <PushSetting />}</Suspense>
      <MyData leavesAt={user.leavesAt} withRecentLogin={withRecentLogin} onChange={(me) => me && update(me)} />
      {dialog}
    </div>
  )
}
