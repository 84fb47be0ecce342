import { firstMatches } from './clean-text.ts'
import { isCode, isNamed, PLACES_MAX, placeOf, readPlace, type Way } from './read-place.ts'
import { isKnown } from './rows.ts'
import type { TicketKind } from './ticket.ts'

/** `DEL` on a line above `Delhi, Terminal 3`; `to` above it may stand before it now. */
const CODE_ABOVE = /^ {0,4}(?:[Tt]o ?:? )?([A-Z]{3}) *\n {0,4}([A-Z][A-Za-z .]{2,30})(?=[,(\n]|$)/gm
/** `HYDERABAD / TIRUPATI`, a line that is nothing else. */
const SLASHED = /^ {0,4}([A-Z][A-Za-z ]{2,24}) \/ ([A-Z][A-Za-z ]{2,24}) *$/gm

/** The only two codes of a pass that stand each above the name of its airport. */
export function byCodesAbove(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'air') return []
  const stops = firstMatches(text, CODE_ABOVE, PLACES_MAX).filter(
    ({ 1: code = '', 2: name = '' }) => isCode(code, kind) && isNamed(code, name, kind),
  )
  const [from, to, ...others] = stops
  if (!from || !to || others.length > 0) return []
  return [{ at: from.index, from: placeOf('', from[1] ?? '', kind), to: placeOf('', to[1] ?? '', kind) }]
}

/** The only line of a text with two airports and a slash between them. */
export function bySlash(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'air') return []
  const ways = firstMatches(text, SLASHED, PLACES_MAX).flatMap(({ index, 1: start = '', 2: end = '' }) => {
    const [from, to] = [readPlace(start, kind), readPlace(end, kind)]
    return from && to && isKnown(from, kind) && isKnown(to, kind) ? [{ at: index, from, to }] : []
  })
  return ways.length === 1 ? ways : []
}
