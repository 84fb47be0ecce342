import type { Exclusion } from '@saathi/shared/recommend/schema'
import { useEffect, useRef } from 'react'
import * as text from '../../../messages/en/recommend/recommend.ts'
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
      aria-label={text.whyNot(name)}
      className="not-for-me"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <p>{text.notForMeBecause}</p>
      {REASONS.map((reason, index) => (
        <button
          key={reason}
          ref={index === 0 ? first : undefined}
          type="button"
          className="chip"
          onClick={() => onChoose(reason)}
        >
          {text.exclusionReasons[reason]}
        </button>
      ))}
      <button type="button" className="chip is-plain" onClick={onCancel}>
        {text.cancel}
      </button>
    </div>
  )
}
