import { addDays, indianDay } from '@saathi/shared/lib/days'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { Trip } from '@saathi/shared/trips/schema'
import { CalendarSync, HeartHandshake, Link2, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useWithRecentLogin } from '../../lib/recent-login.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/trips/trip-sharing.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { PrintButton } from './print-button.tsx'
import { LinkRow } from './sharing/link-row.tsx'
import { TripCalendarButton } from './trip-calendar-button.tsx'

type Kind = Trip['links'][number]['kind']

/** The ways to share a trip: its links, for the owner, and the reader's calendar feed. */
export function SharePanel({ trip }: { trip: Trip }) {
  return (
    <section
      aria-labelledby="share-title"
      className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6 print:hidden"
    >
      <h2 id="share-title" className="text-lg">
        {text.title}
      </h2>
      <ul className="mt-1">
        {trip.mine && (
          <>
            <TripLinkRow trip={trip} kind="read" />
            <TripLinkRow trip={trip} kind="family" />
          </>
        )}
        <FeedRow />
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 md:hidden">
        <PrintButton trip={trip} variant="card" />
        <TripCalendarButton trip={trip} variant="card" />
      </div>
    </section>
  )
}

/** Why a trip can have no link for the family; null if it can. */
function familyHindrance({ startDate, dayCount }: Trip): string | null {
  if (startDate === null) return text.familyNeedsDates
  return addDays(startDate, dayCount) < indianDay(new Date()) ? text.familyEnded : null
}

const ofKind = {
  read: { icon: Link2, name: text.readLink, shows: text.readLinkShows },
  family: { icon: HeartHandshake, name: text.familyLink, shows: text.familyLinkShows },
}

/** A link to a trip, which its owner makes and revokes. */
export function TripLinkRow({ trip, kind }: { trip: Trip; kind: Kind }) {
  const tripId = trip._id
  const utils = trpc.useUtils()
  const create = trpc.trips.createLink.useMutation()
  const revoke = trpc.trips.revokeLink.useMutation()
  const [firstName, setFirstName] = useState(false)
  const [times, setTimes] = useState(false)
  const [costs, setCosts] = useState(false)
  const isForFriends = kind === 'read'
  const [path, setPath] = useState<string | null>(null)
  const [link, setLink] = useState(trip.links.find((one) => one.kind === kind) ?? null)

  function changed(made: Trip['links'][number] | null, path: string | null) {
    setLink(made)
    setPath(path)
    utils.trips.get.invalidate({ tripId })
    if (trip.tour) utils.trips.forTour.invalidate({ tourId: trip.tour._id })
  }

  return (
    <LinkRow
      {...ofKind[kind]}
      createdAt={link?.createdAt ?? null}
      url={path && window.location.origin + path}
      hindered={kind === 'family' ? familyHindrance(trip) : null}
      options={
        <>
          {isForFriends && (
            <>
              <Checkbox label={text.showTimes} checked={times} onChange={() => setTimes(!times)} />
              <Checkbox label={text.showCosts} checked={costs} onChange={() => setCosts(!costs)} />
            </>
          )}
          <Checkbox label={text.showMyName} checked={firstName} onChange={() => setFirstName(!firstName)} />
        </>
      }
      onCreate={async () => {
        const shows = { times: isForFriends && times, costs: isForFriends && costs }
        const { path, expiresOn } = await create.mutateAsync({ tripId, kind, firstName, ...shows })
        changed({ kind, createdAt: new Date().toISOString(), expiresOn, ...shows }, path)
      }}
      onRevoke={async () => {
        await revoke.mutateAsync({ tripId, kind })
        changed(null, null)
      }}
    >
      {(link?.times || link?.costs) && (
        <p className="mt-1.5 text-sm">{text.alsoShows(link.times === true, link.costs === true)}</p>
      )}
      {path && <SendButtons title={trip.title} url={window.location.origin + path} />}
      {link?.expiresOn && (
        <p className="mt-1.5 text-sm">{text.worksUntil(spanOfDays(link.expiresOn, link.expiresOn))}</p>
      )}
    </LinkRow>
  )
}

/** Sends a link: first by WhatsApp, else by the share sheet of the device. */
const SendButtons = ({ title, url }: { title: string; url: string }) => (
  <div className="mt-2 flex flex-wrap items-start gap-2">
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text.sendText(title)} ${url}`)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('quiet')}
    >
      <MessageCircle aria-hidden className="size-4.5" />
      {text.whatsApp}
    </a>
    <ShareButton label={text.send} text={text.sendText(title)} url={url} />
  </div>
)

/** The private calendar feed of the reader. */
function FeedRow() {
  const utils = trpc.useUtils()
  const { data } = trpc.trips.feed.useQuery()
  const create = trpc.trips.createFeed.useMutation()
  const revoke = trpc.trips.revokeFeed.useMutation()
  const withRecentLogin = useWithRecentLogin()
  const [path, setPath] = useState<string | null>(null)
  const { host, origin } = window.location
  if (!data) return null
  return (
    <LinkRow
      icon={CalendarSync}
      name={text.feed}
      shows={text.feedShows}
      createdAt={data.createdAt}
      url={path && origin + path}
      onCreate={async () => {
        const made = await withRecentLogin(() => create.mutateAsync())
        if (!made) return
        setPath(made.path)
        utils.trips.feed.setData(undefined, { createdAt: new Date().toISOString() })
      }}
      onRevoke={async () => {
        await revoke.mutateAsync()
        setPath(null)
        utils.trips.feed.setData(undefined, { createdAt: null })
      }}
    >
      {path && (
        <p className="mt-1.5">
          <a href={`webcal://${host}${path}`} className="font-[650] text-sm text-teal underline underline-offset-4">
            {text.openCalendar}
          </a>
        </p>
      )}
    </LinkRow>
  )
}
