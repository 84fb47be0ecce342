import { CODE_MINUTES } from '@saathi/shared/auth'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
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
      aria-label="Step 2 of 2: the code from your mail"
      aria-busy={busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit(code)
      }}
      className="grid gap-5"
    >
      <p role="status" className="rounded-2xl border border-line bg-card px-4 py-3">
        A verification code was sent to <span className="font-[650] [overflow-wrap:anywhere]">{email}</span>. It is good
        for {CODE_MINUTES} minutes.
      </p>
      <Field
        label="Verification Code"
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
        {busy ? 'Loading...' : 'Verify & Register'}
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
          {wait > 0 ? (
            <>
              Resend code in <span className="tabular-nums">{wait} s</span>
            </>
          ) : (
            'Resend code'
          )}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
