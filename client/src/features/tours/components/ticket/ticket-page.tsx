import '../../../../ui/tour-screen/tour-screen.css'
import type { Group } from '@saathi/shared/groups/schema'
import { indianDay } from '@saathi/shared/lib/days'
import type { Me } from '@saathi/shared/social/schema'
import type { Tour } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import { Ban, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAuth } from '../../../../lib/auth-context.tsx'
import { errorMessage } from '../../../../lib/errors.ts'
import { tourPictures } from '../../../../lib/tour-pictures.ts'
import { errorCode, trpc } from '../../../../lib/trpc.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import * as text from '../../../../messages/en/tours/ticket.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { RichText } from '../../../../ui/rich-text.tsx'
import { Going } from '../../../../ui/tour-screen/going.tsx'
import { HeadDays } from '../../../../ui/tour-screen/head-days.tsx'
import { ScreenHead } from '../../../../ui/tour-screen/screen-head.tsx'
import { TourTabs } from '../../../../ui/tour-screen/tour-tabs.tsx'
import { countdownTo } from '../../countdown.ts'
import { TicketPass } from './ticket-pass.tsx'
import { TicketSkeleton } from './ticket-skeleton.tsx'
import { TicketSteps } from './ticket-steps.tsx'

type Props = {
  tourId: string
  /** The link for the viewer's family, on the days of the tour. */
  family: (tour: Tour) => ReactNode
}

/** The page of a member after joining: the ticket, the meeting point and the next steps. */
export function TicketPage({ tourId, family }: Props) {
  const { user } = useAuth()
  const tour = trpc.tours.get.useQuery({ tourId }, { staleTime: 0 })
  const group = trpc.groups.get.useQuery({ tourId }, { staleTime: 0 })
  useTitle(tour.data ? text.title(tour.data.name) : text.titleAlone)
  const error = tour.error ?? group.error
  const isMember = tour.data !== undefined && (tour.data.mine.joined || tour.data.mine.host)

  if (user && tour.data && group.data && isMember && !error)
    return <Ticket tour={tour.data} group={group.data} me={user} family={family(tour.data)} />
  if (!error && (tour.isPending || (isMember && group.isPending))) return <TicketSkeleton />
  return (
    <NoTicket
      tour={tour.data}
      error={isMember || !tour.data ? error : null}
      onRetry={() => Promise.all([tour.refetch(), group.refetch()])}
    />
  )
}

type TicketProps = { tour: Tour; group: Group; me: Me; family: ReactNode }

function Ticket({ tour, group, me, family }: TicketProps) {
  const countdown = countdownTo(tour.travelDates, indianDay(new Date()))
  const isOver = tour.cancelled || countdown.kind === 'over'
  return (
    <div className="tour-screen flex min-h-dvh flex-col md:min-h-0">
      <ScreenHead
        title={tour.name}
        image={tourPictures(tour)[0] ?? null}
        tourId={tour._id}
        facts={
          <>
            <li>
              <HeadDays {...tour.travelDates} />
            </li>
            <li className="hidden! md:inline!">{tour.destination}</li>
            <li>
              <Going people={group.members} count={group.memberCount} cancelled={tour.cancelled} />
            </li>
          </>
        }
        tabs={<TourTabs tourId={tour._id} current="ticket" />}
      />
      <div className="wrap grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 py-4 pb-8 md:py-8 lg:grid-cols-[26rem_minmax(0,34rem)] lg:items-start lg:justify-center lg:gap-x-16 lg:gap-y-6">
        <p
          role="status"
          className={`flex items-center gap-2.5 rounded-2xl px-4 py-2.5 text-sm lg:col-span-2 max-w-none ${tour.cancelled ? 'border border-terra bg-card' : 'bg-(--good)'}`}
        >
          {tour.cancelled ? (
            <Ban aria-hidden className="size-5 shrink-0 text-terra" />
          ) : (
            <CircleCheck aria-hidden className="size-5 shrink-0 text-leaf" />
          )}
          <span>
            <RichText
              text={standing(tour, countdown.kind === 'over')}
              tags={{ b: (words) => <b className="font-[650]">{words}</b> }}
            />
          </span>
        </p>
        <TicketPass tour={tour} group={group} me={me} countdown={countdown} />
        <div className="grid gap-5">
          {family}
          <TicketSteps tour={tour} isOver={isOver} />
        </div>
      </div>
      <TourTabs tourId={tour._id} current="ticket" foot />
    </div>
  )
}

const standing = (tour: Tour, isOver: boolean) =>
  tour.cancelled
    ? tour.mine.host
      ? text.youCancelled
      : text.cancelled(tour.creatorId.name)
    : isOver
      ? text.over
      : tour.mine.host
        ? text.youHost
        : text.haveSeat(tour.creatorId.name)

type NoTicketProps = { tour: Tour | undefined; error: unknown; onRetry: () => void }

/** In place of a ticket that the reader does not have, or that could not be loaded. */
function NoTicket({ tour, error, onRetry }: NoTicketProps) {
  const isMissing = !error || errorCode(error) === 'NOT_FOUND'
  return (
    <div className="wrap py-12 md:py-20">
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        {isMissing ? text.noSeat : text.titleAlone}
      </h1>
      <EmptyState
        alert
        action={
          isMissing ? (
            <Link to="/tours" search={tour && { tour: tour._id }} className={buttonClass('main')}>
              {tour ? text.seeTour : text.findTours}
            </Link>
          ) : (
            <Button onClick={onRetry}>{text.tryAgain}</Button>
          )
        }
      >
        {isMissing ? text.noSeatMeans : (errorMessage(error) ?? text.loadFailed)}
      </EmptyState>
    </div>
  )
}
