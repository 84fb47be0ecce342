import { ChevronDown } from 'lucide-react'
import { useAuth } from '../../lib/auth-context.tsx'
import * as text from '../../messages/en/shell/menu.ts'
import * as shell from '../../messages/en/shell/shell.ts'
import { AppLink } from '../../ui/app-link.tsx'
import ThemeSwitch from '../../ui/theme-switch.tsx'
import { useDropdown } from '../../ui/use-dropdown.ts'

const ITEM_CLASS = 'block w-full rounded-lg px-4 py-2.5 text-left font-[550] hover:bg-sunk'

/** The signed-in user's menu: Profile, Saved, Logout and the colours, and for the staff the admin site. */
export default function UserMenu({ name, logout }: { name: string; logout: () => void }) {
  const { open, setOpen, root, button, id } = useDropdown()
  const isStaff = useAuth().user?.staff === true
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex items-center gap-1.5 rounded-full px-2 py-2 font-[550] text-sm focus-visible:outline-on-night lg:px-3.5 lg:text-base"
      >
        {/* A tablet has room for the first name only. */}
        <span className="max-w-[9ch] truncate lg:hidden">{name.trim().split(/\s/)[0]}</span>
        <span className="hidden max-w-[14ch] truncate lg:block">{name}</span>
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-20 mt-2 w-max min-w-48 rounded-2xl border border-line bg-card p-2 text-ink shadow-lift"
      >
        <AppLink to="/profile" className={ITEM_CLASS} onClick={() => setOpen(false)}>
          {shell.profile}
        </AppLink>
        <AppLink to="/saved" className={ITEM_CLASS} onClick={() => setOpen(false)}>
          {text.saved}
        </AppLink>
        {isStaff && (
          <AppLink to="/admin" className={ITEM_CLASS} onClick={() => setOpen(false)}>
            {text.admin}
          </AppLink>
        )}
        <button type="button" className={ITEM_CLASS} onClick={logout}>
          {text.logout}
        </button>
        <div className="mt-1 border-line border-t px-2 pt-3 pb-1.5">
          <ThemeSwitch />
        </div>
      </div>
    </div>
  )
}
