import type { Notice } from '@saathi/shared/notices/schema'
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  CalendarX2,
  IndianRupee,
  type LucideIcon,
  MailOpen,
  PencilLine,
  Quote,
  ShieldAlert,
  Ticket,
  UserCheck,
  UserMinus,
  UserPlus,
  UserX,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { itemsOf } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/notices/notices.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { noticeText } from './notice-text.ts'
import { timeAgo } from './time-ago.ts'
import type { NoticesQuery } from './use-notices.ts'

const ICONS: Record<Notice['kind'], { Icon: LucideIcon; colour: string }> = {
  seat: { Icon: Ticket, colour: 'text-leaf' },
  cancelled: { Icon: CalendarX2, colour: 'text-terra' },
  changed: { Icon: PencilLine, colour: 'text-teal' },
  joined: { Icon: UserPlus, colour: 'text-leaf' },
  blockedJoined: { Icon: ShieldAlert, colour: 'text-terra' },
  left: { Icon: UserMinus, colour: 'text-muted' },
  removed: { Icon: UserX, colour: 'text-terra' },
  requested: { Icon: UserPlus, colour: 'text-teal' },
  accepted: { Icon: Ticket, colour: 'text-leaf' },
  acceptedToWait: { Icon: UserCheck, colour: 'text-teal' },
  declined: { Icon: UserX, colour: 'text-terra' },
  invited: { Icon: MailOpen, colour: 'text-teal' },
  invitationAccepted: { Icon: UserCheck, colour: 'text-leaf' },
  payReleased: { Icon: IndianRupee, colour: 'text-teal' },
  payClaimed: { Icon: IndianRupee, colour: 'text-teal' },
  payConfirmed: { Icon: IndianRupee, colour: 'text-leaf' },
  payDisputed: { Icon: IndianRupee, colour: 'text-terra' },
  reportDecided: { Icon: ShieldAlert, colour: 'text-teal' },
  appealDecided: { Icon: ShieldAlert, colour: 'text-teal' },
  photoDecided: { Icon: UserCheck, colour: 'text-teal' },
  referencesDue: { Icon: PencilLine, colour: 'text-teal' },
  referenced: { Icon: Quote, colour: 'text-leaf' },
  readmitted: { Icon: UserCheck, colour: 'text-leaf' },
}

type Props = {
  list: NoticesQuery
  /** Called when a notification's link is followed. */
  onNavigate: () => void
}

/** The notifications, newest first. Showing them marks them as read. */
export function NoticeList({ list, onNavigate }: Props) {
  const utils = trpc.useUtils()
  const { mutate } = trpc.notices.markRead.useMutation({ onSuccess: () => utils.notices.list.invalidate() })
  const notices = itemsOf(list.data)
  const unread = list.data?.pages[0]?.unread ?? 0
  const newest = notices[0]?._id
  useEffect(() => {
    if (newest && unread > 0) mutate({ upTo: newest })
  }, [newest, unread, mutate])
  // Items that were unread when the list opened stay highlighted while it is open.
  const [highlighted] = useState(() => new Set(notices.filter(({ read }) => !read).map(({ _id }) => _id)))
  const now = Date.now()
  return (
    <>
      <h2 className="px-5 pt-4 pb-2 text-xl">{text.notifications}</h2>
      {list.isPending ? (
        <div role="status" className="grid gap-3 px-5 pb-5">
          <span className="sr-only">{text.loading}</span>
          <div className="skeleton h-14" />
          <div className="skeleton h-14" />
        </div>
      ) : notices.length === 0 ? (
        <p role={list.isError ? 'alert' : undefined} className="px-5 pb-5 text-muted">
          {list.isError ? text.failed : text.empty}
        </p>
      ) : (
        <ul className="max-h-[min(30rem,60svh)] overflow-y-auto overscroll-contain border-line border-t">
          {notices.map((notice) => (
            <li key={notice._id} className="border-line border-b last:border-b-0">
              <Link
                {...placeOf(notice)}
                onClick={onNavigate}
                className={`flex gap-3.5 px-5 py-3.5 hover:bg-sunk focus-visible:outline-offset-[-4px] ${highlighted.has(notice._id) ? 'bg-sunk' : ''}`}
              >
                <NoticeText notice={notice} isNew={highlighted.has(notice._id)} now={now} />
              </Link>
            </li>
          ))}
          {list.hasNextPage && (
            <li className="p-3 text-center">
              <LoadMore list={list} label={text.older} />
            </li>
          )}
        </ul>
      )}
    </>
  )
}

/** The target of a notification: the tour, its expenses or references, the invitations, or the account, which has the decisions of moderators. */
const placeOf = ({ kind, tour }: Notice): LinkProps =>
  tour === null
    ? { to: '/edit-profile' }
    : kind === 'referencesDue'
      ? { to: '/references' }
      : kind === 'invited'
        ? { to: '/plans', hash: 'invitations' }
        : kind === 'referenced'
          ? { to: '/profile', hash: 'references' }
          : kind.startsWith('pay')
            ? { to: '/tours/$tourId/expenses', params: { tourId: tour._id } }
            : { to: '/tours', search: { tour: tour._id } }

function NoticeText({ notice, isNew, now }: { notice: Notice; isNew: boolean; now: number }) {
  const { Icon, colour } = ICONS[notice.kind]
  return (
    <>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {isNew && <span className="sr-only">{text.isNew} </span>}
        <RichText
          text={noticeText(notice)}
          tags={{
            tour: () => <span className="font-[650]">{notice.tour?.name}</span>,
            actor: () => notice.actor?.name ?? text.someone,
            note: () => notice.note,
          }}
        />
        <span className="block text-muted text-sm">{timeAgo(new Date(notice.at).getTime(), now)}</span>
      </span>
      {isNew && <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-marigold" />}
    </>
  )
}
