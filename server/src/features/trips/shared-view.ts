import { isOnlyCost } from '@saathi/shared/trips/items'
import type { ScheduledDay } from '@saathi/shared/trips/schedule'
import type { Trip, TripItem } from '@saathi/shared/trips/schema'
import type { SharedItem, SharedTrip } from '@saathi/shared/trips/shared-trips'

type Link = {
  kind: SharedTrip['kind']
  firstName: string | null
  expiresOn: string | null
  showsTimes: boolean
  showsCosts: boolean
}
type SharedFacts = Pick<Trip, 'title' | 'place' | 'stops' | 'startDate' | 'dayCount' | 'people'>

const costOf = (items: { item: TripItem }[]): number => items.reduce((sum, { item }) => sum + item.cost, 0)

/**
 * What a link shows of a trip. Fields are chosen one by one, so that a new fact of an item is not shown by accident. Stays tell
 * where somebody sleeps, so only a link for the family has them.
 */
export function sharedView(link: Link, trip: SharedFacts, days: ScheduledDay<TripItem>[]): SharedTrip {
  const isFamily = link.kind === 'family'
  const hasTimes = isFamily || link.showsTimes
  const hasCosts = !isFamily && link.showsCosts
  return {
    kind: link.kind,
    title: trip.title,
    place: trip.place,
    ...(trip.stops && { stops: trip.stops.map(({ place, day, nights }) => ({ place, day, nights })) }),
    startDate: trip.startDate,
    dayCount: trip.dayCount,
    firstName: link.firstName,
    expiresOn: link.expiresOn,
    cost: hasCosts ? days.reduce((sum, { items }) => sum + costOf(items), 0) : null,
    ...(hasCosts && { people: trip.people }),
    days: days.map(({ day, date, items }) => ({
      day,
      date,
      cost: hasCosts ? costOf(items) : null,
      items: items
        .filter(({ item }) => !isOnlyCost(item) && (isFamily || item.kind !== 'stay'))
        .map(
          ({ item: { kind, title, by, lat, lon }, start, end, leg }): SharedItem => ({
            kind,
            title,
            by,
            lat,
            lon,
            start: hasTimes ? start : null,
            end: hasTimes ? end : null,
            leg: leg && { km: leg.km, by: leg.by, ...(leg.aboard && { aboard: leg.aboard }) },
          }),
        ),
    })),
  }
}
