import { Compass, Heart, House, LogIn, type LucideIcon, Luggage, Menu, Package } from 'lucide-react'
import * as text from '../../messages/en/shell/shell.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { MenuButton } from './menu-button.tsx'
import type { PhoneTabsProps } from './mobile-tab-bar.tsx'

type Tab = { to: string; label: string; Icon: LucideIcon; hash?: string }

const SIGNED_OUT: Tab[] = [
  { to: '/', label: text.home, Icon: House },
  { to: '/destinations', label: text.destinations, Icon: Compass },
  { to: '/', hash: 'packages', label: text.packages, Icon: Package },
  { to: '/login', label: text.login, Icon: LogIn },
]
const SIGNED_IN: Tab[] = [
  { to: '/', label: text.home, Icon: House },
  { to: '/tours', label: text.tours, Icon: Compass },
  { to: '/trips', label: text.trips, Icon: Luggage },
  { to: '/matching', label: text.matching, Icon: Heart },
]

/** The tabs of a phone. A visitor's last one opens the menu, for which others have their picture. */
export default function PhoneTabs({ user, messages }: PhoneTabsProps) {
  return (
    <>
      {(user ? SIGNED_IN : SIGNED_OUT).map(({ label, Icon, ...link }) => (
        <AppLink
          key={label}
          {...link}
          activeOptions={{ exact: true, includeSearch: false, includeHash: link.to === '/' }}
          className="phone-tab"
        >
          <Icon aria-hidden className="size-5.5" />
          {label}
        </AppLink>
      ))}
      {user ? (
        <span className="flex min-w-0 flex-1">{messages}</span>
      ) : (
        <MenuButton user={null} className="phone-tab">
          <Menu aria-hidden className="size-5.5" />
          {text.menu}
        </MenuButton>
      )}
    </>
  )
}
