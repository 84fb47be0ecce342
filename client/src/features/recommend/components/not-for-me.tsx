import type { Exclusion } from '@saathi/shared/recommend'
import { useEffect, useRef } from 'react'
import { REASONS } from '../exclusion-list.ts'

type Props = { name: string; onChoose: (reason: Exclusion['reason']) => void; onCancel: () => void }

/** Asks why a place is not wanted. The choice leaves it out at once, together with what is like it further down. */
export function NotForMe({ name, onChoose, onCancel }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div
      role="group"
      aria-label={`Why not ${name}?`}
      className="not-for-me"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <p>Not for me:</p>
      {REASONS.map(([reason, label], index) => (
        <button
          key={reason}
          ref={index === 0 ? first : undefined}
          type="button"
          className="chip"
          onClick={() => onChoose(reason)}
        >
          {label}
        </button>
      ))}
      <button type="button" className="chip is-plain" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
