import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { identityErrorMessage } from '../../../lib/identity-errors.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import * as identity from '../../../messages/en/auth/identity.ts'
import { invalidCredentials } from '../../../messages/en/auth/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, PasswordField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { toast } from '../../../ui/toasts.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email address typed in the log-in form, passed on to the password reset page. */
    email?: string
  }
}

/** The toast of the last failed log-in. */
let shownError: number | null = null

/** Shows why a log-in failed, in place of an earlier failure. */
export function showLoginError(error: unknown) {
  closeLoginError()
  shownError = toast.error(identity.logInFailed(identityErrorMessage(error) ?? identity.unknownError))
}

function closeLoginError() {
  if (shownError !== null) toast.close(shownError)
}

/** The log-in by email and password. An empty field gets an error of its own, beside that of the form, and nothing is sent. */
export function LoginForm() {
  const { login } = useAuthActions()
  const { settings } = useAuth()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [showsErrors, setShowsErrors] = useState(false)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const missing = !email.trim() ? 'email' : !password ? 'password' : null
    setShowsErrors(missing !== null)
    if (missing) return form.current?.querySelector<HTMLInputElement>(`input[name=${missing}]`)?.focus()
    closeLoginError()
    setBusy(true)
    try {
      await login({ email: email.trim(), password })
      toast.success(text.loggedIn)
    } catch (error) {
      showLoginError(error)
    }
    setBusy(false)
  }

  const demo = settings?.demo
  return (
    <form ref={form} noValidate aria-label={text.loginTitle} aria-busy={busy} onSubmit={submit} className="grid gap-5">
      <Field
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={showsErrors && !email.trim() ? text.enterEmail : null}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div>
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          value={password}
          error={showsErrors && !password ? text.enterPassword : null}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Link
          to="/reset-password"
          state={{ email }}
          className="mt-2 inline-block rounded-md py-1 font-[600] text-sm text-teal underline-offset-4 hover:underline"
        >
          {text.forgotPassword}
        </Link>
      </div>
      <FormError>{showsErrors && !(email.trim() && password) && invalidCredentials}</FormError>
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? text.loading : text.loginTitle}
      </Button>
      {demo && (
        <p className="text-muted text-sm">
          <RichText
            text={text.demoLogin(demo.email, demo.password)}
            tags={{
              strong: (words) => <span className="font-[650] text-ink">{words}</span>,
              nobr: (words) => <span className="whitespace-nowrap font-[650] text-ink">{words}</span>,
            }}
          />{' '}
          <button
            type="button"
            onClick={() => {
              setEmail(demo.email)
              setPassword(demo.password)
            }}
            className="rounded-md py-1 font-[650] text-teal underline underline-offset-4"
          >
            {text.fillIn}
          </button>
        </p>
      )}
    </form>
  )
}
