import { WEEKDAYS, type Weekday, weekdayOf } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import { everyWeekday, weekdays } from '@saathi/shared/lib/messages/en/days'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { Offer } from '../rank/travel-option.ts'
import { listed } from './format.ts'

const FIRST_SIGHTS = 2
/** What is open on few days is planned for anyway. */
const MOST_CLOSED = 2

/** The weekly closed days of the first sights that the days of the trip meet, but for those that are said already. */
export function closedDays(trip: ParsedTrip, offer: Offer, said: string[]): string | null {
  const known = said.join(' ')
  const meets = weekdaysOf(trip)
  const met = offer.place.highlights.slice(0, FIRST_SIGHTS).flatMap(({ name, months, closed = [], sure }) => {
    const days = closed.filter((day) => meets(day) && !known.includes(weekdays[day]))
    if (days.length === 0 || closed.length > MOST_CLOSED || (months && !months.includes(trip.when.month))) return []
    return `${name}: ${sure === 'low' ? 'usually ' : ''}closed on ${listed(days.map(everyWeekday))}.`
  })
  return met.length > 0 ? met.join(' ') : null
}

/** Whether a weekday is one of the dates; any is when only the month is known. */
function weekdaysOf({ when: { dates }, askedIn }: ParsedTrip): (day: Weekday) => boolean {
  if (!dates) return () => true
  const year = Number(askedIn.slice(0, 4)) + Number(dates.from.slice(0, 2) < askedIn.slice(5))
  const days = new Set<Weekday>()
  for (let day = `${year}-${dates.from}`, at = 0; at < WEEKDAYS.length; at++) {
    days.add(weekdayOf(day))
    if (day.slice(5) === dates.to) break
    day = addDays(day, 1)
  }
  return (day) => days.has(day)
}
