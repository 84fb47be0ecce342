import type { DreamTrip } from '@saathi/shared/recommend'
import type { City } from './facts/dataset.ts'
import { type TravelMonth, travelMonth } from './facts/season.ts'

/** The parsed request. */
export type Trip = {
  from: City
  people: number
  type: DreamTrip['preference_type']
  when: TravelMonth
  /** Whole rupees for the group, also when the form gave them per person. */
  budget: number
  /** The budget is `1,00,000+`, which has no upper bound. */
  open: boolean
  /** The budget was given per person. */
  perHead: boolean
  /** Longest stay in days, when the request says so. */
  maxDays: number | null
}

const OPEN_BUDGET = '100000'

export function tripOf(request: DreamTrip, now: Date): Trip {
  const people = Number(request.group_size)
  const perHead = request.budgetIs === 'person'
  return {
    from: request.starting_location,
    people,
    type: request.preference_type,
    when: travelMonth(now, request.month),
    budget: Number(request.budget) * (perHead ? people : 1),
    open: request.budget === OPEN_BUDGET,
    perHead,
    maxDays: request.days ?? null,
  }
}
