import { firstMatches } from './clean-text.ts'
import {
  FIRST_WORD,
  isCode,
  isSureCode,
  NO_PLACE,
  NO_WORD,
  nameOf,
  PLACES_MAX,
  placeOf,
  readPlace,
  type Way,
} from './read-place.ts'
import { airportsIn, isTown } from './rows.ts'
import type { TicketKind, TicketPlace } from './ticket.ts'

const TIME = '(?:\\d{1,2}[:.]\\d\\d(?: ?[apAP]\\.?[mM]\\.?| ?[hH]rs)?|\\d{4} ?[hH]rs)'
const AT_TERMINAL = '(?: ?,? \\(?T\\d[A-D]?\\)?,?)?'
const TIMED = new RegExp(
  `([A-Z][A-Za-z.' ]{1,30}?)(?: ?\\(([A-Z]{2,5})\\))?,?${AT_TERMINAL} {1,4}${TIME} {0,4}(?:-|→|>|to) {0,4}([A-Z][A-Za-z.' ]{1,30}?)(?: ?\\(([A-Z]{2,5})\\))?,?${AT_TERMINAL} {1,4}${TIME}`,
  'g',
)

/** `Port Blair 08:00 - Havelock 09:30` */
export const byTimes = (text: string, kind: TicketKind | null): Way[] =>
  firstMatches(text, TIMED, PLACES_MAX).flatMap(({ index, 1: from = '', 2: start = '', 3: to = '', 4: end = '' }) => {
    const words = from.replace(FIRST_WORD, '')
    const isNone = (name: string) => NO_PLACE.test(name) && !(kind === 'rail' && /^[A-Z]{2,5}$/.test(name))
    if (isNone(words) || isNone(to) || NO_WORD.test(`${words} ${to}`)) return []
    const placed = (name: string, code: string) => readPlace(code ? `${name} (${code})` : name, kind)
    return [{ at: index, from: placed(words, start), to: placed(to, end) }]
  })

const BESIDE = `(?: \\(?T\\d[A-D]?\\)?)?(?: at)?,? {0,8}\\(?${TIME}\\)?`
const PLACE = `([A-Z][A-Za-z.']{1,20}(?: [A-Z][a-z.']{1,20})?)(?: \\(?([A-Z]{3})\\)?)?`
/** Between the two: a sign, the day of the first one at the end of its line, the word for the second one. */
const THEN = `(?:[ ,/|\\n]{1,6}|[ ,][^\\n]{0,30}\\n {0,4})(?:[Aa]rr(?:ival|ives?)?\\.? ?:? ?)?`
/** `Guwahati 17:20, Delhi 20:05` */
const PAIR = new RegExp(`(?<![A-Za-z])${PLACE}${BESIDE}${THEN}${PLACE}${BESIDE}`, 'g')
/** A further place before or behind the two: a list of stops, unless it is one of the two again. */
const FURTHER = [
  new RegExp(`^[^]*(?<![A-Za-z])${PLACE}${BESIDE}${THEN}$`),
  new RegExp(`^${THEN}${PLACE}${BESIDE}`),
] as const
const FURTHER_MAX = 120
const isStop = (text: string, further: RegExp, name: string) => {
  const [, other] = further.exec(text) ?? []
  return other !== undefined && other !== name
}

/** Two places that we know, each with its time. */
export const byPairs = (text: string, kind: TicketKind | null): Way[] =>
  firstMatches(text, PAIR, PLACES_MAX).flatMap(
    ({ 0: all, index, 1: start = '', 2: startCode = '', 3: end = '', 4: endCode = '' }) => {
      const behind = index + all.length
      if (isStop(text.slice(Math.max(0, index - FURTHER_MAX), index), FURTHER[0], start)) return []
      if (isStop(text.slice(behind, behind + FURTHER_MAX), FURTHER[1], end)) return []
      if ([start, end].some((name) => NO_PLACE.test(name) || NO_WORD.test(name))) return []
      const isOurs = (name: string) =>
        kind === 'air' ? airportsIn(name).length === 1 : isTown(name.split(' ')[0] ?? '')
      if (!isOurs(start) || !isOurs(end)) return []
      const placed = (name: string, code: string) => readPlace(code ? `${name} (${code})` : name, kind)
      return [{ at: index, from: placed(start, startCode), to: placed(end, endCode) }]
    },
  )

/** `22:00  Delhi (Majnu Ka Tilla)`, `02:35  BOM  Mumbai`: lines that begin with a time and a place. */
const CLOCK_FIRST = new RegExp(
  `^ {0,4}${TIME}(?: ?\\(?\\+\\d(?: ?days?)?\\)?)?(?: ?-)? {1,4}(?:([A-Z]{3,4}) {1,4})?([A-Z][A-Za-z.' ]{2,30})(?: ?\\(([^()\\n]{2,30})\\))?(?=[ ,]|$)`,
  'gm',
)

export function byClocks(text: string, kind: TicketKind | null): Way[] {
  const stops = firstMatches(text, CLOCK_FIRST, PLACES_MAX).flatMap(
    ({ index, 1: code = '', 2: words = '', 3: inner = '' }) => {
      const name = words.split(/ {2,}/)[0] ?? ''
      const own = code && isCode(code, kind) ? code : isCode(inner, kind) ? inner : ''
      return NO_PLACE.test(name) || NO_WORD.test(name)
        ? []
        : [{ at: index, place: own ? placeOf(name, own, kind) : readPlace(name, kind) }]
    },
  )
  if (stops.length % 2 === 1) return []
  return stops.flatMap(({ at, place }, index) =>
    index % 2 === 0 ? [{ at, from: place, to: stops[index + 1]?.place ?? null }] : [],
  )
}

const END_LINE =
  /^[ \t]{0,4}(?:(dep(?:arts?|arture|arting)?|leaves?|leaving|take-?off)|arr(?:ives?|ival|iving)?|reach(?:es|ing)?|lands?|landing)\b\.?[ :-]{0,3}([^\n]{3,80})$/gim
/** `Arrive Delhi airport by 04:00`: when one has to be there. */
const REPORTING =
  /\b(?:by|before|latest|till) \d|\b(?:hours?|hrs?|min(?:ute)?s?) (?:early|earlier|before|prior|ahead|in advance)\b|^[ \t]*(?:reach|arrive) (?!:)[^\n]*\bairport\b/i
/** `Depart 06:00 for Mumbai`: where one goes. */
const GOES = /^[^\n]*\b(?:for|to|towards) [A-Z]|\bbound\b/
/** The only airport that we know in some words, by its name or its code. */
function airportOf(words: string): TicketPlace | null {
  const [named, ...others] = airportsIn(
    words.replace(/[A-Z]{4,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase()),
  )
  if (named) return others.length === 0 ? named : null
  const codes = (words.match(/(?<![A-Z0-9])[A-Z]{3}(?![A-Z0-9])/g) ?? []).filter((code) => isSureCode(code, 'air'))
  const [code, ...more] = new Set(codes)
  return code && more.length === 0 ? placeOf('', code, 'air') : null
}

/**
 * `Departs Sun 29 Nov, 20:15, Mumbai T1` above `Arrives Lucknow T3, 22:30`: lines with one airport that we know each. Some
 * name the arrival first.
 */
export function byEnds(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'air') return []
  const stops = firstMatches(text, END_LINE, PLACES_MAX).flatMap(({ 0: line, index, 1: start, 2: words = '' }) => {
    if (start === undefined ? REPORTING.test(line) : GOES.test(words)) return []
    const place = airportOf(words)
    return place ? [{ at: index, place, isStart: start !== undefined }] : []
  })
  const isTurned = stops.length % 2 === 0 && stops.every(({ isStart }, at) => isStart === (at % 2 === 1))
  return stops.flatMap(({ at, place, isStart }, index) => {
    const next = stops[index + 1]
    if (isTurned) return next && !isStart ? [{ at, from: next.place, to: place }] : []
    return isStart && next && !next.isStart ? [{ at, from: place, to: next.place }] : []
  })
}

const BOUND = /^ {0,4}(?:flight|train|bus|ferry)(?: ride| journey)? to ([A-Z][^\n(]{1,40}?) ?(?:\([^()\n]{2,40}\) ?)?$/i
const WHERE = /^ {0,4}where ?: ?([A-Z][^\n]{1,60})$/i
const BOUND_LINES = 4
/** `Flight to Jaipur (6E 2341)` above `Where: Bengaluru BLR`, or the airport alone, as calendars write an event. */
export function byBound(text: string, kind: TicketKind | null): Way[] {
  const lines = text.split('\n', LINES_MAX)
  return lines.flatMap((line, at) => {
    const end = BOUND.exec(line)?.[1]
    if (end === undefined) return []
    const below = lines.slice(at + 1, at + 1 + BOUND_LINES)
    const next = below.findIndex((other) => BOUND.test(other))
    const own = next < 0 ? below : below.slice(0, next)
    const where = own.map((other) => WHERE.exec(other)?.[1]).find(Boolean)
    const alone = kind === 'air' ? own.find((other) => !/\d/.test(other) && airportOf(other) !== null) : undefined
    const start = where ?? alone
    const [from, to] = [start ? readPlace(start, kind) : null, readPlace(end, kind)]
    return from && to && from.name !== to.name ? [{ at, from, to }] : []
  })
}

const DAY_OR_TIME =
  /^ ?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? ?-?)?\d{1,2}(?:[:.]\d\d|(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|[/-]\d)/i
const CLOCK_START = new RegExp(`^ ?${TIME}`)
const NAME_LINE = /^ ?[A-Z][A-Za-z.' ]{2,30}(?: ?\([A-Za-z .']{2,30}\))?(?: \(?T\d[A-D]?\)?)?$/
const LINES_MAX = 400

/** A name alone above a line that begins with a day or a time, twice: where one leaves, and where one arrives. */
export function byBlocks(text: string, kind: TicketKind | null): Way[] {
  const lines = text.split('\n', LINES_MAX)
  const stops = lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? ''
    if (!NAME_LINE.test(line) || !DAY_OR_TIME.test(next) || NO_PLACE.test(line.trim()) || NO_WORD.test(line)) return []
    const above = (lines[at - 1] ?? '').trim()
    const code = /^[A-Z]{2,5}$/.test(above) && (kind === 'rail' || kind === 'air') ? above : ''
    const place = code ? { name: isCode(code, kind) ? nameOf(code, kind) : line.trim(), code } : readPlace(line, kind)
    return [{ at, place, isTimed: CLOCK_START.test(next) }]
  })
  // The address below a time can have a day below it.
  const timed = stops.filter(({ isTimed }) => isTimed)
  const [from, to, ...others] = timed.length === 2 ? timed : stops
  return from && to && others.length === 0 ? [{ at: from.at, from: from.place, to: to.place }] : []
}

/** A row of a table whose columns have one space between them: two airports that we know stand beside each other. */
export function byRows(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'air') return []
  let at = 0
  return text.split('\n', LINES_MAX).flatMap((line) => {
    const start = at
    at += line.length + 1
    if (line.length > 200 || !/\d[:.]\d\d/.test(line)) return []
    const [from, to, ...others] = airportsIn(line)
    return from && to && others.length === 0 && line.replace(/ {2,}/g, ' ').includes(`${from.name} ${to.name}`)
      ? [{ at: start, from, to }]
      : []
  })
}

const TOWNS = /(?<![a-z] (?:from|via) )\b([a-z]{4,20}) (?:se|to) ([a-z]{4,20})\b/gi
const named = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** `delhi se rishikesh`, as people write in a chat: two towns that we know. */
export const byTowns = (text: string, kind: TicketKind | null): Way[] =>
  firstMatches(text, TOWNS, PLACES_MAX).flatMap(({ index, 1: from = '', 2: to = '' }) =>
    isTown(from) && isTown(to)
      ? [{ at: index, from: readPlace(named(from), kind), to: readPlace(named(to), kind) }]
      : [],
  )

/** Behind a code that is a part of the name of a train: `MAS EXP`. */
const OF_TRAIN = /^ (?:EXP|EXPRESS|MAIL|SF|SPL|RAJ|RAJDHANI|SHATABDI|DURONTO)\b/i

/** Codes of airports abroad that are words. */
const WORD_CODES = /^(?:ADD|CAN|DAD|HAN|MAN|MED|MEL|PEN|REP|SIN)$/
/** `BOM                 SIN`, a line of codes alone. */
const LINE_OF_CODES = /^ {0,20}[A-Z]{3} {1,60}(?:→ {0,8})?[A-Z]{3} {0,20}$/gm

/** Known codes of airports on their own: `BOM 06:15` above `DEL 08:25`. */
export function byStops(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'air' && kind !== 'rail') return []
  const lines = firstMatches(text, LINE_OF_CODES, PLACES_MAX)
  const isInLine = (at: number) => lines.some(({ 0: line, index }) => at >= index && at < index + line.length)
  const all = firstMatches(text, /(?<![A-Z0-9])([A-Z]{2,5})(?![A-Z0-9])/g, PLACES_MAX).filter(
    ({ index, 1: code = '' }) =>
      (isSureCode(code, kind) ||
        (kind === 'air' && isCode(code, kind) && (!WORD_CODES.test(code) || isInLine(index)))) &&
      code.length > 2 &&
      code !== 'DEC' &&
      !OF_TRAIN.test(text.slice(index + code.length)),
  )
  const inPairs = all.length % 2 === 0 && all.every(({ 1: code }, at) => at % 2 === 1 || all[at + 1]?.[1] !== code)
  const codes = inPairs ? all : all.filter(({ 1: code }, at) => all[at - 1]?.[1] !== code)
  const ways: Way[] = []
  for (let at = 0; at + 1 < codes.length; at += 2) {
    const [from, to] = [codes[at], codes[at + 1]]
    if (from && to)
      ways.push({ at: from.index, from: placeOf('', from[1] ?? '', kind), to: placeOf('', to[1] ?? '', kind) })
  }
  return ways
}
