import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, PasswordField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import type { Details } from './details.ts'

/** What is wrong, by field; `form` is about all of it. */
export type Faults = { [field in 'name' | 'email' | 'password' | 'confirmation' | 'form']?: string }

type Props = {
  details: Details
  faults: Faults
  busy: boolean
  onChange: (part: Partial<Details>) => void
  onSubmit: () => void
  /** For whoever has a live code already; null when there is none. */
  onHasCode: (() => void) | null
}

/** Step 1: who registers. */
export function DetailsForm({ details, faults, busy, onChange, onSubmit, onHasCode }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const [field] = Object.keys(faults).filter((name) => name !== 'form')
    if (field) form.current?.querySelector<HTMLInputElement>(`input[name=${field}]`)?.focus()
  }, [faults])

  return (
    <form
      ref={form}
      noValidate
      aria-label="Step 1 of 2: your details"
      aria-busy={busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
      className="grid gap-5"
    >
      <Field
        label="Full Name"
        name="name"
        autoComplete="name"
        required
        value={details.name}
        error={faults.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={details.email}
        error={faults.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        hint="6 characters or more"
        value={details.password}
        error={faults.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmation"
        autoComplete="new-password"
        required
        value={details.confirmation}
        error={faults.confirmation}
        onChange={(event) => onChange({ confirmation: event.target.value })}
      />
      <Checkbox
        label="I am 18 or older"
        hint="Tours, matching and messages are for adults. You can also tell us later."
        checked={details.adult}
        onChange={(event) => onChange({ adult: event.target.checked })}
      />
      <FormError>{faults.form}</FormError>
      <div className="grid gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? 'Loading...' : 'Send Verification Code'}
        </Button>
        {onHasCode && (
          <Button variant="quiet" disabled={busy} onClick={onHasCode}>
            I have a code already
          </Button>
        )}
      </div>
    </form>
  )
}
