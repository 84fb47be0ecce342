import { CODE_MINUTES } from '@saathi/shared/auth/schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as text from '../../../messages/en/auth/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { digitsOf } from '../details.ts'
import { useCountdown } from '../hooks/use-countdown.ts'

type Props = {
  email: string
  /** When another code may be requested, ms since 1970. */
  resendAt: number
  busy: boolean
  sending: boolean
  error: string | null
  onSubmit: (code: string) => void
  onResend: () => void
  onBack: () => void
}

/** The second registration step: the code from the mail. */
export function CodeForm({ email, resendAt, busy, sending, error, onSubmit, onResend, onBack }: Props) {
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const wait = useCountdown(resendAt)
  const input = () => form.current?.querySelector('input')
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus()
  }, [error])

  return (
    <form
      ref={form}
      noValidate
      aria-label={text.stepCode}
      aria-busy={busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit(code)
      }}
      className="grid gap-5"
    >
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
        error={error}
        onChange={(event) => setCode(digitsOf(event.target.value))}
        className="[&_input]:h-14 [&_input]:text-center [&_input]:font-[650] [&_input]:text-xl [&_input]:tabular-nums [&_input]:tracking-[0.4em]"
      />
      <Button type="submit" disabled={busy}>
        {busy ? text.loading : text.register}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="quiet"
          disabled={wait > 0 || sending || busy}
          onClick={() => {
            onResend()
            input()?.focus()
          }}
        >
          <span className="tabular-nums">{wait > 0 ? text.resendIn(wait) : text.resend}</span>
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </form>
  )
}
