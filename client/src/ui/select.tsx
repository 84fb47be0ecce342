import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type Props<T extends string> = {
  label: string
  name: string
  value: T
  choices?: readonly (readonly [value: T, label: string])[]
  /** Options in groups, after the choices. */
  children?: ReactNode
  onChange: (value: T) => void
  className?: string
  icon?: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

/** A native select with a visible label. */
export function Select<T extends string>({
  label,
  name,
  value,
  choices = [],
  children,
  onChange,
  className = '',
  icon,
  error,
  hint = error && <span className="font-[600] text-terra">{error}</span>,
}: Props<T>) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="flex items-center gap-1.5 font-[650] text-muted text-xs tracking-wide">
        {icon}
        {label}
      </label>
      <div className="relative mt-1.5">
        <select
          id={id}
          name={name}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.value as T)}
          className="h-12 w-full appearance-none rounded-xl border border-field bg-card pr-10 pl-3.5 font-[550] text-ink"
        >
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3 size-5 text-muted" />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
