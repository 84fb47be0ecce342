import type { TripFriend } from '@saathi/shared/trips/friends'
import { TRIP_FRIENDS_MAX } from '@saathi/shared/trips/rules'
import type { Trip } from '@saathi/shared/trips/schema'
import { UserPlus, X } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trip-friends.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { ConfirmDialog } from '../sharing/confirm-dialog.tsx'
import { useFriends } from './use-friends.ts'

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
  const { user } = useAuth()
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
          {friends.map((friend) => (
            <Friend key={friend._id} trip={trip} friend={friend} isYou={friend._id === user?._id} onLeft={onLeft} />
          ))}
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

type PersonProps = {
  id: string
  name: string
  picture: string | null
  isYou?: boolean
  action?: ReactNode
  children: ReactNode
}

const Person = ({ id, name, picture, isYou, action, children }: PersonProps) => (
  <li className="flex items-center gap-3 border-line border-t py-2.5 first:border-t-0">
    <Avatar id={id} name={name} picture={picture} className="size-10" />
    <div className="min-w-0 flex-1 leading-snug">
      <p className="font-[650] [overflow-wrap:anywhere]">{isYou ? text.you : name}</p>
      <div className="text-muted text-sm">{children}</div>
    </div>
    {action}
  </li>
)

type FriendProps = { trip: Trip; friend: TripFriend; isYou: boolean; onLeft: () => void }

function Friend({ trip, friend, isYou, onLeft }: FriendProps) {
  const { _id, name, profilePicture, state, mayEdit } = friend
  const { setRight, remove, isBusy } = useFriends(trip._id)
  const [asking, setAsking] = useState(false)
  const failed = (error: unknown) => toast.error(errorMessage(error) ?? text.failed)

  async function removeOrLeave() {
    try {
      await remove(_id, isYou)
      if (isYou) onLeft()
    } catch (error) {
      failed(error)
    }
    setAsking(false)
  }
  return (
    <Person
      id={_id}
      name={name}
      isYou={isYou}
      picture={profilePicture}
      action={
        (trip.mine || isYou) && (
          <button
            type="button"
            aria-label={isYou ? text.leave : state === 'invited' ? text.withdrawName(name) : text.removeName(name)}
            onClick={() => setAsking(true)}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        )
      }
    >
      <p>
        {text.states[state]}
        {!trip.mine && ` · ${mayEdit ? text.mayEdit : text.mayRead}`}
      </p>
      {trip.mine && state !== 'declined' && (
        <div className="mt-1">
          <Checkbox
            label={text.mayEdit}
            aria-label={text.mayEditName(name)}
            checked={mayEdit}
            onChange={({ target }) => setRight(_id, target.checked).catch(failed)}
          />
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={isYou ? text.askLeave : text.askRemove(name)}
        effect={isYou ? text.leaveEffect : text.removeEffect}
        yes={isYou ? text.yesLeave : text.yesRemove}
        busy={isBusy}
        onYes={removeOrLeave}
        onClose={() => setAsking(false)}
      />
    </Person>
  )
}
