import type { Trip } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trips/trips.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { TripDay } from '../day-rows.ts'
import { dayWords } from '../item-words.ts'
import { DayMap } from './day-map.tsx'

/** The size of the drawing, px: as wide as the sheet, so that its texts have their size. */
const FRAMES = { phone: { width: 324, height: 360 }, wide: { width: 608, height: 520 } }

type Props = { trip: Trip; days: TripDay[]; day: number; open: boolean; onClose: () => void }

/** The way of a day from stop to stop, drawn to scale. */
export default function MapSheet({ trip, days, day, open, onClose }: Props) {
  const title = text.mapOf(dayWords(trip, day))
  const frame = FRAMES[useMedia('(min-width: 48rem)') ? 'wide' : 'phone']
  return (
    <Drawer label={title} open={open} onClose={onClose}>
      {open && (
        <div className="px-5 pt-1 pb-8 md:px-8">
          <h2 className="pr-14 text-2xl">{title}</h2>
          <div aria-hidden className="pattern-strip mt-5" />
          <DayMap trip={trip} days={days} day={day} frame={frame} />
        </div>
      )}
    </Drawer>
  )
}
