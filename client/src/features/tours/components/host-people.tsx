import type { Tour, TourPeople, Traveller } from '@saathi/shared/tours/schema'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/host-tour.ts'
import { ordinal } from '../../../messages/en/tours/tours.ts'
import { toast } from '../../../ui/toasts.tsx'
import { useTourCache } from '../tour-cache.ts'
import { HostRequests } from './host-requests.tsx'
import { MessageLink } from './message-link.tsx'
import { People, SmallButton } from './people-list.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

type Props = {
  tour: Tour
  people: TourPeople
  /** Called after the host has decided about somebody. */
  onChange: () => void
}

/** The requests, participants, waitlist, and the declined and removed people of a host's tour. */
export function HostPeople({ tour, people, onChange }: Props) {
  const cache = useTourCache()
  const readmit = trpc.tours.readmit.useMutation()
  const [removing, setRemoving] = useState<Traveller | null>(null)
  const canChange = !tour.cancelled && !tour.ended

  async function readmitPerson({ _id: userId, name, declined }: TourPeople['removed'][number]) {
    try {
      cache.moved(await readmit.mutateAsync({ tourId: tour._id, userId }))
      toast.success(declined ? text.mayAskAgain(name) : text.mayJoinAgain(name))
      onChange()
    } catch (error) {
      toast.error(errorMessage(error) ?? text.letBackFailed)
    }
  }

  const personActions = (person: Traveller) => (
    <span className="ml-auto flex shrink-0 gap-2">
      <MessageLink person={person} about={text.message(person.name)} />
      {canChange && (
        <SmallButton about={text.removePerson(person.name)} onClick={() => setRemoving(person)}>
          {text.remove}
        </SmallButton>
      )}
    </span>
  )
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {canChange && (tour.needsApproval || people.requests.length > 0) && (
        <HostRequests tour={tour} requests={people.requests} onChange={onChange} />
      )}
      <People title={text.whoJoined} people={people.participants} none={text.noParticipants} action={personActions} />
      <People
        title={text.waitlist}
        people={people.waiting}
        none={text.waitlistEmpty}
        detail={(_, index) => (
          <span className="block text-muted text-sm">{text.placeOnWaitlist(ordinal(index + 1))}</span>
        )}
        action={personActions}
      />
      {[false, true].map((declined) => (
        <Rejected
          key={String(declined)}
          declined={declined}
          people={people.removed.filter((person) => person.declined === declined)}
          onReadmit={canChange ? readmitPerson : undefined}
          busy={readmit.isPending}
        />
      ))}
      <RemoveDialog tour={tour} person={removing} onClose={() => setRemoving(null)} onRemoved={onChange} />
    </div>
  )
}

type RejectedProps = {
  declined: boolean
  people: TourPeople['removed']
  onReadmit: ((person: TourPeople['removed'][number]) => void) | undefined
  busy: boolean
}

/** The people whom the host has removed, or declined, with the host's words. */
const Rejected = ({ declined, people, onReadmit, busy }: RejectedProps) =>
  people.length > 0 && (
    <People
      title={declined ? text.declinedByYou : text.removedByYou}
      people={people}
      none=""
      className="md:col-span-2"
      detail={({ reason }) => (
        <span className="block text-muted text-sm [overflow-wrap:anywhere]">
          {declined ? text.wordsGiven(reason) : text.reasonGiven(reason)}
        </span>
      )}
      action={(person) =>
        onReadmit && (
          <SmallButton
            about={declined ? text.letPersonAsk(person.name) : text.letPersonBack(person.name)}
            disabled={busy}
            onClick={() => onReadmit(person)}
          >
            {declined ? text.letAsk : text.letBack}
          </SmallButton>
        )
      }
    />
  )
