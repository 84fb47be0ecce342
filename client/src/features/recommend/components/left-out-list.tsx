import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type LeftOut, reasonInWords } from '../exclusion-list.ts'

type Props = {
  places: LeftOut[]
  /** The place that was left out last: its undo button receives the focus, since its row is gone. */
  latest: string | null
  onRestore: (id: string) => void
}

/** The places marked `Not for me` in this session, each with undo. */
export function LeftOutList({ places, latest, onRestore }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (latest !== null) button.current?.focus({ preventScroll: true })
  }, [latest])
  return (
    <div className="left-out">
      <p>Left out, with places like them further down:</p>
      <ul>
        {places.map(({ id, name, reason }) => (
          <li key={id}>
            <button
              ref={id === latest ? button : undefined}
              type="button"
              className="chip"
              onClick={() => onRestore(id)}
            >
              <Undo2 aria-hidden />
              <span>
                <span className="sr-only">Undo: </span>
                {name} <small>{reasonInWords(reason)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
