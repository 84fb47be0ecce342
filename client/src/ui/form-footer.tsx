import type { ReactNode } from 'react'
import { cancel } from '../messages/en/lib/common.ts'
import { Button, type Variant } from './button.tsx'
import { FormError } from './form-error.tsx'

type ButtonsProps = {
  /** The state of the form, of `useForm`. */
  form: { busy: boolean }
  /** The text of the button that sends. */
  label: ReactNode
  /** Its text while the form is sent. */
  busyLabel?: string
  variant?: Variant
  /** Whether there is nothing to send yet. */
  disabled?: boolean
  submitClass?: string
  /** Further buttons, in front of the one that cancels. */
  children?: ReactNode
  /** Shown after all of them. */
  after?: ReactNode
  onCancel?: (() => void) | undefined
  className?: string
}

/** The buttons of a form. */
export const FormButtons = ({
  form,
  label,
  busyLabel,
  variant,
  disabled,
  submitClass,
  children,
  after,
  onCancel,
  ...props
}: ButtonsProps) => (
  <div className={`flex flex-wrap ${props.className ?? 'gap-3'}`}>
    {/* `aria-disabled` instead of `disabled`, which would drop the keyboard focus. */}
    <Button type="submit" variant={variant} disabled={disabled} aria-disabled={form.busy} className={submitClass}>
      {form.busy && busyLabel ? busyLabel : label}
    </Button>
    {children}
    {onCancel && (
      <Button variant="quiet" onClick={onCancel}>
        {cancel}
      </Button>
    )}
    {after}
  </div>
)

type FooterProps = ButtonsProps & { form: { errors: { form?: string | undefined } } }

/** The end of a form: what is wrong with it as a whole, and its buttons. */
export const FormFooter = (props: FooterProps) => (
  <>
    <FormError>{props.form.errors.form}</FormError>
    <FormButtons {...props} />
  </>
)
