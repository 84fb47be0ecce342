import type { FormEvent } from 'react'
import * as text from '../../../messages/en/auth/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, PasswordField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useFocusOnError } from '../../../ui/use-form.ts'
import type { Details } from '../details.ts'

/** Validation errors by field; `form` concerns the whole form. */
export type FieldErrors = { [field in 'name' | 'email' | 'password' | 'confirmation' | 'form']?: string }

type Props = {
  details: Details
  errors: FieldErrors
  busy: boolean
  onChange: (part: Partial<Details>) => void
  onSubmit: () => void
  /** Goes to the second step with an existing code; null when there is none. */
  onHasCode: (() => void) | null
}

/** The first registration step: name, email and password. */
export function DetailsForm({ details, errors, busy, onChange, onSubmit, onHasCode }: Props) {
  const form = useFocusOnError(errors)

  return (
    <form
      ref={form}
      noValidate
      aria-label={text.stepDetails}
      aria-busy={busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
      className="grid gap-5"
    >
      <Field
        label={text.fullName}
        name="name"
        autoComplete="name"
        required
        value={details.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label={text.emailAddress}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={details.email}
        error={errors.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="new-password"
        required
        hint={text.passwordHint}
        value={details.password}
        error={errors.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      <PasswordField
        label={text.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        required
        value={details.confirmation}
        error={errors.confirmation}
        onChange={(event) => onChange({ confirmation: event.target.value })}
      />
      <Checkbox
        label={text.isAdult}
        hint={text.adultHint}
        checked={details.adult}
        onChange={(event) => onChange({ adult: event.target.checked })}
      />
      <FormError>{errors.form}</FormError>
      <div className="grid gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? text.loading : text.sendCode}
        </Button>
        {onHasCode && (
          <Button variant="quiet" disabled={busy} onClick={onHasCode}>
            {text.haveCode}
          </Button>
        )}
      </div>
    </form>
  )
}
