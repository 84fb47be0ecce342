import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/shell/shell.ts'
import type { NavUser } from './nav-links.ts'

// Loaded after the first page, whose limit of script they would exceed.
const PhoneTabs = lazyComponent(() => import('./phone-tabs.tsx'), { background: true })

export type PhoneTabsProps = {
  user: NavUser | null
  /** The tab of the messages, with their unread count. */
  messages: ReactNode
}

/** The phone's navigation: a bar at the bottom of the screen. */
export const MobileTabBar = (props: PhoneTabsProps) => (
  <nav aria-label={text.mainNavigation} className="tab-bar md:hidden">
    <Suspense>
      <PhoneTabs {...props} />
    </Suspense>
  </nav>
)
