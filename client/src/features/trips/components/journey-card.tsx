import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { Journey } from '@saathi/shared/trips/journeys'
import { Link } from '@tanstack/react-router'
import {
  Ban,
  ChevronRight,
  Flag,
  Hourglass,
  Lock,
  type LucideIcon,
  MailOpen,
  Megaphone,
  Send,
  Ticket,
  UserCheck,
  UsersRound,
} from 'lucide-react'
import { amountWords } from '../../../lib/amount-words.ts'
import * as text from '../../../messages/en/trips/trip-list.ts'
import { CoverPicture } from '../../../ui/cover-picture.tsx'
import { InvitationAnswer } from '../friends/invitation-answer.tsx'
import { calendarOf, type JourneyKind, journeyKind, journeyLink, lastDayOf } from '../journeys.ts'

const CHIPS: Record<JourneyKind, { Icon: LucideIcon; look: string }> = {
  hosting: { Icon: Megaphone, look: 'bg-night text-on-night' },
  joined: { Icon: Ticket, look: 'bg-leaf/15 text-leaf' },
  waiting: { Icon: Hourglass, look: 'bg-marigold/25 text-ink' },
  requested: { Icon: Send, look: 'bg-marigold/25 text-ink' },
  private: { Icon: Lock, look: 'bg-sunk text-ink' },
  friends: { Icon: UsersRound, look: 'bg-leaf/15 text-leaf' },
  invited: { Icon: MailOpen, look: 'bg-marigold/25 text-ink' },
  going: { Icon: UserCheck, look: 'bg-leaf/15 text-leaf' },
  cancelled: { Icon: Ban, look: 'bg-terra/15 text-terra' },
  ended: { Icon: Flag, look: 'bg-sunk text-muted' },
}

const CARD = 'overflow-hidden rounded-3xl border bg-card'

type Props = {
  journey: Journey
  today: string
  /** What the user is owed (positive) or owes in it. */
  balancePaise: number
  /** In a narrow column on wide screens too. */
  narrow?: boolean | undefined
}

/** A journey of the user: its days, its picture, and one chip for its state. It leads into the trip, or to the tour; an invitation is answered in it. */
export function JourneyCard({ journey, today, balancePaise, narrow = false }: Props) {
  const { title, image, startDate, dayCount, cancelled } = journey
  const kind = journeyKind(journey)
  const isQuiet = kind === 'ended' || kind === 'cancelled'
  const calendar = calendarOf(journey, today)
  const columns = `grid min-h-28 grid-cols-[3.75rem_4rem_minmax(0,1fr)_auto] ${narrow ? 'md:max-lg:grid-cols-[6rem_9rem_minmax(0,1fr)_auto]' : 'md:grid-cols-[6rem_9rem_minmax(0,1fr)_auto]'}`
  const facts = (
    <>
      <span
        className={`flex flex-col items-center justify-center px-1 whitespace-nowrap text-center text-muted text-sm leading-tight ${cancelled ? 'line-through' : ''}`}
      >
        {calendar ? (
          <span aria-hidden>
            <b
              className={`block font-[600] font-display text-ink leading-tight lining-nums ${narrow ? '' : 'md:text-xl'}`}
            >
              {calendar.days}
            </b>
            {calendar.month}
            {calendar.year && <span className="block text-xs">{calendar.year}</span>}
          </span>
        ) : (
          <span>
            <b className="block font-[600] font-display text-ink md:text-lg">{text.days(dayCount)}</b>
            <span className="text-xs">{text.noDates}</span>
          </span>
        )}
      </span>
      <span className={`relative overflow-hidden bg-sunk ${isQuiet ? 'saturate-50' : ''}`}>
        <CoverPicture image={image} sizes="(min-width: 48rem) 9rem, 4.25rem" className="absolute inset-0 size-full" />
      </span>
      <span className="min-w-0 self-center py-3 pl-3 md:pl-5">
        <span
          className={`block font-[560] font-display leading-tight [overflow-wrap:anywhere] text-[1.0625rem] ${narrow ? '' : 'md:text-xl'} ${isQuiet ? 'text-muted' : ''}`}
        >
          {title}
        </span>
        <span className="mt-1 block text-muted text-sm leading-snug">
          {startDate && <span className="sr-only">{spanOfDays(startDate, lastDayOf(journey) ?? startDate)} · </span>}
          {factsOf(journey).join(' · ')}
        </span>
        <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Chip kind={kind} position={journey.queuePosition} />
          {kind === 'cancelled' && (journey.state === 'joined' || journey.state === 'hosting') && (
            <span className="text-muted text-xs">
              {journey.state === 'joined' ? text.askMoneyBack : text.payMoneyBack}
            </span>
          )}
          {balancePaise !== 0 && (
            <span className={`font-[600] text-xs tabular-nums ${balancePaise < 0 ? 'text-terra' : 'text-leaf'}`}>
              {(balancePaise < 0 ? text.owing : text.owed)(amountWords(balancePaise))}
            </span>
          )}
        </span>
      </span>
    </>
  )
  if (kind === 'invited')
    return (
      <div className={`${CARD} border-marigold`}>
        <div className={columns}>{facts}</div>
        <InvitationAnswer journey={journey} />
      </div>
    )
  return (
    <Link
      {...journeyLink(journey)}
      className={`${CARD} border-line ${columns} hover:shadow-lift focus-visible:outline-offset-[-4px]`}
    >
      {facts}
      <ChevronRight aria-hidden className="mr-2 size-4.5 self-center text-teal md:mr-4 md:size-5" />
    </Link>
  )
}

function Chip({ kind, position }: { kind: JourneyKind; position: number | null }) {
  const { Icon, look } = CHIPS[kind]
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 font-[650] text-xs ${look}`}>
      <Icon aria-hidden className="size-3.5" />
      {kind === 'waiting' ? text.onWaitlist(position ?? 1) : text.states[kind]}
    </span>
  )
}

function whose(host: string, invitation: Journey['invitation']): string {
  if (invitation === 'going') return text.tripOf(host)
  return invitation ? text.invitedBy(host) : text.hostedBy(host)
}

/** The place, unless the title names it; the host; how many come along, if it takes place; and the length of a trip of one's own. */
function factsOf({ title, place, host, invitation, people, state, dayCount, open, cancelled }: Journey): string[] {
  return [
    title.toLowerCase().includes(place.name.toLowerCase()) ? null : place.name,
    host && whose(host, invitation),
    people !== null && open && !cancelled ? text.people(people) : null,
    state === 'private' ? text.days(dayCount) : null,
  ].filter((fact) => fact !== null)
}
