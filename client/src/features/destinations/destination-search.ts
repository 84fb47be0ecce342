import { cities } from '@saathi/shared/lib/messages/en/choices'
import type { TourType } from '@saathi/shared/packages/schema'
import { BUDGETS, DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { CITIES, labelled, TRIP_TYPES } from '../../lib/choices.ts'
import { integerWithin, oneOf } from '../../lib/search-params.ts'
import { budgets } from '../../messages/en/lib/choices.ts'

export type City = DreamTrip['starting_location']

export const cityName = (city: City): string => cities[city]

export const BUDGET_CHOICES = labelled(BUDGETS, budgets)
export const USUAL_BUDGET = DREAM_TRIP_DEFAULTS.budget

/** The filters of the list in the URL. `more` counts how often more were asked for. */
export type ListSearch = {
  q?: string | undefined
  type?: TourType | undefined
  month?: number | undefined
  from?: City | undefined
  budget?: string | undefined
  sort?: 'near' | undefined
  more?: number | undefined
}

const SORTS = [['near']] as const

export const readListSearch = ({ q, type, month, from, budget, sort, more }: Record<string, unknown>): ListSearch => ({
  q: typeof q === 'string' && q.trim() !== '' ? q.slice(0, 100) : undefined,
  type: oneOf(TRIP_TYPES, type),
  month: integerWithin(1, 12, month),
  from: oneOf(CITIES, from),
  budget: oneOf(BUDGET_CHOICES, budget),
  sort: oneOf(SORTS, sort),
  more: integerWithin(1, 50, more),
})
