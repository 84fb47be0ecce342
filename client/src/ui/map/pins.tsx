import type { CSSProperties, MouseEvent } from 'react'
import * as text from '../../messages/en/lib/map.ts'
import type { PlacedMap } from './place-map.ts'
import type { MapPlace } from './types.ts'

type Props = {
  places: MapPlace[]
  placed: PlacedMap
  frame: { width: number; height: number }
  openId: string | undefined
  onOpen: ((id: string) => void) | undefined
}

const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`

/** The pins as a list. Positions are shares of the frame, so that they hold on paper too, where it has another size. */
export const Pins = ({ places, placed, frame, openId, onOpen }: Props) => (
  <ol className="m-pins" aria-label={text.pins}>
    {places.map((place, i) => {
      const { dot, disc, nameSide, crowded } = placed.pins[i]!
      const { x, y } = disc ?? dot
      const style: CSSProperties = { left: percent(x / frame.width), top: percent(y / frame.height) }
      return (
        <li key={place.id} style={style} className={`m-name-${nameSide}${crowded ? ' m-crowded' : ''}`}>
          <Pin place={place} small={!disc} open={place.id === openId} onOpen={onOpen} />
        </li>
      )
    })}
  </ol>
)

type PinProps = { place: MapPlace; small: boolean; open: boolean; onOpen: Props['onOpen'] }

function Pin({ place: { id, name, number, label, href }, small, open, onOpen }: PinProps) {
  const props = {
    className: small ? 'm-pin m-pin-small' : 'm-pin',
    'aria-label': text.pin(number, name, label),
    'aria-current': open || undefined,
  }
  const follow = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(id)
  }
  const inside = (
    <>
      <span className="m-disc" aria-hidden>
        {small ? null : number}
      </span>
      <span className="m-pin-name">{name}</span>
    </>
  )
  if (href)
    return (
      <a {...props} href={href} onClick={follow}>
        {inside}
      </a>
    )
  return (
    <button {...props} type="button" onClick={() => onOpen?.(id)}>
      {inside}
    </button>
  )
}
