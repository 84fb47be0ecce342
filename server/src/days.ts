const CALENDAR = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The calendar day in India at this instant, `YYYY-MM-DD`. */
export const indianDay = (at: Date): string => CALENDAR.format(at)
