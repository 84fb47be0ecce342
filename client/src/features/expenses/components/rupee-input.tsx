type Props = {
  label: string
  unit: string
  value: string
  invalid: boolean
  decimal?: boolean
  onChange: (value: string) => void
}

/** A short input for a number in a row of a list, with its unit. */
export const RupeeInput = ({ label, unit, value, invalid, decimal = true, onChange }: Props) => (
  <span className="relative shrink-0">
    <span aria-hidden className="pointer-events-none absolute top-2.5 left-2.5 text-muted">
      {unit}
    </span>
    <input
      aria-label={label}
      aria-invalid={invalid}
      inputMode={decimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      placeholder="0"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="h-11 w-26 rounded-xl border border-field bg-card pr-2.5 pl-8 text-right font-[500] tabular-nums placeholder:text-muted aria-invalid:border-terra"
    />
  </span>
)

export const FieldError = ({ children }: { children: string | undefined | null | false }) => (
  <p role="alert" className="font-[600] text-sm text-terra not-empty:mt-1.5">
    {children}
  </p>
)
