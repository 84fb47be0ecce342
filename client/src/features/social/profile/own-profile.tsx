import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/social/profile.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TrustLine } from '../../../ui/trust-line.tsx'
import { ProfileBanner } from './profile-banner.tsx'

type Props = {
  /** The follower and following counts. */
  counts: ReactNode
  /** Further actions. */
  actions?: ReactNode
  /** The user's tours. */
  children: ReactNode
}

/** The signed-in user's profile: the cached one first, then the current one. */
export function OwnProfile({ counts, actions, children }: Props) {
  const { user, providerUser } = useAuth()
  const { update } = useAuthActions()
  const name = user?.name || providerUser?.displayName || text.guest
  useTitle(name)
  // Fetched at every visit; the auth context is its only cache.
  const fresh = trpc.social.me.useQuery(undefined, { gcTime: 0, staleTime: 0 })
  useEffect(() => {
    if (fresh.data) update(fresh.data)
  }, [fresh.data, update])
  if (!user) return null
  return (
    <>
      <ProfileBanner
        person={user}
        name={name}
        trust={user.consented && <TrustLine userId={user._id} />}
        counts={counts}
        addBio={
          <Link
            to="/edit-profile"
            className="inline-flex min-h-11 items-center font-[650] text-teal underline underline-offset-4"
          >
            {text.addBio}
          </Link>
        }
        actions={
          <>
            <Link to="/edit-profile" className={buttonClass('quiet')}>
              {text.editProfile}
            </Link>
            <Link to="/saved" className={buttonClass('quiet')}>
              {text.saved}
            </Link>
            {actions}
          </>
        }
      />
      {fresh.isError && (
        <div className="wrap pt-8">
          <EmptyState alert action={<Button onClick={() => fresh.refetch()}>{text.tryAgain}</Button>}>
            {errorMessage(fresh.error) ?? text.loadFailed}
          </EmptyState>
        </div>
      )}
      {children}
    </>
  )
}
