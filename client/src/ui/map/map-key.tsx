import * as text from '../../messages/en/lib/map.ts'
import { Leg } from './lines.tsx'
import type { MapJourney } from './types.ts'

const MODES = [
  { mode: 'rail', label: text.rail },
  { mode: 'air', label: text.air },
  { mode: 'road', label: text.road },
  { mode: 'sea', label: text.sea },
] as const

/** The legend of the lines, for the modes in use. Hidden from screen readers, as the lines are. */
export function MapKey({ journeys }: { journeys: MapJourney[] }) {
  const used = new Set(journeys.flatMap(({ legs }) => legs.map(({ mode }) => mode)))
  if (used.size === 0) return null
  return (
    <figcaption className="m-key" aria-hidden="true">
      {MODES.filter(({ mode }) => used.has(mode)).map(({ mode, label }) => (
        <span key={mode}>
          <svg className="m-way" width="34" height="12" aria-hidden="true">
            <Leg mode={mode} path="M2 6H32" />
          </svg>
          {label}
        </span>
      ))}
    </figcaption>
  )
}
