import type { Session } from '@saathi/shared/auth/sessions'
import { useState } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { mayDeleteUnsent } from '../../../lib/offline/unsent-question.ts'
import { useWithRecentLogin } from '../../../lib/recent-login.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/sessions.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toast } from '../../../ui/toasts.tsx'

/** The devices to log out: one, or several. */
type Target = Session | 'others' | 'all'

const nameOf = ({ app, system }: Session) =>
  app && system ? text.device(app, system) : (app ?? system ?? text.unknownDevice)

const questionOf = (target: Target) => {
  if (target === 'others') return { title: text.logOutOthersQuestion, effect: text.logOutOthersEffect }
  if (target === 'all') return { title: text.logOutAllQuestion, effect: text.logOutAllEffect }
  return { title: text.logOutQuestion(nameOf(target)), effect: text.logOutEffect }
}

/** The devices on which the user is logged in, each of which can be logged out. */
export function DeviceList() {
  const list = trpc.sessions.list.useQuery(undefined, { staleTime: 0 })
  const [target, setTarget] = useState<Target | null>(null)
  const items = list.data?.items ?? []
  return (
    <section aria-labelledby="devices" className="rounded-3xl border border-line bg-card p-5 md:p-8">
      <h2 id="devices" className="text-2xl">
        {text.devices}
      </h2>
      <p className="mt-2 text-muted">{text.devicesIntro}</p>
      {list.isPending && (
        <div role="status" className="mt-5">
          <span className="sr-only">{text.loading}</span>
          <div className="skeleton h-12" />
        </div>
      )}
      {list.isError && (
        <div className="mt-5">
          <EmptyState alert action={<Button onClick={() => list.refetch()}>{text.tryAgain}</Button>}>
            {errorMessage(list.error) ?? text.loadFailed}
          </EmptyState>
        </div>
      )}
      <ul className="mt-4 divide-y divide-line">
        {items.map((session) => (
          <Device key={session._id} session={session} onLogOut={() => setTarget(session)} />
        ))}
      </ul>
      {items.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-3">
          {items.length > 1 && (
            <Button variant="quiet" onClick={() => setTarget('others')}>
              {text.logOutOthers}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setTarget('all')} className="text-terra!">
            {text.logOutAll}
          </Button>
        </div>
      )}
      <LogOutDialog target={target} onClose={() => setTarget(null)} />
    </section>
  )
}

function Device({ session, onLogOut }: { session: Session; onLogOut: () => void }) {
  const signedInAt = dayAndTimeOf(session.signedInAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-[650] [overflow-wrap:anywhere]">{nameOf(session)}</p>
        <p className="text-muted text-sm">{text.loggedIn(signedInAt)}</p>
        {!session.isCurrent && <p className="text-muted text-sm">{text.lastUsed(dayAndTimeOf(session.seenAt))}</p>}
      </div>
      {session.isCurrent ? (
        <span className="rounded-full border border-line px-3 py-1 text-sm">{text.thisDevice}</span>
      ) : (
        <Button variant="quiet" aria-label={text.logOutDevice(nameOf(session), signedInAt)} onClick={onLogOut}>
          {text.logOut}
        </Button>
      )}
    </li>
  )
}

function LogOutDialog({ target, onClose }: { target: Target | null; onClose: () => void }) {
  const { logout, confirm } = useAuthActions()
  const withRecentLogin = useWithRecentLogin()
  const utils = trpc.useUtils()
  const end = trpc.sessions.end.useMutation()
  const endOthers = trpc.sessions.endOthers.useMutation()
  const endAll = trpc.sessions.endAll.useMutation()
  const [busy, setBusy] = useState(false)
  // The last target stays while the dialog closes.
  const [shown, setShown] = useState<Target>('others')
  if (target && target !== shown) setShown(target)
  const { title, effect } = questionOf(target ?? shown)

  async function logOut(what: Target) {
    if (what === 'all' && !(await mayDeleteUnsent())) return
    setBusy(true)
    try {
      if (what === 'all') {
        await endAll.mutateAsync()
        return await logout()
      }
      if (what === 'others') {
        const ended = await withRecentLogin(() => endOthers.mutateAsync())
        // If the identity provider has ended this session too, a new one follows.
        if (ended?.customToken) await confirm({ customToken: ended.customToken })
        if (ended) toast.success(ended.message)
      } else toast.success((await end.mutateAsync({ sessionId: what._id })).message)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
    setBusy(false)
    onClose()
    await utils.sessions.list.invalidate()
  }

  return (
    <Dialog title={title} open={target !== null} onClose={onClose}>
      <p className="mt-3">{effect}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button aria-disabled={busy} onClick={() => target && !busy && logOut(target)}>
          {busy ? text.loading : text.logOut}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
