import { rupees } from '@saathi/shared/lib/money'
import { type Point, straightKm } from '@saathi/shared/trips/legs'
import * as money from '../../../messages/en/trip-money.ts'
import type { Destination } from '../../recommend/facts/dataset.ts'
import { tellsOfKind } from '../../recommend/facts/sight-kinds.ts'
import type { ParsedTrip } from '../../recommend/parsed-trip.ts'
import type { Draft } from './draft.ts'
import type { ProposedTrip } from './propose-trip.ts'
import { isFood } from './visits.ts'

/** So many other proposals are tried at most. */
const MOST_BUILDS = 6
/** Nothing is left out for so little of the budget. */
const LITTLE = 0.02

export type DraftedTrip = { trip: ProposedTrip; drafts: readonly Draft[] }

/**
 * The trip without the visits whose tickets and drives take it over a budget that pays for all else, the dearest first; what one
 * comes for stays, unless something else was asked for. A note at the first item names them. `build`: the trip without these
 * sights.
 */
export function withinBudget(
  place: Destination,
  whole: DraftedTrip,
  { open, budget, type }: Pick<ParsedTrip, 'open' | 'budget' | 'type'>,
  build: (leftOut: readonly string[]) => DraftedTrip | null,
): ProposedTrip {
  const isOver = (trip: ProposedTrip) => totalOf(trip) + trip.onTop > (1 + LITTLE) * budget
  if (open || totalOf(whole.trip) > budget) return whole.trip
  const isMainThing = (sight: string) => place.headlines.includes(sight)
  const mayGo = (sight: string) => !isMainThing(sight) || !(tellsOfKind(sight, type) || isFood(sight))
  const leftOut: OnTop[] = []
  const kept = new Set<string>()
  let { trip, drafts } = whole
  for (let builds = 0; builds < MOST_BUILDS && isOver(trip); builds++) {
    const [next] = sightsOnTop(drafts, place, (sight) => mayGo(sight) && !kept.has(sight)).sort(
      (a, b) => Number(isMainThing(a.sight)) - Number(isMainThing(b.sight)) || b.cost - a.cost,
    )
    if (!next) break
    const without = build([...leftOut, next].map(({ sight }) => sight))
    if (without && without.trip.onTop < trip.onTop) {
      leftOut.push(next)
      ;({ trip, drafts } = without)
    } else kept.add(next.sight)
  }
  if (leftOut.length === 0) return whole.trip
  const note = money.leftOutForBudget(leftOut.map(({ sight, cost }) => ({ sight, cost: rupees(cost) })))
  const items = trip.items.map((item, at) =>
    at === 0 ? { ...item, note: [note, item.note].filter(Boolean).join(' ') } : item,
  )
  return { ...trip, items }
}

/** A sight, and the rupees for all that its ticket or its drive costs beside the total. */
type OnTop = { sight: string; cost: number }

/** The visits that cost something beside the total: that have a dear ticket, or are the farthest of a day with a dear drive. */
const sightsOnTop = (drafts: readonly Draft[], home: Point, mayGo: (sight: string) => boolean): OnTop[] =>
  drafts.flatMap(({ day, role, highlight, onTop = 0 }) => {
    if (onTop === 0) return []
    if (role === 'visit' && highlight !== null) return mayGo(highlight) ? [{ sight: highlight, cost: onTop }] : []
    const [farthest] = drafts
      .flatMap((visit) => (visit.role === 'visit' && visit.day === day && visit.highlight ? [visit] : []))
      .sort((a, b) => kmFrom(home, b) - kmFrom(home, a))
    const sight = farthest?.highlight
    return sight && mayGo(sight) ? [{ sight, cost: onTop }] : []
  })

const kmFrom = (home: Point, { lat, lon }: Draft): number =>
  lat === null || lon === null ? 0 : straightKm(home, { lat, lon })

const totalOf = ({ items }: Pick<ProposedTrip, 'items'>): number => items.reduce((sum, { cost }) => sum + cost, 0)
