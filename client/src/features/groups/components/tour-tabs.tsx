import { Link, type LinkProps } from '@tanstack/react-router'
import { Compass, type LucideIcon, MessageCircle } from 'lucide-react'
import * as text from '../../../messages/en/groups.ts'

type Tab = LinkProps & { label: string; Icon: LucideIcon; current: boolean }

const tabsOf = (tourId: string): Tab[] => [
  { to: '/tours', search: { tour: tourId }, label: text.tour, Icon: Compass, current: false },
  { to: '/tours/$tourId/group', params: { tourId }, label: text.group, Icon: MessageCircle, current: true },
]

const BOTTOM =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 border-transparent border-t-3 font-[600] text-muted text-xs aria-[current=page]:border-marigold aria-[current=page]:text-teal focus-visible:outline-offset-[-4px]'
const TOP =
  'tour-tab flex h-13 items-center gap-2 rounded-t-[1.125rem] px-5.5 font-[650] [text-shadow:0_1px_8px_#141a33] not-aria-[current=page]:hover:bg-[#141a3373]'

/** The tabs of a tour: in its head on wide screens, at the foot of the screen on phones. */
export const TourTabs = ({ tourId, foot = false }: { tourId: string; foot?: boolean }) => (
  <nav
    aria-label={text.thisTour}
    className={
      foot
        ? 'flex h-[calc(4rem+env(safe-area-inset-bottom))] shrink-0 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden'
        : 'wrap hidden gap-1 md:flex'
    }
  >
    {tabsOf(tourId).map(({ label, Icon, current, ...link }) => (
      <Link
        key={label}
        {...link}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={current ? 'page' : undefined}
        className={foot ? BOTTOM : TOP}
      >
        <Icon aria-hidden className={foot ? 'size-5.5' : 'size-5'} />
        {label}
      </Link>
    ))}
  </nav>
)
