import { EXAMPLES } from '../src/http/openapi/examples.ts'
import { EXAMPLE_TOKEN } from '../src/http/openapi/trip-link-examples.ts'

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const INSTANT = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z"/g
const HOUR_MS = 3_600_000
/** Lists show so many of their objects. */
const ITEMS_SHOWN = 2

/** Shortens lists of objects, also within the JSON texts of the recommendations. */
function shortened(answer: unknown): unknown {
  if (Array.isArray(answer)) {
    const isLong = answer.every((item) => typeof item === 'object')
    return (isLong ? answer.slice(0, ITEMS_SHOWN) : answer).map(shortened)
  }
  if (typeof answer === 'string' && /^\[\{/.test(answer)) return JSON.stringify(shortened(JSON.parse(answer)))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, shortened(value)]))
}

/** Returns a function that makes real responses into examples, without what differs each time they are recorded. */
export function recorder() {
  const start = Date.now()
  const ids = new Map<string, string>()
  const known = new Set(JSON.stringify(EXAMPLES).match(UUID))
  const idOf = (id: string) => {
    if (known.has(id)) return id
    if (!ids.has(id)) ids.set(id, `019aa1c0-4a00-7a5a-8b01-0242ac15${String(ids.size + 1).padStart(4, '0')}`)
    return ids.get(id) as string
  }
  /** The clock of the database, unlike that of the tests, goes on. */
  const instantOf = (text: string) =>
    Math.abs(Date.parse(JSON.parse(text)) - start) < HOUR_MS ? '"2026-11-20T06:30:00.000Z"' : text
  return (answer: unknown): unknown =>
    JSON.parse(
      JSON.stringify(shortened(answer))
        .replace(UUID, idOf)
        .replace(INSTANT, instantOf)
        .replace(/media\/[\w-]{43}/g, `media/${'Zm9yIGV4YW1wbGUgb25seQ'.repeat(2).slice(0, 43)}`)
        .replace(/\/(shared|calendar)\/[\w-]{22}/g, `/$1/${EXAMPLE_TOKEN}`),
    )
}
