import type { Notice, NoticeDecision, NoticeInvitation } from '@saathi/shared/notices/schema'
import { tripSection } from '@saathi/shared/notices/trip-section'
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  Backpack,
  CalendarX2,
  IndianRupee,
  type LucideIcon,
  MailOpen,
  MessageCircleQuestion,
  PencilLine,
  Quote,
  ShieldAlert,
  Ticket,
  UserCheck,
  UserMinus,
  UserPlus,
  UserX,
  Vote,
} from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { itemsOf } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/notices/notices.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { noticeText } from './notice-text.ts'
import { timeAgo } from './time-ago.ts'
import { countUnread, type NoticesQuery } from './use-notices.ts'

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
  tripPayReleased: { Icon: IndianRupee, colour: 'text-teal' },
  tripPayClaimed: { Icon: IndianRupee, colour: 'text-teal' },
  tripPayConfirmed: { Icon: IndianRupee, colour: 'text-leaf' },
  tripPayDisputed: { Icon: IndianRupee, colour: 'text-terra' },
  reportDecided: { Icon: ShieldAlert, colour: 'text-teal' },
  appealDecided: { Icon: ShieldAlert, colour: 'text-teal' },
  photoDecided: { Icon: UserCheck, colour: 'text-teal' },
  referencesDue: { Icon: PencilLine, colour: 'text-teal' },
  referenced: { Icon: Quote, colour: 'text-leaf' },
  readmitted: { Icon: UserCheck, colour: 'text-leaf' },
  tripTomorrow: { Icon: Backpack, colour: 'text-teal' },
  publishAsked: { Icon: MailOpen, colour: 'text-teal' },
}

const LINE = 'flex gap-3.5 px-5 py-3.5 hover:bg-sunk focus-visible:outline-offset-[-4px]'

const QUESTION = { Icon: MessageCircleQuestion, colour: 'text-teal' }

type Props = {
  list: NoticesQuery
  /** Called when a notification's link is followed. */
  onNavigate: () => void
}

/** The notifications, newest first. Showing them marks them as read. */
export function NoticeList({ list, onNavigate }: Props) {
  const utils = trpc.useUtils()
  const { mutate } = trpc.notices.markRead.useMutation({ onSuccess: () => utils.notices.list.invalidate() })
  // Of a kind that only a newer server knows there is nothing to show.
  const notices = itemsOf(list.data).filter(({ kind }) => kind in ICONS)
  const { invitations = [], decisions = [] } = list.data?.pages[0] ?? {}
  const unread = countUnread(list)
  const newest = notices[0]?._id
  useEffect(() => {
    if (unread > 0) mutate({ upTo: newest })
  }, [newest, unread, mutate])
  // Items that were unread when the list opened stay highlighted while it is open.
  const [highlighted] = useState(
    () => new Set([...notices, ...invitations, ...decisions].flatMap((one) => (one.read ? [] : [idOf(one)]))),
  )
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
      ) : notices.length + invitations.length + decisions.length === 0 ? (
        <p role={list.isError ? 'alert' : undefined} className="px-5 pb-5 text-muted">
          {list.isError ? text.failed : text.empty}
        </p>
      ) : (
        <ul className="max-h-[min(30rem,60svh)] overflow-y-auto overscroll-contain border-line border-t">
          {invitations.map((invitation) => (
            <li key={invitation.tripId} className="border-line border-b last:border-b-0">
              <Link
                to="/trips"
                hash={invitation.tripId}
                onClick={onNavigate}
                className={`${LINE} ${highlighted.has(invitation.tripId) ? 'bg-sunk' : ''}`}
              >
                <InvitationText invitation={invitation} isNew={highlighted.has(invitation.tripId)} now={now} />
              </Link>
            </li>
          ))}
          {decisions.map((decision) => (
            <li key={decision.choiceId} className="border-line border-b last:border-b-0">
              <Link
                to="/choices/$choiceId"
                params={{ choiceId: decision.choiceId }}
                onClick={onNavigate}
                className={`${LINE} ${highlighted.has(decision.choiceId) ? 'bg-sunk' : ''}`}
              >
                <DecisionText decision={decision} isNew={highlighted.has(decision.choiceId)} now={now} />
              </Link>
            </li>
          ))}
          {notices.map((notice) => (
            <li key={notice._id} className="border-line border-b last:border-b-0">
              <Link
                {...placeOf(notice)}
                onClick={onNavigate}
                className={`${LINE} ${highlighted.has(notice._id) ? 'bg-sunk' : ''}`}
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

/** The target of a notification: the tour, expenses, references, the invitations, or the account, which has the decisions of moderators. */
const placeOf = ({ kind, tour, trip, isQuestion }: Notice): LinkProps =>
  trip
    ? { to: kind.startsWith('tripPay') ? '/trips/$tripId/expenses' : '/trips/$tripId', params: { tripId: trip._id } }
    : tour === null
      ? { to: '/edit-profile' }
      : kind === 'referencesDue'
        ? { to: '/references' }
        : kind === 'invited'
          ? { to: '/plans', hash: 'invitations' }
          : kind === 'referenced'
            ? { to: '/profile', hash: 'references' }
            : kind === 'tripTomorrow'
              ? { to: '/tours/$tourId/ticket', params: { tourId: tour._id } }
              : kind.startsWith('pay')
                ? { to: '/tours/$tourId/expenses', params: { tourId: tour._id } }
                : tourPlace(tour, { kind, isQuestion })

/** Within the tour's trip for those who are in it; its details for others, and for what the host decides there. */
function tourPlace(
  { _id: tourId, isMember }: NonNullable<Notice['tour']>,
  told: Pick<Notice, 'kind' | 'isQuestion'>,
): LinkProps {
  const section = isMember ? tripSection(told) : null
  if (section === 'ticket') return { to: '/tours/$tourId/ticket', params: { tourId } }
  if (section === 'group') return { to: '/tours/$tourId/group', params: { tourId } }
  const hash = told.isQuestion ? 'questions' : told.kind === 'requested' ? 'requests' : undefined
  return { to: '/tours', search: { tour: tourId }, hash }
}

type LineProps = {
  icon: { Icon: LucideIcon; colour: string }
  at: string
  isNew: boolean
  now: number
  children: ReactNode
}

const Line = ({ icon: { Icon, colour }, at, isNew, now, children }: LineProps) => (
  <>
    <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      {isNew && <span className="sr-only">{text.isNew} </span>}
      {children}
      <span className="block text-muted text-sm">{timeAgo(new Date(at).getTime(), now)}</span>
    </span>
    {isNew && <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-marigold" />}
  </>
)

const NoticeText = ({ notice, isNew, now }: { notice: Notice; isNew: boolean; now: number }) => (
  <Line icon={notice.isQuestion ? QUESTION : ICONS[notice.kind]} at={notice.at} isNew={isNew} now={now}>
    <RichText
      text={noticeText(notice)}
      tags={{
        tour: () => <span className="font-[650]">{notice.tour?.title ?? notice.tour?.name}</span>,
        trip: () => <span className="font-[650]">{notice.trip?.name}</span>,
        place: (words) => <span className="font-[650]">{words}</span>,
        actor: () => notice.actor?.name ?? text.someone,
        note: () => notice.note,
      }}
    />
  </Line>
)

const idOf = (one: Notice | NoticeInvitation | NoticeDecision) =>
  '_id' in one ? one._id : 'tripId' in one ? one.tripId : one.choiceId

type DecisionProps = { decision: NoticeDecision; isNew: boolean; now: number }

const DECISION = { Icon: Vote, colour: 'text-teal' }

const DecisionText = ({ decision: { title, won, at }, isNew, now }: DecisionProps) => (
  <Line icon={DECISION} at={at} isNew={isNew} now={now}>
    <RichText
      text={won ? text.choiceDecided : text.choiceUndecided}
      tags={{ choice: () => <span className="font-[650]">{title}</span> }}
    />
  </Line>
)

type InvitationProps = { invitation: NoticeInvitation; isNew: boolean; now: number }

const InvitationText = ({ invitation: { title, owner, at }, isNew, now }: InvitationProps) => (
  <Line icon={ICONS.invited} at={at} isNew={isNew} now={now}>
    <RichText
      text={text.invitedToTrip}
      tags={{ trip: () => <span className="font-[650]">{title}</span>, owner: () => owner }}
    />
  </Line>
)
