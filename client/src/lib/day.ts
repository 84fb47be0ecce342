const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })

/** The day of an instant where the reader is, as Indians write it: `27 Nov 2026`. */
export const dayOf = (instant: string) => DAY.format(new Date(instant))
