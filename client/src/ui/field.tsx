import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import * as text from '../messages/en/lib/controls.ts'

type LabelProps = { label: string; hint?: ReactNode; error?: string | null; className?: string }

const INPUT =
  'h-12 w-full rounded-xl border border-field bg-card px-3.5 font-[500] text-ink placeholder:text-muted read-only:bg-sunk aria-invalid:border-terra aria-invalid:outline-terra'

/** A text input with a visible label, a hint and an error. */
export function Field({ label, hint, error, className, ...input }: LabelProps & ComponentProps<'input'>) {
  return (
    <Labelled {...{ label, hint, error, className }}>
      {(aria) => <input {...input} {...aria} className={INPUT} />}
    </Labelled>
  )
}

export function TextArea({ label, hint, error, className, ...area }: LabelProps & ComponentProps<'textarea'>) {
  return (
    <Labelled {...{ label, hint, error, className }}>
      {(aria) => <textarea {...area} {...aria} className={`${INPUT} h-auto min-h-32 py-3`} />}
    </Labelled>
  )
}

/** A password input with a button that shows the password. */
export function PasswordField({ label, hint, error, className, ...input }: LabelProps & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Labelled {...{ label, hint, error, className }}>
      {(aria) => (
        <div className="relative">
          <input
            {...input}
            {...aria}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${INPUT} pr-13`}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={text.showField(label)}
            onClick={() => setShown(!shown)}
            className="absolute top-0 right-0 grid size-12 place-items-center rounded-xl text-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Labelled>
  )
}

type Aria = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

function Labelled({ label, hint, error, className, children }: LabelProps & { children: (aria: Aria) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="font-[650] text-muted text-xs tracking-wide">
        {label}
      </label>
      <div className="mt-1.5">{children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described })}</div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-[600] text-sm text-terra">
          {error}
        </p>
      )}
    </div>
  )
}
