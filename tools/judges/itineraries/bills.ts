import type { TripItemFacts } from '@saathi/shared/trips/schema'
import { type Destination, loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { isRide, sightsOf } from '../../../server/src/features/recommend/facts/extra-sights.ts'
import { proposeTrip } from '../../../server/src/features/trips/propose/propose-trip.ts'
import { NOW } from './requests.ts'
import { aRequest } from './trips.ts'

export type BillFault =
  | 'drive without a price'
  | 'car for a drive that is paid'
  | 'car without a sight that it names'
  | 'paid twice'

/** What is not true in the bills of as many random trips as are asked for, with the place and the item. */
export function billFaults(count: number, seed: number): { trips: number; faults: [BillFault, string][] } {
  let trips = 0
  const faults: [BillFault, string][] = []
  for (let at = 0; at < count; at++) {
    const request = aRequest(seed + at)
    const items = proposeTrip(loadDataset(), request, NOW)?.items
    const place = loadDataset().destinations.find(({ id }) => id === request.placeId)
    if (!items || !place) continue
    trips += 1
    const found = (kind: BillFault, { day, title }: TripItemFacts) =>
      faults.push([kind, `${title} on day ${day} | ${JSON.stringify(request)}`])
    for (const item of items) {
      if (isUnpricedDrive(item, items)) found('drive without a price', item)
      if (isDriveAgain(item, items)) found('car for a drive that is paid', item)
      if (namesNoVisit(item, items, place)) found('car without a sight that it names', item)
      if (isPaidTwice(item, items)) found('paid twice', item)
    }
  }
  return { trips, faults }
}

const isVehicle = ({ kind, title }: TripItemFacts): boolean => kind === 'other' && isRide({ item: title })

const IS_DRIVE = /^Drive to [^,]+$/

/** It has its nights or its days, and whatever one drives on them; or all drives to and from the towns that it names. */
const TOUR = /\b(jeep|taxi|car|cab)\b.*(\b(\w+) nights\b|\bcircuit, (\w+) days\b)/i
const TOUR_DAYS = 3
const BETWEEN = /^(?!.*\bfrom\b)(buses|bus|car|cars|taxi|jeep|jeeps)\b.*(\bbetween\b|\band back$)/i

/** Whether the bill has a tour or a ride between towns that a drive is a part of. */
function isCarried(drive: TripItemFacts, items: readonly TripItemFacts[]): boolean {
  const bed = items.slice(0, items.indexOf(drive)).findLast(({ kind }) => kind === 'stay')
  const ends = [drive.title.replace('Drive to ', ''), bed?.title.split(', ').at(-1) ?? '']
  return items.some(
    ({ kind, title, day, cost }) =>
      kind === 'other' &&
      cost > 0 &&
      ((TOUR.test(title) && drive.day >= day && drive.day < day + TOUR_DAYS) ||
        (BETWEEN.test(title) && ends.some((town) => town !== '' && title.includes(town)))),
  )
}

/** A drive of a tour or a ride of the bill that costs something once more, or has a hired car in a note of its day. */
function isDriveAgain(item: TripItemFacts, items: readonly TripItemFacts[]): boolean {
  if (item.kind !== 'travel' || item.by !== 'road' || !IS_DRIVE.test(item.title)) return false
  const hasCar = ({ day, note }: TripItemFacts) => day === item.day && note.includes('a hired car with driver costs')
  return isCarried(item, items) && (item.cost > 0 || items.some(hasCar))
}

/** A drive from town to town for which neither it nor a vehicle of its day costs anything, and no note has its price. */
function isUnpricedDrive(item: TripItemFacts, items: readonly TripItemFacts[]): boolean {
  if (item.kind !== 'travel' || item.by !== 'road' || !IS_DRIVE.test(item.title) || item.cost > 0) return false
  if (isCarried(item, items)) return false
  const ofDay = items.filter(({ day }) => day === item.day)
  return !ofDay.some(isVehicle) && !ofDay.some(({ kind, note }) => kind === 'travel' && /₹[\d,]+ for all/.test(note))
}

/** It is for a way, and names its ends. */
const IS_WAY = /\bfrom .+ to /

/** A vehicle of the day whose name has sights of the place, none of which one sees on that day. */
function namesNoVisit(item: TripItemFacts, items: readonly TripItemFacts[], place: Destination): boolean {
  if (!isVehicle(item)) return false
  const extra = place.typical_extras_inr.find(({ item: name }) => name.toLowerCase() === item.title.toLowerCase())
  if (!extra || extra.times === 'day' || extra.replaces_last_leg || IS_WAY.test(extra.item)) return false
  const names = sightsOf(
    extra,
    place.highlights.map(({ name }) => name),
  )
  const isSeen = ({ day, highlight }: TripItemFacts) =>
    day === item.day && highlight !== null && names.includes(highlight)
  return names.length > 0 && !items.some(isSeen)
}

/** A meal or a night of a package that costs something too, or a ticket once more on a day that has it. */
function isPaidTwice(item: TripItemFacts, items: readonly TripItemFacts[]): boolean {
  if (/The package has it\.$/.test(item.note)) return item.cost > 0
  const same = items.find((each) => each.day === item.day && each.kind === 'other' && each.title === item.title)
  return item.kind === 'other' && item.cost > 0 && same !== item
}
