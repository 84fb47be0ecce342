import type { Me } from '@saathi/shared/social'
import { useState } from 'react'
import { useAuthActs } from '../../lib/auth-context.tsx'
import { dayOf } from '../../lib/day.ts'
import { faultSentence } from '../../lib/faults.ts'
import { saveFile } from '../../lib/save-file.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useKeepAccount } from './use-keep-account.ts'

const FAILED = 'That did not work. Please try again.'

/** What people may do with what we hold on them: take it along, and have it deleted. */
export const MyData = ({ me }: { me: Me }) => (
  <section aria-labelledby="my-data" className="mt-14">
    <h2 id="my-data" className="text-2xl">
      My data
    </h2>
    <div className="mt-5 grid gap-5 md:grid-cols-2">
      <Download />
      {me.leavesAt ? <Leaving leavesAt={me.leavesAt} /> : <Delete />}
    </div>
  </section>
)

const PANEL = 'grid content-between gap-5 rounded-3xl border border-line bg-card p-5 md:p-6'

function Download() {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const data = JSON.stringify(await utils.client.social.export.query(), null, 2)
      saveFile(data, 'application/json', `saathi-my-data-${new Date().toISOString().slice(0, 10)}.json`)
    } catch (error) {
      toast.error(faultSentence(error) ?? FAILED)
    }
    setBusy(false)
  }

  return (
    <div className={PANEL}>
      <div>
        <h3 className="text-xl">Take it along</h3>
        <p className="mt-2 text-muted">
          Everything that we hold on you, in one file that people and programs can read.
        </p>
      </div>
      <Button look="quiet" disabled={busy} onClick={download} className="justify-self-start">
        {busy ? 'Loading...' : 'Download my data'}
      </Button>
    </div>
  )
}

function Delete() {
  const { update } = useAuthActs()
  const leave = trpc.social.leave.useMutation()
  const [asking, setAsking] = useState(false)

  async function yes() {
    try {
      update(await leave.mutateAsync())
      toast.info('Your account will be deleted in 7 days. Until then you can change your mind.')
    } catch (error) {
      toast.error(faultSentence(error) ?? FAILED)
    }
    setAsking(false)
  }

  return (
    <div className={PANEL}>
      <div>
        <h3 className="text-xl">Delete my account</h3>
        <p className="mt-2 text-muted">
          It goes after 7 days, with all that belongs to it. Until then you can come back.
        </p>
      </div>
      <Button look="quiet" onClick={() => setAsking(true)} className="justify-self-start text-terra!">
        Delete my account
      </Button>
      <Dialog title="Delete your account?" open={asking} onClose={() => setAsking(false)}>
        <p className="mt-3">
          In 7 days your name, e-mail address, picture, follows, swipes and messages are gone for good, and the tours
          that you host with them. Until then everything stays, and one click keeps your account.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button disabled={leave.isPending} onClick={yes}>
            {leave.isPending ? 'Loading...' : 'Yes, delete it'}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

function Leaving({ leavesAt }: { leavesAt: string }) {
  const { busy, keep } = useKeepAccount()
  return (
    <div className={PANEL}>
      <div>
        <h3 className="text-xl">Your account is going</h3>
        <p className="mt-2">
          It will be deleted on <span className="font-[650]">{dayOf(leavesAt)}</span>. Until then you can change your
          mind.
        </p>
      </div>
      <Button disabled={busy} onClick={keep} className="justify-self-start">
        {busy ? 'Loading...' : 'Keep my account'}
      </Button>
    </div>
  )
}
