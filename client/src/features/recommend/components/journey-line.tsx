import type { JourneyLeg } from '@saathi/shared/recommend/schema'
import { BusFront, Car, Footprints, type LucideIcon, Plane, Ship, TrainFront } from 'lucide-react'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { legHours } from '../result-words.ts'

export const MODE_ICONS: Record<JourneyLeg['mode'], LucideIcon> = {
  road: Car,
  bus: BusFront,
  rail: TrainFront,
  air: Plane,
  sea: Ship,
  local: Footprints,
}

/** The journey as a line of legs; their lengths follow the hours, with a minimum. */
export function JourneyLine({ legs }: { legs: readonly JourneyLeg[] }) {
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last) return null
  return (
    <div className="journey">
      <p aria-hidden className="journey-ends">
        <span>{first.from}</span>
        <span>{last.to}</span>
      </p>
      <ol aria-label={text.journey(first.from, last.to)} className="journey-legs">
        {legs.map((leg, index) => {
          const Icon = MODE_ICONS[leg.mode]
          const isLast = index === legs.length - 1
          return (
            <li key={`${leg.from}-${leg.to}`} className={`is-${leg.mode}`} style={{ flexGrow: Math.max(1, leg.hours) }}>
              <Icon aria-hidden />
              <b>{legHours(leg.hours)}</b>
              <span>
                {isLast ? (
                  <>
                    <span aria-hidden>{leg.by}</span>
                    <span className="sr-only">{text.legTo(leg.by, leg.to)}</span>
                  </>
                ) : leg.mode === 'local' ? (
                  leg.by
                ) : (
                  text.legTo(leg.by, leg.to)
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
