import '../trip.css'
import * as text from '../../../messages/en/trips/trips.ts'
import type { MapLayout } from '../map-layout.ts'

type Props = { layout: MapLayout; frame: { width: number; height: number }; className?: string }

/** The map of a day: its stops with their numbers, and the ways between them. */
export function DayDrawing({ layout: { pins, ways, others, scale }, frame, className = '' }: Props) {
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={text.mapLabel(pins.map(({ title }) => title))}
      className={`trip-map ${className}`}
    >
      {others.map((points, at) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: the days keep their order
          key={at}
          className="other-day"
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      ))}
      {ways.map(({ id, from, to, bend, by }) => (
        <path
          key={id}
          className={`way ${by === 'walk' ? 'way-walk' : ''}`}
          d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
        />
      ))}
      {pins.map(({ id, spot, disc }) => (
        <path key={id} className="other-day" d={`M${spot.x} ${spot.y}L${disc.x} ${disc.y}`} />
      ))}
      {ways.map(({ id, label, km }) =>
        km === null ? null : (
          <text key={id} className="km" x={label.x} y={label.y + 4}>
            {text.kmLabel(km)}
          </text>
        ),
      )}
      {pins.map(({ id, disc, number }) => (
        <g key={id} transform={`translate(${disc.x} ${disc.y})`}>
          <circle className="pin" r="14" />
          <text className="pin-number" y="4.5">
            {number}
          </text>
        </g>
      ))}
      <g transform={`translate(${frame.width - 30} 34)`}>
        <path d="M0-16 6 6 0 2-6 6z" fill="var(--terra)" />
        <text className="km" y="22">
          {text.north}
        </text>
      </g>
      <g transform={`translate(20 ${frame.height - 20})`}>
        <path d={`M0-5V0H${scale.px}V-5`} fill="none" stroke="var(--ink)" strokeWidth="1.5" />
        <text className="km" x={scale.px / 2} y="-8">
          {text.kmLabel(scale.km)}
        </text>
      </g>
    </svg>
  )
}
