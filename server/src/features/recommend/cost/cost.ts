import type { TourType } from '@saathi/shared/packages/schema'
import type { Dataset, Destination, Extra, Range, Tier, Transport } from '../facts/dataset.ts'
import { type Crowd, computeCrowd, type Period } from '../facts/season.ts'
import { capital } from '../text/format.ts'
import type { Journey } from '../travel/journey.ts'
import { type Vehicle, vehicleFor } from '../travel/vehicles.ts'
import {
  type Count,
  costLine,
  type Line,
  type PriceRange,
  peopleCount,
  priceRange,
  type SeasonFactor,
  within,
} from './cost-lines.ts'
import { EXTRA_BED, LODGINGS, type Lodging, roomsFor, tierOf, usualPrice } from './lodging.ts'
import { withinStay } from './outing-days.ts'
import { isOptional, isOuting } from './outings.ts'
import { barredFrom, dailyShares, isForNobody, isTooHard, sleepersOf, type Travellers, younger } from './travellers.ts'

/** The three figures of the specification, in display order. */
const PARTS: Line['part'][] = ['flights', 'accommodation', 'daily_expenses']
const DAILY_MARGIN = 0.3
/** Factors for a long busy season; short peaks use the `peak_multiplier` of the data. */
const BUSY_SEASON = { typical: 1.25, high: 1.6 }
const SHARED_BY_AT_MOST = 3
const JEEP_SEATS = 6

const isThrifty = (lodging: Lodging): boolean => tierOf(lodging) === 'dorm' || tierOf(lodging) === 'budget'

/** The factor that demand puts on the price of a stay. */
export function stayFactor({ stay_rules }: Dataset['transport'], { kind, share }: Crowd): SeasonFactor {
  if (kind === 'off') {
    const off = stay_rules.off_multiplier
    return { low: off, typical: off, high: 1, why: 'off season' }
  }
  const [usual, most] = kind === 'peak' ? stay_rules.peak_multiplier : [BUSY_SEASON.typical, BUSY_SEASON.high]
  const at = (factor: number) => (kind === 'usual' ? 1 : Math.round((1 + (factor - 1) * share) * 20) / 20)
  return { low: 1, typical: at(usual), high: at(most), why: kind === 'peak' ? 'busy weeks' : 'busy season' }
}

/** Rupees per bed or room and night in that month, as `[low, high]`; null where there is no such stay. */
export function nightPrice(dataset: Dataset, place: Destination, lodging: Lodging, when: Period): Range | null {
  const range = usualPrice(place, lodging)
  if (!range) return null
  const factor = stayFactor(dataset.transport, computeCrowd(place, when))
  return [Math.round(range[0] * factor.low), Math.round(range[1] * factor.high)]
}

/** The trip for which costs are computed. */
export type Stay = Travellers & {
  dataset: Dataset
  place: Destination
  type: TourType
  month: number
  /** The days of the trip, where they are known. */
  when?: Period
  lodging: Lodging
  days: number
  nights: number
  /** Days with meals, where the day of arrival and the last one are shared with other places of a route. */
  eaten?: number
  /** The car of the journey stays, so none is hired for sights. */
  keepsCar: boolean
  /** Extras that are left out. */
  leftOut?: readonly Line[]
}

/** How long a stay is. */
type Length = Pick<Stay, 'days' | 'nights' | 'eaten'>
type StayOfAnyLength = Omit<Stay, keyof Length>

/** The cost lines at the place: stay, daily expenses and extras. */
export const stayLinesFor = (stay: Stay): Line[] => stayLinesBy(stay)(stay)

/** The same for any length: what does not depend on it is computed once, which saves an eighth of the time of an answer. */
export function stayLinesBy(stay: StayOfAnyLength): (length: Length) => Line[] {
  const extras = extrasOfAnyLength(stay).filter((extra) => !isForNobody(extra, stay.place, stay.type, stay))
  const nightLines = nightLinesBy(stay)
  const dailyLines = dailyLinesBy(stay)
  const extraLines = new Map(extras.map((extra) => [extra, extraLineBy(stay, extra)]))
  return (length) => {
    const held = withinStay(extras, stay.place, stay.type, length.days)
    const lines = nightLines(notCovered(length.nights, held, 'covers_nights'))
    for (const line of dailyLines(length, notCovered(eatenDays(length), held, 'covers_days'))) lines.push(line)
    for (const [extra, lineFor] of extraLines) if (held.includes(extra)) lines.push(lineFor(length))
    return lines.filter(({ high }) => high > 0)
  }
}

/** The part of a stay that no package of the extras covers. */
const notCovered = (all: number, extras: ReturnType<typeof extrasFor>, covered: 'covers_days' | 'covers_nights') =>
  extras.reduce((rest, extra) => Math.max(0, rest - (extra[covered] ?? 0)), all)

/** Nights that a bed is paid for: those that no package of the extras covers. */
export const nightsBilled = (stay: Pick<Stay, 'nights'> & Parameters<typeof extrasFor>[0]): number =>
  notCovered(stay.nights, extrasFor(stay), 'covers_nights')

/** Days with daily expenses: those that no package of the extras covers. */
export const daysBilled = (stay: Pick<Stay, 'days' | 'nights'> & Parameters<typeof extrasFor>[0]): number =>
  notCovered(eatenDays(stay), extrasFor(stay), 'covers_days')

/** A day on which one only arrives for the night, or leaves after it, has half of the meals. */
const SHORT_DAY = 0.5

/** The days on which one eats there: nights + 1, of which those beyond the days of the stay count half. */
const eatenDays = ({ days, nights, eaten }: Pick<Stay, 'days' | 'nights' | 'eaten'>): number =>
  eaten ?? days + SHORT_DAY * shortDays(days, nights)

const shortDays = (days: number, nights: number): number => Math.max(0, nights + 1 - days)

/** All cost lines, in the order of the three figures. */
export const costLinesFor = (stay: Stay, journey: Journey): Line[] =>
  [...journey.lines, ...stayLinesFor(stay)].sort((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part))

/** Whether a stay of this kind hires a vehicle that also drives from and to the station or airport. */
export const hiresVehicle = (place: Destination, lodging: Lodging): boolean =>
  place.typical_extras_inr.some(
    ({ replaces_last_leg, tiers }) => replaces_last_leg && (!tiers || tiers.includes(tierOf(lodging))),
  )

function nightLinesBy(stay: StayOfAnyLength): (nights: number) => Line[] {
  let rooms: ReturnType<typeof roomsOf> | undefined
  return (nights) => {
    if (nights === 0) return []
    rooms ??= roomsOf(stay)
    const { counted, extraBeds, each, factor } = rooms
    const nightCount: Count = [nights, 'night', 'nights']
    const lines = [costLine('accommodation', LODGINGS[stay.lodging].heading, [counted, nightCount], each, factor)]
    if (extraBeds > 0) {
      const beds: Count = [extraBeds, 'extra bed', 'extra beds']
      lines.push(costLine('accommodation', 'Extra beds', [beds, nightCount], extraBedPrice(each), factor))
    }
    return lines
  }
}

function roomsOf(stay: StayOfAnyLength) {
  const { dataset, place, lodging, month, when = month } = stay
  const price = usualPrice(place, lodging)
  if (!price) throw new Error(`${place.id} has no stay of kind ${lodging}`)
  const { sleepers } = sleepersOf(stay, dataset.transport.children)
  const { rooms, extraBeds } = lodging === 'dorm' ? { rooms: 0, extraBeds: 0 } : roomsFor(lodging, sleepers)
  const factor = stayFactor(dataset.transport, computeCrowd(place, when))
  const counted: Count = lodging === 'dorm' ? [sleepers, 'bed', 'beds'] : [rooms, 'room', 'rooms']
  return { counted, extraBeds, each: priceRange(price), factor }
}

const extraBedPrice = ({ low, typical, high }: PriceRange): PriceRange => ({
  low: Math.round(EXTRA_BED[0] * low),
  typical: Math.round(((EXTRA_BED[0] + EXTRA_BED[1]) / 2) * typical),
  high: Math.round(EXTRA_BED[1] * high),
})

/** Rupees for meals, getting around and entry fees, a person and day. */
export function dailyPrice(place: Destination, lodging: Lodging): number {
  const tier = tierOf(lodging)
  return place.daily_inr_per_person[tier === 'dorm' ? 'budget' : tier]
}

function dailyLinesBy(stay: StayOfAnyLength): (length: Length, days: number) => Line[] {
  const each = dailyPrice(stay.place, stay.lodging)
  const shares = dailyShares(stay, stay.dataset.transport.children).map(({ count, share, who }) => ({
    who: count,
    label: `Meals, getting around and entry fees${who}`,
    price: within(Math.round(share * each), DAILY_MARGIN),
  }))
  return ({ days: whole, nights, eaten }, days) => {
    const short = eaten === undefined ? shortDays(whole, nights) : 0
    const half = short === 0 ? '' : short === 1 ? ' (a short day counts half)' : ` (${short} short days count half)`
    const count: Count = [days, `day${half}`, `days${half}`]
    return shares.map(({ who, label, price }) => costLine('daily_expenses', label, [who, count], price))
  }
}

type AppliesTo = Pick<Stay, 'place' | 'type' | 'month' | 'lodging' | 'keepsCar' | 'leftOut'> & Partial<Travellers>

/** The extras that apply to this lodging, trip type and month, and for which the days suffice, where those are known. */
export function extrasFor(stay: AppliesTo & Partial<Pick<Stay, 'days'>>): Extra[] {
  const extras = extrasOfAnyLength(stay)
  return stay.days === undefined ? extras : withinStay(extras, stay.place, stay.type, stay.days)
}

/** The extras that apply and for which the stay is too short. */
export function extrasWithoutTime(stay: AppliesTo & Pick<Stay, 'days'>): Extra[] {
  if (stay.place.typical_extras_inr.every(({ days }) => days === undefined)) return []
  const held = extrasFor(stay)
  return extrasOfAnyLength(stay).filter((extra) => !held.includes(extra))
}

function extrasOfAnyLength(stay: AppliesTo): Extra[] {
  const { place, type, month, lodging, keepsCar, leftOut = [] } = stay
  const tier = tierOf(lodging)
  const hasCar = keepsCar || hiresVehicle(place, lodging)
  return place.typical_extras_inr.filter(
    (extra) =>
      !leftOut.some(({ label }) => label === capital(extra.item)) &&
      isOfClass(extra, tier, stay) &&
      (!extra.types || extra.types.includes(type)) &&
      (!extra.months || extra.months.includes(month)) &&
      !(hasCar && !extra.replaces_last_leg && isNeedlessWithCar(extra)),
  )
}

/** Whether an extra is one of a class of bed; what stands in for a two-wheeler is of all classes for who rides none. */
const isOfClass = ({ tiers, instead_of_ride }: Extra, tier: Tier, party: Partial<Travellers>): boolean =>
  instead_of_ride
    ? (tiers?.includes(tier) ?? false) || isTooHard('ride', { people: 1, ...party })
    : !tiers || tiers.includes(tier)

/** What nobody pays for beside the car that they keep. */
export const isNeedlessWithCar = (extra: Extra): boolean =>
  isPublicRide(extra) || (isHiredCar(extra) && !OTHER_CARS.test(extra.item))

/** What one rides between sights without a car: who keeps the car of the journey needs none of it. */
const isPublicRide = ({ item }: Extra): boolean => PUBLIC_RIDES.test(item) && !/\bpass\b/i.test(item)
const PUBLIC_RIDES = /^(bus|buses|autos?|auto-rickshaw|e-rickshaw|totos?|shared (autos|cabs)|bicycle|scooter)\b/i

/** The limits of a visitor's own car. */
const OTHER_CARS = /\b(union|local|shared|jeep|4x4|snow|battery)\b/i

/** Hired cars, of which a group takes a larger one instead of several; safari jeeps and boats come as they are. */
export const isHiredCar = ({ per, item }: Extra): boolean => per === 'vehicle' && /\b(car|taxi|cab)\b/i.test(item)

const middle = ([low, high]: Range): number => (low + high) / 2

/** The vehicle that seats the whole group, and what it costs as a multiple of the smaller one of the extra. */
function largerCar(
  { taxi }: Pick<Transport, 'taxi'>,
  seats: number,
  people: number,
): { vehicle: Vehicle; dearer: number } {
  const vehicle = vehicleFor({ taxi }, people)
  const usual = vehicleFor({ taxi }, seats)
  return { vehicle, dearer: Math.round((100 * middle(vehicle.perKm)) / middle(usual.perKm)) / 100 }
}

/** Monuments of the Archaeological Survey, which let children in free. */
const MONUMENT = /\bASI\b|Taj Mahal/

function payingFor(stay: StayOfAnyLength, extra: Extra): number {
  const { dataset, people, childrenAges } = stay
  const { young, old } = barredFrom(extra, stay)
  if (!childrenAges?.length) return people - old
  const { monument, seat } = dataset.transport.children
  const free = younger({ people, childrenAges }, (MONUMENT.test(extra.item) ? monument : seat).free_under)
  return people - old - Math.max(young, free)
}

function extraLineBy(stay: StayOfAnyLength, extra: Extra): (length: Length) => Line {
  const { dataset, people, lodging } = stay
  const paying = payingFor(stay, extra)
  const counts: Count[] = []
  let each = priceRange(extra.inr)
  if (extra.per === 'person') counts.push(peopleCount(paying))
  else {
    const seats = extra.seats ?? people
    // Up to three people on a small budget pay for seats in a shared vehicle, not for a whole one, and one alone in a jeep does.
    const shares = (people === 1 && seats >= JEEP_SEATS) || (isThrifty(lodging) && people <= SHARED_BY_AT_MOST)
    if (extra.share && shares) {
      const seat = (rupees: number) => Math.round(rupees / seats)
      counts.push([paying, 'seat', 'seats'])
      each = { low: seat(each.low), typical: seat(each.typical), high: seat(each.high) }
    } else if (isHiredCar(extra) && people > seats) {
      const { vehicle, dearer } = largerCar(dataset.transport, seats, people)
      counts.push([vehicle.count, vehicle.name, `${vehicle.name}s`])
      const more = (rupees: number) => Math.round(rupees * dearer)
      each = { low: more(each.low), typical: more(each.typical), high: more(each.high) }
    } else counts.push([Math.ceil(people / seats), extra.per, `${extra.per}s`])
  }
  const part = extra.travel ? 'flights' : 'daily_expenses'
  const label = capital(extra.item)
  const { place, type } = stay
  const [optional, outing] = [isOptional(extra, type), isOuting(extra, place, type)]
  const lineOf = (times: Count[]): Line => {
    const line = costLine(part, label, [...counts, ...times], each)
    // Spreading makes this hot path slow.
    if (optional) line.optional = true
    if (outing) line.outing = true
    return line
  }
  if (extra.times === 'day') return ({ days }) => lineOf([[days, 'day', 'days']])
  if (extra.times === 'night') return ({ nights }) => lineOf([[Math.max(1, nights), 'outing', 'outings']])
  // No length changes it.
  const line = lineOf(extra.times === undefined ? [] : [[extra.times, 'time', 'times']])
  return () => line
}
