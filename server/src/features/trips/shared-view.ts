import { isOnlyCost } from '@saathi/shared/trips/items'
import type { ScheduledDay } from '@saathi/shared/trips/schedule'
import type { Trip, TripItem } from '@saathi/shared/trips/schema'
import type { SharedItem, SharedTrip } from '@saathi/shared/trips/shared-trips'

type Link = { kind: SharedTrip['kind']; firstName: string | null; expiresOn: string | null }
type SharedFacts = Pick<Trip, 'title' | 'place' | 'startDate' | 'dayCount'>

/**
 * What a link shows of a trip. Fields are chosen one by one, so that a new fact of an item is not shown by accident. Times
 * and stays tell where somebody is, so only a link for the family has them.
 */
export function sharedView(link: Link, trip: SharedFacts, days: ScheduledDay<TripItem>[]): SharedTrip {
  const isFamily = link.kind === 'family'
  return {
    kind: link.kind,
    title: trip.title,
    place: trip.place,
    startDate: trip.startDate,
    dayCount: trip.dayCount,
    firstName: link.firstName,
    expiresOn: link.expiresOn,
    days: days.map(({ day, date, items }) => ({
      day,
      date,
      items: items
        .filter(({ item }) => !isOnlyCost(item) && (isFamily || item.kind !== 'stay'))
        .map(
          ({ item: { kind, title, by, lat, lon }, start, end, leg }): SharedItem => ({
            kind,
            title,
            by,
            lat,
            lon,
            start: isFamily ? start : null,
            end: isFamily ? end : null,
            leg: leg && { km: leg.km, by: leg.by },
          }),
        ),
    })),
  }
}
