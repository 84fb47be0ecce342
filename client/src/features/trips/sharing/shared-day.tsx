import { rupees } from '@saathi/shared/lib/money'
import type { SharedTrip } from '@saathi/shared/trips/shared-trips'
import * as shared from '../../../messages/en/trips/shared-trip.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { DayDrawing } from '../components/day-drawing.tsx'
import { type MapDay, mapLayout } from '../map-layout.ts'
import { placeOn, stopWords } from '../stop-words.ts'
import { SharedItems } from './shared-items.tsx'

/** The size of the drawing, px: as wide as its column, so that its texts have their size. */
const FRAME = { width: 320, height: 240 }

const idOf = (day: number, at: number) => `${day}-${at}`

/** The days as the map takes them: shared items have no ids. */
export const mapDaysOf = ({ days }: Pick<SharedTrip, 'days'>): MapDay[] =>
  days.map(({ day, items }) => ({
    day,
    items: items.map(({ kind, title, lat, lon, leg }, at) => ({
      item: { id: idOf(day, at), kind, title, lat, lon },
      leg,
    })),
  }))

type Props = {
  trip: Pick<SharedTrip, 'place' | 'stops' | 'dayCount' | 'people' | 'days'>
  mapDays: MapDay[]
  at: number
  /** Of a day without items. */
  empty?: string
}

/** A day of a shared trip: its items, and their map if there are at least two stops. */
export function SharedDay({ trip, mapDays, at, empty = text.nothingPlanned }: Props) {
  const day = trip.days[at]
  if (!day) return null
  const layout = mapLayout(placeOn(trip, day.day), mapDays, at, FRAME)
  const numbers = new Map(layout.pins.map(({ id, number }) => [id, number]))
  const number = text.dayNumber(day.day + 1)
  const where = stopWords(trip, day.day)
  const hasMap = layout.pins.length > 1
  return (
    <section aria-labelledby={`day-${at}`}>
      {day.date !== null && (
        <p className="font-[650] text-muted text-sm">{shared.dayOfDays(day.day + 1, trip.dayCount)}</p>
      )}
      <h2 id={`day-${at}`} className="text-2xl">
        {where && <span className="block text-lg text-terra">{where}</span>}
        {day.date === null ? number : text.longDay(day.date)}
      </h2>
      {day.cost != null && day.cost > 0 && (
        <p className="mt-1 text-muted text-sm tabular-nums">{shared.aPerson(rupees(day.cost / (trip.people ?? 1)))}</p>
      )}
      <div className={`mt-4 grid items-start gap-6 ${hasMap ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]' : ''}`}>
        {day.items.length === 0 ? (
          <p className="text-muted">{empty}</p>
        ) : (
          <SharedItems
            items={day.items}
            numberOf={(index) => (hasMap ? numbers.get(idOf(day.day, index)) : undefined)}
          />
        )}
        {hasMap && <DayDrawing layout={layout} frame={FRAME} className="w-full max-w-80 md:sticky md:top-24" />}
      </div>
    </section>
  )
}
