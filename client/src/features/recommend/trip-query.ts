import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import type { NamedPlace, ParsedQuery, QueryChip, QueryFields } from '@saathi/shared/recommend/trip-query'

/** No time chosen: the next 60 days. */
export const ANY_TIME = {
  month: undefined,
  from: undefined,
  to: undefined,
  when: undefined,
} satisfies Partial<DreamTrip>

const saysTime = ({ month, from, when }: QueryFields) => (month ?? from ?? when) !== undefined

/** What only a line says, since the form has no field for it. */
const NO_WISHES = { places: undefined, without: undefined, by: undefined, stay: undefined } satisfies Partial<DreamTrip>
const USUAL_PARTY = { adults: undefined, childrenAges: undefined, seniors: undefined } satisfies Partial<DreamTrip>

/**
 * The form with what a text names. A time in the text replaces the one of the form, as a budget replaces whose it is and a
 * group who it is. Places, ways and stays are those of the last line.
 */
export const withQuery = (trip: DreamTrip, fields: QueryFields): DreamTrip => ({
  ...trip,
  ...NO_WISHES,
  ...(fields.group_size !== undefined && USUAL_PARTY),
  ...(saysTime(fields) && ANY_TIME),
  ...(fields.budget !== undefined && { budgetIs: undefined }),
  ...fields,
})

/** The form without what a chip stands for. */
export function withoutField(trip: DreamTrip, field: QueryChip['field']): DreamTrip {
  if (field === 'from') return { ...trip, from: undefined, to: undefined }
  if (field === 'group_size') return { ...trip, ...USUAL_PARTY, group_size: DREAM_TRIP_DEFAULTS.group_size }
  return { ...trip, [field]: field in DREAM_TRIP_DEFAULTS ? DREAM_TRIP_DEFAULTS[field] : undefined }
}

/** Whether the form still has what a chip stands for. */
export const isStill = (trip: DreamTrip, fields: QueryFields, { field }: QueryChip): boolean =>
  String(trip[field]) === String(fields[field])

/** The type of trip that a line means: the one that it names, or that of its first place. */
export const typed = ({ fields, places = [] }: ParsedQuery): QueryFields => {
  const [place] = places
  return place && fields.preference_type === undefined ? { ...fields, preference_type: place.type } : fields
}

/** The place that a line is about, when it says nothing else: its page is the answer. */
export function onlyPlace({ chips, leftover, warnings = [], nearest, places = [] }: ParsedQuery): NamedPlace | null {
  const [place, ...others] = places
  const saysMore = leftover !== '' || warnings.length > 0 || nearest !== null
  return place && !place.isRegion && others.length === 0 && chips.length < 2 && !saysMore ? place : null
}
