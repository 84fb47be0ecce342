import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string; hint?: ReactNode }

export function Checkbox({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-6 accent-teal"
      />
      <label htmlFor={id} className="font-[550] leading-7">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
