import { legPath } from './journeys.ts'
import type { PlacedMap } from './place-map.ts'
import type { MapPoint, Point } from './projection.ts'
import { SeaOrnaments } from './sea-ornaments.tsx'
import type { MapJourney } from './types.ts'

type Props = {
  journeys: MapJourney[]
  openId: string | undefined
  placed: PlacedMap
  frame: { width: number; height: number }
  at: (point: MapPoint) => Point
}

/** The journeys, the open one last and strongest, the lines from discs to their dots, and the point of departure. */
export const Lines = ({ journeys, openId, placed, frame, at }: Props) => (
  <svg className="m-lines" viewBox={`0 0 ${frame.width} ${frame.height}`} preserveAspectRatio="none" aria-hidden="true">
    <SeaOrnaments pieces={placed.ornaments} />
    {journeys
      .toSorted((a, b) => Number(a.to === openId) - Number(b.to === openId))
      .map(({ to, legs }) => (
        <g key={to} className={to === openId ? 'm-way m-way-open' : 'm-way'}>
          {legs.map(({ mode, points }) => {
            const path = legPath(mode, points.map(at))
            return <Leg key={`${mode} ${path}`} mode={mode} path={path} />
          })}
        </g>
      ))}
    {placed.pins.map(({ id, dot, disc }) =>
      disc && Math.hypot(disc.x - dot.x, disc.y - dot.y) > 1 ? (
        <g key={id} className={id === openId ? 'm-tie m-tie-open' : 'm-tie'}>
          <path d={`M${dot.x} ${dot.y}L${disc.x} ${disc.y}`} />
          <circle cx={dot.x} cy={dot.y} r="4" />
        </g>
      ) : null,
    )}
    {placed.from && (
      <g className="m-from" transform={`translate(${placed.from.at.x} ${placed.from.at.y})`}>
        <path d="M0-9 9 0 0 9-9 0z" />
        <text {...nameAt(placed.from)}>{placed.from.name}</text>
      </g>
    )}
  </svg>
)

/** The offset of the name of the point of departure from its middle. */
const nameAt = ({ nameSide, nameAway }: NonNullable<PlacedMap['from']>) =>
  ({
    right: { x: nameAway + 1, y: 5, textAnchor: 'start' },
    left: { x: -nameAway - 1, y: 5, textAnchor: 'end' },
    above: { y: -nameAway - 3, textAnchor: 'middle' },
    below: { y: nameAway + 12, textAnchor: 'middle' },
  })[nameSide] as { x?: number; y: number; textAnchor: 'start' | 'middle' | 'end' }

/** A leg: an arc of dashes by air, sleepers and a rail, two edges of a road, dots at sea. */
export const Leg = ({ mode, path }: { mode: MapJourney['legs'][number]['mode']; path: string }) => (
  <>
    <path className={`m-leg m-${mode}-bed`} d={path} />
    <path className={`m-leg m-${mode}`} d={path} />
  </>
)
