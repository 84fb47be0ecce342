import { CODE_MINUTES } from '@saathi/shared/auth/schema'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormButtons } from '../../../ui/form-footer.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { digitsOf } from '../details.ts'
import { useCountdown } from '../hooks/use-countdown.ts'

type Props = {
  email: string
  /** When another code may be requested, ms since 1970. */
  resendAt: number
  /** The code was right: the user is being logged in. */
  finishing: boolean
  sending: boolean
  onVerify: (code: string) => Promise<void>
  onResend: () => Promise<void>
  onBack: () => void
}

/** The second registration step: the code from the mail. */
export function CodeForm({ email, resendAt, finishing, sending, onVerify, onResend, onBack }: Props) {
  const [code, setCode] = useState('')
  const form = useForm<'code'>({
    fieldFor: () => 'code',
    check: () => ({ code: code === '' ? text.codeRequired : undefined }),
    send: () => onVerify(code),
    failed: text.registerFailed,
  })
  const busy = form.busy || finishing
  const wait = useCountdown(resendAt)
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])

  async function resend() {
    form.setErrors({})
    ref.current?.querySelector('input')?.focus()
    try {
      await onResend()
    } catch (error) {
      form.setErrors({ code: errorMessage(error) ?? text.sendFailed })
    }
  }

  return (
    <form {...form.props} aria-label={text.stepCode} aria-busy={busy} className="grid gap-5">
      <p role="status" className="rounded-2xl border border-line bg-card px-4 py-3">
        <RichText
          text={text.codeSent(email, CODE_MINUTES)}
          tags={{ address: (words) => <span className="font-[650] [overflow-wrap:anywhere]">{words}</span> }}
        />
      </p>
      <Field
        label={text.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        placeholder="······"
        value={code}
        error={form.errors.code}
        onChange={(event) => setCode(digitsOf(event.target.value))}
        className="[&_input]:h-14 [&_input]:text-center [&_input]:font-[650] [&_input]:text-xl [&_input]:tabular-nums [&_input]:tracking-[0.4em]"
      />
      <FormButtons
        form={{ busy }}
        label={text.register}
        busyLabel={text.loading}
        disabled={busy}
        submitClass="w-full"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" disabled={wait > 0 || sending || busy} onClick={resend}>
          <span className="tabular-nums">{wait > 0 ? text.resendIn(wait) : text.resend}</span>
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </form>
  )
}
