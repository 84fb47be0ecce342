import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { identityErrorMessage } from '../../../lib/identity-errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, PasswordField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email address typed in the log-in form, passed on to the password reset page. */
    email?: string
  }
}

/** Shows why a log-in failed. */
export const showLoginError = (error: unknown) =>
  toast.error(`Login failed: ${identityErrorMessage(error) ?? 'Unknown error'}`)

export function LoginForm() {
  const { login } = useAuthActions()
  const { settings } = useAuth()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await login({ email: email.trim(), password })
      toast.success('Logged in successfully!')
    } catch (error) {
      showLoginError(error)
    }
    setBusy(false)
  }

  const demo = settings?.demo
  return (
    <form noValidate aria-label="Login" aria-busy={busy} onSubmit={submit} className="grid gap-5">
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Link
          to="/reset-password"
          state={{ email }}
          className="mt-2 inline-block rounded-md py-1 font-[600] text-sm text-teal underline-offset-4 hover:underline"
        >
          Forgot password?
        </Link>
      </div>
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? 'Loading...' : 'Login'}
      </Button>
      {demo && (
        <p className="text-muted text-sm">
          To look around: <span className="font-[650] text-ink">{demo.email}</span>, password{' '}
          <span className="whitespace-nowrap font-[650] text-ink">{demo.password}</span>.{' '}
          <button
            type="button"
            onClick={() => {
              setEmail(demo.email)
              setPassword(demo.password)
            }}
            className="rounded-md py-1 font-[650] text-teal underline underline-offset-4"
          >
            Fill it in
          </button>
        </p>
      )}
    </form>
  )
}
