import { Check, type LucideIcon } from 'lucide-react'

type Props<T extends string | number> = {
  legend: string
  choices: readonly (readonly [value: T, label: string, fullLabel?: string])[]
  /** The icons of choices that are off; one that is on has a tick. */
  icons?: Record<T, LucideIcon>
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
  /** The greatest number of choices; with one, the next choice replaces it. */
  max?: number
  className?: string
}

/** A group of toggle buttons of which several can be on. `fullLabel` is the accessible name of a short label. */
export function ToggleChips<T extends string | number>({
  legend,
  choices,
  icons,
  chosen,
  onChange,
  max = choices.length,
  className = 'flex flex-wrap',
}: Props<T>) {
  const isFull = max > 1 && chosen.length >= max
  function toggle(value: T) {
    if (chosen.includes(value)) onChange(chosen.filter((other) => other !== value))
    else if (max === 1) onChange([value])
    else if (!isFull) onChange([...chosen, value])
  }
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="font-[650] text-muted text-xs tracking-wide">{legend}</legend>
      <div className={`mt-2 gap-2 ${className}`}>
        {choices.map(([value, label, fullLabel]) => {
          const on = chosen.includes(value)
          const Icon = on ? Check : icons?.[value]
          return (
            <button
              key={value}
              type="button"
              aria-pressed={on}
              aria-label={fullLabel}
              aria-disabled={isFull && !on}
              onClick={() => toggle(value)}
              className="inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full border border-field bg-card px-3.5 py-1 font-[550] leading-tight hover:bg-sunk aria-disabled:opacity-55 aria-pressed:border-teal aria-pressed:bg-teal aria-pressed:text-card"
            >
              {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
              {label}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
