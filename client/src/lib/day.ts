const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })

/** Formats an ISO instant as a day in the reader's time zone: `27 Nov 2026`. */
export const dayOf = (instant: string) => DAY.format(new Date(instant))

const CLOCK = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' })

/** When the last message of a conversation was sent: the time today, else the day. */
export const listTime = (instant: string) =>
  dayOf(instant) === dayOf(new Date().toISOString())
    ? CLOCK.format(new Date(instant))
    : dayOf(instant).replace(/ \d{4}$/, '')
