import type { QueryFields } from '@saathi/shared/recommend/trip-query'
import { type Reading, readQuery } from '../recommend/parse-query/parse-query.ts'

/** The trip that a visitor asks for, as far as their questions say it. */
export type AskedTrip = Pick<Reading, 'fields' | 'people' | 'nearest' | 'places' | 'warnings'>

const TRIP_WORDS =
  /\b(trips?|travel|holidays?|vacations?|getaways?|go|suggest\w*|recommend\w*|where|plan|visit|destinations?|weekend|honeymoon|places?|escape|somewhere)\b/i
const HOW_QUESTION =
  /^\s*(how (do|can|does|to|is|are|will)|can i|do i|do you|does|why|who|is there|what is|what are)\b/i
const SHORT_WORDS = 8
/** The length of a question that is read, which takes about 25 ms for 1,000 characters. */
const READ_MAX = 500

/** The facts of a trip in a question. */
export const readQuestion = (question: string, now: Date): Reading => readQuery(question.slice(0, READ_MAX), now)

/**
 * The trip request in the last question, or null when it has none. A short question completes the request before it:
 * `a beach trip from Mumbai`, then `and for six people?`.
 * @param request what the last question says, for a caller that has read it already
 */
export function findAskedTrip(
  questions: string[],
  now: Date,
  request: AskedTrip = readQuestion(questions.at(-1) ?? '', now),
): AskedTrip | null {
  const question = questions.at(-1) ?? ''
  if (asksForTrip(question, request)) return request
  const isShort = question.trim().split(/\s+/).length <= SHORT_WORDS
  const saysStart = request.nearest !== null
  if (!isShort || (facetsOf(request.fields) === 0 && !saysStart) || HOW_QUESTION.test(question)) return null
  const previous = questions.length > 1 ? findAskedTrip(questions.slice(-4, -1), now) : null
  return previous && completed(previous, request)
}

const TIME = ['month', 'when', 'from', 'to'] as const

/** The number of things that the fields say about a trip. */
function facetsOf(fields: QueryFields): number {
  const { budget, group_size, starting_location, preference_type, days } = fields
  const time = TIME.find((field) => fields[field] !== undefined)
  return [budget, group_size, starting_location, preference_type, days, time].filter((facet) => facet !== undefined)
    .length
}

function asksForTrip(question: string, { fields, nearest }: AskedTrip): boolean {
  const facets = facetsOf(fields) + (nearest ? 1 : 0)
  const hasCore = fields.preference_type !== undefined || fields.budget !== undefined
  if (!hasCore) return facets >= 3
  if (HOW_QUESTION.test(question) && facets < 3) return false
  return facets >= 2 || TRIP_WORDS.test(question)
}

/** Fields that belong together: a new one replaces all of the earlier ones. */
const GROUPS: (keyof QueryFields)[][] = [[...TIME], ['budget', 'budgetIs'], ['preference_type', 'second_type']]

function completed(previous: AskedTrip, { fields, people, nearest, places = [], warnings }: AskedTrip): AskedTrip {
  const kept = { ...previous.fields }
  for (const group of GROUPS)
    if (group.some((field) => fields[field] !== undefined)) for (const field of group) delete kept[field]
  return {
    fields: { ...kept, ...fields },
    people: people ?? previous.people,
    nearest: nearest ?? (fields.starting_location === undefined ? previous.nearest : null),
    places: places.length > 0 ? places : (previous.places ?? []),
    ...(warnings && { warnings }),
  }
}
