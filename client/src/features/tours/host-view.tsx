import type { Tour, Traveller } from '@saathi/shared/tours'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { faultSentence } from '../../lib/faults.ts'
import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlainLine } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toasts.tsx'
import HostDrawer from './host-drawer.tsx'
import { PersonLink } from './person-link.tsx'
import { useTourCache } from './tour-cache.ts'
import { ordinal } from './tour-words.ts'

/** What a host sees of their own tour: who joined, who waits, and the ways to change it or to call it off. */
export default function HostView({ tour }: { tour: Tour }) {
  const [editing, setEditing] = useState(false)
  const people = trpc.tours.people.useQuery({ tourId: tour._id }, { staleTime: 0 })
  return (
    <section aria-label="Your tour" className="grid gap-6 border-line border-t-2 border-dashed pt-6">
      {people.data ? (
        <div className="grid gap-6 md:grid-cols-2">
          <People title="Who joined" people={people.data.participants} none="No participants yet" />
          <People title="Who waits" people={people.data.waiting} none="Nobody waits." places />
        </div>
      ) : people.isError ? (
        <PlainLine alert action={<Button onClick={() => people.refetch()}>Try again</Button>}>
          We could not load who joined just now.
        </PlainLine>
      ) : (
        <div role="status" className="skeleton h-28">
          <span className="sr-only">Loading who joined...</span>
        </div>
      )}
      {!tour.cancelled && !tour.ended && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4.5" />
            Edit tour
          </Button>
          <CancelButton tour={tour} />
          <HostDrawer
            open={editing}
            tour={tour}
            onClose={() => setEditing(false)}
            onSaved={() => {
              setEditing(false)
              people.refetch() // more seats go to those who wait
            }}
          />
        </div>
      )}
    </section>
  )
}

type PeopleProps = { title: string; people: Traveller[]; none: string; places?: boolean }

const People = ({ title, people, none, places = false }: PeopleProps) => (
  <section aria-label={title}>
    <h3 className="text-lg">
      {title}
      {people.length > 0 && <span className="text-muted tabular-nums"> ({people.length})</span>}
    </h3>
    {people.length === 0 ? (
      <p className="mt-2 text-muted">{none}</p>
    ) : (
      <ol className="mt-3 grid gap-2.5">
        {people.map((person, at) => (
          <li key={person._id} className="flex items-center gap-3">
            <Avatar id={person._id} name={person.name} picture={null} className="size-9" />
            <span className="min-w-0">
              <PersonLink person={person} />
              {places && <span className="text-muted text-sm">, {ordinal(at + 1)}</span>}
            </span>
          </li>
        ))}
      </ol>
    )}
  </section>
)

function CancelButton({ tour }: { tour: Tour }) {
  const cache = useTourCache()
  const cancel = trpc.tours.cancel.useMutation()
  const [asking, setAsking] = useState(false)

  async function yes() {
    try {
      cache.moved(await cancel.mutateAsync({ tourId: tour._id }))
      toast.success('Your tour is cancelled. Everybody in it is told.')
    } catch (error) {
      toast.error(faultSentence(error) ?? 'Failed to cancel the tour. Please try again.')
    }
    setAsking(false)
  }

  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)} className="text-terra!">
        Cancel tour
      </Button>
      <Dialog title="Cancel this tour?" open={asking} onClose={() => setAsking(false)}>
        <p className="mt-3 [overflow-wrap:anywhere]">
          "{tour.name}" stays to be seen, marked as cancelled, and whoever joined or waits is told. This cannot be
          undone.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button disabled={cancel.isPending} onClick={yes}>
            {cancel.isPending ? 'Loading...' : 'Yes, cancel it'}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Keep the tour
          </Button>
        </div>
      </Dialog>
    </>
  )
}
