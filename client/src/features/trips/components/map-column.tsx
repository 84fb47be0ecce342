import type { Trip } from '@saathi/shared/trips/schema'
import { memo } from 'react'
import * as text from '../../../messages/en/trips/trips.ts'
import type { TripDay } from '../day-rows.ts'
import { dayWords } from '../item-words.ts'
import { DayMap } from './day-map.tsx'

/** The size of the drawing, px: as wide as the column. */
const FRAME = { width: 400, height: 340 }

type Props = { trip: Trip; days: TripDay[]; day: number }

/** The map of the day that is shown, which stays beside its list. A drag draws the screen anew, and not the map. */
function MapColumn({ trip, days, day }: Props) {
  return (
    <section aria-label={text.mapOf(dayWords(trip, day))} data-look="out" className="map-column text-sm">
      <DayMap trip={trip} days={days} day={day} frame={FRAME} />
    </section>
  )
}

export default memo(MapColumn)
