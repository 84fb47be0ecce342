const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })

/** Formats an ISO instant as a day in the reader's time zone: `27 Nov 2026`. */
export const dayOf = (instant: string) => DAY.format(new Date(instant))

const CLOCK = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' })

/** When the last message of a conversation was sent: the time today, else the day. */
export const listTime = (instant: string) =>
  dayOf(instant) === dayOf(new Date().toISOString())
    ? CLOCK.format(new Date(instant))
    : dayOf(instant).replace(/ \d{4}$/, '')

const WEEKDAY = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short' })

/** The time of an instant in the reader's time zone: `6:20 pm`. */
export const timeOf = (instant: string) => CLOCK.format(new Date(instant))

/** The day of an instant: `Thu 3 Dec`. */
export const weekdayOf = (instant: string) => WEEKDAY.format(new Date(instant)).replace(',', '')

/** `Thu 3 Dec, 7:40 am` */
export const dayAndTimeOf = (instant: string) => `${weekdayOf(instant)}, ${timeOf(instant)}`
