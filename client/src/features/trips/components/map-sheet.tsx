import type { Trip } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trips/trips.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { TripDay } from '../day-rows.ts'
import { dayWords } from '../item-words.ts'
import { mapLayout } from '../map-layout.ts'
import { placeOn } from '../stop-words.ts'
import { DayDrawing } from './day-drawing.tsx'

/** The size of the drawing, px: as wide as the sheet, so that its texts have their size. */
const FRAMES = { phone: { width: 324, height: 360 }, wide: { width: 608, height: 520 } }

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
  const layout = mapLayout(placeOn(trip, day), days, day, frame)
  const { pins } = layout
  if (pins.length === 0) return <p className="mt-4 text-muted">{text.noStops}</p>
  return (
    <>
      <div aria-hidden className="pattern-strip mt-5" />
      <DayDrawing layout={layout} frame={frame} className="mt-2 w-full" />
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
