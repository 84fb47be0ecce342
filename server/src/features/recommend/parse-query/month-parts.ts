import { MONTH_WORDS } from './calendar-words.ts'
import { phraseAt, type Token, wordAt } from './tokens.ts'

const ORDINALS = new Set([
  ...['first', 'second', 'third', 'fourth', 'last', '1 st', '2 nd', '3 rd', '4 th', 'pehle', 'pehla', 'aakhri'],
])
const PARTS = new Set(['early', 'mid', 'middle', 'late', 'end', 'beginning', 'start', 'shuru'])
const WEEKS = new Set(['week', 'wk', 'hafte', 'hafta', 'weekend', 'half'])

/** The words after a month that name a part of it: `end`, `last week`. Their number is 0 where there are none. */
function lengthAfter(tokens: readonly Token[], at: number): number {
  if (['ke', 'ka', 'me'].includes(wordAt(tokens, at)) && lengthAfter(tokens, at + 1) > 0)
    return 1 + lengthAfter(tokens, at + 1)
  if (PARTS.has(wordAt(tokens, at))) return 1
  for (const length of [2, 1])
    if (ORDINALS.has(phraseAt(tokens, at, length)) && WEEKS.has(wordAt(tokens, at + length))) return length + 1
  return 0
}

export const isPartOfMonth = (tokens: readonly Token[], at: number): boolean => lengthAfter(tokens, at) > 0

/** The tokens that name a part of a month, as in `1st week of Jan` and `mid May`; the form knows whole months only. */
export function monthParts(tokens: readonly Token[]): ReadonlySet<Token> {
  const found = new Set<Token>()
  for (let at = 0; at < tokens.length; at++) {
    if (!MONTH_WORDS.has(wordAt(tokens, at))) continue
    const after = lengthAfter(tokens, at + 1)
    for (const token of tokens.slice(at + 1, at + 1 + after)) found.add(token)
    const end = wordAt(tokens, at - 1) === 'of' ? at - 1 : at
    for (let from = Math.max(0, end - 3); from < end; from++)
      if (from + lengthAfter(tokens, from) === end) for (const token of tokens.slice(from, end)) found.add(token)
  }
  return found
}
