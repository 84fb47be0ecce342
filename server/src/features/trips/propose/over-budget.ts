import { rupees } from '@saathi/shared/lib/money'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { ParsedTrip } from '../../recommend/parsed-trip.ts'
import type { ProposedTrip } from './propose-trip.ts'

/** The trip with a note at its first item where it costs more than the budget for all that was named; `cheaper`: a change that costs less. */
export function withBudgetNote<T extends Pick<ProposedTrip, 'items'>>(
  trip: T,
  { open, budget }: Pick<ParsedTrip, 'open' | 'budget'>,
  cheaper: () => string | null = () => null,
): T {
  const total = trip.items.reduce((sum, { cost }) => sum + cost, 0)
  if (open || total <= budget) return trip
  const note = text.overBudget(rupees(total), rupees(total - budget), rupees(budget))
  const items = trip.items.map((item, at) =>
    at === 0 ? { ...item, note: [note, cheaper(), item.note].filter(Boolean).join(' ') } : item,
  )
  return { ...trip, items }
}
