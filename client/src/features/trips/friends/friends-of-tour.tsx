import type { Trip } from '@saathi/shared/trips/schema'
import { type ReactNode, useId } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trip-friends.ts'
import { FriendRows } from './friend-rows.tsx'

type Props = {
  trip: Trip
  /** The way to the group of the friends. */
  children: ReactNode
}

/**
 * The friends with whom a trip was planned before others could join it as a tour. Its owner lets them change it and removes
 * them, but invites no more; for the friends it is the way to their group.
 */
export default function FriendsOfTour({ trip, children }: Props) {
  const titleId = useId()
  const { data } = trpc.trips.friends.useQuery({ tripId: trip._id }, { staleTime: 0, enabled: trip.mine })
  const friends = data?.friends ?? []
  if (!trip.group && friends.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6 print:hidden"
    >
      <h2 id={titleId} className="text-lg">
        {text.friendsOfTrip}
      </h2>
      {trip.group && <p className="mt-1 text-muted text-sm">{text.friendsHaveGroup}</p>}
      {friends.length > 0 && (
        <ul className="mt-2">
          <FriendRows trip={trip} friends={friends} />
        </ul>
      )}
      {trip.group && <div className="mt-3">{children}</div>}
    </section>
  )
}
