import { type CalendarEvent, calendarFile } from '../../platform/calendar-file.ts'

export type CalendarTour = {
  _id: string
  name: string
  description: string
  destination: string
  travelDates: { start: string; end: string }
  cancelled: boolean
  /** The number of changes of the event. */
  calendarVersion: number
}

/**
 * A tour as an event of whole days in India.
 * @param site the public URL of the site, if it is configured
 */
export const tourEvent = (tour: CalendarTour, site: string | null): CalendarEvent => ({
  uid: `${tour._id}@saathi`,
  title: tour.name,
  description: tour.description,
  location: tour.destination,
  url: site ? `${site}/tours?tour=${tour._id}` : undefined,
  when: { first: tour.travelDates.start, last: tour.travelDates.end },
  cancelled: tour.cancelled,
  busy: true,
  // A cancelled tour changes no more.
  sequence: tour.calendarVersion + (tour.cancelled ? 1 : 0),
})

/** A tour as an iCalendar file. */
export const calendarOf = (tour: CalendarTour, site: string | null, now: Date): string =>
  calendarFile([tourEvent(tour, site)], { name: 'Saathi', now })
