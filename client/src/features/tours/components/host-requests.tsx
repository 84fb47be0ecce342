import type { Tour, TourPeople, Traveller } from '@saathi/shared/tours/schema'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { scrollIfTarget } from '../../../lib/scroll-if-target.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/host-tour.ts'
import { toast } from '../../../ui/toasts.tsx'
import { TrustLine } from '../../../ui/trust-line.tsx'
import { useTourCache } from '../tour-cache.ts'
import { People, SmallButton } from './people-list.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = {
  tour: Tour
  requests: TourPeople['requests']
  /** Called after the host has decided about a request, or found it gone. */
  onChange: () => void
}

/** The open requests to join a host's tour, with the answers, which the host accepts or declines. */
export function HostRequests({ tour, requests, onChange }: Props) {
  const cache = useTourCache()
  const accept = trpc.tours.accept.useMutation()
  const decline = trpc.tours.decline.useMutation()
  const [declining, setDeclining] = useState<Traveller | null>(null)

  async function acceptPerson({ _id: userId, name }: Traveller) {
    try {
      const accepted = await accept.mutateAsync({ tourId: tour._id, userId })
      cache.moved(accepted.tour)
      toast.success(accepted.status === 'joined' ? text.accepted(name) : text.acceptedToWait(name))
    } catch (error) {
      toast.error(errorMessage(error) ?? text.acceptFailed)
    }
    onChange()
  }

  return (
    <div id="requests" ref={scrollIfTarget} className="scroll-mt-16 md:col-span-2">
      <People
        title={text.requests}
        people={requests}
        none={text.noRequests}
        className="rounded-2xl bg-sunk p-4 md:p-5 [&_li+li]:mt-1.5 [&_li+li]:border-line [&_li+li]:border-t [&_li+li]:pt-4"
        detail={({ _id }) => <TrustLine withCity userId={_id} to={`/profile/${_id}`} />}
        action={(person) => (
          <span className="ml-auto flex shrink-0 gap-2">
            <SmallButton
              variant="main"
              about={text.acceptPerson(person.name)}
              disabled={accept.isPending}
              onClick={() => acceptPerson(person)}
            >
              {text.accept}
            </SmallButton>
            <SmallButton about={text.declinePerson(person.name)} onClick={() => setDeclining(person)}>
              {text.decline}
            </SmallButton>
          </span>
        )}
        more={({ answers }) =>
          answers.length > 0 && (
            <dl className="grid w-full gap-2 border-field border-l-2 pl-3 text-sm">
              {answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt className="text-muted [overflow-wrap:anywhere]">{question || text.theirHello}</dt>
                  <dd className="whitespace-pre-line font-[550] [overflow-wrap:anywhere]">{answer}</dd>
                </div>
              ))}
            </dl>
          )
        }
      />
      <ReasonDialog
        person={declining}
        texts={{
          title: text.askDecline,
          noTitle: text.askDeclineSomebody,
          effect: text.declineEffect(tour.name),
          label: text.words,
          hint: text.wordsHint,
          missing: text.wordsMissing,
          yes: text.yesDecline,
          done: text.declined,
          failed: text.declineFailed,
        }}
        send={async (userId, reason) => {
          cache.moved(await decline.mutateAsync({ tourId: tour._id, userId, reason }))
          onChange()
        }}
        onClose={() => setDeclining(null)}
      />
    </div>
  )
}
