import { Compass, House, LogIn, Package } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/shell/shell.ts'
import type { NavUser } from './nav-links.ts'
import { PhoneTab } from './phone-tab.tsx'

// Loaded after the first page, whose limit of script they would exceed.
const MenuTab = lazyComponent(() => import('./menu-tab.tsx'), { background: true })
const OwnTabs = lazyComponent(() => import('./own-tabs.tsx'), { background: true })

type Props = {
  user: NavUser | null
  /** The tab of the messages, with their unread count. */
  messages: ReactNode
}

/** The phone's navigation: a bar at the bottom of the screen. A visitor's last tab opens the menu; others have their picture. */
export const MobileTabBar = ({ user, messages }: Props) => (
  <nav aria-label={text.mainNavigation} className="tab-bar md:hidden">
    <PhoneTab to="/" label={text.home} Icon={House} />
    {user ? (
      <>
        <Suspense fallback={<span className="flex-3" />}>
          <OwnTabs />
        </Suspense>
        <span className="flex min-w-0 flex-1">{messages}</span>
      </>
    ) : (
      <>
        <PhoneTab to="/destinations" label={text.destinations} Icon={Compass} />
        <PhoneTab to="/" hash="packages" label={text.packages} Icon={Package} />
        <PhoneTab to="/login" label={text.login} Icon={LogIn} />
        <Suspense fallback={<span className="flex-1" />}>
          <MenuTab />
        </Suspense>
      </>
    )}
  </nav>
)
