import { BookOpen, Compass, Heart, House, LogIn, type LucideIcon, Menu, UserPlus, UserRound, X } from 'lucide-react'
import { useRef } from 'react'
import { AppLink } from '../../ui/app-link.tsx'
import { Deferred } from '../../ui/deferred.tsx'
import { type NavUser, navLinks } from './nav-links.ts'
import { ThemeChoice } from './theme-choice.tsx'

type Tab = { to: string; label: string; Icon: LucideIcon }

const SIGNED_OUT: Tab[] = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/blog', label: 'Blog', Icon: BookOpen },
  { to: '/login', label: 'Login', Icon: LogIn },
  { to: '/register', label: 'Sign Up', Icon: UserPlus },
]
const SIGNED_IN: Tab[] = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/matching', label: 'Matching', Icon: Heart },
  { to: '/tours', label: 'Tours', Icon: Compass },
  { to: '/profile', label: 'Profile', Icon: UserRound },
]

const TAB_CLASS =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 pt-0.75 font-[600] text-xs text-muted aria-[current=page]:border-marigold aria-[current=page]:border-t-3 aria-[current=page]:pt-0 aria-[current=page]:text-teal focus-visible:outline-offset-[-4px]'

/** The phone's navigation: a bar at the bottom of the screen, and a sheet with all links of the navigation bar. */
export function MobileTabBar({ user }: { user: NavUser | null }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  const links = user ? [...navLinks(user), { to: '/profile', label: 'Profile' }] : navLinks(user)
  return (
    <div className="md:hidden">
      <nav
        aria-label="Main"
        className="fixed inset-x-0 bottom-0 z-30 flex h-[calc(4rem+env(safe-area-inset-bottom))] border-line border-t bg-card pb-[env(safe-area-inset-bottom)]"
      >
        {(user ? SIGNED_IN : SIGNED_OUT).map(({ to, label, Icon }) => (
          <AppLink key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={TAB_CLASS}>
            <Icon aria-hidden className="size-5.5" />
            {label}
          </AppLink>
        ))}
        <button type="button" aria-haspopup="dialog" className={TAB_CLASS} onClick={() => sheet.current?.showModal()}>
          <Menu aria-hidden className="size-5.5" />
          Menu
        </button>
      </nav>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the backdrop */}
      <dialog
        ref={sheet}
        aria-label="Menu"
        onClick={(event) => event.target === sheet.current && close()}
        className="phone-sheet mx-auto mt-auto mb-0 w-full max-w-none rounded-t-3xl bg-card p-0 text-ink backdrop:bg-night/60"
      >
        <Deferred fallback={null}>
          <div className="px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
            <div className="mb-1 flex items-center justify-between">
              <p className="line-clamp-2 min-w-0 font-display font-[600] text-xl leading-tight [overflow-wrap:anywhere]">
                {user?.name ?? 'Saathi'}
              </p>
              <button
                type="button"
                aria-label="Close the menu"
                onClick={close}
                className="grid size-12 shrink-0 place-items-center"
              >
                <X aria-hidden className="size-6" />
              </button>
            </div>
            <ul className="grid grid-cols-2 gap-2.5">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <AppLink
                    to={to}
                    onClick={close}
                    activeOptions={{ exact: true, includeSearch: false }}
                    className="flex min-h-14 items-center rounded-2xl bg-sunk px-4 font-[600] decoration-2 decoration-marigold underline-offset-4 aria-[current=page]:text-teal aria-[current=page]:underline"
                  >
                    {label}
                  </AppLink>
                </li>
              ))}
              {user && (
                <li>
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      user.logout()
                    }}
                    className="flex min-h-14 w-full items-center rounded-2xl bg-sunk px-4 font-[600]"
                  >
                    Logout
                  </button>
                </li>
              )}
            </ul>
            <ThemeChoice />
          </div>
        </Deferred>
      </dialog>
    </div>
  )
}
