import './ticket.css'
import type { Group } from '@saathi/shared/groups/schema'
import { tourPrice } from '@saathi/shared/lib/money'
import type { Me } from '@saathi/shared/social/schema'
import type { Tour } from '@saathi/shared/tours/schema'
import { MapIcon, MapPin } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { dayAndTimeOf, weekdayOf } from '../../../../lib/day.ts'
import { imageSet, imageSrc } from '../../../../lib/image-src.ts'
import { lazyComponent } from '../../../../lib/lazy-component.tsx'
import { tourPictures } from '../../../../lib/tour-pictures.ts'
import * as text from '../../../../messages/en/tours/ticket.ts'
import { AvatarStack } from '../../../../ui/avatar-stack.tsx'
import { RichText } from '../../../../ui/rich-text.tsx'
import { ScenePicture } from '../../../../ui/scene-picture.tsx'
import type { Countdown } from '../../countdown.ts'

const QrCode = lazyComponent(() => import('../../../../ui/qr-code.tsx'), { failed: () => null })

type Props = {
  tour: Tour
  group: Group
  me: Me
  countdown: Countdown
}

/** The ticket: where to and when, who travels, the meeting point, and a stub with a QR code. */
export function TicketPass({ tour, group, me, countdown }: Props) {
  const { destination, travelDates, creatorId, price, capacity, participantCount, mine } = tour
  const [picture] = tourPictures(tour)
  const others = group.members.filter(({ _id }) => _id !== me._id)
  return (
    <article aria-label={text.yourTicket} className="ticket-pass">
      <div className="ticket-pass-paper">
        <div className="relative h-46 overflow-hidden bg-sunk">
          {picture && (
            <ScenePicture
              src={imageSrc(picture)}
              srcSet={imageSet(picture)}
              sizes="(min-width: 64rem) 26rem, 100vw"
              alt=""
              eager
              fallback={null}
              className="size-full object-cover"
            />
          )}
          {!tour.cancelled && <Count countdown={countdown} />}
        </div>
        <div aria-hidden className="pattern-strip mx-5 mt-2" />
        <div className="grid gap-4 px-5 pt-3.5 pb-4.5">
          <div className="grid grid-cols-2 gap-x-4 gap-y-2">
            <div className="col-span-2">
              <p className="text-muted text-xs">{text.to}</p>
              <p className="font-[560] font-display text-[1.625rem] leading-tight [overflow-wrap:anywhere]">
                {destination}
              </p>
            </div>
            <Day name={text.starts} day={travelDates.start} />
            <Day name={text.ends} day={travelDates.end} />
          </div>
          <dl className="grid grid-cols-[1.4fr_1fr] gap-x-4 gap-y-2.5 border-line border-y py-3.5">
            <Fact name={text.traveller}>{me.name}</Fact>
            {!tour.cancelled && (
              <Fact name={text.seats}>
                {capacity === null ? text.seatsOpen(participantCount) : text.seatsTaken(participantCount, capacity)}
              </Fact>
            )}
            <Fact name={text.host}>{mine.host ? text.youAreHost : creatorId.name}</Fact>
            <Fact name={text.perPerson}>{tourPrice(price)}</Fact>
          </dl>
          {!tour.cancelled && (
            <>
              <Company people={others} count={group.memberCount - 1} />
              <Meeting meeting={group.meeting} host={mine.host} homeCity={me.homeCity} />
            </>
          )}
        </div>
        {!tour.cancelled && <Stub tour={tour} />}
      </div>
    </article>
  )
}

/** The code that opens the tour; a cancelled one has none. */
const Stub = ({ tour }: { tour: Tour }) => (
  <div className="ticket-stub grid grid-cols-[minmax(4rem,7.75rem)_minmax(5rem,1fr)] items-center gap-4.5 px-5 pt-4.5 pb-5">
    <Suspense fallback={<div className="skeleton aspect-square" />}>
      <QrCode
        text={`${location.origin}/tours/${tour._id}`}
        label={text.qrCode}
        className="w-full overflow-hidden rounded-xl"
      />
    </Suspense>
    <div>
      <p className="font-[700] leading-snug">{text.scanToOpen}</p>
      <p className="mt-1 text-sm leading-snug">
        {tour.mine.host ? text.showToOthers : text.showToHost(tour.creatorId.name)}
      </p>
    </div>
  </div>
)

const Count = ({ countdown }: { countdown: Countdown }) => {
  if (countdown.kind === 'over') return null
  const [number, words] =
    countdown.kind === 'before'
      ? [String(countdown.days), text.daysToGo(countdown.days)]
      : [null, text.day(countdown.day, countdown.count)]
  return (
    <p className="absolute right-0 bottom-0 flex items-center gap-2.5 rounded-tl-[1.25rem] bg-card px-4.5 pt-1.5 pb-0.5">
      {number && (
        <b className="font-[600] font-display text-[2.75rem] leading-none tracking-tight tabular-nums">{number}</b>
      )}
      <span className="font-[650] text-muted text-xs leading-tight">
        <RichText text={words} tags={{ line: (words) => <span className="block">{words}</span> }} />
      </span>
    </p>
  )
}

const Day = ({ name, day }: { name: string; day: string }) => (
  <div className="last:text-right">
    <p className="text-muted text-xs">{name}</p>
    <p className="font-[650] text-sm tabular-nums">{weekdayOf(`${day}T12:00:00`)}</p>
  </div>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-xs leading-snug">{name}</dt>
    <dd className="font-[650] text-sm leading-snug tabular-nums [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

/** The number of people who are named. */
const NAMED = 3

function Company({ people, count }: { people: Group['members']; count: number }) {
  const named = people.slice(0, NAMED).map(({ name }) => name.trim().split(/\s/)[0] ?? name)
  return (
    <div className="flex items-center justify-between gap-3 leading-snug">
      <div className="min-w-0">
        <p className="text-muted text-xs">{text.travelWith}</p>
        <p className="font-[650] text-sm [overflow-wrap:anywhere]">
          {count > 0 ? text.names(named, Math.max(0, count - named.length)) : text.nobodyYet}
        </p>
      </div>
      <AvatarStack people={people} count={count} max={4} />
    </div>
  )
}

type MeetingProps = { meeting: Group['meeting']; host: boolean; homeCity: string | null }

/** Where the tour begins, for each traveller by their own way. */
const Meeting = ({ meeting, host, homeCity }: MeetingProps) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-2xl bg-sunk py-3 pr-2 pl-3.5 leading-snug">
    <MapPin aria-hidden className="size-5 text-terra" />
    <div className="[overflow-wrap:anywhere]">
      <p className="text-muted text-xs">{text.meetingPoint}</p>
      {meeting ? (
        <>
          <p className="font-[650] tabular-nums">{dayAndTimeOf(meeting.meetAt)}</p>
          <p className="text-sm">{meeting.place}</p>
          {meeting.note && <p className="whitespace-pre-line text-muted text-sm">{meeting.note}</p>}
        </>
      ) : (
        <p className="text-sm">{host ? text.setMeeting : text.noMeeting}</p>
      )}
      <p className="mt-1 text-muted text-sm">{homeCity ? text.ownWayFrom(homeCity) : text.ownWayThere}</p>
    </div>
    {meeting?.mapUrl && (
      <a
        href={meeting.mapUrl}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        aria-label={text.openInMaps}
        className="grid size-11 place-items-center rounded-full text-muted hover:bg-card hover:text-ink"
      >
        <MapIcon aria-hidden className="size-5" />
      </a>
    )}
  </div>
)
