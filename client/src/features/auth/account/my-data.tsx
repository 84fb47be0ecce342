import type { Me } from '@saathi/shared/social/schema'
import { useState } from 'react'
import { dayOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/account.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useCancelDeletion } from './use-cancel-deletion.ts'

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
      {text.myData}
    </h2>
    <div className="mt-5 grid gap-5 md:grid-cols-2">
      <Download withRecentLogin={withRecentLogin} />
      {leavesAt ? (
        <Leaving leavesAt={leavesAt} onCancelled={() => onChange(null)} />
      ) : (
        <Delete withRecentLogin={withRecentLogin} onRequested={onChange} />
      )}
    </div>
    <AppLink to="/account/security" className={`${buttonClass('quiet')} mt-5`}>
      {text.devicesAndSecurity}
    </AppLink>
  </section>
)

/** The page of a suspended user: data export and account deletion only. */
export function SuspendedAccount({ withRecentLogin }: Pick<Props, 'withRecentLogin'>) {
  const [leavesAt, setLeavesAt] = useState<string | null>(null)
  return (
    <div className="wrap max-w-220! py-10 md:py-14">
      <h1 tabIndex={-1} className="text-3xl">
        {text.suspendedTitle}
      </h1>
      <p role="alert" className="mt-4">
        {text.suspended}
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
      toast.error(errorMessage(error) ?? text.failed)
    }
    setBusy(false)
  }

  return (
    <div className={PANEL}>
      <div>
        <h3 className="text-xl">{text.downloadTitle}</h3>
        <p className="mt-2 text-muted">{text.downloadMeans}</p>
      </div>
      <Button variant="quiet" disabled={busy} onClick={download} className="justify-self-start">
        {busy ? text.loading : text.download}
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
        toast.info(text.deleteRequested)
      }
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
    setBusy(false)
  }

  return (
    <div className={PANEL}>
      <div>
        <h3 className="text-xl">{text.deleteAccount}</h3>
        <p className="mt-2 text-muted">{text.deleteMeans}</p>
      </div>
      <Button
        variant="quiet"
        disabled={busy}
        onClick={() => setAsking(true)}
        className="justify-self-start text-terra!"
      >
        {busy ? text.loading : text.deleteAccount}
      </Button>
      <Dialog title={text.deleteQuestion} open={asking} onClose={() => setAsking(false)}>
        <p className="mt-3">{text.deleteEffects}</p>
        <p className="mt-3">
          <RichText text={text.deleteTours} tags={{ b: (words) => <span className="font-[650]">{words}</span> }} />
        </p>
        <p className="mt-3 text-muted text-sm">{text.deleteKeeps}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={yes}>{text.confirmDelete}</Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {text.cancel}
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
        <h3 className="text-xl">{text.leavingTitle}</h3>
        <p className="mt-2">
          <RichText text={text.leavingOn} tags={{ b: () => <span className="font-[650]">{dayOf(leavesAt)}</span> }} />
        </p>
      </div>
      <Button disabled={busy} onClick={cancelDeletion} className="justify-self-start">
        {busy ? text.loading : text.keepAccount}
      </Button>
    </div>
  )
}
