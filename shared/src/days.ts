const CALENDAR = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The calendar day in India at this instant, `YYYY-MM-DD`. */
export const indianDay = (at: Date): string => CALENDAR.format(at)

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Days (`YYYY-MM-DD`) as Indians write them: `12–15 Dec 2026`, `30 Dec 2026 – 2 Jan 2027`. */
export const spanOfDays = (start: string, end: string): string =>
  DAY.formatRange(new Date(start), new Date(end))
    .replaceAll('\u2009', ' ')
    .replace(/^(\d+) – (\d+ )/, '$1–$2')
