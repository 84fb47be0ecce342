import { addDays } from '@saathi/shared/lib/days'
import { isOnlyCost } from '@saathi/shared/trips/items'
import type { ScheduledDay } from '@saathi/shared/trips/schedule'
import type { Trip, TripItem } from '@saathi/shared/trips/schema'
import { stopOn } from '@saathi/shared/trips/stops'
import { type CalendarEvent, calendarFile } from '../../platform/calendar-file.ts'

export type CalendarTrip = Pick<Trip, '_id' | 'title' | 'dayCount' | 'version'> & {
  place: { name: string; state: string }
  stops?: readonly { place: { name: string; state: string }; day: number }[] | undefined
  startDate: string
}

/** Free time and rest leave a calendar empty. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['rest', 'free'])
/** Programs hide events that take no time. */
const MINUTES_MIN = 15

/**
 * A trip with dates as one event of whole days and an event for each item with a time.
 * @param site the public URL of the site, if it is configured
 */
export function tripEvents(trip: CalendarTrip, days: ScheduledDay<TripItem>[], site: string | null): CalendarEvent[] {
  const url = site ? `${site}/trips/${trip._id}` : undefined
  const places = trip.stops?.map(({ place }) => place) ?? [trip.place]
  const locationOn = (day: number) => nameOf(stopOn(trip.stops ?? [], day)?.place ?? trip.place)
  const whole: CalendarEvent = {
    uid: `${trip._id}@saathi`,
    title: trip.title,
    location: places.length > 1 ? places.map(({ name }) => name).join(', ') : nameOf(trip.place),
    url,
    when: { first: trip.startDate, last: addDays(trip.startDate, trip.dayCount - 1) },
    busy: false,
    sequence: trip.version,
  }
  const items = days.flatMap(({ day, items }) =>
    items
      .filter(({ item }) => !NOT_SHOWN.has(item.kind) && !isOnlyCost(item))
      .map(
        ({ item, start, end }): CalendarEvent => ({
          uid: `${item.id}.${trip._id}@saathi`,
          title: item.title,
          description: item.note,
          location: item.kind === 'travel' ? '' : locationOn(day),
          url,
          when: {
            start: indianInstant(addDays(trip.startDate, day), start),
            end: indianInstant(addDays(trip.startDate, day), Math.max(end, start + MINUTES_MIN)),
          },
          busy: true,
          // An item's time follows from those before it, so each change of the trip counts.
          sequence: trip.version,
        }),
      ),
  )
  return [whole, ...items]
}

const nameOf = ({ name, state }: { name: string; state: string }) => [name, state].filter(Boolean).join(', ')

/** A minute of a day in India, which may lie after midnight. */
const indianInstant = (day: string, minute: number) => new Date(Date.parse(`${day}T00:00:00+05:30`) + minute * 60_000)

/** A trip with dates as an iCalendar file. */
export const tripCalendar = (...[trip, days, site, now]: [...Parameters<typeof tripEvents>, now: Date]): string =>
  calendarFile(tripEvents(trip, days, site), { name: trip.title, now })
