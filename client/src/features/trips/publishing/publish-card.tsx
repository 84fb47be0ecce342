import { indianDay } from '@saathi/shared/lib/days'
import { isOver, type TripPublication } from '@saathi/shared/trips/public-trips'
import type { Trip } from '@saathi/shared/trips/schema'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/publishing.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { ConfirmDialog } from '../sharing/confirm-dialog.tsx'
import { CopyField } from '../sharing/copy-field.tsx'
import { onTripChange } from '../trip-events.ts'

type Page = NonNullable<TripPublication['page']>
type Run = (action: () => Promise<unknown>) => Promise<void>

/** The public page of a trip that is over: its owner asks for it, and friends who change the trip agree or decline. */
export default function PublishCard({ trip }: { trip: Trip }) {
  const { _id: tripId, mine } = trip
  const { data, refetch } = trpc.trips.publication.useQuery({ tripId }, { staleTime: 0 })
  const [busy, setBusy] = useState(false)
  useEffect(
    () =>
      onTripChange((changed) => {
        if (changed === null || changed === tripId) refetch()
      }),
    [tripId, refetch],
  )
  const run: Run = async (action) => {
    if (busy) return
    setBusy(true)
    try {
      await action()
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
    await refetch()
    setBusy(false)
  }
  if (!data) return null
  const { page, mayPublish } = data
  if (!mine) return page && <FriendCard trip={trip} page={page} busy={busy} run={run} />
  if (!page && !(mayPublish && isOver(trip, indianDay(new Date())))) return null
  return <OwnerCard trip={trip} page={page} mayPublish={mayPublish} busy={busy} run={run} />
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6 print:hidden">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <div className="mt-2 grid justify-items-start gap-3 text-sm">{children}</div>
    </section>
  )
}

const SeePage = ({ publicId }: Pick<Page, 'publicId'>) => (
  <AppLink
    to="/shared/$token"
    params={{ token: publicId }}
    className="min-h-11 py-2.5 font-[650] underline underline-offset-4"
  >
    {text.see}
  </AppLink>
)

type OwnerProps = { trip: Trip; page: Page | null; mayPublish: boolean; busy: boolean; run: Run }

function stateWords({ state, waitingFor, hiddenReason }: Page): string {
  switch (state) {
    case 'public':
      return text.published
    case 'waiting':
      return text.waiting(waitingFor)
    case 'declined':
      return text.declined
    case 'hidden':
      return `${text.hidden(hiddenReason ?? '')} ${text.appeal}`
    case 'paused':
      return text.paused
  }
}

function OwnerCard({ trip: { _id: tripId }, page, mayPublish, busy, run }: OwnerProps) {
  const publish = trpc.trips.publish.useMutation()
  const unpublish = trpc.trips.unpublish.useMutation()
  const [firstName, setFirstName] = useState(false)
  const [indexed, setIndexed] = useState(false)
  const [asking, setAsking] = useState(false)
  const isAsked = page !== null && page.state !== 'declined'
  return (
    <Card title={text.title}>
      {page && <p role="status">{stateWords(page)}</p>}
      {page?.state === 'public' && (
        <>
          <div className="w-full">
            <CopyField name={text.address} url={`${window.location.origin}/shared/${page.publicId}`} />
          </div>
          <p className="text-muted">
            {page.indexed ? text.isListed : text.isNotListed} {page.firstName && text.hasName} {text.isAsItWas}
          </p>
        </>
      )}
      {!isAsked && (
        <>
          <p className="text-muted">
            {text.shows} {text.friendsAgree}
          </p>
          <Checkbox
            label={text.firstName}
            checked={firstName}
            onChange={({ target }) => setFirstName(target.checked)}
          />
          <Checkbox label={text.indexed} checked={indexed} onChange={({ target }) => setIndexed(target.checked)} />
          {mayPublish && (
            <Button
              variant="quiet"
              aria-disabled={busy}
              onClick={() => run(() => publish.mutateAsync({ tripId, firstName, indexed }))}
            >
              {busy ? text.busy : page ? text.publishAgain : text.publish}
            </Button>
          )}
        </>
      )}
      {page && page.state !== 'hidden' && (
        <div className="flex flex-wrap gap-x-5">
          <SeePage publicId={page.publicId} />
          <button
            type="button"
            onClick={() => setAsking(true)}
            className="min-h-11 font-[650] text-terra underline underline-offset-4"
          >
            {page.state === 'public' ? text.takeDown : text.withdrawRequest}
          </button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={text.askTakeDown}
        effect={text.takeDownEffect}
        yes={text.yesTakeDown}
        busy={busy}
        onYes={() => run(() => unpublish.mutateAsync({ tripId })).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}

type FriendProps = { trip: Trip; page: Page; busy: boolean; run: Run }

/** A friend who changes the trip agrees to its page, or declines. */
function FriendCard({ trip, page: { publicId, agreed, indexed }, busy, run }: FriendProps) {
  const answer = trpc.trips.answerPublishing.useMutation()
  const [asking, setAsking] = useState(false)
  const send = (agree: boolean) => run(() => answer.mutateAsync({ publicId, agree }))
  return (
    <Card title={agreed ? text.title : text.asksYou(trip.owner.name)}>
      <p role="status" className="empty:hidden">
        {agreed && text.youAgreed}
      </p>
      <p className="text-muted">
        {text.nothingOfYou} {indexed && text.mayBeListed}
      </p>
      <SeePage publicId={publicId} />
      {agreed ? (
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="min-h-11 font-[650] text-terra underline underline-offset-4"
        >
          {text.withdraw}
        </button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button aria-disabled={busy} onClick={() => send(true)}>
            {text.agree}
          </Button>
          <Button variant="quiet" aria-disabled={busy} onClick={() => send(false)}>
            {text.decline}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={text.askWithdraw}
        effect={text.withdrawEffect}
        yes={text.yesWithdraw}
        busy={busy}
        onYes={() => send(false).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
