import { addDays } from '@saathi/shared/lib/days'
import { cities } from '@saathi/shared/lib/messages/en/choices'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { Trip } from '@saathi/shared/trips/schema'
import { imageSrc } from '../../../lib/image-src.ts'
import * as booklet from '../../../messages/en/trips/trip-booklet.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { TripDay } from '../day-rows.ts'
import { dayTitle } from '../item-words.ts'
import { placeNames } from '../stop-words.ts'

/** The number of stops that the contents name for each day. */
const NAMED = 3

/** The cover: picture, title, dates, and the days with their first stops. */
export function BookletCover({ trip, days }: { trip: Trip; days: TripDay[] }) {
  const { title, place, startDate, dayCount, people, from, tour } = trip
  const facts = [
    startDate === null ? null : spanOfDays(startDate, addDays(startDate, dayCount - 1)),
    tour ? text.dayCountOf(dayCount) : text.daysFrom(dayCount, cities[from]),
    text.people(people),
  ]
  return (
    <section className="booklet-cover">
      <div className="booklet-picture">
        <Picture src={place.image && imageSrc(place.image)} alt="" eager fallback={null} />
        <span className="booklet-brand">Saathi</span>
      </div>
      <div className="pattern-strip" />
      <div className="booklet-title">
        <p className="booklet-label">
          {booklet.coverLabel} · {placeNames(trip)}
        </p>
        <h1>{title}</h1>
        <p className="booklet-facts">{facts.filter(Boolean).join(' · ')}</p>
        <ol className="booklet-contents">
          {days.map((day) => (
            <li key={day.day}>
              <b>{dayTitle(trip, day.day)}</b>
              <span>{stopsInWords(day)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function stopsInWords({ items }: TripDay): string {
  const visits = items.filter(({ item }) => item.kind === 'visit')
  const shown = visits.length > 0 ? visits : items
  const names = shown.slice(0, NAMED).map(({ item }) => item.title)
  if (names.length === 0) return booklet.freeDay
  const more = shown.length - names.length
  return [names.join(', '), ...(more > 0 ? [booklet.moreStops(more)] : [])].join(' ')
}
