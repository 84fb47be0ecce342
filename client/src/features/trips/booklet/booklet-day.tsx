import { rupees } from '@saathi/shared/lib/money'
import { isOnlyCost } from '@saathi/shared/trips/items'
import type { Trip } from '@saathi/shared/trips/schema'
import * as booklet from '../../../messages/en/trips/trip-booklet.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { DayDrawing } from '../components/day-drawing.tsx'
import type { TimedItem, TripDay } from '../day-rows.ts'
import { iconOf } from '../item-icons.ts'
import { dayTitle, itemWords } from '../item-words.ts'
import { mapLayout } from '../map-layout.ts'
import { placeOn, stopWords } from '../stop-words.ts'

const FRAME = { width: 300, height: 260 }

/** The page of a day: its items with times and the ways between them, and its map. */
export function BookletDay({ trip, days, at }: { trip: Trip; days: TripDay[]; at: number }) {
  const day = days[at]
  if (!day) return null
  const layout = mapLayout(placeOn(trip, day.day), days, at, FRAME)
  const hasMap = layout.pins.length > 1
  const numbers = new Map(hasMap ? layout.pins.map(({ id, number }) => [id, number]) : [])
  const number = text.dayNumber(day.day + 1)
  const sun = trip.sun[day.day]
  const where = stopWords(trip, day.day)
  return (
    <section className="booklet-day">
      <header>
        <p className="booklet-label">{day.date === null ? trip.title : `${trip.title} · ${number}`}</p>
        <h2>{dayTitle(trip, day.day)}</h2>
        {where && <p>{where}</p>}
        {sun && day.date !== null && <p>{booklet.sun(text.time(sun.sunrise), text.time(sun.sunset))}</p>}
        {/* Here and not at the end, so that it does not take a page of its own after a full day. */}
        {day.cost.total > 0 && <p>{booklet.costOfDay(rupees(day.cost.total))}</p>}
      </header>
      <div className="booklet-columns">
        <ol className="booklet-items">
          {day.items
            .filter(({ item }) => !isOnlyCost(item))
            .map((timed) => (
              <Item key={timed.item.id} trip={trip} timed={timed} number={numbers.get(timed.item.id)} />
            ))}
        </ol>
        <div className="booklet-side">
          {hasMap && <DayDrawing layout={layout} frame={FRAME} />}
          <p className="booklet-label">{booklet.notes}</p>
          <div className="booklet-lines" />
        </div>
      </div>
    </section>
  )
}

function Item({ trip, timed, number }: { trip: Trip; timed: TimedItem; number: number | undefined }) {
  const { item, leg, start } = timed
  const Icon = iconOf(item, start)
  return (
    <li>
      {leg && (
        <p className="booklet-leg">
          {booklet.way(leg.aboard ?? leg.by, text.kmAndTime(leg.km, text.length(leg.minutes)))}
        </p>
      )}
      <time>{text.time(start)}</time>
      <span className="booklet-mark">{number ?? <Icon aria-hidden />}</span>
      <div>
        <h3>{item.title}</h3>
        <p>{itemWords(timed, trip.highlights).join(' · ')}</p>
        {item.note && <p className="booklet-note">{item.note}</p>}
      </div>
    </li>
  )
}
