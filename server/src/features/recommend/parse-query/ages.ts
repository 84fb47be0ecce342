import { monthAt } from './days-of-text.ts'
import { numberAt } from './numbers.ts'
import { isChildWord, isPeopleWord } from './party-words.ts'
import { isAdjacent, isFree, phraseAt, type Token, wordAt } from './tokens.ts'

export const ADULT_FROM = 18
export const SENIOR_FROM = 60
const OLDEST = 110
/** From here on `65+` is an age, not a sum. */
const AND_OVER_FROM = 40

const YEARS = new Set(['yr', 'yrs', 'year', 'years', 'yo', 'y', 'saal', 'sal', 'varsh'])
const MONTHS = new Set(['months', 'month', 'mnth', 'mnths', 'mth', 'mths', 'mo', 'mos', 'mahine', 'mahina'])
const OLD = new Set(['old', 'ka', 'ki', 'ke'])
const IS = new Set(['hai', 'hain', 'h', 'he'])
/** After years of these nobody is so old. */
const EVENTS = new Set(['anniversary', 'marriage', 'wedding', 'shaadi', 'shadi', 'reunion', 'experience'])
const AGED = new Set(['aged', 'age', 'ages', 'umar', 'umr'])
const EACH = new Set(['both', 'dono', 'all', 'each'])
const JOINING = new Set(['and', 'n', 'aur', '-', '/', 'of', 'is', 'are', 'who', 'hai', 'hain'])
const BELOW = new Set(['below', 'under', 'within', 'upto'])
/** Before one of these a number without a unit counts something else. */
const NO_AGE_BEFORE =
  /^(st|nd|rd|th|days?|din|nights?|nites?|nyts?|raat|lakhs?|lacs?|hours?|hrs?|ghante|weeks?|star|rooms?|famil.*|couples?|kms?|of|ac|tier|am|pm|percent|minutes?|mins?|kgs?|seniors?|sr|buzurg.*|elder.*|oldies|retired)$/

export type Age = { years: number; isSaid: boolean; isOld: boolean; andOver: boolean; end: number }

/** `68`, `65+`, `7 yr old`, `10 months`, `5 saal ka`; a number alone is an age only where nothing counts it. */
export function ageAt(tokens: readonly Token[], at: number): Age | null {
  const number = numberAt(tokens, at)
  if (!number || number.value > OLDEST || !isFree(tokens, at, number.to)) return null
  let end = number.to
  const unit = wordAt(tokens, end)
  const isMonths = MONTHS.has(unit) && isFree(tokens, end, end + 1)
  const isYears = YEARS.has(unit) && isFree(tokens, end, end + 1)
  const next = tokens[end]
  const isMore =
    (unit === '+' && next?.start === tokens[end - 1]?.end) || (unit === 'plus' && !numberAt(tokens, end + 1))
  const andOver = isMore && number.value >= AND_OVER_FROM
  if (isMonths || isYears) {
    end += 1
    if (EVENTS.has(wordAt(tokens, end)) || (wordAt(tokens, end) === 'of' && EVENTS.has(wordAt(tokens, end + 1))))
      return null
    if (wordAt(tokens, end) === '+' && number.value >= AND_OVER_FROM) end += 1
    const isOld = OLD.has(wordAt(tokens, end)) || unit === 'yo'
    const years = isMonths ? Math.floor(number.value / 12) : Math.floor(number.value)
    return { years, isSaid: true, isOld, andOver: false, end: OLD.has(wordAt(tokens, end)) ? end + 1 : end }
  }
  const isDigits = /^\d{1,3}$/.test(wordAt(tokens, at))
  if (!isDigits) return null
  // `woh 80 ki hain`
  if (OLD.has(unit) && IS.has(wordAt(tokens, end + 1)))
    return { years: number.value, isSaid: true, isOld: true, andOver: false, end: end + 2 }
  if (andOver) return { years: number.value, isSaid: true, isOld: false, andOver: true, end: end + 1 }
  const isLettered = /^[a-z]$/.test(unit) && next?.start === tokens[end - 1]?.end
  // `kids 12 and 6, May`
  const isMonth = isAdjacent(tokens, end) && monthAt(tokens, end) !== null
  const isCounted = isLettered || NO_AGE_BEFORE.test(unit) || isPeopleWord(unit) || isChildWord(unit) || isMonth
  return isCounted ? null : { years: number.value, isSaid: false, isOld: false, andOver: false, end }
}

export type Ages = { ages: number[]; isSaid: boolean; isEach: boolean; end: number }

/** `5 and 8` after `kids`, `aged 5, 8`, `(5 saal, 8 saal)`, `both 66`, `below 5`: at most so many, none from another range. */
export function agesAfter(tokens: readonly Token[], at: number, most: number, isAge: (years: number) => boolean): Ages {
  const ages: number[] = []
  let [end, isSaid, isEach] = [at, false, false]
  for (let next = at; next < tokens.length && ages.length < most; ) {
    const word = wordAt(tokens, next)
    const below = belowAt(tokens, next)
    if (below && ages.length === 0) return { ages: [below.years], isSaid: true, isEach: true, end: below.end }
    const age = ageAt(tokens, next)
    if (age) {
      if (!isAge(age.years)) break
      ages.push(age.years)
      isSaid ||= age.isSaid
      isEach ||= age.andOver
      end = age.end
      next = age.end
      continue
    }
    if (AGED.has(word)) isSaid = true
    else if (EACH.has(word)) isEach = true
    else if (!JOINING.has(word)) break
    next += 1
  }
  return ages.length > 0 ? { ages, isSaid, isEach, end } : { ages, isSaid: false, isEach: false, end: at }
}

/** `below 5` is 4 at most. */
function belowAt(tokens: readonly Token[], at: number): { years: number; end: number } | null {
  const length = phraseAt(tokens, at, 2) === 'less than' ? 2 : BELOW.has(wordAt(tokens, at)) ? 1 : 0
  const age = length > 0 ? ageAt(tokens, at + length) : null
  return age && age.years >= 1 && age.years <= ADULT_FROM ? { years: age.years - 1, end: age.end } : null
}

/** `7 yr old` that ends before a word, as in `7 yr old son`. */
export function ageBefore(tokens: readonly Token[], at: number): { years: number; from: number } | null {
  for (const length of [3, 2]) {
    const age = at >= length ? ageAt(tokens, at - length) : null
    if (age?.isSaid && age.end === at) return { years: age.years, from: at - length }
  }
  return null
}
