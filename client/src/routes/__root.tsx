import { createRootRouteWithContext, Outlet, useMatches, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { MobileTabBar } from '../features/shell/mobile-tab-bar.tsx'
import { NavBar } from '../features/shell/nav-bar.tsx'
import type { NavUser } from '../features/shell/nav-links.ts'
import { useFocusOnNavigation } from '../features/shell/use-focus-on-navigation.ts'
import { hasSessionHint } from '../lib/auth.ts'
import { useAuth, useAuthActions } from '../lib/auth-context.tsx'
import { FIRST_QUESTIONS } from '../lib/first-questions-key.ts'
import { lazyComponent } from '../lib/lazy-component.tsx'
import { mayDeleteUnsent } from '../lib/offline/unsent-question.ts'
import { readStorage } from '../lib/storage.ts'
import * as text from '../messages/en/shell/shell.ts'
import type { RouterContext } from '../router.tsx'
import { AppLink } from '../ui/app-link.tsx'
import { Toasts } from '../ui/toasts.tsx'

const Bell = lazyComponent(() => import('../features/notices/bell.tsx'), { background: true })
const MessagesLink = lazyComponent(() => import('../features/messages/components/messages-link.tsx'), {
  background: true,
})
const Footer = lazyComponent(() => import('../features/shell/footer.tsx'), { background: true })
const OwnMenu = lazyComponent(() => import('../features/shell/own-menu.tsx'), { background: true })
const RealtimeProvider = lazyComponent(() => import('./-realtime-provider.tsx'), { background: true })
const WelcomeCard = lazyComponent(() => import('../features/auth/welcome/welcome-card.tsx'), { background: true })
const DeletionBanner = lazyComponent(() => import('../features/auth/account/deletion-banner.tsx'), { background: true })

export const Route = createRootRouteWithContext<RouterContext>()({ component: Site })

/** The screens of a tour and of a trip, which on a phone have bars of their own. */
const TOUR_SCREEN = /\$(tourId_|tripId)/

/** The layout of every page: skip link, navigation, content, and on open pages the footer. */
function Site() {
  useFocusOnNavigation()
  const user = useNavUser()
  const me = useAuth().user
  // Messages, matches and notifications load only after the user has confirmed that they are an adult.
  const adult = me?.consented ? me : null
  const leavesAt = me?.leavesAt
  const overPicture = useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      return page?.staticData.picture === true && (page.status === 'success' || page.status === 'pending')
    },
  })
  // Each page renders this anew, so that the first questions are offered after the registration.
  const routeId: string = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' })
  const isTourScreen = TOUR_SCREEN.test(routeId)
  // Such a page ends without a footer.
  const isOwnPage = routeId.startsWith('/_signed-in')
  return (
    <>
      <a href="#main" className="skip-link">
        {text.skip}
      </a>
      <NavBar user={user} overPicture={overPicture}>
        {user ? (
          <div className="flex h-12 w-24">
            <Suspense>{adult && <MessagesLink key={adult._id} />}</Suspense>
            <Suspense>{adult && <Bell key={adult._id} />}</Suspense>
            <Suspense>
              <OwnMenu user={user} />
            </Suspense>
          </div>
        ) : (
          <AppLink to="/register" className="sign-up-pill">
            {text.signUp}
          </AppLink>
        )}
      </NavBar>
      <main id="main" tabIndex={-1} className={isTourScreen ? 'for-tour-screen' : isOwnPage ? 'own-page' : ''}>
        <Outlet />
      </main>
      <Suspense>
        {me && !isTourScreen && readStorage('local', FIRST_QUESTIONS) !== null && <WelcomeCard userId={me._id} />}
      </Suspense>
      {!isOwnPage && (
        <Suspense>
          <Footer user={user} />
        </Suspense>
      )}
      {leavesAt && (
        <Suspense>
          <DeletionBanner leavesAt={leavesAt} />
        </Suspense>
      )}
      <MobileTabBar user={user} messages={<Suspense>{adult && <MessagesLink key={adult._id} tab />}</Suspense>} />
      {adult && (
        <Suspense>
          <RealtimeProvider key={adult._id} userId={adult._id} />
        </Suspense>
      )}
      <Toasts />
    </>
  )
}

/** The user of the navigation. While the session loads, a returning user gets the signed-in navigation. */
function useNavUser(): NavUser | null {
  const { logout } = useAuthActions()
  const { providerUser, user, loading } = useAuth()
  const navigate = useNavigate()
  async function leave() {
    if (!(await mayDeleteUnsent())) return
    await logout()
    navigate({ to: '/login' })
  }
  if (!providerUser && !(loading && hasSessionHint())) return null
  return {
    name: loading ? null : (user?.name ?? providerUser?.displayName ?? text.guest),
    logout: leave,
  }
}
