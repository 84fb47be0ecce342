import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useAuth, useAuthActions } from '../../lib/auth-context.tsx'
import { errorReason } from '../../lib/errors.ts'
import type { GoogleAccount } from '../../lib/identity.ts'
import { identityErrorMessage } from '../../lib/identity-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, PasswordField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { AccountChooser } from './account-chooser.tsx'
import { GoogleMark } from './google-login.tsx'

/** Makes a call, after a new log-in where the server asks for one. Null when the person did not want to log in again. */
export type WithRecentLogin = <T>(call: () => Promise<T>) => Promise<T | null>

/** For calls that need a recent log-in: `withRecentLogin` makes them, `dialog` stands on the page. */
export function useRecentLogin(): { withRecentLogin: WithRecentLogin; dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  const answer = useRef<(confirmed: boolean) => void>(() => {})
  const end = (confirmed: boolean) => {
    setOpen(false)
    answer.current(confirmed)
  }
  const withRecentLogin: WithRecentLogin = async (call) => {
    try {
      return await call()
    } catch (error) {
      if (errorReason(error) !== 'login-too-old') throw error
    }
    setOpen(true)
    const confirmed = await new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
    return confirmed ? call() : null
  }
  const dialog = (
    <Dialog title="Log in again" open={open} onClose={() => end(false)}>
      <LoginAgain onDone={() => end(true)} onCancel={() => end(false)} />
    </Dialog>
  )
  return { withRecentLogin, dialog }
}

/** The ways in which this account logs in. */
function LoginAgain({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { confirm } = useAuthActions()
  const { providerUser, settings } = useAuth()
  const [password, setPassword] = useState('')
  const [choosing, setChoosing] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const ways = providerUser?.providerData.map(({ providerId }) => providerId) ?? []
  const byGoogle = ways.includes('google.com')
  const byPassword = !byGoogle || ways.includes('password')

  async function go(by: string | GoogleAccount | null) {
    setChoosing(false)
    setFault(null)
    setBusy(true)
    try {
      await confirm(by)
      onDone()
    } catch (error) {
      setFault(identityErrorMessage(error) ?? 'That did not work. Please try again.')
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!password) return setFault('Please give your password.')
    go(password)
  }

  return (
    <>
      <p className="mt-3">Your last log-in was more than 5 minutes ago. Please show that it is you.</p>
      {byPassword && (
        <form noValidate aria-label="Log in again" aria-busy={busy} onSubmit={submit} className="mt-5 grid gap-4">
          <Field label="Email" type="email" autoComplete="username" readOnly value={providerUser?.email ?? ''} />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <FormError>{fault}</FormError>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Loading...' : 'Continue'}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      {byGoogle && (
        <div className="mt-5 grid gap-4">
          {!byPassword && <FormError>{fault}</FormError>}
          <Button
            variant="quiet"
            aria-disabled={busy}
            onClick={() => !busy && (settings?.mode === 'embedded' ? setChoosing(true) : go(null))}
          >
            <GoogleMark />
            {busy && !byPassword ? 'Loading...' : 'Continue with Google'}
          </Button>
          {!byPassword && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <AccountChooser open={choosing} onClose={() => setChoosing(false)} onChoose={go} />
        </div>
      )}
    </>
  )
}
