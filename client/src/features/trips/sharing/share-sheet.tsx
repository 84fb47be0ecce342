import type { Trip } from '@saathi/shared/trips/schema'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as friends from '../../../messages/en/trips/trip-friends.ts'
import * as text from '../../../messages/en/trips/trip-sharing.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { InviteLink } from '../friends/invite-link.tsx'
import { TripLinkRow } from './trip-link-row.tsx'

type Props = { trip: Trip; open: boolean; onClose: () => void }

/** The links to a trip, for its owner: to read for friends, for the family, and to come along. */
export default function ShareSheet({ trip, open, onClose }: Props) {
  return (
    <Drawer label={text.shareTitle} title={text.shareTitle} narrow open={open} onClose={onClose}>
      <ul className="px-5 pb-8 md:px-8">
        <TripLinkRow trip={trip} kind="read" />
        <TripLinkRow trip={trip} kind="family" />
        {trip.tour === null && <JoinRow trip={trip} />}
      </ul>
    </Drawer>
  )
}

/** The link with which friends come along, while there is room for them. */
function JoinRow({ trip }: { trip: Trip }) {
  const { data } = trpc.trips.friends.useQuery({ tripId: trip._id })
  const [chosen, setMayEdit] = useState<boolean | null>(null)
  if (!data || (data.left === 0 && !data.link)) return null
  const mayEdit = chosen ?? data.link?.mayEdit ?? true
  return (
    <InviteLink
      trip={trip}
      link={data.link}
      mayEdit={mayEdit}
      options={
        <Checkbox label={friends.theyMayEdit} checked={mayEdit} onChange={({ target }) => setMayEdit(target.checked)} />
      }
    />
  )
}
