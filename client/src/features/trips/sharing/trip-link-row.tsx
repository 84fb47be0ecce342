import { addDays, indianDay } from '@saathi/shared/lib/days'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { Trip } from '@saathi/shared/trips/schema'
import { HeartHandshake, Link2 } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trip-sharing.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { LinkRow } from './link-row.tsx'
import { WhatsAppLink } from './whatsapp-link.tsx'

type Kind = Trip['links'][number]['kind']

const DAYS = (['7', '30', ''] as const).map((days) => [days, text.linkDays[days]] as const)

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
  const [link, setLink] = useState(trip.links.find((one) => one.kind === kind) ?? null)
  const [path, setPath] = useState<string | null>(null)
  const [firstName, setFirstName] = useState(false)
  const [times, setTimes] = useState(link?.times ?? false)
  const [costs, setCosts] = useState(link?.costs ?? false)
  const [days, setDays] = useState<keyof typeof text.linkDays>(link?.expiresOn === null ? '' : '30')
  const isForFriends = kind === 'read'

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
          {isForFriends && (
            <Select name="days" label={text.linkEnds} value={days} choices={DAYS} onChange={setDays} className="w-40" />
          )}
        </>
      }
      first={path && <WhatsAppLink text={text.sendText(trip.title)} url={window.location.origin + path} />}
      onCreate={async () => {
        const shows = { times: isForFriends && times, costs: isForFriends && costs }
        const ends = isForFriends && days !== '' ? { days: Number(days) } : {}
        const { path, expiresOn } = await create.mutateAsync({ tripId, kind, firstName, ...shows, ...ends })
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
      {path && (
        <div className="mt-2">
          <ShareButton label={text.send} text={text.sendText(trip.title)} url={window.location.origin + path} />
        </div>
      )}
      {link?.expiresOn && (
        <p className="mt-1.5 text-sm">{text.worksUntil(spanOfDays(link.expiresOn, link.expiresOn))}</p>
      )}
    </LinkRow>
  )
}
