import { rupees } from '@saathi/shared/lib/money'
import * as money from '../../../messages/en/trip-money.ts'
import type { ParsedTrip } from '../../recommend/parsed-trip.ts'
import type { ProposedTrip } from './propose-trip.ts'

/**
 * The trip with a note at its first item where it costs more than the budget for all that was named, with what its notes name
 * beside the total; `cheaper`: a change that costs less.
 */
export function withBudgetNote<T extends Pick<ProposedTrip, 'items' | 'onTop'>>(
  trip: T,
  { open, budget }: Pick<ParsedTrip, 'open' | 'budget'>,
  cheaper: () => string | null = () => null,
): T {
  const total = trip.items.reduce((sum, { cost }) => sum + cost, 0)
  const whole = total + trip.onTop
  if (open || whole <= budget) return trip
  const note = money.overBudget(rupees(total), trip.onTop > 0 ? rupees(trip.onTop) : null, {
    over: rupees(whole - budget),
    budget: rupees(budget),
  })
  const items = trip.items.map((item, at) =>
    at === 0 ? { ...item, note: [note, cheaper(), item.note].filter(Boolean).join(' ') } : item,
  )
  return { ...trip, items }
}
