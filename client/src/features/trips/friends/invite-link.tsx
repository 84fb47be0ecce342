import { addDays } from '@saathi/shared/lib/days'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { TripFriends } from '@saathi/shared/trips/friends'
import { INVITE_LINK_DAYS } from '@saathi/shared/trips/rules'
import type { Trip } from '@saathi/shared/trips/schema'
import { UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trip-friends.ts'
import { ShareButton } from '../../../ui/share-button.tsx'
import { LinkRow } from '../sharing/link-row.tsx'
import { WhatsAppLink } from '../sharing/whatsapp-link.tsx'

type LinkProps = {
  trip: Trip
  link: TripFriends['link']
  mayEdit: boolean
  /** Choices before it is made. */
  options?: ReactNode
}

/** The link with which people join a trip, which its owner makes and revokes. */
export function InviteLink({ trip, link, mayEdit, options }: LinkProps) {
  const tripId = trip._id
  const utils = trpc.useUtils()
  const create = trpc.trips.createInvite.useMutation()
  const revoke = trpc.trips.revokeInvite.useMutation()
  const [path, setPath] = useState<string | null>(null)
  const url = path && window.location.origin + path
  return (
    <LinkRow
      icon={UserPlus}
      name={text.inviteLink}
      shows={text.inviteLinkShows}
      createdAt={link && addDays(link.expiresOn, -INVITE_LINK_DAYS)}
      url={url}
      options={options}
      first={url && <WhatsAppLink text={text.inviteText(trip.title)} url={url} />}
      onCreate={async () => {
        const made = await create.mutateAsync({ tripId, mayEdit })
        setPath(made.path)
        await utils.trips.friends.invalidate({ tripId })
      }}
      onRevoke={async () => {
        await revoke.mutateAsync({ tripId })
        setPath(null)
        await utils.trips.friends.invalidate({ tripId })
      }}
    >
      {url && (
        <div className="mt-2">
          <ShareButton label={text.sendLink} text={text.inviteText(trip.title)} url={url} />
        </div>
      )}
      {link && <p className="mt-1.5 text-sm">{text.worksUntil(spanOfDays(link.expiresOn, link.expiresOn))}</p>}
    </LinkRow>
  )
}
