import { type MouseEvent, type PointerEvent, useId, useMemo } from 'react'
import { cropTo, toFrame } from './crop.ts'
import { distance } from './geometry.ts'
import { Ground } from './ground.tsx'
import './map.css'
import './month-map.css'
import { placeOrnaments } from './ornaments.ts'
import { seaIn, square } from './place-map.ts'
import type { Point } from './projection.ts'
import { SeaOrnaments } from './sea-ornaments.tsx'
import type { MonthMapProps } from './types.ts'
import { useWidth } from './use-width.ts'

/** The corners of what is shown: all of India and its seas. */
const INDIA = [
  { lat: 35.6, lon: 68 },
  { lat: 6.2, lon: 97.3 },
]
const ROOM = 6
const RANK = { best: 0, fair: 1, avoid: 2 }
/** How far a pointer may be from a dot, CSS pixels: a finger is less exact than a mouse. */
const REACH = { mouse: 12, other: 26 }

/** The drawn map with a dot for each place. A list beside it must hold the same places for keyboards and screen readers. */
export default function MonthMap({ places, from, activeId, onPoint, onOpen, name, ratio, children }: MonthMapProps) {
  const prefix = useId()
  const { ref, width } = useWidth()
  const { crop, dots, ornaments } = useMemo(() => {
    const frame = { width, height: Math.round(width / ratio) }
    const crop = cropTo(INDIA, frame, ROOM)
    const dots = places.map((place) => toFrame(crop, place))
    const taken = dots.map((dot) => square(dot, 6))
    return { crop, dots, ornaments: placeOrnaments({ crop, frame, taken, ...seaIn(crop) }) }
  }, [places, width, ratio])
  const ground = useMemo(() => <Ground crop={crop} id={(part) => `${prefix}${part}`} />, [crop, prefix])
  // The good ones lie over the others.
  const order = places.map((_, i) => i).sort((a, b) => RANK[places[b]!.look] - RANK[places[a]!.look])
  const active = places.findIndex(({ id }) => id === activeId)
  const start = from && toFrame(crop, from)

  function placeAt({ clientX, clientY, currentTarget }: PointerEvent | MouseEvent, reach: number) {
    const box = currentTarget.getBoundingClientRect()
    const at: Point = { x: clientX - box.left, y: clientY - box.top }
    const near = dots
      .map((dot, i) => ({ place: places[i]!, away: distance(dot, at) }))
      .filter(({ away }) => away < reach)
    // Of dots that lie together, one that is good in this month.
    near.sort((a, b) => a.away - b.away + (Number(b.place.look === 'best') - Number(a.place.look === 'best')) * 4)
    return near[0]?.place.id
  }

  return (
    <figure className="travel-map month-map" aria-label={name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the list has the same places for keyboards */}
      <div
        ref={ref}
        className={`m-view ${active < 0 ? '' : 'm-has-active'}`}
        style={{ aspectRatio: ratio }}
        onPointerMove={(event) => event.pointerType === 'mouse' && onPoint(placeAt(event, REACH.mouse))}
        onClick={(event) => {
          const isMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse'
          const id = placeAt(event, isMouse ? REACH.mouse : REACH.other)
          if (isMouse && id) onOpen(id)
          else onPoint(id)
        }}
      >
        {ground}
        <svg className="m-lines" viewBox={`0 0 ${width} ${Math.round(width / ratio)}`} aria-hidden="true">
          <SeaOrnaments pieces={ornaments} />
          {order.map((i) => {
            const { id, look, isFaint } = places[i]!
            return (
              <circle
                key={id}
                className={`m-dot m-${look} ${isFaint ? 'm-faint' : ''}`}
                cx={dots[i]!.x}
                cy={dots[i]!.y}
              />
            )
          })}
          {from && start && (
            <g className="m-from" transform={`translate(${start.x} ${start.y})`}>
              <path d="M0-7 7 0 0 7-7 0z" />
              <text x="11" y="4.5">
                {from.name}
              </text>
            </g>
          )}
          {active >= 0 && <circle className="m-ring-active" cx={dots[active]!.x} cy={dots[active]!.y} r="10" />}
        </svg>
      </div>
      {children}
    </figure>
  )
}
