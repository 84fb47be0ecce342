import { BookOpen, Compass, Heart, House, LogIn, type LucideIcon, Menu, UserPlus, UserRound } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/shell/shell.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import type { NavUser } from './nav-links.ts'

const MobileMenu = lazyComponent(() => import('./mobile-menu.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

type Tab = { to: string; label: string; Icon: LucideIcon }

const SIGNED_OUT: Tab[] = [
  { to: '/', label: text.home, Icon: House },
  { to: '/blog', label: text.blog, Icon: BookOpen },
  { to: '/login', label: text.login, Icon: LogIn },
  { to: '/register', label: text.signUp, Icon: UserPlus },
]
const SIGNED_IN: Tab[] = [
  { to: '/', label: text.home, Icon: House },
  { to: '/matching', label: text.matching, Icon: Heart },
  { to: '/tours', label: text.tours, Icon: Compass },
  { to: '/profile', label: text.profile, Icon: UserRound },
]

const TAB_CLASS =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 pt-0.75 font-[600] text-[min(var(--text-xs),4.2vw)] text-muted aria-[current=page]:border-marigold aria-[current=page]:border-t-3 aria-[current=page]:pt-0 aria-[current=page]:text-teal focus-visible:outline-offset-[-4px]'

/** The phone's navigation: a bar at the bottom of the screen, and a sheet with all links of the navigation bar. */
export function MobileTabBar({ user }: { user: NavUser | null }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  const [opened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    sheet.current?.showModal()
  }
  return (
    <div className="md:hidden">
      <nav aria-label={text.mainNavigation} className="tab-bar">
        {(user ? SIGNED_IN : SIGNED_OUT).map(({ to, label, Icon }) => (
          <AppLink key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={TAB_CLASS}>
            <Icon aria-hidden className="size-5.5" />
            {label}
          </AppLink>
        ))}
        <button type="button" aria-haspopup="dialog" className={TAB_CLASS} onClick={open}>
          <Menu aria-hidden className="size-5.5" />
          {text.menu}
        </button>
      </nav>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the backdrop */}
      <dialog
        ref={sheet}
        aria-label={text.menu}
        onClick={(event) => event.target === sheet.current && close()}
        className="phone-sheet menu-sheet"
      >
        <Suspense>{opened && <MobileMenu user={user} close={close} />}</Suspense>
      </dialog>
    </div>
  )
}
