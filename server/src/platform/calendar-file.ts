import { addDays } from '@saathi/shared/lib/days'

export type CalendarEvent = {
  /** Stable for as long as the event exists. */
  uid: string
  title: string
  description?: string
  location?: string
  /** A page about the event. */
  url?: string | undefined
  /** Whole days in India, the last one included, or two instants. */
  when: { first: string; last: string } | { start: Date; end: Date }
  cancelled?: boolean
  /** Whether the time counts as taken in the calendar; false for an event that others fill. */
  busy: boolean
  /** Grows when the event changes. */
  sequence: number
}

type Options = {
  /** The name under which a program lists the calendar. */
  name: string
  /** When the file is written. */
  now: Date
  /** The interval at which a program should read a feed again; for a single file, none. */
  refreshHours?: number
}

/**
 * Events as an iCalendar file (RFC 5545). Times are in UTC, which every program converts, and India has no daylight
 * saving time that a rule would have to describe.
 */
export function calendarFile(events: CalendarEvent[], { name, now, refreshHours }: Options): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Saathi//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${utc(now)}`,
  `SEQUENCE:${event.sequence}`,
  ...timeLines(event.when),
  `SUMMARY:${escapeText(event.title)}`,
  ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
  ...(event.url ? [`URL:${event.url}`] : []),
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `TRANSP:${event.busy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
]

const timeLines = (when: CalendarEvent['when']): string[] =>
  'start' in when
    ? [`DTSTART:${utc(when.start)}`, `DTEND:${utc(when.end)}`]
    : // The end of whole days is exclusive.
      [`DTSTART;VALUE=DATE:${digits(when.first)}`, `DTEND;VALUE=DATE:${digits(addDays(when.last, 1))}`]

const digits = (text: string) => text.replace(/\D/g, '')
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Some parsers end a line at control characters other than line breaks, so spaces replace them. */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** The longest line in octets, without its line break. */
const LINE_MAX = 75

/** Breaks a long line between characters; a continuation begins with a space, which counts. */
function foldLine(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (length + octets > LINE_MAX) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += octets
  }
  return folded
}
