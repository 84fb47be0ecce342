import type { TourType } from '@saathi/shared/packages'
import { type Count, costLine, type Line, peopleCount, priceRange, type SeasonFactor, within } from './cost-lines.ts'
import type { Dataset, Destination, Extra, Range, Tier } from './dataset.ts'
import { capital } from './format.ts'
import { isThrifty } from './last-leg.ts'
import { type Crowd, crowdOf } from './season.ts'
import type { Journey } from './travel.ts'

/** Names of the stay tiers in a sentence and as a heading. */
export const STAYS: Record<Tier, { one: string; many: string; heading: string }> = {
  dorm: { one: 'a hostel dorm', many: 'hostel dorms', heading: 'Hostel dorm' },
  budget: { one: 'a guest house', many: 'guest houses', heading: 'Guest house or homestay' },
  mid: { one: 'a mid-range hotel', many: 'mid-range hotels', heading: 'Mid-range hotel' },
  premium: { one: 'a premium hotel', many: 'premium hotels', heading: 'Premium hotel or resort' },
}

/** The three figures of the specification, in display order. */
const PARTS: Line['part'][] = ['flights', 'accommodation', 'daily_expenses']
const DAILY_MARGIN = 0.3
/** Factors for a long busy season; short peaks use the `peak_multiplier` of the data. */
const BUSY_SEASON = { typical: 1.25, high: 1.6 }
const SHARED_BY_AT_MOST = 3

const price = (place: Destination, tier: Tier): Range | null =>
  tier === 'dorm' ? place.dorm_bed_inr : place.stay_inr_room_night[tier]

/**
 * The stay tiers offered to a party, most expensive first. Dorms are offered to solo travellers, and to six or more
 * people where beds cost less than rooms.
 */
export function tiersFor(place: Destination, people: number): Tier[] {
  const bed = place.dorm_bed_inr
  const [low, high] = place.stay_inr_room_night.budget
  const beds = bed ? people * (bed[0] + bed[1]) : Number.POSITIVE_INFINITY
  const rooms = Math.ceil(people / 2) * (low + high)
  const dorm = (people === 1 || people >= 6) && beds < rooms
  return dorm ? ['premium', 'mid', 'budget', 'dorm'] : ['premium', 'mid', 'budget']
}

/** The factor that demand puts on the price of a stay. */
function stayFactor({ stay_rules }: Dataset['transport'], { kind, share }: Crowd): SeasonFactor {
  if (kind === 'off') {
    const off = stay_rules.off_multiplier
    return { low: off, typical: off, high: 1, why: 'off season' }
  }
  const [usual, most] = kind === 'peak' ? stay_rules.peak_multiplier : [BUSY_SEASON.typical, BUSY_SEASON.high]
  const at = (factor: number) => (kind === 'usual' ? 1 : Math.round((1 + (factor - 1) * share) * 20) / 20)
  return { low: 1, typical: at(usual), high: at(most), why: kind === 'peak' ? 'busy weeks' : 'busy season' }
}

/** Rupees per bed or room and night in that month, as `[low, high]`; null where the tier does not exist. */
export function nightPrice(dataset: Dataset, place: Destination, tier: Tier, month: number): Range | null {
  const range = price(place, tier)
  if (!range) return null
  const factor = stayFactor(dataset.transport, crowdOf(place, month))
  return [Math.round(range[0] * factor.low), Math.round(range[1] * factor.high)]
}

/** What the costs are computed for. */
export type Stay = {
  dataset: Dataset
  place: Destination
  type: TourType
  month: number
  people: number
  tier: Tier
  days: number
  nights: number
}

/** All cost lines: travel both ways, stay, daily expenses and extras. Two people share a room. */
export function costLinesFor(stay: Stay, journey: Journey): Line[] {
  const extras = extrasFor(stay)
  const left = (all: number, covered: 'covers_days' | 'covers_nights') =>
    extras.reduce((rest, extra) => Math.max(0, rest - (extra[covered] ?? 0)), all)
  const lines = [
    ...journey.lines,
    stayLine(stay, left(stay.nights, 'covers_nights')),
    dailyLine(stay, left(stay.days, 'covers_days')),
    ...extras.map((extra) => extraLine(stay, extra)),
  ]
  return lines.filter(({ high }) => high > 0).sort((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part))
}

function stayLine({ dataset, place, tier, people, month }: Stay, nights: number): Line {
  const each = price(place, tier)
  if (!each) throw new Error(`${place.id} has no stay of tier ${tier}`)
  const rooms = Math.ceil(people / 2)
  const beds: Count = tier === 'dorm' ? [people, 'bed', 'beds'] : [rooms, 'room', 'rooms']
  const factor = stayFactor(dataset.transport, crowdOf(place, month))
  const nightCount: Count = [nights, 'night', 'nights']
  return costLine('accommodation', STAYS[tier].heading, [beds, nightCount], priceRange(each), factor)
}

function dailyLine({ place, tier, people }: Stay, days: number): Line {
  const each = place.daily_inr_per_person[tier === 'dorm' ? 'budget' : tier]
  return costLine(
    'daily_expenses',
    'Meals, getting around and entry fees',
    [peopleCount(people), [days, 'day', 'days']],
    within(each, DAILY_MARGIN),
  )
}

/** The extras that apply to this tier, trip type and month. */
export function extrasFor({ place, type, month, tier }: Pick<Stay, 'place' | 'type' | 'month' | 'tier'>): Extra[] {
  return place.typical_extras_inr.filter(
    ({ tiers, types, months }) =>
      (!tiers || tiers.includes(tier)) && (!types || types.includes(type)) && (!months || months.includes(month)),
  )
}

function extraLine({ people, tier, days, nights }: Stay, extra: Extra): Line {
  const counts: Count[] = []
  let each = priceRange(extra.inr)
  if (extra.per === 'person') counts.push(peopleCount(people))
  else {
    const seats = extra.seats ?? people
    // Up to three people on a small budget pay for seats in a shared vehicle, not for a whole one.
    if (extra.share && isThrifty(tier) && people <= SHARED_BY_AT_MOST) {
      const seat = (rupees: number) => Math.round(rupees / seats)
      counts.push([people, 'seat', 'seats'])
      each = { low: seat(each.low), typical: seat(each.typical), high: seat(each.high) }
    } else counts.push([Math.ceil(people / seats), extra.per, `${extra.per}s`])
  }
  if (extra.times === 'day') counts.push([days, 'day', 'days'])
  else if (extra.times === 'night') counts.push([Math.max(1, nights), 'outing', 'outings'])
  else if (extra.times !== undefined) counts.push([extra.times, 'time', 'times'])
  return costLine(extra.travel ? 'flights' : 'daily_expenses', capital(extra.item), counts, each)
}
