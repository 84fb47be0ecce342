import type { TripFriends } from '@saathi/shared/trips/friends'
import type { Trip } from '@saathi/shared/trips/schema'
import { useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trip-friends.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { InviteLink } from './invite-link.tsx'
import { useFriends } from './use-friends.ts'

type Props = { trip: Trip; friends: TripFriends; open: boolean; onClose: () => void }

/** The ways to invite people to a trip: a link, and those whom the owner follows or is matched with. */
export default function InviteSheet({ trip, friends, open, onClose }: Props) {
  const [mayEdit, setMayEdit] = useState(true)
  return (
    <Drawer label={text.invitePeople} title={text.invitePeople} open={open} onClose={onClose}>
      <div className="grid gap-6 px-5 pt-2 pb-8 md:px-8">
        <Checkbox label={text.theyMayEdit} checked={mayEdit} onChange={({ target }) => setMayEdit(target.checked)} />
        <ul>
          <InviteLink trip={trip} link={friends.link} mayEdit={mayEdit} />
        </ul>
        <PeopleToInvite trip={trip} friends={friends} mayEdit={mayEdit} />
      </div>
    </Drawer>
  )
}

type PeopleProps = { trip: Trip; friends: TripFriends; mayEdit: boolean }

function PeopleToInvite({ trip, friends, mayEdit }: PeopleProps) {
  const { user } = useAuth()
  const following = trpc.social.following.useQuery({ userId: user?._id ?? '', limit: 100 })
  const matches = trpc.matching.matches.useQuery({ limit: 100 })
  const [words, setWords] = useState('')
  const { invite, isBusy } = useFriends(trip._id)
  const known = new Map(friends.friends.map(({ _id, state }) => [_id, state]))
  const everybody = [...(matches.data?.items ?? []), ...(following.data?.items ?? [])]
  const people = [...new Map(everybody.map((person) => [person._id, person])).values()]
  const shown = people.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))

  async function send({ _id, name }: { _id: string; name: string }) {
    if (isBusy) return
    try {
      await invite(_id, mayEdit)
      toast.success(text.invitedName(name))
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
  }
  if (following.isPending || matches.isPending)
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{text.loadingPeople}</span>
        <div className="skeleton h-12" />
        <div className="skeleton h-12" />
      </div>
    )
  return (
    <section>
      <h3 className="text-lg">{text.peopleYouKnow}</h3>
      {people.length > FEW && (
        <Field
          className="mt-3"
          label={text.search}
          placeholder={text.searchExample}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {shown.length === 0 && (
        <p className="mt-2 text-muted">{people.length === 0 ? text.nobodyKnown : text.nobodyFound}</p>
      )}
      <ul className="mt-2">
        {shown.map((person) => {
          const state = known.get(person._id)
          return (
            <li key={person._id} className="flex items-center gap-3 border-line border-t py-2 first:border-t-0">
              <Avatar id={person._id} name={person.name} picture={person.profilePicture} className="size-10" />
              <span className="min-w-0 flex-1 font-[600] [overflow-wrap:anywhere]">{person.name}</span>
              {state ? (
                <span className="text-muted text-sm">{text.states[state]}</span>
              ) : (
                <Button
                  variant="quiet"
                  aria-label={text.inviteName(person.name)}
                  aria-disabled={isBusy || friends.left === 0}
                  onClick={() => friends.left > 0 && send(person)}
                >
                  {text.invite}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** With more people there is a search. */
const FEW = 8
