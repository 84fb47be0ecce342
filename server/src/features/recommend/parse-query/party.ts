import { numberAt } from './numbers.ts'
import { isFree, phraseAt, type Token, wordAt } from './tokens.ts'

const CHILD = new Set(
  'kids kid children child childern bachche bachhe bacche bacchon bachchon baccho bachcho bachcha baccha childs'.split(
    ' ',
  ),
)
const INFANT = new Set('infant infants baby babies toddler toddlers newborn'.split(' '))
/** One child, by who it is. */
const ONE = new Set(
  'son daughter beta beti ladka ladki nephew niece kid child baby infant toddler bachcha baccha'.split(' '),
)
const MOST_CHILDREN = 6
/** The age that is taken where none is written. */
const AGE = 8
const INFANT_AGE = 1
const ADULT_FROM = 18
const YEARS = new Set(['yr', 'yrs', 'year', 'years', 'yo', 'y', 'saal', 'sal', 'months', 'month', 'mnth'])

export const isChildWord = (word: string): boolean => CHILD.has(word) || INFANT.has(word)

export type Children = { ages: number[]; spans: [from: number, to: number][] }

/** The children that a text names, with their ages where it says them. */
export function childrenIn(tokens: readonly Token[]): Children {
  const ages: number[] = []
  const spans: Children['spans'] = []
  for (let at = 0; at < tokens.length; at++) {
    const word = wordAt(tokens, at)
    const isInfant = INFANT.has(word)
    if ((!isChildWord(word) && !ONE.has(word)) || !isFree(tokens, at, at + 1)) continue
    const number = numberBefore(tokens, at)
    const aged = ageBefore(tokens, number?.from ?? at)
    const after = agesAfter(tokens, at + 1, number?.value ?? (ONE.has(word) ? 1 : MOST_CHILDREN))
    const count = number?.value ?? (ONE.has(word) ? 1 : after.ages.length)
    if (count === 0 || count > 60) continue
    const known = aged ? [aged.age] : after.ages
    const usual = isInfant ? INFANT_AGE : AGE
    const all = Array.from({ length: Math.max(count, known.length) }, (_, index) => known[index] ?? usual)
    ages.push(...all.filter((age) => age < ADULT_FROM))
    spans.push([aged?.from ?? number?.from ?? at, after.end])
    at = after.end - 1
  }
  return { ages, spans }
}

/** `2` of `2 kids`, `2 small kids`. */
function numberBefore(tokens: readonly Token[], at: number): { value: number; from: number } | null {
  for (const gap of [1, 2]) {
    const number = at - gap >= 0 ? numberAt(tokens, at - gap) : null
    const from = at - gap
    if (!number || number.to > at || !Number.isInteger(number.value) || !isFree(tokens, from, number.to)) continue
    if (gap === 2 && YEARS.has(wordAt(tokens, at - 1))) continue
    return { value: number.value, from }
  }
  return null
}

/** `5` of `5 year old son`, `1 yr baby`. */
function ageBefore(tokens: readonly Token[], at: number): { age: number; from: number } | null {
  const isOld = ['old', 'ka', 'ki', 'ke'].includes(wordAt(tokens, at - 1))
  const unit = isOld ? at - 2 : at - 1
  if (unit < 1 || !YEARS.has(wordAt(tokens, unit))) return null
  const number = numberAt(tokens, unit - 1)
  if (!number || number.to > unit || !isFree(tokens, unit - 1, at)) return null
  const isMonths = /^mo|^mn/.test(wordAt(tokens, unit))
  return { age: isMonths ? 0 : Math.floor(number.value), from: unit - 1 }
}

const AGE_WORDS = new Set([
  'aged',
  'age',
  'ages',
  'of',
  'and',
  'is',
  'are',
  'who',
  'yrs',
  'years',
  'year',
  'yr',
  'old',
  '-',
  '/',
])

/** `5 and 8 years old` after `kids`, `aged 5, 8`, `(5 and 8)`. */
function agesAfter(tokens: readonly Token[], at: number, most: number): { ages: number[]; end: number } {
  const ages: number[] = []
  let end = at
  let says = false
  for (let next = at; next < tokens.length && next < at + 12; next++) {
    const word = wordAt(tokens, next)
    if (ages.length >= most && !/^(yrs?|years?|old|yo|y)$/.test(word)) break
    if (AGE_WORDS.has(word) || word === 'yo' || word === 'y') {
      says ||= /^(aged?|ages|yrs?|years?|old|yo)$/.test(word)
      if (ages.length > 0 && /^(yrs?|years?|old|yo|y)$/.test(word)) end = next + 1
      continue
    }
    if (!/^\d{1,2}$/.test(word) || Number(word) >= ADULT_FROM || !isFree(tokens, next, next + 1)) break
    ages.push(Number(word))
    end = next + 1
  }
  return says ? { ages, end } : { ages: [], end: at }
}

const MOST_SENIORS = 60
const SENIOR_PHRASES = [
  'senior citizens',
  'senior citizen',
  'seniors',
  'elders',
  'elderly',
  'buzurg',
  'old people',
  'oldies',
]

/** The seniors that a text counts. */
export function countSeniors(tokens: readonly Token[]): { people: number; from: number; to: number } | null {
  for (let at = 0; at < tokens.length; at++)
    for (const phrase of SENIOR_PHRASES) {
      const length = phrase.split(' ').length
      if (phraseAt(tokens, at, length) !== phrase || !isFree(tokens, at, at + length)) continue
      const before = at > 0 ? numberAt(tokens, at - 1) : null
      const after = before ? null : numberAt(tokens, at + length)
      const number = before ?? after
      const count = number && Number.isInteger(number.value) && number.value <= MOST_SENIORS ? number.value : 0
      return {
        people: count,
        from: count > 0 && before ? at - 1 : at,
        to: count > 0 && after ? after.to : at + length,
      }
    }
  return null
}
