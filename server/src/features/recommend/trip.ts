import type { DreamTrip } from '@saathi/shared/recommend'
import type { City } from './facts.ts'
import { type TravelMonth, travelMonth } from './season.ts'

/** The dream-trip form as what its strings mean. */
export type Trip = {
  from: City
  people: number
  type: DreamTrip['preference_type']
  when: TravelMonth
  /** Whole rupees for the group, also where the form gave them for each person. */
  budget: number
  /** The budget was `1,00,000+`: nothing is over it. */
  open: boolean
  /** The budget was given for each person. */
  perHead: boolean
  /** Days at the place at most, where the wish says so. */
  maxDays: number | null
}

const OPEN_BUDGET = '100000'

export function tripOf(wish: DreamTrip, now: Date): Trip {
  const people = Number(wish.group_size)
  const perHead = wish.budgetIs === 'person'
  return {
    from: wish.starting_location,
    people,
    type: wish.preference_type,
    when: travelMonth(now, wish.month),
    budget: Number(wish.budget) * (perHead ? people : 1),
    open: wish.budget === OPEN_BUDGET,
    perHead,
    maxDays: wish.days ?? null,
  }
}
