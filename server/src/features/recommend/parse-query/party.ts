import { ADULT_FROM, ageAt, ageBefore, agesAfter } from './ages.ts'
import { numberAt } from './numbers.ts'
import {
  COUPLES,
  FAMILY,
  isChildrenWord,
  isChildWord,
  isOneChildWord,
  isPeopleWord,
  KIN,
  usualAge,
} from './party-words.ts'
import { isStopWord } from './stop-words.ts'
import { isAdjacent, isFree, lookUp, phraseAt, type Token, use, wordAt } from './tokens.ts'

const MOST_AGES = 6
const MOST_CHILDREN = 60
const JOINED = new Set(['and', 'n', 'aur', '+', 'plus', '/'])
/** Before a number of years these make it no age. */
const NO_AGE_AFTER = new Set(['after', 'in', 'since', 'last', 'every', 'for', 'past', 'next'])

export type Children = { ages: number[]; spans: [from: number, to: number][]; besides: number | null }

/**
 * The children that a text names, with their ages where it says them; their words are used. `besides`: the grown-ups of
 * `2 + 1 kid` and `2A 1C`.
 */
export function takeChildren(tokens: readonly Token[]): Children {
  const found: Children = { ages: [], spans: [], besides: null }
  const add = (ages: number[], from: number, to: number) => {
    use(tokens, from, to)
    found.ages.push(...ages.filter((age) => age < ADULT_FROM))
    found.spans.push([from, to])
  }
  for (let at = 0; at < tokens.length; at++) {
    const isNamed = isChildWord(wordAt(tokens, at)) && isFree(tokens, at, at + 1) && !isNoChild(tokens, at)
    const group = isNamed ? groupAt(tokens, at) : letteredAt(tokens, at)
    if (!group) continue
    const sum = grownUpsBefore(tokens, group.from)
    if (sum) found.besides ??= sum.value
    // `kids 12 and 6, 2A 2C`: the same two.
    const isToldAgain = !isNamed && group.ages.length === found.ages.length
    add(isToldAgain ? [] : group.ages, sum?.from ?? group.from, group.to)
    at = group.to - 1
  }
  const hasOthers =
    found.ages.length > 0 ||
    tokens.some(
      ({ text }, at) =>
        isPeopleWord(text) || COUPLES.has(text) || lookUp(KIN, tokens, at) || lookUp(FAMILY, tokens, at),
    )
  for (let at = 0; at < tokens.length; at++) {
    const age = ageAt(tokens, at)
    if (!age?.isSaid || age.years >= ADULT_FROM || NO_AGE_AFTER.has(wordAt(tokens, at - 1))) continue
    // `3 yr old` is a child without a noun; `12 yr` is one beside others who are named.
    if (!age.isOld && !(hasOthers && !/^m/.test(wordAt(tokens, at + 1)))) continue
    const joined = age.isOld ? joinedAgeBefore(tokens, at) : null
    add(joined === null ? [age.years] : [joined, age.years], joined === null ? at : at - 2, age.end)
  }
  return found
}

/** `6` of `6 aur 11 saal ke`; `2 bachche aur 5 saal ki beti` has none. */
function joinedAgeBefore(tokens: readonly Token[], at: number): number | null {
  const isJoined = ['and', 'n', 'aur', '/'].includes(wordAt(tokens, at - 1))
  const age = isJoined && !/^(hum|ham|are|re|r|adults?)$/.test(wordAt(tokens, at - 3)) ? ageAt(tokens, at - 2) : null
  return age && !age.isSaid && age.end === at - 1 && age.years < ADULT_FROM ? age.years : null
}

const LEFT = /^(chh?od|chh?ord)/

/** `no kids`, `kids nahi`, `kids ko nani ke paas chhod`: they stay at home. `hum teen` are three. */
function isNoChild(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)]
  if (['no', 'without', 'bina', 'minus'].includes(before) || ['nahi', 'nhi', 'nahin'].includes(next)) return true
  if (wordAt(tokens, at) === 'teen' && (['hum', 'ham', 'hm'].includes(before) || isPeopleWord(next))) return true
  return next === 'ko' && tokens.slice(at + 2, at + 6).some(({ text }) => LEFT.test(text))
}

const BORN_TOGETHER = new Map([
  ['twins', 2],
  ['triplets', 3],
])

type Group = { ages: number[]; from: number; to: number }

function groupAt(tokens: readonly Token[], at: number): Group | null {
  const word = wordAt(tokens, at)
  const isOne = isOneChildWord(word)
  const together = BORN_TOGETHER.get(word)
  const number = together ? { value: together, from: at } : numberBefore(tokens, at)
  const before = ageBefore(tokens, number?.from ?? at)
  const aged = before && before.years < ADULT_FROM ? before : null
  const after = agesAfter(tokens, at + 1, number?.value ?? (isOne ? 1 : MOST_AGES), (years) => years < ADULT_FROM)
  const written = after.ages.length
  // `kids 2` are two; `kids 2 and 6` are of these ages.
  const isCount = !number && !isOne && written === 1 && !after.isSaid
  const isSure = after.isSaid || after.isEach || isOne || written === number?.value || (!number && written > 1)
  const ages = aged ? [aged.years] : isSure && !isCount ? after.ages : []
  const count = number?.value ?? (isOne ? 1 : isCount ? (after.ages[0] ?? 0) : written)
  if (count === 0 || count > MOST_CHILDREN || (!number && isChildrenWord(word) && count > MOST_AGES)) return null
  const rest = (after.isEach || together) && !aged ? (ages[0] ?? usualAge(word)) : usualAge(word)
  const to = isCount || (!aged && ages.length > 0) ? after.end : at + 1
  return {
    ages: Array.from({ length: Math.max(count, ages.length) }, (_, index) => ages[index] ?? rest),
    from: aged?.from ?? number?.from ?? at,
    to,
  }
}

/** `1C(5y)` after `2A`. */
function letteredAt(tokens: readonly Token[], at: number): Group | null {
  const before = JOINED.has(wordAt(tokens, at - 1)) ? at - 3 : at - 2
  const count = letteredNumber(tokens, at, 'c') ?? letteredNumber(tokens, at, 'k')
  if (count === null || letteredNumber(tokens, before, 'a') === null) return null
  const after = agesAfter(tokens, at + 2, count, (years) => years < ADULT_FROM)
  const ages = Array.from({ length: count }, (_, index) => after.ages[index] ?? usualAge('child'))
  return { ages, from: at, to: after.end }
}

function letteredNumber(tokens: readonly Token[], at: number, letter: string): number | null {
  const [number, unit] = [tokens[at], tokens[at + 1]]
  const isGlued = unit?.text === letter && number?.end === unit.start
  return isGlued && /^\d$/.test(number.text) && isFree(tokens, at, at + 2) ? Number(number.text) : null
}

/** `2 +` before `1 kid`, `2A` before `1C`. */
function grownUpsBefore(tokens: readonly Token[], at: number): { value: number; from: number } | null {
  const lettered = JOINED.has(wordAt(tokens, at - 1)) ? at - 3 : at - 2
  const adults = letteredNumber(tokens, lettered, 'a')
  if (adults !== null) return { value: adults, from: lettered }
  if (wordAt(tokens, at - 1) !== '+' || !/^\d{1,2}$/.test(wordAt(tokens, at - 2))) return null
  // `65+ (kid 9)` is an age.
  const isSum = isFree(tokens, at - 2, at) && !ageAt(tokens, at - 2)?.andOver
  return isSum ? { value: Number(wordAt(tokens, at - 2)), from: at - 2 } : null
}

/** `2` of `2 kids`, `2 small kids`. */
function numberBefore(tokens: readonly Token[], at: number): { value: number; from: number } | null {
  for (const gap of [1, 2]) {
    const from = at - gap
    const number = from >= 0 ? numberAt(tokens, from) : null
    if (!number || number.to > at || !Number.isInteger(number.value) || !isFree(tokens, from, number.to)) continue
    const between = gap === 2 && number.to < at ? wordAt(tokens, at - 1) : ''
    // `adults 2, kids 1`
    const isOthers = !isAdjacent(tokens, at) && isPeopleWord(wordAt(tokens, from - 1))
    // `hum do, beta`, `family of 4 kids 10 and 13`
    const isUs =
      (/(^|\s)(hum|ham|we are|we re|we r)$/.test(phraseAt(tokens, from - 2, 2)) && !isAdjacent(tokens, at)) ||
      /^(family|group|party|gang|team) of$/.test(phraseAt(tokens, from - 2, 2))
    if (
      isUs ||
      isOthers ||
      isStopWord(between) ||
      JOINED.has(between) ||
      isPeopleWord(between) ||
      ageAt(tokens, from)?.isSaid
    )
      continue
    return { value: number.value, from }
  }
  return null
}
