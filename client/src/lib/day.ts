const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })

/** Formats an ISO instant as a day in the reader's time zone: `27 Nov 2026`. */
export const dayOf = (instant: string) => DAY.format(new Date(instant))
