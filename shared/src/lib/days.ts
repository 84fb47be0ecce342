/** The range of days in inputs. */
export const FIRST_DAY = '2000-01-01'
export const LAST_DAY = '2100-12-31'

/** India's offset from UTC, ms; there is no daylight saving time. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000

/** The calendar day in India at this instant, `YYYY-MM-DD`. */
export const indianDay = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

/** The Monday of a day's week. */
export const weekOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The hour in India at this instant, 0 to 23. */
export const indianHour = (at: Date): number => new Date(at.getTime() + AHEAD_MS).getUTCHours()
/** The minute of the day in India. */
export const indianMinute = (at: Date): number => {
  const there = new Date(at.getTime() + AHEAD_MS)
  return there.getUTCHours() * 60 + there.getUTCMinutes()
}
