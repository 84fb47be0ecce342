import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/shell/shell.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { type NavUser, navLinks } from './nav-links.ts'

// Loaded lazily, since visitors do not need it.
const UserMenu = lazyComponent(() => import('./user-menu.tsx'), { background: true })
const NamePlaceholder = () => <span className="skeleton mx-3 h-6 w-20 opacity-40" />

type Props = {
  user: NavUser | null
  /** Whether the bar overlays a picture (light text, no height of its own). */
  overPicture: boolean
  /** Shown beside the product name on a phone and after the menu on a desktop: messages, the bell, and a phone's menu. */
  children?: ReactNode
}

/**
 * The navigation bar at the top, which stays there on wide screens. On a phone it scrolls away, and its links are in
 * `MobileTabBar`.
 */
export function NavBar({ user, overPicture, children }: Props) {
  const headerClass = overPicture
    ? 'absolute inset-x-0 top-0 md:fixed header-over-picture'
    : 'relative bg-night md:sticky md:top-0'
  return (
    <header className={`z-30 text-on-night ${headerClass}`}>
      <div className="wrap flex h-16 items-center justify-between gap-2 md:h-20 lg:gap-4">
        <AppLink
          to="/"
          aria-label={text.homeLink}
          className="font-display font-[600] text-2xl tracking-tight focus-visible:outline-on-night"
        >
          Saathi
        </AppLink>
        <nav aria-label={text.mainNavigation} className="ml-auto hidden items-center gap-0.5 md:flex lg:gap-1">
          {navLinks(user).map(({ label, ...link }) => (
            <AppLink
              key={label}
              {...link}
              activeOptions={{ exact: true, includeSearch: false, includeHash: link.to === '/' }}
              className="nav-link"
            >
              {label}
            </AppLink>
          ))}
          {user && (
            <Suspense fallback={<NamePlaceholder />}>
              {user.name === null ? <NamePlaceholder /> : <UserMenu name={user.name} logout={user.logout} />}
            </Suspense>
          )}
        </nav>
        {children}
      </div>
    </header>
  )
}
