import { WITHDRAWABLE_PURPOSES } from '@saathi/shared/auth/consent-rules'
import type { Consent } from '@saathi/shared/auth/consents'
import { useState } from 'react'
import { dayOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/consents.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'

type Withdrawable = (typeof WITHDRAWABLE_PURPOSES)[number]
const isWithdrawable = (purpose: Consent['purpose']): purpose is Withdrawable =>
  WITHDRAWABLE_PURPOSES.some((one) => one === purpose)

function stateOf({ given, at, notice }: Consent): string {
  if (notice === null) return text.never
  if (notice === 'before') return text.givenBefore(at && dayOf(at))
  return (given ? text.given : text.withdrawn)(at ? dayOf(at) : '', text.version(notice))
}

/** The consents of the user, each with a way to withdraw it. */
export default function Consents() {
  const { data, isError, refetch } = trpc.consents.list.useQuery()
  const [asked, setAsked] = useState<Withdrawable | null>(null)
  return (
    <section aria-labelledby="consents" className="rounded-3xl border border-line bg-card p-5 md:p-8">
      <h2 id="consents" className="text-2xl">
        {text.title}
      </h2>
      <p className="mt-2 text-muted">{text.intro}</p>
      {data ? (
        <ul className="mt-4 divide-y divide-line">
          {data.items.map((consent) => (
            <li key={consent.purpose} className="flex flex-wrap items-center justify-between gap-3 py-3.5">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-[600]">{text.purposes[consent.purpose]}</p>
                <p className="text-muted text-sm">{stateOf(consent)}</p>
              </div>
              <Withdraw consent={consent} onAsk={setAsked} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-4">
          {text.loadFailed}
          <Button variant="quiet" onClick={() => refetch()}>
            {text.tryAgain}
          </Button>
        </div>
      ) : (
        <div role="status" className="skeleton mt-5 h-48">
          <span className="sr-only">{text.loading}</span>
        </div>
      )}
      <Dialog title={text.withdrawQuestion} open={asked !== null} onClose={() => setAsked(null)}>
        {asked && <Confirm purpose={asked} onClose={() => setAsked(null)} />}
      </Dialog>
    </section>
  )
}

function Withdraw({
  consent: { purpose, given },
  onAsk,
}: {
  consent: Consent
  onAsk: (purpose: Withdrawable) => void
}) {
  if (!given) return null
  if (!isWithdrawable(purpose))
    return (
      <AppLink to="/edit-profile" className="min-h-11 content-center font-[600] text-teal underline underline-offset-4">
        {text.deleteAccount}
      </AppLink>
    )
  return (
    <Button variant="quiet" aria-label={text.withdrawOf(text.purposes[purpose])} onClick={() => onAsk(purpose)}>
      {text.withdraw}
    </Button>
  )
}

function Confirm({ purpose, onClose }: { purpose: Withdrawable; onClose: () => void }) {
  const utils = trpc.useUtils()
  const withdraw = trpc.consents.withdraw.useMutation()

  async function yes() {
    if (withdraw.isPending) return
    try {
      utils.consents.list.setData(undefined, await withdraw.mutateAsync({ purpose }))
      toast.success(text.done)
      utils.genders.invalidate()
      utils.safety.photoCheck.invalidate()
      utils.expenses.invalidate()
      utils.plans.invalidate()
      utils.matching.deck.invalidate()
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
    onClose()
  }

  return (
    <>
      <p className="mt-3">{text.effects[purpose]}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button aria-disabled={withdraw.isPending} onClick={yes}>
          {text.withdraw}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </>
  )
}
