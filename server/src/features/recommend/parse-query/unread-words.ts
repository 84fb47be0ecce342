import { monthParts } from './month-parts.ts'
import { isNumber, isStopWord } from './stop-words.ts'
import type { Token } from './tokens.ts'

const DEGREES = new Set(['too', 'so', 'very', 'much', 'more', 'any', 'a', 'really', 'that'])
const NEGATIONS = new Set(['no', 'not', 'without', 'except', 'avoid'])

/**
 * What no rule took, as it was written: words that say something, and every number with its unit. Words that say nothing by
 * themselves are left out.
 */
export function leftoverOf(text: string, tokens: readonly Token[]): string {
  const ofMonth = monthParts(tokens)
  const isUnit = (token: Token, at: number) => {
    const before = tokens[at - 1]
    return before !== undefined && !before.used && isNumber(before.text) && before.end === token.start
  }
  // `60th`, `early Jan`: here a word says something that says nothing by itself.
  const isSaid = (token: Token | undefined, at: number) =>
    token !== undefined && !token.used && (!isStopWord(token.text) || ofMonth.has(token) || isUnit(token, at))
  // `not too hectic`
  const negated = (at: number): number => {
    let next = at + 1
    while (DEGREES.has(tokens[next]?.text ?? '') && !tokens[next]?.used) next++
    return isSaid(tokens[next], next) ? next : at
  }
  const parts: { start: number; end: number }[] = []
  let shownTo = 0
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    // `no bus`: without its negation the word would say the opposite.
    if (NEGATIONS.has(token.text) && !token.used) shownTo = Math.max(shownTo, negated(at))
    if (!isSaid(token, at) && at >= shownTo) continue
    const last = parts.at(-1)
    const isJoined = last && before && last.end === before.end && (token.start === before.end || isNumber(before.text))
    if (isJoined) last.end = token.end
    else parts.push({ start: token.start, end: token.end })
  }
  return parts.map(({ start, end }) => text.slice(start, end).trim()).join(' ')
}
