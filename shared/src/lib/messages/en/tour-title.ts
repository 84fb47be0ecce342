import { spanOfDays } from './days.ts'

/** A range of days without years: `12–15 Dec`. */
export const shortSpan = (start: string, end: string): string => spanOfDays(start, end).replace(/ \d{4}/g, '')

/** `start` and `end` are days, `YYYY-MM-DD`. */
export type NamedTour = { name: string; destination: string; start: string; end: string }

/** The town of a destination, without its state: `Hampi` of `Hampi, Karnataka`. */
export const placeOfTour = (destination: string): string => (destination.split(',')[0] ?? '').trim()

/** `Agra to Orchha` would begin in the middle without its place. */
const GOES_ON = /^\s+(to|and|&|or|via)\s/i

/** The name without the place that it begins with, and what separates the two. */
function restOfName(name: string, place: string): string {
  if (!name.toLowerCase().startsWith(place.toLowerCase())) return name
  const rest = name.slice(place.length)
  if (GOES_ON.test(rest)) return name
  return /^[\p{L}\p{M}\p{N}’']/u.test(rest) ? name : rest.replace(/^[\s,:;·–—-]+/, '')
}

/**
 * A tour's name with its place and days first, where the name stands alone in a sentence or a list:
 * `Hampi, 27–30 Nov · by coracle and stone`.
 */
export function tourTitle({ name, destination, start, end }: NamedTour): string {
  const place = placeOfTour(destination)
  const head = `${place}, ${shortSpan(start, end)}`
  const rest = restOfName(name.trim(), place)
  return rest === '' ? head : `${head} · ${rest}`
}
