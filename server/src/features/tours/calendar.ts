import type { Tour } from '@saathi/shared/tours'
import { createEvent, type DateArray } from 'ics'

const dateOf = (day: string): DateArray => day.split('-').map(Number) as DateArray
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Normalizes line breaks to `\n` and replaces other control characters by spaces, since some parsers end a line there. */
const toSafeText = (text: string) => text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')

/**
 * A tour as an iCalendar file (RFC 5545), as an event of whole days in India.
 * @param url the page of the tour, if the public URL of the site is configured
 */
export function calendarOf(tour: Tour, url: string | undefined): string {
  const { error, value } = createEvent({
    uid: `${tour._id}@saathi`,
    productId: '-//Saathi//Tours//EN',
    calName: 'Saathi',
    title: toSafeText(tour.name),
    description: toSafeText(tour.description),
    location: toSafeText(tour.destination),
    url,
    // The end of an all-day event is exclusive.
    start: dateOf(tour.travelDates.start),
    end: dateOf(dayAfter(tour.travelDates.end)),
    status: tour.cancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'BUSY',
  })
  if (error || !value) throw error ?? new Error('The calendar file of a tour could not be created.')
  return value.replace('METHOD:PUBLISH', 'METHOD:PUBLISH\r\nX-WR-TIMEZONE:Asia/Kolkata')
}
