import type { Trip } from '@saathi/shared/trips'
import * as text from '../../../messages/en/trips.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { TripDay } from '../day-rows.ts'
import { dayWords } from '../item-words.ts'
import { mapLayout } from '../map-layout.ts'

/** The size of the drawing, px: as wide as the sheet, so that its texts have their size. */
const FRAMES = { phone: { width: 324, height: 340 }, wide: { width: 608, height: 520 } }

type Props = { trip: Trip; days: TripDay[]; day: number; open: boolean; onClose: () => void }

/** The way of a day from stop to stop, drawn to scale. */
export default function MapSheet({ trip, days, day, open, onClose }: Props) {
  const title = text.mapOf(dayWords(trip, day))
  return (
    <Drawer label={title} open={open} onClose={onClose}>
      {open && (
        <div className="px-5 pt-1 pb-8 md:px-8">
          <h2 className="pr-14 text-2xl">{title}</h2>
          <DayMap trip={trip} days={days} day={day} />
        </div>
      )}
    </Drawer>
  )
}

function DayMap({ trip, days, day }: Pick<Props, 'trip' | 'days' | 'day'>) {
  const frame = FRAMES[useMedia('(min-width: 48rem)') ? 'wide' : 'phone']
  const { pins, ways, others, scale } = mapLayout(trip.place, days, day, frame)
  if (pins.length === 0) return <p className="mt-4 text-muted">{text.noStops}</p>
  return (
    <>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={text.mapLabel(pins.map(({ title }) => title))}
        className="trip-map mt-5 w-full"
      >
        {others.map((points, at) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: the days keep their order
            key={at}
            className="other-day"
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        ))}
        {ways.map(({ id, from, to, by }) => (
          <path
            key={id}
            className={`way ${by === 'walk' ? 'way-walk' : ''}`}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          />
        ))}
        {pins.map(({ id, spot, disc }) => (
          <path key={id} className="other-day" d={`M${spot.x} ${spot.y}L${disc.x} ${disc.y}`} />
        ))}
        {ways.map(({ id, from, to, km }) =>
          km === null ? null : (
            <text key={id} className="km" x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 + 4}>
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
      <ol className="mt-4 grid gap-1.5">
        {pins.map(({ id, number, title }) => (
          <li key={id} className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline">
            <span className="font-[700] text-sm tabular-nums">{number}</span>
            <span className="[overflow-wrap:anywhere]">{title}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-muted text-sm">{text.notToScale}</p>
    </>
  )
}
