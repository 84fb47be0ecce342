import { useState } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/auth/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormButtons } from '../../../ui/form-footer.tsx'
import { useForm } from '../../../ui/use-form.ts'
import PasskeyLogin from './passkey-login.tsx'

/** Finishes a log-in that needs a passkey: with one, or with the recovery code. */
export default function PasskeyPrompt() {
  useTitle(text.promptTitle)
  const { retry, logout } = useAuthActions()
  const recover = trpc.passkeys.recover.useMutation()
  const [code, setCode] = useState('')
  const form = useForm({
    fields: ['code'],
    check: () => ({ code: code.trim() ? undefined : text.recoveryCodeMissing }),
    send: async () => {
      await recover.mutateAsync({ code })
      await retry()
    },
    failed: text.failed,
  })

  return (
    <div className="wrap max-w-140! py-10 md:py-14">
      <h1 tabIndex={-1} className="text-3xl">
        {text.promptTitle}
      </h1>
      <p className="mt-3">{text.promptIntro}</p>
      <PasskeyLogin label={text.usePasskey} />
      <form {...form.props} aria-label={text.useRecoveryCode} className="mt-8 grid gap-4">
        <p className="text-muted">{text.recoverIntro}</p>
        <Field
          label={text.recoveryCode}
          autoComplete="off"
          value={code}
          error={form.errors.code ?? form.errors.form}
          onChange={(event) => setCode(event.target.value)}
        />
        <FormButtons form={form} variant="quiet" label={text.useRecoveryCode} busyLabel={text.loading}>
          <Button variant="quiet" onClick={() => logout().catch(() => {})}>
            {text.logOut}
          </Button>
        </FormButtons>
      </form>
    </div>
  )
}
