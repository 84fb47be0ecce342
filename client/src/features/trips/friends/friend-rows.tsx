import type { TripFriend } from '@saathi/shared/trips/friends'
import type { Trip } from '@saathi/shared/trips/schema'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import * as text from '../../../messages/en/trips/trip-friends.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { ConfirmDialog } from '../sharing/confirm-dialog.tsx'
import { useFriends } from './use-friends.ts'

type Props = { trip: Trip; friends: TripFriend[]; onLeft?: () => void }

/** The friends of a trip: its owner removes them and lets them change it, each of them can leave. */
export function FriendRows({ trip, friends, onLeft }: Props) {
  const { user } = useAuth()
  return friends.map((friend) => (
    <Friend key={friend._id} trip={trip} friend={friend} isYou={friend._id === user?._id} onLeft={onLeft} />
  ))
}

type PersonProps = {
  id: string
  name: string
  picture: string | null
  isYou?: boolean
  action?: ReactNode
  children: ReactNode
}

export const Person = ({ id, name, picture, isYou, action, children }: PersonProps) => (
  <li className="flex items-center gap-3 border-line border-t py-2.5 first:border-t-0">
    <Avatar id={id} name={name} picture={picture} className="size-10" />
    <div className="min-w-0 flex-1 leading-snug">
      <p className="font-[650] [overflow-wrap:anywhere]">{isYou ? text.you : name}</p>
      <div className="text-muted text-sm">{children}</div>
    </div>
    {action}
  </li>
)

type FriendProps = { trip: Trip; friend: TripFriend; isYou: boolean; onLeft?: () => void }

function Friend({ trip, friend, isYou, onLeft }: FriendProps) {
  const { _id, name, profilePicture, state, mayEdit } = friend
  const { setRight, remove, isBusy } = useFriends(trip._id)
  const [asking, setAsking] = useState(false)
  const failed = (error: unknown) => toast.error(errorMessage(error) ?? text.failed)

  async function removeOrLeave() {
    try {
      await remove(_id, isYou)
      if (isYou) onLeft?.()
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
        effect={isYou ? text.leaveEffect : trip.tour ? text.removeOfTourEffect : text.removeEffect}
        yes={isYou ? text.yesLeave : text.yesRemove}
        busy={isBusy}
        onYes={removeOrLeave}
        onClose={() => setAsking(false)}
      />
    </Person>
  )
}
