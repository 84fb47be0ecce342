import { useState } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { type GoogleAccount, identityCode } from '../../../lib/identity.ts'
import { identityErrorMessage } from '../../../lib/identity-errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { passkeyError, usePasskey } from '../../../lib/use-passkey.ts'
import { hasPasskeys } from '../../../lib/webauthn.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import * as passkeyText from '../../../messages/en/auth/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, PasswordField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { AccountChooser } from './account-chooser.tsx'
import { GoogleMark } from './google-login.tsx'

/** Shows the log-in methods of this account; only the passkey if its log-ins need one. */
export default function LoginAgain({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { confirm } = useAuthActions()
  const { providerUser, settings } = useAuth()
  const passkey = usePasskey()
  const passkeys = trpc.passkeys.list.useQuery(undefined, { retry: false })
  const [password, setPassword] = useState('')
  const [choosing, setChoosing] = useState(false)
  const providers = providerUser?.providerData.map(({ providerId }) => providerId) ?? []
  // A suspended user cannot list their passkeys, but may use one.
  const byPasskey = hasPasskeys() && passkeys.data?.items.length !== 0
  const onlyPasskey = byPasskey && passkeys.data?.required === true
  const byGoogle = !onlyPasskey && providers.includes('google.com')
  const byPassword = !onlyPasskey && (!byGoogle || providers.includes('password'))

  const form = useForm({
    check: () => ({ form: password ? undefined : text.enterPassword }),
    send: () => logIn(password),
    sentenceFor: (error) => (identityCode(error) ? identityErrorMessage(error) : passkeyError(error)),
    failed: text.failed,
  })
  const { busy } = form

  async function logIn(by: Parameters<typeof confirm>[0]) {
    setChoosing(false)
    await confirm(by)
    onDone()
  }
  const logInBy = (by: GoogleAccount | null) => form.run(() => logIn(by))
  const logInWithPasskey = () => form.run(async () => logIn({ customToken: await passkey(providerUser?.uid) }))

  if (passkeys.isPending)
    return (
      <p role="status" className="mt-3">
        {text.loading}
      </p>
    )
  return (
    <>
      <p className="mt-3">{text.logInAgainIntro}</p>
      {byPassword && (
        <form {...form.props} aria-label={text.logInAgain} className="mt-5 grid gap-4">
          <Field label={text.email} type="email" autoComplete="username" readOnly value={providerUser?.email ?? ''} />
          <PasswordField
            label={text.password}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <FormFooter form={form} label={text.continueOn} busyLabel={text.loading} onCancel={onCancel} />
        </form>
      )}
      {(byGoogle || byPasskey || !byPassword) && (
        <div className="mt-5 grid gap-4">
          {!byPassword && <FormError>{form.errors.form}</FormError>}
          {byPasskey && (
            <Button variant={onlyPasskey ? 'main' : 'quiet'} aria-disabled={busy} onClick={logInWithPasskey}>
              {busy && onlyPasskey ? text.loading : passkeyText.usePasskey}
            </Button>
          )}
          {byGoogle && (
            <Button
              variant="quiet"
              aria-disabled={busy}
              onClick={() => !busy && (settings?.mode === 'embedded' ? setChoosing(true) : logInBy(null))}
            >
              <GoogleMark />
              {busy && !byPassword ? text.loading : text.continueWithGoogle}
            </Button>
          )}
          {!byPassword && (
            <Button variant="quiet" onClick={onCancel}>
              {text.cancel}
            </Button>
          )}
          <AccountChooser open={choosing} onClose={() => setChoosing(false)} onChoose={logInBy} />
        </div>
      )}
    </>
  )
}
