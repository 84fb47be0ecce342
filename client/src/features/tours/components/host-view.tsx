import type { Tour, Traveller } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import { Ban, Lock, LockOpen, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/host-tour.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useTourCache } from '../tour-cache.ts'
import HostDrawer from './host-drawer.tsx'
import { HostPeople } from './host-people.tsx'
import { HostQuestions } from './host-questions.tsx'

type Props = { tour: Tour; reportPerson?: ((person: Traveller) => ReactNode) | undefined }

/** The host's section of a tour: participants, waitlist, and actions to edit, close or cancel it; what to do once it is. */
export default function HostView({ tour, reportPerson }: Props) {
  const [editing, setEditing] = useState(false)
  const people = trpc.tours.people.useQuery({ tourId: tour._id }, { staleTime: 0 })
  return (
    <section aria-label={text.yourTour} className="grid gap-6 border-line border-b-2 border-dashed pb-6">
      {tour.cancelled && <PayBack tourId={tour._id} />}
      <HostQuestions tour={tour} reportPerson={reportPerson} />
      {people.data ? (
        <HostPeople tour={tour} people={people.data} onChange={() => people.refetch()} />
      ) : people.isError ? (
        <EmptyState alert action={<Button onClick={() => people.refetch()}>{text.tryAgain}</Button>}>
          {text.peopleFailed}
        </EmptyState>
      ) : (
        <div role="status" className="skeleton h-28">
          <span className="sr-only">{text.loadingPeople}</span>
        </div>
      )}
      {!tour.cancelled && !tour.ended && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4.5" />
            {text.editTour}
          </Button>
          <JoiningButton tour={tour} onChange={() => people.refetch()} />
          <CancelButton tour={tour} />
          <HostDrawer
            open={editing}
            tour={tour}
            onClose={() => setEditing(false)}
            onSaved={() => {
              setEditing(false)
              people.refetch() // new seats go to the waitlist
            }}
          />
        </div>
      )}
    </section>
  )
}

/** What the host of a cancelled tour still has to do. */
const PayBack = ({ tourId }: { tourId: string }) => (
  <div className="flex gap-2.5 rounded-2xl border border-terra bg-card px-4 py-3">
    <Ban aria-hidden className="mt-0.5 size-5 shrink-0 text-terra" />
    <div className="min-w-0">
      <p>{text.payBack}</p>
      <Link
        to="/tours/$tourId/expenses"
        params={{ tourId }}
        className="inline-flex min-h-11 items-center font-[650] text-teal underline underline-offset-4"
      >
        {text.tourExpenses}
      </Link>
    </div>
  </div>
)

/** Closes a tour to new participants, or reopens it. */
function JoiningButton({ tour, onChange }: { tour: Tour; onChange: () => void }) {
  const cache = useTourCache()
  const change = trpc.tours.setJoining.useMutation()
  const open = tour.joiningClosed

  async function press() {
    try {
      cache.moved(await change.mutateAsync({ tourId: tour._id, open }))
      onChange() // free seats go to the waitlist
      toast.success(open ? text.joiningReopened : text.joiningClosed)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.joiningFailed)
    }
  }

  const Icon = open ? LockOpen : Lock
  return (
    <Button variant="quiet" disabled={change.isPending} onClick={press}>
      <Icon aria-hidden className="size-4.5" />
      {open ? text.reopenJoining : text.closeJoining}
    </Button>
  )
}

function CancelButton({ tour }: { tour: Tour }) {
  const cache = useTourCache()
  const cancel = trpc.tours.cancel.useMutation()
  const [confirming, setConfirming] = useState(false)

  async function confirm() {
    try {
      cache.moved(await cancel.mutateAsync({ tourId: tour._id }))
      toast.success(text.cancelled)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.cancelFailed)
    }
    setConfirming(false)
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)} className="text-terra!">
        {text.cancelTour}
      </Button>
      <Dialog title={text.askCancel} open={confirming} onClose={() => setConfirming(false)}>
        <p className="mt-3 [overflow-wrap:anywhere]">{text.cancelEffect}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button disabled={cancel.isPending} onClick={confirm}>
            {cancel.isPending ? text.busy : text.yesCancel}
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            {text.keepTour}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
