import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import type { QueryChip, QueryFields } from '@saathi/shared/recommend/trip-query'

/** No time chosen: the next 60 days. */
export const ANY_TIME = {
  month: undefined,
  from: undefined,
  to: undefined,
  when: undefined,
} satisfies Partial<DreamTrip>

const saysTime = ({ month, from, when }: QueryFields) => (month ?? from ?? when) !== undefined

/** The form with what a text names. A time in the text replaces the one of the form, as a budget replaces whose it is. */
export const withQuery = (trip: DreamTrip, fields: QueryFields): DreamTrip => ({
  ...trip,
  ...(saysTime(fields) && ANY_TIME),
  ...(fields.budget !== undefined && { budgetIs: undefined }),
  ...fields,
})

/** The form without what a chip stands for. */
export function withoutField(trip: DreamTrip, field: QueryChip['field']): DreamTrip {
  if (field === 'from') return { ...trip, from: undefined, to: undefined }
  return { ...trip, [field]: field in DREAM_TRIP_DEFAULTS ? DREAM_TRIP_DEFAULTS[field] : undefined }
}
