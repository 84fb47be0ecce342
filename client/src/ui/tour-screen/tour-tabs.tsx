import { Link, type LinkProps } from '@tanstack/react-router'
import { type LucideIcon, MessageCircle, Route, Ticket, Wallet } from 'lucide-react'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/tours/tour-screen.ts'

export type TabName = 'plan' | 'group' | 'expenses' | 'ticket'

type Tab = LinkProps & { name: TabName; label: string; Icon: LucideIcon }

const tabsOf = (tourId: string): Tab[] => [
  { name: 'plan', to: '/tours/$tourId/plan', params: { tourId }, label: text.plan, Icon: Route },
  { name: 'group', to: '/tours/$tourId/group', params: { tourId }, label: text.group, Icon: MessageCircle },
  { name: 'expenses', to: '/tours/$tourId/expenses', params: { tourId }, label: text.expenses, Icon: Wallet },
  { name: 'ticket', to: '/tours/$tourId/ticket', params: { tourId }, label: text.ticket, Icon: Ticket },
]

const tabsOfTrip = (tripId: string, hasGroup: boolean): Tab[] => [
  { name: 'plan', to: '/trips/$tripId', params: { tripId }, label: text.plan, Icon: Route },
  ...(hasGroup
    ? [
        {
          name: 'group',
          to: '/trips/$tripId/group',
          params: { tripId },
          label: text.group,
          Icon: MessageCircle,
        } as const,
      ]
    : []),
  { name: 'expenses', to: '/trips/$tripId/expenses', params: { tripId }, label: text.expenses, Icon: Wallet },
]

const BOTTOM =
  'relative flex min-w-0 flex-auto flex-col items-center justify-center gap-0.5 border-transparent border-t-3 font-[600] text-muted text-xs aria-[current=page]:border-marigold aria-[current=page]:text-teal focus-visible:outline-offset-[-4px]'
const TOP =
  'tour-tab flex h-13 items-center gap-2 rounded-t-[1.125rem] px-5.5 font-[650] [text-shadow:0_1px_8px_#141a33] not-aria-[current=page]:hover:bg-[#141a3373]'

type Place = { current: TabName; foot?: boolean }

/** The tabs of a tour: in its head on wide screens, at the foot of the screen on phones. */
export const TourTabs = ({ tourId, ...place }: Place & { tourId: string }) => (
  <Tabs {...place} label={text.thisTour} tabs={tabsOf(tourId)} groupId={tourId} />
)

/** The tabs of a trip without a tour; it has a group once friends come along. */
export const TripTabs = ({ tripId, hasGroup, ...place }: Place & { tripId: string; hasGroup: boolean }) => (
  <Tabs {...place} label={text.thisTrip} tabs={tabsOfTrip(tripId, hasGroup)} groupId={tripId} />
)

const Tabs = ({
  label,
  tabs,
  groupId,
  current,
  foot = false,
}: Place & { label: string; tabs: Tab[]; groupId: string }) => (
  <nav
    aria-label={label}
    className={
      foot
        ? 'sticky bottom-0 z-20 flex h-[calc(4rem+env(safe-area-inset-bottom))] shrink-0 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden print:hidden'
        : 'wrap hidden gap-1 md:flex print:hidden'
    }
  >
    {tabs.map(({ name, label: words, Icon, ...link }) => (
      <Link
        key={name}
        {...link}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={name === current ? 'page' : undefined}
        className={foot ? BOTTOM : TOP}
      >
        <Icon aria-hidden className={foot ? 'size-5.5' : 'size-5'} />
        {words}
        {name === 'group' && current !== 'group' && <Unread groupId={groupId} foot={foot} />}
      </Link>
    ))}
  </nav>
)

/** The number of unread messages of the group; nothing for none. */
function Unread({ groupId, foot }: { groupId: string; foot: boolean }) {
  const groups = trpc.groups.list.useQuery()
  const group = groups.data?.items.find((item) => item.tour._id === groupId)
  if (!group || group.unread === 0 || group.muted) return null
  const count = group.unread > 99 ? text.moreThan99 : String(group.unread)
  return (
    <b
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-marigold px-1 font-[700] text-on-marigold text-xs leading-none tabular-nums [text-shadow:none] ${foot ? 'absolute top-1 left-[calc(50%+0.375rem)]' : ''}`}
    >
      <span aria-hidden>{count}</span>
      <span className="sr-only">{text.unreadCount(count)}</span>
    </b>
  )
}
