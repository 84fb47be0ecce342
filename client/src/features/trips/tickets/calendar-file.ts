type Instant = { day: string; minute: number | null }
/** `abroad`: as it is written, if it can be the time of a place abroad; `zone`: whose time it then is, if the file says it. */
export type EventTime = Instant & { abroad: Instant | null; zone: string | null }
/** An event of a calendar file; times are of India. `unclear`: of a time zone that nobody knows. */
export type CalendarEvent = {
  text: string
  start: EventTime | null
  end: EventTime | null
  unclear: boolean
  cancelled: boolean
}

const EVENTS_MAX = 20
const INDIA_MS = 330 * 60_000

const plainValue = (value: string) =>
  value.replace(/\\([nN,;\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

/** Minutes by which a zone is ahead of UTC at an instant; null for an unknown zone. */
function aheadOf(zone: string, utc: number): number | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }).formatToParts(utc)
    const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
    return (Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute')) - utc) / 60_000
  } catch {
    return null
  }
}

const instantOf = (utc: number): Instant => {
  const at = new Date(utc).toISOString()
  return { day: at.slice(0, 10), minute: Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16)) }
}

function readTime(name: string, value: string): (EventTime & { unclear: boolean }) | null {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z?))?$/.exec(value.trim())
  if (!match) return null
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0] = match.slice(1, 6).map((part) => Number(part ?? 0))
  const local = Date.UTC(year, month - 1, date, hour, minute)
  if (Number.isNaN(local) || new Date(local).getUTCDate() !== date || hour > 23 || minute > 59) return null
  if (match[4] === undefined) {
    const day = { ...instantOf(local), minute: null }
    return { ...day, abroad: day, zone: null, unclear: false }
  }
  const zone = /;TZID="?([^":;]+)/i.exec(name)?.[1]
  const isIndia = zone !== undefined && /kolkata|calcutta|india/i.test(zone)
  const abroad = match[6] === 'Z' || isIndia ? null : instantOf(local)
  if (match[6] === 'Z') return { ...instantOf(local + INDIA_MS), abroad, zone: null, unclear: false }
  if (!zone || isIndia) return { ...instantOf(local), abroad, zone: null, unclear: false }
  const ahead = aheadOf(zone, local)
  return { ...instantOf(local - (ahead ?? 330) * 60_000 + INDIA_MS), abroad, zone, unclear: ahead === null }
}

/** `PT2H15M`, `P1D` */
function minutesOf(duration: string): number | null {
  const match = /^P(?:(\d{1,2})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d{1,5}S)?)?\s*$/i.exec(
    duration.trim(),
  )
  if (!match) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return ((weeks * 7 + days) * 24 + hours) * 60 + minutes
}
function endAfter(start: CalendarEvent['start'], length: number | null): CalendarEvent['end'] {
  if (!start || length === null) return null
  const end = instantOf(Date.parse(start.day) + ((start.minute ?? 0) + length) * 60_000)
  return { ...end, minute: start.minute === null ? null : end.minute, abroad: null, zone: null }
}

export const isCalendar = (text: string) =>
  /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) || /^BEGIN:VEVENT\s*$/im.test(text.slice(0, 20_000))

/** The events of a calendar file, with their words and times. */
export function readCalendar(text: string): CalendarEvent[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
  const events: CalendarEvent[] = []
  let event: CalendarEvent | null = null
  const isWithdrawn = /^METHOD:CANCEL\s*$/im.test(text.slice(0, 20_000))
  let words: string[] = []
  let inside = 0
  let length: number | null = null
  for (const line of lines) {
    const colon = line.search(/:(?=(?:[^"]*"[^"]*")*[^"]*$)|:/)
    const name = line.slice(0, Math.max(0, colon)).toUpperCase()
    const value = line.slice(colon + 1)
    const property = name.split(';')[0]
    if (property === 'BEGIN' && /^VEVENT/i.test(value)) {
      event = { text: '', start: null, end: null, unclear: false, cancelled: isWithdrawn }
      words = []
      inside = 0
      length = null
    } else if (!event) continue
    else if (property === 'BEGIN') inside++
    else if (property === 'END' && inside > 0) inside--
    else if (property === 'END') {
      const end = event.end ?? endAfter(event.start, length)
      events.push({ ...event, end, text: words.join('\n') })
      event = null
      if (events.length >= EVENTS_MAX) break
    } else if (inside > 0) continue
    else if (property === 'SUMMARY' || property === 'DESCRIPTION' || property === 'LOCATION') {
      words.push(property === 'LOCATION' ? `Location: ${plainValue(value)}` : plainValue(value))
    } else if (property === 'DURATION') length = minutesOf(value)
    else if (property === 'STATUS') event.cancelled ||= /^cancelled/i.test(value)
    else if (property === 'DTSTART' || property === 'DTEND') {
      const time = readTime(line.slice(0, colon), value)
      if (!time) continue
      const { unclear, ...own } = time
      event.unclear ||= unclear
      event[property === 'DTSTART' ? 'start' : 'end'] = own
    }
  }
  return events
}
