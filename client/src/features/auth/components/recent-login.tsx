import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { errorReason } from '../../../lib/errors.ts'
import type { GoogleAccount } from '../../../lib/identity.ts'
import { identityErrorMessage } from '../../../lib/identity-errors.ts'
import * as text from '../../../messages/en/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, PasswordField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { AccountChooser } from './account-chooser.tsx'
import { GoogleMark } from './google-login.tsx'

/** Makes a call, after a new log-in when the server requires one. Resolves to null when the user cancels. */
export type WithRecentLogin = <T>(call: () => Promise<T>) => Promise<T | null>

/** For calls that need a recent log-in: `withRecentLogin` makes the call, `dialog` must be rendered. */
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
    <Dialog title={text.logInAgain} open={open} onClose={() => end(false)}>
      <LoginAgain onDone={() => end(true)} onCancel={() => end(false)} />
    </Dialog>
  )
  return { withRecentLogin, dialog }
}

/** Shows the log-in methods of this account. */
function LoginAgain({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { confirm } = useAuthActions()
  const { providerUser, settings } = useAuth()
  const [password, setPassword] = useState('')
  const [choosing, setChoosing] = useState(false)
  const [formError, setFormError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const providers = providerUser?.providerData.map(({ providerId }) => providerId) ?? []
  const byGoogle = providers.includes('google.com')
  const byPassword = !byGoogle || providers.includes('password')

  async function logIn(by: string | GoogleAccount | null) {
    setChoosing(false)
    setFormError(null)
    setBusy(true)
    try {
      await confirm(by)
      onDone()
    } catch (error) {
      setFormError(identityErrorMessage(error) ?? text.failed)
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!password) return setFormError(text.enterPassword)
    logIn(password)
  }

  return (
    <>
      <p className="mt-3">{text.logInAgainIntro}</p>
      {byPassword && (
        <form noValidate aria-label={text.logInAgain} aria-busy={busy} onSubmit={submit} className="mt-5 grid gap-4">
          <Field label={text.email} type="email" autoComplete="username" readOnly value={providerUser?.email ?? ''} />
          <PasswordField
            label={text.password}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <FormError>{formError}</FormError>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" aria-disabled={busy}>
              {busy ? text.loading : text.continueOn}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {text.cancel}
            </Button>
          </div>
        </form>
      )}
      {byGoogle && (
        <div className="mt-5 grid gap-4">
          {!byPassword && <FormError>{formError}</FormError>}
          <Button
            variant="quiet"
            aria-disabled={busy}
            onClick={() => !busy && (settings?.mode === 'embedded' ? setChoosing(true) : logIn(null))}
          >
            <GoogleMark />
            {busy && !byPassword ? text.loading : text.continueWithGoogle}
          </Button>
          {!byPassword && (
            <Button variant="quiet" onClick={onCancel}>
              {text.cancel}
            </Button>
          )}
          <AccountChooser open={choosing} onClose={() => setChoosing(false)} onChoose={logIn} />
        </div>
      )}
    </>
  )
}
