import { firstMatches } from './clean-text.ts'
import { findDates } from './find-dates.ts'
import { findFlights, findTrains } from './find-kind.ts'
import { findTimes } from './find-times.ts'
import { NO_WORD } from './read-place.ts'
import { spotOf, type Ticket, type TicketField } from './ticket.ts'

/** So many legs of one text are looked for. */
const LEGS_MAX = 8
const BLOCKS_MAX = 60

/** `Onward`, `Trip 2`, `Going: …`, `2) …`: the head of a leg. */
const HEAD =
  /^[ \t#*-]{0,6}(?:(?:return|inbound|onward|outbound|going|coming back|way back|departing|returning|connecting|first|second|third)\b(?: (?:journey|flight|trip|ticket|bus|train|ferry|leg|sector|details|way|out))?|(?:flight|journey|segment|leg|trip|ticket|booking|sector|ferry|bus|train) ?#?[1-6](?: of [1-6])?(?![\d:])|[1-6][).](?= ))/gim

/** A line that is a way and no more. */
const WAY_LINE = /^[ \t]{0,6}[A-Z][A-Za-z .,'()]{1,40} ?(?: to |→| - |-) ?[A-Z][A-Za-z .,'()]{1,40}$/gm

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1
const blockStart = (text: string, at: number) => {
  const blank = text.lastIndexOf('\n\n', at)
  return blank < 0 ? 0 : blank + 2
}
const unique = (starts: readonly number[]) => [...new Set(starts)].sort((one, other) => one - other)

/** The paragraphs or lines that have a day or a time of day each, where no more is known of a leg. */
function timedStarts(text: string, today: string, split: RegExp): number[] {
  const parts = firstMatches(text, split, BLOCKS_MAX)
  return parts
    .filter(({ 0: part }) => {
      const times = findTimes(part, { is24: true }).length
      return times > 0 && (times > 1 || findDates(part, { today, dayFirst: true }).length > 0)
    })
    .map(({ index }) => index)
}

/** Parts of which each has a time of day: what stands before one belongs to it. */
function withTimes(parts: readonly string[]): string[] {
  const timed: string[] = []
  let before = ''
  for (const part of parts) {
    before += part
    if (findTimes(part, { is24: true }).length === 0) continue
    timed.push(before)
    before = ''
  }
  if (timed.length > 0) timed[timed.length - 1] += before
  return timed
}

/** Parts of which each has the day and the head that stand right before it, behind the last time of the part before. */
function withOwnDays(parts: readonly string[], today: string): string[] {
  const own = [...parts]
  for (let at = 0; at + 1 < own.length; at++) {
    const [part = '', next = ''] = [own[at], own[at + 1]]
    const dates = (words: string) => findDates(words, { today, dayFirst: true })
    const first = findTimes(next, { is24: true })[0]?.at ?? next.length
    if (dates(next.slice(0, first)).length > 0) continue
    const last = findTimes(part, { is24: true }).at(-1)?.end ?? 0
    const blank = part.indexOf('\n\n', last)
    if (last === 0 || blank < 0 || dates(part.slice(blank)).length === 0) continue
    own[at] = part.slice(0, blank)
    own[at + 1] = `${part.slice(blank).trimStart()}${next}`
  }
  return own
}

export type Cut = { shared: string; parts: string[] }

/** The ways to part a text into legs: by their numbers, heads, lines and paragraphs. */
export function cutsOf(text: string, today: string): Cut[] {
  const numbers = [...findFlights(text), ...findTrains(text)].map(({ at }) => at)
  const heads = firstMatches(text, HEAD, LEGS_MAX * 2).map(({ index }) => index)
  const tries = [
    heads,
    firstMatches(text, WAY_LINE, LEGS_MAX * 2)
      .filter(([line]) => !NO_WORD.test(line))
      .map(({ index }) => index),
    numbers.map((at) => lineStart(text, at)),
    numbers.map((at) => blockStart(text, at)),
    numbers,
    timedStarts(text, today, /(?:[^\n]+(?:\n|$))+/g),
    timedStarts(text, today, /[^\n]+/g),
    timedStarts(text, today, /[^\n;]+/g),
  ].map(unique)
  const seen = new Set<string>()
  return tries.flatMap((starts) => {
    const key = starts.join()
    if (starts.length < 2 || starts.length > LEGS_MAX || seen.has(key)) return []
    seen.add(key)
    const pieces = starts.map((start, at) => text.slice(start, starts[at + 1] ?? text.length))
    const parts = withOwnDays(withTimes(pieces), today)
    if (parts.length < 2) return []
    const last = parts.at(-1) ?? ''
    const end = last.indexOf('\n\n')
    const tail = end < 0 ? '' : last.slice(end)
    return [{ shared: `${text.slice(0, starts[0])}\n${tail}`, parts }]
  })
}

const NEEDED: readonly TicketField[] = ['from', 'to', 'date', 'departs']
const isAsked = ({ questions }: Ticket, field: TicketField) => questions.some((question) => question.field === field)

/** How many of the fields that a leg needs are known and not asked. */
const known = (ticket: Ticket) =>
  NEEDED.filter((field) => ticket[field] !== null && !isAsked(ticket, field)).length +
  (ticket.arrives !== null && !isAsked(ticket, 'arrives') ? 0.5 : 0) +
  (ticket.seat === '' ? 0 : 0.1)

const wayOf = ({ from, to }: Ticket) => `${spotOf(from)} ${spotOf(to)}`
const endOf = ({ date, departs, arrives, arrivesDays }: Ticket) =>
  Date.parse(date ?? '') / 60_000 + (arrives === null ? (departs ?? 0) : arrives + (arrivesDays ?? 0) * 1440)
const beginOf = ({ date, departs }: Ticket) => Date.parse(date ?? '') / 60_000 + (departs ?? 0)

/**
 * Whether legs can be those of one traveller: each whole, none on the way of another, each after the one before. Where
 * the text has numbers of trains or flights, each leg has its own.
 */
export function areLegs(tickets: readonly Ticket[], isNumbered: boolean): boolean {
  const areAll = <T>(of: (ticket: Ticket) => T) => new Set(tickets.map(of)).size === tickets.length
  return (
    tickets.length > 1 &&
    tickets.every((ticket, at) => {
      const before = tickets[at - 1]
      const isWhole = ticket.kind !== 'stay' && ticket.kind !== null && known(ticket) >= NEEDED.length
      const isMoving = spotOf(ticket.from) !== spotOf(ticket.to)
      return isWhole && isMoving && (!before || endOf(before) <= beginOf(ticket))
    }) &&
    areAll(wayOf) &&
    (!isNumbered || (areAll(({ number }) => number) && tickets.every(({ number }) => number !== ''))) &&
    new Set(tickets.map(({ kind }) => kind)).size === 1
  )
}

/** How much is known of some legs: most counts how many are whole, then that none is in part. */
export const sureness = (tickets: readonly Ticket[]): number =>
  tickets.reduce((sum, ticket) => sum + (known(ticket) < NEEDED.length ? -NEEDED.length : known(ticket)), 0)
