import { type FormEvent, useState } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/auth/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import PasskeyLogin from './passkey-login.tsx'

/** Finishes a log-in that needs a passkey: with one, or with the recovery code. */
export default function PasskeyPrompt() {
  useTitle(text.promptTitle)
  const { retry, logout } = useAuthActions()
  const recover = trpc.passkeys.recover.useMutation()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!code.trim()) return setError(text.recoveryCodeMissing)
    setError(null)
    try {
      await recover.mutateAsync({ code })
      await retry()
    } catch (thrown) {
      setError(errorMessage(thrown) ?? text.failed)
    }
  }

  return (
    <div className="wrap max-w-140! py-10 md:py-14">
      <h1 tabIndex={-1} className="text-3xl">
        {text.promptTitle}
      </h1>
      <p className="mt-3">{text.promptIntro}</p>
      <PasskeyLogin label={text.usePasskey} />
      <form noValidate aria-label={text.useRecoveryCode} onSubmit={submit} className="mt-8 grid gap-4">
        <p className="text-muted">{text.recoverIntro}</p>
        <Field
          label={text.recoveryCode}
          autoComplete="off"
          value={code}
          error={error}
          onChange={(event) => setCode(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" type="submit" disabled={recover.isPending}>
            {recover.isPending ? text.loading : text.useRecoveryCode}
          </Button>
          <Button variant="quiet" onClick={() => logout().catch(() => {})}>
            {text.logOut}
          </Button>
        </div>
      </form>
    </div>
  )
}
