import { firstMatches } from './clean-text.ts'
import { isCode, placeOf, type Way } from './read-place.ts'
import type { TicketKind } from './ticket.ts'

const NAME = "([A-Z][A-Za-z .']{1,30}?) ?\\(([A-Z]{2,5})\\)"
/** `from Mumbai (BOM) or Navi Mumbai (NMI)` */
const EITHER = new RegExp(
  `\\b(from|to|(?:arriv|depart)[a-z]{0,4}:?[ \\d:.apm]{0,12} at)[ :]{1,2}${NAME} or ${NAME}`,
  'gi',
)
const CODED = new RegExp(NAME, 'g')
const PLACES_MAX = 6
const START = /\bfrom$|\b(?:dep(?:arts?|arture|arting)?|leav(?:es|ing)|origin|boarding)\b[^\n]{0,30}$/i

/**
 * The two ways of a leg of which one end is not decided yet; null if both are told. The other end is the only place
 * besides that has a code.
 */
export function undecidedWays(text: string, kind: TicketKind | null): Way[] | null {
  if (kind !== 'air' && kind !== 'rail') return null
  const [either, ...others] = firstMatches(text, EITHER, 2)
  if (!either || others.length > 0) return null
  const [all, sign = '', name = '', code = '', otherName = '', otherCode = ''] = either
  if (code === otherCode || !isCode(code, kind) || !isCode(otherCode, kind)) return null
  const rest = `${text.slice(0, either.index)}\n${text.slice(either.index + all.length)}`
  const ends = firstMatches(rest, CODED, PLACES_MAX).filter(
    ({ 2: one = '' }) => isCode(one, kind) && one !== code && one !== otherCode,
  )
  const [end] = ends
  if (!end || new Set(ends.map(({ 2: one }) => one)).size > 1) return null
  const line = text.slice(text.lastIndexOf('\n', either.index) + 1, either.index)
  const isStart = START.test(`${line}${sign}`)
  const told = placeOf((end[1] ?? '').replace(/^.*\b(?:from|to|at|in|for) /i, ''), end[2] ?? '', kind)
  return [placeOf(name, code, kind), placeOf(otherName, otherCode, kind)].map((place) =>
    isStart ? { at: either.index, from: place, to: told } : { at: either.index, from: told, to: place },
  )
}

const TOWNS =
  /^[ *]{0,4}(?:property|town|city|place|location) ?[:-] ?([A-Z][a-z]+(?: [A-Z][a-z]+)?) or ([A-Z][a-z]+(?: [A-Z][a-z]+)?)(?=[.,;\n(]|$)/im
/** `Property: Munnar or Vagamon`: the towns of a stay of which one is not chosen yet. */
export const undecidedTowns = (text: string): string[] => TOWNS.exec(text)?.slice(1) ?? []
