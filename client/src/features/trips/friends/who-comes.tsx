import { TRIP_FRIENDS_MAX } from '@saathi/shared/trips/rules'
import type { Trip } from '@saathi/shared/trips/schema'
import { UserPlus } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trip-friends.ts'
import { Button } from '../../../ui/button.tsx'
import { FriendRows, Person } from './friend-rows.tsx'

const InviteSheet = lazyComponent(() => import('./invite-sheet.tsx'), {})

type Props = {
  trip: Trip
  onLeft: () => void
  /** Further ways to find company, for the owner. */
  children?: ReactNode
}

/** The people with whom a trip is planned: its owner invites them, others see who goes, and can leave. */
export default function WhoComes({ trip, onLeft, children }: Props) {
  const titleId = useId()
  const { data } = trpc.trips.friends.useQuery({ tripId: trip._id }, { staleTime: 0 })
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const friends = data?.friends ?? []
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6 print:hidden"
    >
      <h2 id={titleId} className="text-lg">
        {text.whoComes}
      </h2>
      {trip.mine && friends.length === 0 ? (
        <p className="mt-2 text-muted text-sm">
          {text.justYou} {text.planWithPeople}
        </p>
      ) : (
        <ul className="mt-2">
          <Person id={trip.owner._id} name={trip.owner.name} picture={trip.owner.profilePicture}>
            {text.owner(trip.mine)}
          </Person>
          <FriendRows trip={trip} friends={friends} onLeft={onLeft} />
        </ul>
      )}
      {trip.mine && data && (
        <>
          {data.left === 0 ? (
            <p className="mt-3 text-muted text-sm">{text.full(TRIP_FRIENDS_MAX)}</p>
          ) : (
            <Button className="mt-3" onClick={() => setSheet('open')}>
              <UserPlus aria-hidden className="size-5" />
              {text.invitePeople}
            </Button>
          )}
          {sheet !== 'never' && (
            <Suspense>
              <InviteSheet trip={trip} friends={data} open={sheet === 'open'} onClose={() => setSheet('closed')} />
            </Suspense>
          )}
        </>
      )}
      {children}
    </section>
  )
}
