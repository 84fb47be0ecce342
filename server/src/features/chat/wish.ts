import type { DreamTrip } from '@saathi/shared/recommend'
import { BUDGETS, GROUP_SIZES } from '@saathi/shared/words'

/** What somebody said of the trip that they want. */
export type Wish = Partial<DreamTrip> & {
  /** Whole rupees as they were said; `budget` is the step of the form at or below them. */
  amount?: number
  /** Heads as they were said; `group_size` is the size of the form at or above them. */
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
const countOf = (said: string) => (/^\d/.test(said) ? Number(said) : NUMBERS.indexOf(said))

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = /\b(january|february|april|june|july|august|september|october|november|december)\b/
/** Words that are something else as well count after a preposition only: `in May`, `during March`. */
const SAID_MONTH =
  /\b(?:in|for|during|this|next|by|around|early|late|mid)[ -](jan|feb|mar|march|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b/

/**
 * The trip that a text asks for, as far as it says one.
 * @param now whence `next month` is reckoned
 */
export function wishOf(text: string, now: Date): Wish {
  const said = text
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[’']/g, '')
  const wish: Wish = {
    ...budgetIn(said),
    ...groupIn(said),
    starting_location: cityIn(said),
    preference_type: TYPES.find(([, words]) => words.test(said))?.[0],
    month: monthIn(said, now),
    days: daysIn(said),
  }
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
}

function budgetIn(said: string): Wish {
  const found =
    said.match(/(?:₹|\b(?:rs\.?|inr|rupees))\s*(\d+(?:\.\d+)?)\s*(k\b|thousand|lakhs?|l\b)?/) ??
    said.match(/\b(\d+(?:\.\d+)?)\s*(k|thousand|lakhs?)\b/) ??
    said.match(/\b(\d{4,7})\s*(?:rs|rupees|inr|bucks|budget)\b/) ??
    said.match(
      /\b(?:under|below|within|budget(?: (?:is|of))?|upto|up to|less than|for|with|around|about)\s+(\d{4,7})\b/,
    )
  const amount = found ? Math.round(Number(found[1]) * unitOf(found[2])) : /\b(a|one) lakh\b/.test(said) ? 100_000 : 0
  if (amount < 1_000 || amount > 10_000_000) return {}
  const steps = BUDGETS.map(([value]) => value)
  const budget = steps.findLast((step) => Number(step) <= amount) ?? '10000'
  const perHead = /\b(per|a|each) (person|head|pax)\b|\beach\b|\bpp\b/.test(said)
  return { amount, budget, budgetIs: perHead ? 'person' : undefined }
}

const unitOf = (word = '') => (word.startsWith('l') ? 100_000 : word === '' ? 1 : 1_000)

function groupIn(said: string): Wish {
  const heads = headsIn(said)
  if (heads === undefined) return {}
  return { heads, group_size: GROUP_SIZES.find(([size]) => Number(size) >= heads)?.[0] ?? '10' }
}

function headsIn(said: string): number | undefined {
  const counted =
    said.match(new RegExp(`\\b${COUNT}\\s*(?:people|persons?|adults|friends|travell?ers|of us|pax|members)\\b`)) ??
    said.match(new RegExp(`\\b(?:family|group|party) of ${COUNT}\\b`)) ??
    said.match(
      new RegExp(`\\bfor ${COUNT}\\b(?!\\s*(?:days?|nights?|weeks?|months?|hours?|k\\b|thousand|lakh|rs|rupees))`),
    )
  const count = counted?.[1] === undefined ? 0 : countOf(counted[1])
  if (count > 0) return count
  if (
    /\b(couple|honeymoon|wife|husband|girlfriend|boyfriend|partner|both of us|my (mother|father|friend))\b/.test(said)
  )
    return 2
  if (/\b(solo|alone|by myself|just me|on my own)\b/.test(said)) return 1
  if (/\bfamily\b/.test(said)) return 4
  return /\b(big|large) group\b/.test(said) ? 10 : undefined
}

/** Where they start: after `from` first, since another city may be where they want to go. */
function cityIn(said: string): City | undefined {
  const from =
    said.match(/\b(?:from|starting(?: in| at| from)?|live in|based in|leaving) (?:new )?(\w+)/)?.[1] ??
    said.match(/\b(\w+) to \w/)?.[1] ??
    ''
  return CITIES.find(([, name]) => name.test(from))?.[0]
}

function monthIn(said: string, now: Date): number | undefined {
  if (/\bnext month\b/.test(said)) return ((now.getMonth() + 1) % 12) + 1
  if (/\bthis month\b/.test(said)) return now.getMonth() + 1
  const name = said.match(MONTH)?.[1] ?? said.match(SAID_MONTH)?.[1]
  if (name) return MONTHS.indexOf(name.slice(0, 3)) + 1
  if (/\bmonsoons?\b|\brains\b/.test(said)) return 7
  return /\b(christmas|new years?)\b/.test(said) ? 12 : undefined
}

function daysIn(said: string): number | undefined {
  const counted = said.match(new RegExp(`\\b${COUNT}[ -]*(day|night|week)s?\\b`))
  if (counted?.[1] && counted[2]) {
    const count = countOf(counted[1])
    const days = { day: count, night: count + 1, week: count * 7 }[counted[2]] ?? count
    return days >= 1 ? Math.min(days, 14) : undefined
  }
  if (/\blong weekend\b/.test(said)) return 3
  if (/\bweekend\b/.test(said)) return 2
  return /\ba week\b/.test(said) ? 7 : undefined
}

const ASKS_FOR_TRIP =
  /\b(trips?|travel|holidays?|vacations?|getaways?|go|suggest\w*|recommend\w*|where|plan|visit|destinations?|weekend|honeymoon|places?|escape|somewhere)\b/i
const ASKS_HOW = /^\s*(how (do|can|does|to|is|are|will)|can i|do i|do you|does|why|who|is there|what is|what are)\b/i

/** How much of a trip a text says: what it is for, with what, with whom, from where. */
const facetsOf = ({ budget, group_size, starting_location, preference_type, month, days }: Wish) =>
  [budget, group_size, starting_location, preference_type, month, days].filter((facet) => facet !== undefined).length

/**
 * The trip that the last of these questions asks for; null when it asks for none. What it leaves out goes on from the
 * questions before it: `a beach trip from Mumbai`, then `and for six people?`.
 */
export function tripWish(questions: string[], now: Date): Wish | null {
  const question = questions.at(-1) ?? ''
  const wish = wishOf(question, now)
  if (asksForTrip(question, wish)) return wish
  const isShort = question.trim().split(/\s+/).length <= 8
  if (!isShort || facetsOf(wish) === 0 || ASKS_HOW.test(question)) return null
  const before = questions.length > 1 ? tripWish(questions.slice(-4, -1), now) : null
  return before && { ...before, ...wish }
}

function asksForTrip(question: string, wish: Wish): boolean {
  const facets = facetsOf(wish)
  const hasCore = wish.preference_type !== undefined || wish.budget !== undefined
  if (!hasCore) return facets >= 3
  if (ASKS_HOW.test(question) && facets < 3) return false
  return facets >= 2 || ASKS_FOR_TRIP.test(question)
}
