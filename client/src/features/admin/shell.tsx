import type { StaffRole } from '@saathi/shared/admin/rules'
import type { StaffMember } from '@saathi/shared/admin/schema'
import { BookOpen, ChartColumn, History, type LucideIcon, Mail, ShieldAlert, Users } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import * as text from '../../messages/en/admin/admin-shell.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { LogInToAct } from './log-in-to-act.tsx'
import { type Page, pagesFor } from './pages.ts'

const LINKS: Record<Page, { label: string; Icon: LucideIcon }> = {
  moderation: { label: text.moderation, Icon: ShieldAlert },
  catalogue: { label: text.catalogue, Icon: BookOpen },
  enquiries: { label: text.enquiries, Icon: Mail },
  people: { label: text.people, Icon: Users },
  numbers: { label: text.numbers, Icon: ChartColumn },
  audit: { label: text.audit, Icon: History },
}
const ROLES: Record<StaffRole, string> = {
  moderator: text.moderator,
  editor: text.editor,
  operator: text.operator,
}

const roleLabel = ([role, ...more]: readonly StaffRole[]) =>
  more.length > 0 || !role ? text.severalRoles : ROLES[role]

/** The side bar of the admin site (a bar at the top on narrow screens) and the open page. */
export const Shell = ({ me, open, children }: { me: StaffMember; open: Page; children: ReactNode }) => (
  <div className="admin">
    <Bar open={open}>
      <AppLink
        to="/"
        aria-label={text.backToSite}
        className="font-display font-[600] text-2xl leading-tight tracking-tight lg:px-3"
      >
        Saathi
      </AppLink>
      <p className="admin-soft -mt-1 px-3 pb-3 text-xs max-lg:hidden">{roleLabel(me.roles)}</p>
      <nav aria-label={text.navigation}>
        {pagesFor(me.roles).map((page) => (
          <PageLink key={page} page={page} waiting={(me.waiting as Partial<Record<Page, number>>)[page] ?? 0} />
        ))}
      </nav>
      <div className="mt-auto flex items-center gap-3 border-[#ffffff29] border-t px-3 pt-3 max-lg:hidden">
        <Avatar id={me._id} name={me.name} picture={me.profilePicture} className="size-10" />
        <div className="min-w-0 leading-snug">
          <p className="truncate font-[650] text-sm">{me.name}</p>
          <p className="admin-soft text-xs">{me.secondFactor ? text.secondFactorOn : text.secondFactorOff}</p>
        </div>
      </div>
    </Bar>
    <div className="min-w-0 px-4.5 pt-5 pb-10 lg:px-7 lg:pt-6">
      {me.mustLogInToAct && <LogInToAct />}
      {children}
    </div>
  </div>
)

/** Px beside the link of the open page. */
const MARGIN = 18

/** On a phone the bar scrolls sideways: it shows the link of the open page. */
function Bar({ open, children }: { open: Page; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another link
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) bar.current?.scrollTo({ left: link.offsetLeft + link.offsetWidth + MARGIN - innerWidth })
  }, [open])
  return (
    <div ref={bar} className="admin-bar">
      {children}
    </div>
  )
}

function PageLink({ page, waiting }: { page: Page; waiting: number }) {
  const { label, Icon } = LINKS[page]
  return (
    <AppLink to={`/admin/${page}`}>
      <Icon aria-hidden className="size-5" />
      {label}
      {waiting > 0 && (
        <b>
          <span aria-hidden="true">{waiting}</span>
          <span className="sr-only">{text.openCount(waiting)}</span>
        </b>
      )}
    </AppLink>
  )
}
