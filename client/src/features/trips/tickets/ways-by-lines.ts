import { firstMatches } from './clean-text.ts'
import { FIRST_WORD, isCode, NO_PLACE, NO_WORD, PLACES_MAX, placeOf, readPlace, type Way } from './read-place.ts'
import type { TicketKind } from './ticket.ts'

const TIME = '(?:\\d{1,2}[:.]\\d\\d(?: ?[apAP]\\.?[mM]\\.?| ?[hH]rs)?|\\d{4} ?[hH]rs)'
const TIMED = new RegExp(
  `([A-Z][A-Za-z.' ]{1,30}?)(?: ?\\(([A-Z]{2,5})\\))?,? ${TIME} ?(?:-|→|>|to) ?([A-Z][A-Za-z.' ]{1,30}?)(?: ?\\(([A-Z]{2,5})\\))?,? ${TIME}`,
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
/** A name alone above a line that begins with a day or a time, twice: where one leaves, and where one arrives. */
const BLOCK =
  /^ ?([A-Z][A-Za-z.' ]{2,30})\n ?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?\d{1,2}(?:[:.]\d\d|(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|[/-]\d)/gim
export function byBlocks(text: string, kind: TicketKind | null): Way[] {
  const [from, to, ...others] = firstMatches(text, BLOCK, PLACES_MAX).filter(({ 1: name = '' }) => !NO_PLACE.test(name))
  if (!from || !to || others.length > 0) return []
  return [{ at: from.index, from: readPlace(from[1] ?? '', kind), to: readPlace(to[1] ?? '', kind) }]
}

/** Behind a code that is a part of the name of a train: `MAS EXP`. */
const OF_TRAIN = /^ (?:EXP|EXPRESS|MAIL|SF|SPL|RAJ|RAJDHANI|SHATABDI|DURONTO)\b/i

/** Known codes of airports on their own: `BOM 06:15` above `DEL 08:25`. */
export function byStops(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'air' && kind !== 'rail') return []
  const all = firstMatches(text, /(?<![A-Z0-9])([A-Z]{2,5})(?![A-Z0-9])/g, PLACES_MAX).filter(
    ({ index, 1: code = '' }) =>
      isCode(code, kind) && code.length > 2 && code !== 'DEC' && !OF_TRAIN.test(text.slice(index + code.length)),
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
