import { useAuth } from '../../lib/auth-context.tsx'
import * as text from '../../messages/en/shell/menu.ts'
import * as shell from '../../messages/en/shell/shell.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { CloseButton } from '../../ui/close-button.tsx'
import ThemeSwitch from '../../ui/theme-switch.tsx'
import { type NavUser, navLinks } from './nav-links.ts'

type Props = { user: NavUser | null; close: () => void }

/** What the tabs of a signed-in user have. */
const TABS = ['/', '/tours', '/trips', '/matching']
/** What the tabs of a visitor have besides the links of the menu. */
const VISITOR_TABS = [shell.destinations, shell.packages]

/** The sheet of a phone: the links that no tab has, for a visitor most links, and the choice of day or night. */
export default function MobileMenu({ user, close }: Props) {
  const isStaff = useAuth().user?.staff === true
  const links = user
    ? [
        { to: '/profile', label: shell.profile },
        { to: '/saved', label: text.saved },
        { to: '/account/security', label: text.security },
        ...navLinks(user).filter(({ to }) => !TABS.includes(to)),
        ...(isStaff ? [{ to: '/admin', label: text.admin }] : []),
      ]
    : navLinks(user).filter(({ label }) => !VISITOR_TABS.includes(label))
  return (
    <div className="px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
      <div className="mb-1 flex items-center justify-between">
        <p className="line-clamp-2 min-w-0 font-display font-[600] text-xl leading-tight [overflow-wrap:anywhere]">
          {user?.name ?? 'Saathi'}
        </p>
        <CloseButton label={text.closeMenu} onClose={close} />
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
              {text.logout}
            </button>
          </li>
        )}
      </ul>
      <div className="mt-5">
        <ThemeSwitch />
      </div>
    </div>
  )
}
