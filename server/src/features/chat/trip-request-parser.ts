import { BUDGETS, GROUP_SIZES } from '@saathi/shared/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend'

/** The parts of a trip request that a text contains. */
export type ParsedTripRequest = Partial<DreamTrip> & {
  /** Whole rupees as written; `budget` is the form's step at or below them. */
  amount?: number
  /** Number of people as written; `group_size` is the form's size at or above it. */
  heads?: number
}

type Type = DreamTrip['preference_type']
type City = DreamTrip['starting_location']

const TYPES: [Type, RegExp][] = [
  ['wildlife', /\b(wild ?life|safaris?|tigers?|lions?|rhinos?|elephants?|jungles?|national parks?|birding)\b/],
  [
    'adventure',
    /\b(adventur\w*|trek\w*|raft\w*|paraglid\w*|ski(ing)?|scuba|div(e|ing)|bungee|camping|kayak\w*|climbing)\b/,
  ],
  ['beaches', /\b(beach\w*|sea ?side|sea|coast\w*|islands?|snorkel\w*)\b/],
  ['spiritual', /\b(spiritual\w*|pilgrim\w*|temples?|yatra|ashrams?|meditat\w*|darshan|holy|gurdwaras?|yoga)\b/],
  ['culinary', /\b(food\w*|eat(ing)?|culinary|cuisine|street food|biryani|kebabs?)\b/],
  ['historical', /\b(histor\w*|forts?|palaces?|monuments?|ruins|heritage|museums?)\b/],
  ['mountains', /\b(mountains?|hills?|hill ?stations?|himalayas?|snow\w*|peaks?)\b/],
]

const CITIES: [City, RegExp][] = [
  ['mumbai', /\b(mumbai|bombay)\b/],
  ['delhi', /\b(delhi|ncr|gurgaon|gurugram|noida)\b/],
  ['bangalore', /\b(bangalore|bengaluru|blr)\b/],
  ['hyderabad', /\b(hyderabad|secunderabad)\b/],
  ['chennai', /\b(chennai|madras)\b/],
  ['kolkata', /\b(kolkata|calcutta)\b/],
]

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = `(\\d{1,2}|${NUMBERS.join('|')})`
const countOf = (text: string) => (/^\d/.test(text) ? Number(text) : NUMBERS.indexOf(text))

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = /\b(january|february|april|june|july|august|september|october|november|december)\b/
/** Month names with other meanings count only after a preposition: `in May`, `during March`. */
const MONTH_AFTER_PREPOSITION =
  /\b(?:in|for|during|this|next|by|around|early|late|mid)[ -](jan|feb|mar|march|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b/

/**
 * Parses the trip request in a text. Parts that the text does not contain are left out.
 * @param now the date that `next month` refers to
 */
export function parseTripRequest(text: string, now: Date): ParsedTripRequest {
  const normalized = text
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[’']/g, '')
  const request: ParsedTripRequest = {
    ...budgetIn(normalized),
    ...groupIn(normalized),
    starting_location: cityIn(normalized),
    preference_type: TYPES.find(([, words]) => words.test(normalized))?.[0],
    month: monthIn(normalized, now),
    days: daysIn(normalized),
  }
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined))
}

function budgetIn(text: string): ParsedTripRequest {
  const match =
    text.match(/(?:₹|\b(?:rs\.?|inr|rupees))\s*(\d+(?:\.\d+)?)\s*(k\b|thousand|lakhs?|l\b)?/) ??
    text.match(/\b(\d+(?:\.\d+)?)\s*(k|thousand|lakhs?)\b/) ??
    text.match(/\b(\d{4,7})\s*(?:rs|rupees|inr|bucks|budget)\b/) ??
    text.match(
      /\b(?:under|below|within|budget(?: (?:is|of))?|upto|up to|less than|for|with|around|about)\s+(\d{4,7})\b/,
    )
  const amount = match ? Math.round(Number(match[1]) * unitOf(match[2])) : /\b(a|one) lakh\b/.test(text) ? 100_000 : 0
  if (amount < 1_000 || amount > 10_000_000) return {}
  const steps = BUDGETS.map(([value]) => value)
  const budget = steps.findLast((step) => Number(step) <= amount) ?? '10000'
  const perHead = /\b(per|a|each) (person|head|pax)\b|\beach\b|\bpp\b/.test(text)
  return { amount, budget, budgetIs: perHead ? 'person' : undefined }
}

const unitOf = (word = '') => (word.startsWith('l') ? 100_000 : word === '' ? 1 : 1_000)

function groupIn(text: string): ParsedTripRequest {
  const heads = headsIn(text)
  if (heads === undefined) return {}
  return { heads, group_size: GROUP_SIZES.find(([size]) => Number(size) >= heads)?.[0] ?? '10' }
}

function headsIn(text: string): number | undefined {
  const counted =
    text.match(new RegExp(`\\b${COUNT}\\s*(?:people|persons?|adults|friends|travell?ers|of us|pax|members)\\b`)) ??
    text.match(new RegExp(`\\b(?:family|group|party) of ${COUNT}\\b`)) ??
    text.match(
      new RegExp(`\\bfor ${COUNT}\\b(?!\\s*(?:days?|nights?|weeks?|months?|hours?|k\\b|thousand|lakh|rs|rupees))`),
    )
  const count = counted?.[1] === undefined ? 0 : countOf(counted[1])
  if (count > 0) return count
  if (
    /\b(couple|honeymoon|wife|husband|girlfriend|boyfriend|partner|both of us|my (mother|father|friend))\b/.test(text)
  )
    return 2
  if (/\b(solo|alone|by myself|just me|on my own)\b/.test(text)) return 1
  if (/\bfamily\b/.test(text)) return 4
  return /\b(big|large) group\b/.test(text) ? 10 : undefined
}

/** The starting city. A city after `from` comes first, since another city may be the destination. */
function cityIn(text: string): City | undefined {
  const from =
    text.match(/\b(?:from|starting(?: in| at| from)?|live in|based in|leaving) (?:new )?(\w+)/)?.[1] ??
    text.match(/\b(\w+) to \w/)?.[1] ??
    ''
  return CITIES.find(([, name]) => name.test(from))?.[0]
}

function monthIn(text: string, now: Date): number | undefined {
  if (/\bnext month\b/.test(text)) return ((now.getMonth() + 1) % 12) + 1
  if (/\bthis month\b/.test(text)) return now.getMonth() + 1
  const name = text.match(MONTH)?.[1] ?? text.match(MONTH_AFTER_PREPOSITION)?.[1]
  if (name) return MONTHS.indexOf(name.slice(0, 3)) + 1
  if (/\bmonsoons?\b|\brains\b/.test(text)) return 7
  return /\b(christmas|new years?)\b/.test(text) ? 12 : undefined
}

function daysIn(text: string): number | undefined {
  const counted = text.match(new RegExp(`\\b${COUNT}[ -]*(day|night|week)s?\\b`))
  if (counted?.[1] && counted[2]) {
    const count = countOf(counted[1])
    const days = { day: count, night: count + 1, week: count * 7 }[counted[2]] ?? count
    return days >= 1 ? Math.min(days, 14) : undefined
  }
  if (/\blong weekend\b/.test(text)) return 3
  if (/\bweekend\b/.test(text)) return 2
  return /\ba week\b/.test(text) ? 7 : undefined
}

const TRIP_WORDS =
  /\b(trips?|travel|holidays?|vacations?|getaways?|go|suggest\w*|recommend\w*|where|plan|visit|destinations?|weekend|honeymoon|places?|escape|somewhere)\b/i
const HOW_QUESTION =
  /^\s*(how (do|can|does|to|is|are|will)|can i|do i|do you|does|why|who|is there|what is|what are)\b/i

/** Number of parts of a trip request that were found. */
const facetsOf = ({ budget, group_size, starting_location, preference_type, month, days }: ParsedTripRequest) =>
  [budget, group_size, starting_location, preference_type, month, days].filter((facet) => facet !== undefined).length

/**
 * The trip request in the last question, or null when it has none. A short question completes the request before it:
 * `a beach trip from Mumbai`, then `and for six people?`.
 */
export function findTripRequest(questions: string[], now: Date): ParsedTripRequest | null {
  const question = questions.at(-1) ?? ''
  const request = parseTripRequest(question, now)
  if (asksForTrip(question, request)) return request
  const isShort = question.trim().split(/\s+/).length <= 8
  if (!isShort || facetsOf(request) === 0 || HOW_QUESTION.test(question)) return null
  const previous = questions.length > 1 ? findTripRequest(questions.slice(-4, -1), now) : null
  return previous && { ...previous, ...request }
}

function asksForTrip(question: string, request: ParsedTripRequest): boolean {
  const facets = facetsOf(request)
  const hasCore = request.preference_type !== undefined || request.budget !== undefined
  if (!hasCore) return facets >= 3
  if (HOW_QUESTION.test(question) && facets < 3) return false
  return facets >= 2 || TRIP_WORDS.test(question)
}
