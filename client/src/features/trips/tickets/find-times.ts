import { firstMatches } from './clean-text.ts'

/** A time of day in a text, with the days after the departure if it says so. `minutes`: those that it can be. */
export type FoundTime = { type: 'time'; at: number; end: number; minutes: number[]; daysLater: number | null }

/** More times are no ticket's. */
const TIMES_MAX = 100

const CLOCK =
  /(?<!\d|\d[:.,]|[+₹]|\w-)([01]?\d|2[0-3])(?:[:](\d\d)(?::\d\d)?|\.(\d\d)(?= ?(?:[ap]\.?m|hrs|hours)))(?![\d:])(?: ?(a\.?m\b\.?|p\.?m\b\.?|hrs?\b|hours?\b|h\b|noon\b|midnight\b))?/gi
const HOUR = /(?<!\d|\d[:.,]|[₹])(1[0-2]|0?[1-9]) ?([ap])\.?m\b\.?/gi
const MILITARY = /(?<!\d|\d[:.,]|[₹])([01]\d|2[0-3])([0-5]\d) ?(?:hrs?|hours?|h)\b/gi
const LATER = /^ ?\(?(?:\+ ?([1-4])(?!\d)|(next day|following day)|day \+?([2-5])\b)/i

/**
 * The times of a text in their order. One without am or pm is both, unless the text has times of 24 hours, or it is a
 * ticket of an operator that writes them (`is24`).
 */
export function findTimes(text: string, { is24 }: { is24: boolean }): FoundTime[] {
  const found: (FoundTime & { sure: boolean })[] = []
  const add = (at: number, length: number, hour: number, minute: number, half: string) => {
    if (minute > 59 || found.some((time) => at < time.end && at + length > time.at)) return
    const later = LATER.exec(text.slice(at + length, at + length + 20))
    const daysLater = later ? Number(later[1] ?? (later[2] ? 1 : Number(later[3] ?? 1) - 1)) : null
    const letter = half.charAt(0).toLowerCase()
    const isHalf = letter === 'a' || letter === 'p'
    const value = isHalf && hour <= 12 ? (hour % 12) + (letter === 'p' ? 12 : 0) : hour
    const one = value * 60 + minute
    const isWhole = letter === 'h' || letter === 'n'
    const sure = isHalf || isWhole || hour > 12 || hour === 0
    found.push({ type: 'time', at, end: at + length + (later?.[0].length ?? 0), minutes: [one], daysLater, sure })
  }
  for (const match of firstMatches(text, CLOCK, TIMES_MAX))
    add(match.index, match[0].length, Number(match[1]), Number(match[2] ?? match[3]), match[4] ?? '')
  for (const match of firstMatches(text, HOUR, TIMES_MAX))
    add(match.index, match[0].length, Number(match[1]), 0, match[2] ?? '')
  for (const match of firstMatches(text, MILITARY, TIMES_MAX))
    add(match.index, match[0].length, Number(match[1]), Number(match[2]), 'h')
  const hasHalves = /\d ?[ap]\.?m\b/i.test(text)
  const isWhole = !hasHalves && (found.some(({ minutes: [minute = 0] }) => minute >= 780 || minute < 60) || is24)
  return found
    .sort((one, other) => one.at - other.at)
    .map(({ sure, ...time }) => {
      const [minute = 0] = time.minutes
      return sure ||
        (isWhole && !(is24 && isShort(text, time.at) && !found.some((one) => (one.minutes[0] ?? 0) >= 780)))
        ? time
        : { ...time, minutes: [minute, (minute + 720) % 1440] }
    })
}

/** `6:30`, which nobody writes who counts 24 hours. */
const isShort = (text: string, at: number) => /^\d:/.test(text.slice(at, at + 2))
