import type { Destination, Range, Tier } from '../facts/dataset.ts'

/**
 * How the nights are spent: in a stay of a tier, in `shared` rooms of the budget tier with extra beds, or not at all on a
 * day trip.
 */
export type Lodging = Tier | 'shared' | 'day-trip'

/** Names of the lodgings in a sentence and as a heading. A day trip has no heading of its own bill. */
export const LODGINGS: Record<Lodging, { within: string; many: string; heading: string }> = {
  'day-trip': { within: 'as a day trip', many: 'guest houses', heading: 'Day trip, no room needed' },
  dorm: { within: 'in a hostel dorm', many: 'hostel dorms', heading: 'Hostel dorm' },
  shared: {
    within: 'in a guest house with extra beds',
    many: 'guest houses',
    heading: 'Guest house or homestay, shared rooms',
  },
  budget: { within: 'in a guest house', many: 'guest houses', heading: 'Guest house or homestay' },
  mid: { within: 'in a mid-range hotel', many: 'mid-range hotels', heading: 'Mid-range hotel' },
  premium: { within: 'in a premium hotel', many: 'premium hotels', heading: 'Premium hotel or resort' },
}

/** The tier whose prices, daily expenses and extras go with a lodging. */
export const tierOf = (lodging: Lodging): Tier => (lodging === 'shared' || lodging === 'day-trip' ? 'budget' : lodging)

/** An extra bed costs this share of its room, as guest houses usually charge. */
export const EXTRA_BED: Range = [0.25, 0.35]
const EXTRA_BED_MIDDLE = (EXTRA_BED[0] + EXTRA_BED[1]) / 2
const FAMILY = 4
/** From so many on a dorm is only for beds that cost less than this share of a room, of which each of them pays 0.4 or more. */
const GROUP = 4
const GROUP_DORM_SHARE = 1 / 3
const TWO_TO_A_ROOM = 2
const THREE_TO_A_ROOM = 3

/**
 * Rooms and extra beds for so many who need a bed. Two sleep in a room, and an odd one on an extra bed. Shared rooms sleep
 * three; four take one family room.
 */
export function roomsFor(lodging: Lodging, sleepers: number): { rooms: number; extraBeds: number } {
  const rooms =
    lodging !== 'shared'
      ? Math.max(1, Math.floor(sleepers / TWO_TO_A_ROOM))
      : sleepers === FAMILY
        ? 1
        : Math.ceil(sleepers / THREE_TO_A_ROOM)
  return { rooms, extraBeds: Math.max(0, sleepers - TWO_TO_A_ROOM * rooms) }
}

/**
 * The lodgings offered to a party, most expensive first. Shared rooms are offered where they take fewer rooms, dorms where
 * beds cost less than rooms, to neither couples nor families. A group has rooms unless beds are much cheaper or asked for.
 */
export function lodgingsFor(place: Destination, party: Sleepers, asked?: Tier): Lodging[] {
  const { sleepers, noDorm } = party
  const lodgings: Lodging[] = ['premium', 'mid', 'budget']
  if (roomsFor('shared', sleepers).rooms < roomsFor('budget', sleepers).rooms) lodgings.push('shared')
  const plainest = roomsFor(lodgings.at(-1) ?? 'budget', sleepers)
  const [low, high] = place.stay_inr_room_night.budget
  const isGroup = sleepers >= GROUP && asked !== 'dorm'
  // The same for every size of a group, so that one more never makes the cheapest bed cheaper.
  const most = isGroup ? GROUP_DORM_SHARE : (plainest.rooms + EXTRA_BED_MIDDLE * plainest.extraBeds) / sleepers
  const bed = place.dorm_bed_inr
  if (bed && !noDorm && bed[0] + bed[1] < most * (low + high)) lodgings.push('dorm')
  return lodgings
}

/** How many need a bed, and whether a dorm is nothing for them. */
export type Sleepers = { sleepers: number; noDorm: boolean }

/** The stay tiers offered to a party, most expensive first. */
export const tiersFor = (place: Destination, sleepers: number): Tier[] => [
  ...new Set(lodgingsFor(place, { sleepers, noDorm: false }).map(tierOf)),
]

/** Rupees per room (a bed in a dorm) and night in a usual season; null where there is no such stay. */
export const usualPrice = (place: Destination, lodging: Lodging): Range | null =>
  lodging === 'dorm' ? place.dorm_bed_inr : place.stay_inr_room_night[tierOf(lodging) as Exclude<Tier, 'dorm'>]
