import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { RichText, SCREEN_READER } from '../../../ui/rich-text.tsx'
import type { useExclusions } from '../use-exclusions.ts'
import { RememberSwitch } from './remember-switch.tsx'

type Props = {
  exclusions: ReturnType<typeof useExclusions>
  /** The place that was left out last: its undo button receives the focus, since its row is gone. */
  latest: string | null
}

/** The places marked `Not for me`, each with undo, and whether they stay on the profile. */
export function LeftOutList({ exclusions, latest }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (latest !== null) button.current?.focus({ preventScroll: true })
  }, [latest])
  return (
    <div className="left-out">
      <p>{text.leftOut}</p>
      <ul>
        {exclusions.places.map(({ id, name, reason }) => (
          <li key={id}>
            <button
              ref={id === latest ? button : undefined}
              type="button"
              className="chip"
              onClick={() => exclusions.remove(id)}
            >
              <Undo2 aria-hidden />
              <span>
                <RichText text={text.undo(name)} tags={SCREEN_READER} /> <small>{text.exclusionReasons[reason]}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {exclusions.canRemember && <RememberSwitch exclusions={exclusions} />}
    </div>
  )
}
