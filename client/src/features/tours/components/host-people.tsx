import type { Tour, TourPeople, Traveller } from '@saathi/shared/tours'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/host-tour.ts'
import { ordinal } from '../../../messages/en/tours.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useTourCache } from '../tour-cache.ts'
import { MessageLink } from './message-link.tsx'
import { PersonLink } from './person-link.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

type Props = {
  tour: Tour
  people: TourPeople
  /** Called after a participant was removed or readmitted. */
  onChange: () => void
}

/** The participants, the waitlist and the removed people of a host's tour. */
export function HostPeople({ tour, people, onChange }: Props) {
  const cache = useTourCache()
  const readmit = trpc.tours.readmit.useMutation()
  const [removing, setRemoving] = useState<Traveller | null>(null)
  const canChange = !tour.cancelled && !tour.ended

  async function readmitPerson({ _id: userId, name }: Traveller) {
    try {
      cache.moved(await readmit.mutateAsync({ tourId: tour._id, userId }))
      toast.success(text.mayJoinAgain(name))
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
      {people.removed.length > 0 && (
        <People
          title={text.removedByYou}
          people={people.removed}
          none=""
          className="md:col-span-2"
          detail={({ reason }) => (
            <span className="block text-muted text-sm [overflow-wrap:anywhere]">{text.reasonGiven(reason)}</span>
          )}
          action={(person) =>
            canChange && (
              <SmallButton
                about={text.letPersonBack(person.name)}
                disabled={readmit.isPending}
                onClick={() => readmitPerson(person)}
              >
                {text.letBack}
              </SmallButton>
            )
          }
        />
      )}
      <RemoveDialog tour={tour} person={removing} onClose={() => setRemoving(null)} onRemoved={onChange} />
    </div>
  )
}

type SmallProps = { about: string; disabled?: boolean; onClick: () => void; children: ReactNode }

const SmallButton = ({ about, children, ...button }: SmallProps) => (
  <Button variant="quiet" aria-label={about} className="ml-auto shrink-0" {...button}>
    {children}
  </Button>
)

type PeopleProps<P extends Traveller> = {
  title: string
  people: P[]
  none: string
  className?: string
  detail?: (person: P, index: number) => ReactNode
  action: (person: P) => ReactNode
}

const People = <P extends Traveller>({ title, people, none, className, detail, action }: PeopleProps<P>) => (
  <section aria-label={title} className={className}>
    <h3 className="text-lg">
      {people.length === 0 ? (
        title
      ) : (
        <RichText
          text={text.counted(title, people.length)}
          tags={{ count: (words) => <span className="text-muted tabular-nums">{words}</span> }}
        />
      )}
    </h3>
    {people.length === 0 ? (
      <p className="mt-2 text-muted">{none}</p>
    ) : (
      <ol className="mt-3 grid gap-2.5">
        {people.map((person, index) => (
          <li key={person._id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="flex min-w-0 flex-auto items-center gap-3">
              <Avatar id={person._id} name={person.name} picture={null} className="size-9 shrink-0" />
              <span className="min-w-0">
                <PersonLink person={person} />
                {detail?.(person, index)}
              </span>
            </span>
            {action(person)}
          </li>
        ))}
      </ol>
    )}
  </section>
)
