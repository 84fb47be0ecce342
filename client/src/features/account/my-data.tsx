import type { Me } from '@saathi/shared/social'
import { useState } from 'react'
import { dayOf } from '../../lib/day.ts'
import { errorMessage } from '../../lib/errors.ts'
import { saveFile } from '../../lib/save-file.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useCancelDeletion } from './use-cancel-deletion.ts'

const FAILED = 'That did not work. Please try again.'

/** Makes a call, after a new log-in when the server requires one. Resolves to null when the user cancels. */
type WithRecentLogin = <T>(call: () => Promise<T>) => Promise<T | null>
type Props = {
  /** When the account will be deleted; null when no deletion was requested. */
  leavesAt: string | null
  withRecentLogin: WithRecentLogin
  /** Called with the profile when deletion was requested, with null when it was cancelled. */
  onChange: (me: Me | null) => void
}

/** Data export and account deletion. */
export const MyData = ({ leavesAt, withRecentLogin, onChange }: Props) => (
  <section aria-labelledby="my-data" className="mt-14">
    <h2 id="my-data" className="text-2xl">
      My data
    </h2>
    <div className="mt-5 grid gap-5 md:grid-cols-2">
      <Download withRecentLogin={withRecentLogin} />
      {leavesAt ? (
        <Leaving leavesAt={leavesAt} onCancelled={() => onChange(null)} />
      ) : (
        <Delete withRecentLogin={withRecentLogin} onRequested={onChange} />
      )}
    </div>
  </section>
)

/** The page of a suspended user: data export and account deletion only. */
export function SuspendedAccount({ withRecentLogin }: Pick<Props, 'withRecentLogin'>) {
  const [leavesAt, setLeavesAt] = useState<string | null>(null)
  return (
    <div className="wrap max-w-220! py-10 md:py-14">
      <h1 tabIndex={-1} className="text-3xl">
        Account suspended
      </h1>
      <p role="alert" className="mt-4">
        This account is suspended. Please write to us if you think that is a mistake. You can still take your data
        along, and delete your account.
      </p>
      <MyData
        leavesAt={leavesAt}
        withRecentLogin={withRecentLogin}
        onChange={(me) => setLeavesAt(me?.leavesAt ?? null)}
      />
    </div>
  )
}

const PANEL = 'grid content-between gap-5 rounded-3xl border border-line bg-card p-5 md:p-6'

function Download({ withRecentLogin }: Pick<Props, 'withRecentLogin'>) {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const held = await withRecentLogin(() => utils.client.social.export.query())
      const name = `saathi-my-data-${new Date().toISOString().slice(0, 10)}.json`
      if (held) saveFile(JSON.stringify(held, null, 2), 'application/json', name)
    } catch (error) {
      toast.error(errorMessage(error) ?? FAILED)
    }
    setBusy(false)
  }

  return (
    <div className={PANEL}>
      <div>
        <h3 className="text-xl">Download your data</h3>
        <p className="mt-2 text-muted">
          Everything that we hold on you, in one file that people and programs can read.
        </p>
      </div>
      <Button variant="quiet" disabled={busy} onClick={download} className="justify-self-start">
        {busy ? 'Loading...' : 'Download my data'}
      </Button>
    </div>
  )
}

type DeleteProps = Pick<Props, 'withRecentLogin'> & { onRequested: (me: Me) => void }

function Delete({ withRecentLogin, onRequested }: DeleteProps) {
  const leave = trpc.social.leave.useMutation()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function yes() {
    setAsking(false)
    setBusy(true)
    try {
      const me = await withRecentLogin(() => leave.mutateAsync())
      if (me) {
        onRequested(me)
        toast.info('Your account will be deleted in 7 days. Until then you can change your mind.')
      }
    } catch (error) {
      toast.error(errorMessage(error) ?? FAILED)
    }
    setBusy(false)
  }

  return (
    <div className={PANEL}>
      <div>
        <h3 className="text-xl">Delete my account</h3>
        <p className="mt-2 text-muted">We delete it after 7 days. Log in before then to keep it.</p>
      </div>
      <Button
        variant="quiet"
        disabled={busy}
        onClick={() => setAsking(true)}
        className="justify-self-start text-terra!"
      >
        {busy ? 'Loading...' : 'Delete my account'}
      </Button>
      <Dialog title="Delete your account?" open={asking} onClose={() => setAsking(false)}>
        <p className="mt-3">
          In 7 days your name, e-mail address, picture, follows, swipes and messages are gone for good. Until then you
          can keep your account with one click. We mail you how.
        </p>
        <p className="mt-3">
          Tours that you host and that are still to come are <span className="font-[650]">cancelled at once</span>, and
          their guests are told.
        </p>
        <p className="mt-3 text-muted text-sm">
          Blocks and reports hold for your e-mail address, so that they are still there if it registers again. What a
          report was about is kept for 180 days or more.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={yes}>Yes, delete it</Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

function Leaving({ leavesAt, onCancelled }: { leavesAt: string; onCancelled: () => void }) {
  const { busy, cancelDeletion } = useCancelDeletion(onCancelled)
  return (
    <div className={PANEL}>
      <div>
        <h3 className="text-xl">Your account is going</h3>
        <p className="mt-2">
          It will be deleted on <span className="font-[650]">{dayOf(leavesAt)}</span>. Until then you can change your
          mind.
        </p>
      </div>
      <Button disabled={busy} onClick={cancelDeletion} className="justify-self-start">
        {busy ? 'Loading...' : 'Keep my account'}
      </Button>
    </div>
  )
}
