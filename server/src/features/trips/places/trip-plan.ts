import type { TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import type { StopFacts } from '@saathi/shared/trips/stops'
import * as text from '../../../messages/en/trip-proposal.ts'
import { tierOf } from '../../recommend/cost/lodging.ts'
import type { Tier } from '../../recommend/facts/dataset.ts'

export type PlanItem = TripItemFacts & { id: string; version: number; removed: boolean }

/** A trip with all that its places depend on. */
export type TripPlan = {
  title: string
  /** Somebody has named the trip. */
  isNamed: boolean
  placeId: string
  from: TripRequest['from']
  people: number
  startDate: string | null
  month: number | null
  type: TripRequest['type'] | null
  dayCount: number
  stops: StopFacts[] | null
  /** The version of items that nobody has touched since they were proposed. */
  proposedAt: number
  items: PlanItem[]
}

const inOrder = (a: PlanItem, b: PlanItem) => a.day - b.day || a.order - b.order || (a.id < b.id ? -1 : 1)

/** What people wrote or changed, in order. */
export const ownItems = ({ items, proposedAt }: TripPlan): PlanItem[] =>
  items.filter(({ removed, version }) => !removed && version !== proposedAt).sort(inOrder)

export const untouchedItems = ({ items, proposedAt }: TripPlan): PlanItem[] =>
  items.filter(({ removed, version }) => !removed && version === proposedAt).sort(inOrder)

/** The stops of a trip; one of a single place is there on the days whose nights it has. */
export function stopsOf({ stops, placeId, items, dayCount }: TripPlan): StopFacts[] {
  if (stops && stops.length > 0) return stops
  const isOnTheWay = ({ title }: PlanItem) => title.startsWith(text.nightOnTheWay(''))
  const nights = new Set(
    items.filter((item) => item.kind === 'stay' && !item.removed && !isOnTheWay(item)).map(({ day }) => day),
  )
  if (nights.size === 0) return [{ placeId, day: 0, nights: Math.max(0, dayCount - 1) }]
  const day = Math.min(...nights)
  return [{ placeId, day, nights: Math.max(...nights) - day + 1 }]
}

const LODGINGS = Object.keys(text.stays) as (keyof typeof text.stays)[]

/** The class of bed that most nights of a trip have; middling where nothing tells it. */
export function tierOfNights({ items }: Pick<TripPlan, 'items'>): Tier {
  const counts = new Map<Tier, number>()
  for (const { kind, title } of items) {
    const lodging = kind === 'stay' && LODGINGS.find((each) => title.startsWith(text.night(text.stays[each], '')))
    if (lodging) counts.set(tierOf(lodging), (counts.get(tierOf(lodging)) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'mid'
}
