import '../trip.css'
import { useId } from 'react'
import * as text from '../../../messages/en/trips/trips.ts'
import type { MapLayout } from '../map-layout.ts'

type Props = { layout: MapLayout; frame: { width: number; height: number }; className?: string }

/** The map of a day on squared paper: its stops in their order, and the ways between them. */
export function DayDrawing({ layout: { pins, labels, ways, others, scale }, frame, className = '' }: Props) {
  const id = useId()
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={text.mapLabel(pins.map(({ title }) => title))}
      className={`trip-map ${className}`}
    >
      <pattern id={id} width={scale.px} height={scale.px} x="20" y={frame.height - 16} patternUnits="userSpaceOnUse">
        <path className="grid-line" d={`M${scale.px} 0H0V${scale.px}`} />
      </pattern>
      <rect width={frame.width} height={frame.height} fill={`url(#${id})`} />
      {pins.map(({ id, spot }) => (
        <circle key={id} className="halo" cx={spot.x} cy={spot.y} r="34" />
      ))}
      {others.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="other-day" cx={x} cy={y} r={3.5} />
      ))}
      {ways.map(({ id, from, to, bend, by }) => (
        <path
          key={id}
          className={`way ${by === 'walk' ? 'way-walk' : ''}`}
          d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
        />
      ))}
      {pins.map(({ id, spot, disc }) => (
        <path key={id} className="pin-string" d={`M${spot.x} ${spot.y}L${disc.x} ${disc.y}`} />
      ))}
      {ways.map(({ id, label, km }) =>
        km === null ? null : (
          <text key={id} className="km" x={label.x} y={label.y + 4}>
            {text.kmLabel(km)}
          </text>
        ),
      )}
      {pins.map(({ id, disc, number, isStay }) => (
        <g key={id} transform={`translate(${disc.x} ${disc.y})`}>
          <circle className={`pin ${isStay ? 'pin-stay' : ''}`} r="14" />
          <text className="pin-number" y="5">
            {number}
          </text>
        </g>
      ))}
      {labels.map(({ id, text: name, x, y, anchor }) => (
        <text key={id} className="pin-name" x={x} y={y + 4.5} textAnchor={anchor}>
          {name}
        </text>
      ))}
      <g transform={`translate(${frame.width - 26} ${frame.height - 22})`}>
        <path d="M0-13 5 5 0 1.5-5 5z" fill="var(--terra)" />
        <text className="km" x="-16" y="4">
          {text.north}
        </text>
      </g>
      <g transform={`translate(20 ${frame.height - 16})`}>
        <path d={`M0-5V0H${scale.px}V-5`} fill="none" stroke="var(--ink)" strokeWidth="1.5" />
        <text className="km" x={scale.px / 2} y="-7">
          {text.kmLabel(scale.km)}
        </text>
      </g>
    </svg>
  )
}
