import { firstMatches } from './clean-text.ts'

const MOST = 20

/** Words that name the number of a booking, and how sure each is. */
const LABELS: readonly (readonly [number, RegExp])[] = [
  [6, /\bpnr\b/i],
  [5, /\b(?:booking|reservation|airline) (?:ref(?:erence)?|code)\b|\brec(?:ord)?\.? ?loc(?:ator)?\b/i],
  [4, /\b(?:booking|reservation|confirmation|conf)\b/i],
  [3, /\b(?:ticket|tkt|order|trip|itinerary|ref(?:erence)?)\b/i],
  [2, /\b(?:voucher|slip|receipt|id)\b/i],
]
/** A label of so many points names the number by which the railway or the airline knows the booking. */
export const SURE = 5
const LABEL =
  /\b(?:pnr|booking|reservation|confirmation|conf|rec(?:ord)?\.? ?loc(?:ator)?|(?:e-?)?ticket|tkt|order|trip|itinerary|ref(?:erence)?|voucher|slip|receipt|[a-z]{3,12} id)\b(?:[ /&().]{0,3}(?:booking|confirmation|ref(?:erence)?|slip|voucher|id|nos?|number|code|pnr|is(?: now)?(?: booked)?|confirmed))*[ .:#()-]{0,12}/gi
/** Numbers of something else. */
const OTHER =
  /\b(?:transaction|txn|trans|invoice|gst(?:in)?|policy|payment|refund|mobile|phone|contact|customer|train|flight|bus|vehicle|room|seat|coach|passport|aadhaar|membership|e-?tkt|etkt|date|fare|status|upi)[ .:]{0,3}$/i

const CODE =
  '(?:(?=[A-Z0-9.-]*\\d)[A-Z0-9]{2,20}(?:[-.][A-Z0-9]{1,12}){0,3}|(?=[A-Z0-9/-]*\\d)[A-Z]{2,6}(?:[-/][A-Z0-9]{1,12}){1,4})'
const GROUPS = '\\d{3,5} \\d{3,4} \\d{3,5}(?: \\d{2,4})?'
const LETTERS = '[A-Z]{6}'
/** One word can stand between: `PNR same: K7XQ2M`. */
const VALUE = new RegExp(`^(?:[A-Za-z]{2,12} ?: ?)?(${GROUPS}|${CODE}|${LETTERS})(?![A-Za-z0-9]|[-/.][A-Z0-9])`)
const FREE = new RegExp(`(?<![A-Za-z0-9/.-])(?:${CODE}|${LETTERS})(?![A-Za-z0-9]|[-/.][A-Z0-9])`, 'g')
const DATE_OR_TIME =
  /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|^\d{1,2}-?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)|^\d{1,2}\.\d\d$|^20\d\d[-/]\d\d/
/** Words in capitals that stand beside a number of a booking. */
const WORD =
  /^(?:STATUS|NUMBER|TICKET|ONLINE|FLIGHT|CHARGE|DETAIL|ADULTS?|GUESTS?|SEATER|INDIGO|ECONOM|CONFIR|HOTELS?)$/

/** A number of a booking alone on its line; of the shape `DL01AB1234` it is that of a vehicle. */
const ALONE =
  /^[ *#]{0,4}(?![A-Z]{2}\d{1,2}[A-Z]{1,3}\d{4}\b|[A-Z]{4}0[A-Z0-9]{6}\b)((?=[A-Z]{2,8}\d)(?=[A-Z]*\d{3})[A-Z0-9]{8,18})[ *]{0,3}$/gm

/** `JD7V5M` alone on its line, where no word says what it is: letters and digits in turn, and no flight. */
const ALONE_PNR =
  /^[ *#]{0,4}(?!\d[A-Z]\d{4}\b|\d{1,2}[A-Z]{3}\d)((?=[A-Z]{1,4}\d{1,4}[A-Z]|\d{1,4}[A-Z]{1,4}\d)[A-Z0-9]{6})[ *]{0,3}$/gm
/** `Tkt no 4471`, as small offices number theirs. */
const SHORT =
  /(?<!\b(?:complaint|support|service|help|return) )\b(?:ticket|tkt|token|booking|slip|receipt) ?(?:no\b|number\b|num\b|#)\.? ?[:#.-]{0,2} ?([A-Z]{0,3}-?\d{3,5})(?![\w/]|[:.-]\w)/gi

const plain = (value: string) => value.replace(/[./ -]/g, '')
const isValue = (value: string, isPnr: boolean) => {
  const bare = plain(value)
  return (
    bare.length >= 6 &&
    bare.length <= 20 &&
    !DATE_OR_TIME.test(value) &&
    !WORD.test(bare) &&
    (/\d/.test(bare) || (isPnr && bare.length === 6))
  )
}
/** As airlines and the railway write them. */
const isPnrShape = (value: string) => /^(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{6}$|^\d{10}$|^[A-Z]{6}$/.test(value)

type Candidate = { value: string; points: number }

function below(text: string, from: number, isPnr: boolean): string[] {
  const line = /^[^\n]{0,60}\n(?:[ \t]*\n)?([^\n]{1,120})/.exec(text.slice(from, from + 260))
  if (!line || /\d/.test(text.slice(from, from + (line[0].indexOf('\n') ?? 0)))) return []
  const words = (line[1] ?? '').trim()
  const first = VALUE.exec(words)?.[1]
  if (first && isValue(first, isPnr)) return [first]
  return isPnr ? firstMatches(words, FREE, MOST).flatMap(([value]) => (isPnrShape(value) ? [value] : [])) : []
}

/** The number of a booking by the words beside or above it; empty where two are as likely. */
export function referenceByEvidence(text: string, least = 0): string {
  const candidates = firstMatches(text, LABEL, MOST * 3).flatMap(({ 0: label, index }): Candidate[] => {
    const before = text.slice(Math.max(0, index - 24), index)
    const points = LABELS.find(([, words]) => words.test(label))?.[0] ?? 1
    if (points < SURE && (OTHER.test(before) || /^e-?tkt|transaction/i.test(label))) return []
    const end = index + label.length
    const beside = VALUE.exec(text.slice(end, end + 60))?.[1]
    if (beside && isValue(beside, points >= SURE)) return [{ value: plain(beside), points: points + 0.5 }]
    const under = below(text, end, points >= SURE)
    return under.length === 1 ? [{ value: plain(under[0] ?? ''), points }] : []
  })
  for (const pattern of candidates.length === 0 ? [ALONE, ALONE_PNR, SHORT] : [])
    if (candidates.length === 0)
      candidates.push(
        ...firstMatches(text, pattern, MOST).map(([, value = '']) => ({ value: plain(value), points: 1 })),
      )
  const most = candidates.reduce((best, { points }) => Math.max(best, points), 0)
  const [value, ...others] = new Set(candidates.filter(({ points }) => points === most).map((one) => one.value))
  return value && others.length === 0 && most >= least ? value : ''
}
