import type { Tour } from '@saathi/shared/tours'
import { createEvent, type DateArray } from 'ics'

const dateOf = (day: string): DateArray => day.split('-').map(Number) as DateArray
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** A text without what would end a line of the file for some of its readers. */
const plain = (text: string) => text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')

/**
 * A tour as an iCalendar file (RFC 5545): whole days, as the calendar of India counts them.
 * @param url where it is shown, where that is known
 */
export function calendarOf(tour: Tour, url: string | undefined): string {
  const { error, value } = createEvent({
    uid: `${tour._id}@saathi`,
    productId: '-//Saathi//Tours//EN',
    calName: 'Saathi',
    title: plain(tour.name),
    description: plain(tour.description),
    location: plain(tour.destination),
    url,
    // The end of whole days is the first day that is not part of them.
    start: dateOf(tour.travelDates.start),
    end: dateOf(dayAfter(tour.travelDates.end)),
    status: tour.cancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'BUSY',
  })
  if (error || !value) throw error ?? new Error('A tour could not be written as a calendar.')
  return value.replace('METHOD:PUBLISH', 'METHOD:PUBLISH\r\nX-WR-TIMEZONE:Asia/Kolkata')
}
