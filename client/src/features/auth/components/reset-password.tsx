import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { identityErrorMessage } from '../../../lib/identity-errors.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, PasswordField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormButtons, FormFooter } from '../../../ui/form-footer.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'

/** Requests a reset link. The response is the same for every address. */
export function AskForLink({ email: typed }: { email: string }) {
  const { open } = useAuthActions()
  const [email, setEmail] = useState(typed)
  const [sentTo, setSentTo] = useState<string | null>(null)

  const form = useForm({
    send: async () => {
      setSentTo(null)
      await (await open()).mailResetLink(email.trim())
      setSentTo(email.trim())
    },
    sentenceFor: identityErrorMessage,
    failed: text.failed,
  })

  return (
    <form {...form.props} aria-label={text.askForLink} className="grid gap-5">
      <Field
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <FormError>{form.errors.form}</FormError>
      <div role="status">
        {sentTo && (
          <p className="rounded-2xl border border-line bg-card px-4 py-3">
            <RichText
              text={text.linkSent(sentTo)}
              tags={{ address: (words) => <span className="font-[650] [overflow-wrap:anywhere]">{words}</span> }}
            />
          </p>
        )}
      </div>
      <FormButtons
        form={form}
        label={sentTo ? text.sendAgain : text.sendLink}
        busyLabel={text.loading}
        submitClass="w-full"
      />
    </form>
  )
}

type SetProps = { code: string; onDone: () => void; onAskAgain: () => void }

/** Sets a new password for the account of a reset code. */
export function SetPassword({ code, onDone, onAskAgain }: SetProps) {
  const { open } = useAuthActions()
  const [password, setPassword] = useState('')
  const whose = useQuery({
    queryKey: ['reset code', code],
    queryFn: async () => (await open()).readResetCode(code),
    retry: false,
    gcTime: 0,
  })

  const form = useForm({
    check: () => ({ form: password ? undefined : text.enterNewPassword }),
    send: async () => {
      await (await open()).setPassword(code, password)
      toast.success(text.passwordChanged)
      onDone()
    },
    sentenceFor: identityErrorMessage,
    failed: text.failed,
  })

  if (whose.isPending) return <p role="status">{text.loading}</p>
  if (whose.isError)
    return (
      <div className="grid gap-5">
        <FormError>{identityErrorMessage(whose.error) ?? text.failed}</FormError>
        <Button onClick={onAskAgain}>{text.askForNewLink}</Button>
      </div>
    )
  return (
    <form {...form.props} aria-label={text.newPasswordTitle} className="grid gap-5">
      {/* Lets the password manager save the password under this account. */}
      <Field label={text.email} type="email" autoComplete="username" readOnly value={whose.data} />
      <PasswordField
        label={text.newPassword}
        name="password"
        autoComplete="new-password"
        hint={text.passwordHint}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormFooter form={form} label={text.setPassword} busyLabel={text.loading} submitClass="w-full" />
    </form>
  )
}
