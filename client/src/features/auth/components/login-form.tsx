import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { identityErrorMessage } from '../../../lib/identity-errors.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import * as identity from '../../../messages/en/auth/identity.ts'
import { invalidCredentials } from '../../../messages/en/auth/session.ts'
import { Field, PasswordField } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'

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
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const form = useForm<'email' | 'password'>({
    check: () => ({
      ...(!email.trim() && { email: text.enterEmail, form: invalidCredentials }),
      ...(!password && { password: text.enterPassword, form: invalidCredentials }),
    }),
    send: async () => {
      closeLoginError()
      try {
        await login({ email: email.trim(), password })
        toast.success(text.loggedIn)
      } catch (error) {
        showLoginError(error)
      }
    },
    failed: text.failed,
  })
  // Typing in a field meanwhile removes its error.
  const emailError = email.trim() ? null : form.errors.email
  const passwordError = password ? null : form.errors.password

  const demo = settings?.demo
  return (
    <form {...form.props} aria-label={text.loginTitle} className="grid gap-5">
      <Field
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={emailError}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div>
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          value={password}
          error={passwordError}
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
      <FormFooter
        form={{ busy: form.busy, errors: emailError || passwordError ? form.errors : {} }}
        label={text.loginTitle}
        busyLabel={text.loading}
        submitClass="w-full"
      />
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
