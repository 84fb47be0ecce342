import { firstMatches } from './clean-text.ts'
import type { Ticket } from './ticket.ts'

const AMOUNT =
  '(?:rs\\.?|inr|₹|rupees)? ?:? ?(?:rs\\.?|inr|₹)? ?(\\d{1,3}(?:,\\d{2,3}){1,3}|\\d{1,7})(\\.\\d{1,2})?(?![\\d%]|,\\d| ?(?:hrs|nights?|km|kg|pax|adults?|rooms?|guests?)\\b)'
const GAP = '[ \\t:=.()*/-]{0,12}(?:\\([a-z ,.&+]{0,40}\\)[ :=-]{0,4})?\\n?[ \\t]{0,8}'

/** Labels of what was paid, the surest first. */
const RANKS = [
  "(?:total )?(?:amount|amt|sum)(?: has been| was)? (?:paid|charged|debited)|(?:total )?paid(?: amount| online| total| in full)?|you(?: have|'ve)? paid|payment (?:received|of|amount)|charged|debited",
  '(?<!\\bgross ?)(?:grand total|total (?:fare|amount|price|cost|payable|charges?|booking amount|tariff|bill)|net (?:amount|fare|payable|total)|net(?= ?:? ?(?:rs\\b|inr\\b|₹|\\d{1,3},\\d{2}))|fare total|total (?:with|incl(?:uding|\\.)?)(?: all)? tax(?:es)?|total \\((?:inr|rs\\.?|₹)\\)|booking amount|(?:final|payable) amount|final price|total)',
  'gross(?: (?:amount|fare|total))?',
  '(?<!\\bgross ?)(?:(?:ticket|train|base|bus|air|journey)? ?(?:fare|tkt fare)|price|amount|amt|tariff|room (?:charges|rate|price)|cost)',
]
const PATTERNS = RANKS.map((words) => new RegExp(`\\b(?:${words})${GAP}${AMOUNT}`, 'gi'))
const NOT_PAID =
  /(?:advance|adv|balance|bal|due|to be paid|pay at|payable at|remaining|base|per night|per (?:person|adult|seat)|conv(?:enience)?\.?|service|reservation|gst|tax|refund|cashback|saved|discount|insurance|cancellation)[ a-z.]{0,18}$/i
const LATER =
  /\b(?:balance|baaki|baki|amount due|due at|pay at (?:the )?(?:hotel|property)|payable at (?:the )?(?:hotel|property)|to be paid|remaining)\b[^\n\d]{0,40}(\d{1,3}(?:,\d{2,3})+|\d{3,7})(?!\d)/i

const DUE = /\b(?:due|balance|pending|remaining|advance|to pay)\b/i
/** Behind an amount that is not the whole one. */
const SHARE =
  /^(?:\/-)? ?(?:(?:per|\/) ?(?:person|head|seat|pax|adult|passenger|ticket|night|day)|each\b|p\.?p\b|x ?\d|\+ ?(?:[a-z. ]{0,20})(?:rs|inr|₹|\d|tax|gst))/i
/** Behind an amount that is paid besides the fare, and for nothing more. */
const OF_EXTRA =
  /^(?:\/-)? ?(?:(?:has been|was) \w+ )?(?:for|towards) (?:the |your |an? |this )?(?:cabin |class |seat )?(?:upgrade|(?:excess|extra) baggage|meals?) ?(?=$|[.;)\n])/i
/** `4,500 / 5,200`: one of two. */
const OR = /^ ?(?:\/|or|ya) ?(?:rs\.?|inr|₹)? ?(\d{1,3}(?:,\d{2,3}){1,2}|\d{3,6})(?![\d.,]*\d|%)/i
/** `2400 paid` */
const BEHIND =
  /(?<![\d:,/-]|(?<!\brs)\.|(?:fare|fee|total|amt|amount|price) ?(?:rs|inr|₹)?[.:]? ?|\d ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[ ,'-]{1,2}(?=20\d\d ))(\d{1,3}(?:,\d{2,3}){1,2}|\d{3,6})(?:\/-)? (?:total|in all|paid|recd|received|jama|diya)\b/gi
/** `655 + 15 = 670` */
const SUM = new RegExp(`[\\da-z] ?(?:\\+|@|(?:x|×|\\*) ?\\d)[^\\n=]{0,60}= ?${AMOUNT}`, 'gi')

/** `Rs 7,200 (paid 2,000)`, `₹7,200 (advance ₹2,000 paid)`: the whole, and the part that is paid. */
const PART_PAID =
  /(?:\brs\.?|\binr|₹) ?(\d{1,3}(?:,\d{2,3}){1,3}|\d{3,7})(?:\/-)? ?\((?:(?:advance|already|part(?:ly)?) ?)?(?:paid|advance)?:? ?(?:rs\.?|inr|₹)? ?(\d{1,3}(?:,\d{2,3}){1,3}|\d{3,7})(?:\/-)?(?: (?:paid|advance(?: paid)?))?\)/gi

/** An amount with its sign and no label; the only one of a text is the price. */
const ALONE = /(?:\brs\.?|\binr|₹) ?(\d{1,3}(?:,\d{2,3}){1,3}|\d{1,7})(\.\d{1,2})?(?![\d%]|,\d)/gi

/** `Balance: NIL`, so that what was paid before is the whole. */
const SETTLED =
  /\b(?:balance|bal|amount due|due)\b[^\n\d]{0,40}(?:\bnil\b|\bzero\b|(?<![\d.,])0(?:\.00?)?(?![\d.,]*\d))/i
const ADVANCE = new RegExp(`\\b(?:advance|adv)\\.?(?: (?:amount|received|recd|paid|payment)){0,2}${GAP}${AMOUNT}`, 'gi')
/** `₹649 (ticket ₹599 + assurance ₹50)`, and no tax or discount with its parts. */
const WITH_PARTS =
  /(?<!\b(?:gst|tax(?:es)?|fees?|charges?|discount|cash ?back|saved|refund|off)\b[^\n\d]{0,12})(?:\brs\.?|\binr|₹) ?(\d{1,3}(?:,\d{2,3}){1,3}|\d{1,7})(\.\d{1,2})? {0,2}\(([^()\n]{5,80})\)/gi

const AMOUNTS_MAX = 60
/** Rupees as parts of a price are written: with their sign or their paise. */
const PART =
  /(?<![\d.,:/-])(?:rs\.? ?|inr ?|₹ ?)?(\d{1,3}(?:,\d{2,3}){1,3}|\d{1,7})(\.\d\d|(?=\/-)|(?<=(?:rs\.? ?|inr ?|₹ ?)[\d,]{1,12}))(?![\d%:]|,\d)/gi
/** What stands beside an amount that is no price of a ticket. */
const NO_PRICE =
  /\binsur|\bpremium (?:rs|inr|₹|of|:)|\bpolicy\b|\brefund|\bcancel(?!(?:lation)? (?:up ?to|before|till|until|allowed)\b)|\bcash ?back|\bcoupon|\boff\b|\bsave\b|\bwallet|\bconv(?:enience)?\b|\bfee\b|\b(?:from|just|only|up ?to|flat|worth|earn|win|get|starting|starts?|fares?)(?: at| from)? (?:rs|inr|₹)|\b(?:fares?|starting|starts?) (?:from|at)\b|\bpenalty|\bextra\b|\bdeposit|\bper (?:kg|km)\b|\bbid\b|\bupgrade (?:amount|charges?|price|cost|for|at|from)\b|\bse shuru\b/i

/** What makes the gross amount more than what is paid. */
const LESSENED = /\bdiscount|\bcoupon|\bcash ?back|\bsaved?\b|\bless\b|\bpromo|\bvoucher applied/i

const rupeesOf = (whole: string, part: string | undefined) =>
  Math.round(Number(`${whole.replaceAll(',', '')}${part ?? ''}`))

/** What was paid for a ticket, whole rupees. `choices`: where the text names several amounts that could be it. */
export function findFare(wide: string): { fare: number | null; choices: number[] } {
  const text = wide.replace(/[ \t]{2,}/g, '  ')
  const shares: number[] = []
  const ranks = PATTERNS.map((pattern) => [
    ...new Set(
      [...text.matchAll(pattern)].flatMap((match) => {
        const before = text.slice(Math.max(0, match.index - 30), match.index)
        const lineBefore = before.slice(before.lastIndexOf('\n') + 1)
        if (
          NOT_PAID.test(lineBefore) ||
          NOT_PAID.test(match[0].replace(/[\s:=.₹\d,]*$/, '').replace(/(?:rs|inr)$/i, ''))
        )
          return []
        const fare = rupeesOf(match[1] ?? '', match[2])
        const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40)
        const other = OR.exec(after)?.[1]
        if (other) return [fare, rupeesOf(other, undefined)]
        if (OF_EXTRA.test(after)) return []
        if (SHARE.test(after)) shares.push(fare)
        if (SHARE.test(after)) return []
        return fare > 0 && fare <= 10_000_000 ? [fare] : []
      }),
    ),
  ])
  const behind = [...text.matchAll(BEHIND)].flatMap((match) => {
    const isOther = NOT_PAID.test(
      text
        .slice(Math.max(0, match.index - 30), match.index)
        .split('\n')
        .at(-1) ?? '',
    )
    return isOther ? [] : [rupeesOf(match[1] ?? '', undefined)]
  })
  const added = [...text.matchAll(SUM)].map((match) => rupeesOf(match[1] ?? '', match[2]))
  const [paid = [], sums = [], gross = [], fare = []] = ranks
  const totals = sums.length > 0 || LESSENED.test(text) ? sums : gross
  const parted = firstMatches(text, PART_PAID, AMOUNTS_MAX).filter(
    ([words, whole = '', part = '']) =>
      /paid|advance/i.test(words) && rupeesOf(whole, undefined) > rupeesOf(part, undefined),
  )
  const wholes = [...new Set(parted.map(({ 1: whole = '' }) => rupeesOf(whole, undefined)))]
  if (wholes.length === 1 && paid.length < 2) return only(wholes)
  const all = added.length > 0 ? added : withParts(text)
  const total = totals.length > 0 ? totals : [...new Set(all.length > 0 ? all : behind)]
  const advances = SETTLED.test(text) && total.length === 0 ? amountsOf(text, ADVANCE) : []
  if (advances.length === 1 && paid.length === 0) return only(advances)
  const later = Number(LATER.exec(text)?.[1]?.replaceAll(',', '') ?? 0)
  // What is paid and what is left are the whole.
  const whole = total.filter((sum) => paid.some((part) => part + later === sum))
  if (later > 0 && whole.length === 1) return only(whole)
  const [part] = paid
  if (
    later > 0 &&
    part !== undefined &&
    part !== later &&
    paid.length === 1 &&
    total.length === 0 &&
    !fare.includes(part)
  )
    return only([part + later])
  if (later > 0 && paid.length + total.length > 0) return only([...new Set([...paid, ...total])])
  // A part was paid, if the whole is more and the rest is due.
  const [sum] = total
  const isPart = part !== undefined && sum !== undefined && paid.length === 1 && total.length === 1 && sum > part
  if (isPart && DUE.test(text)) return only([sum])
  const labelled = paid.length > 0 ? paid : total.length > 0 ? total : withoutParts(text, fare)
  if (labelled.length > 0) return only(labelled)
  if (shares.length > 0) return { fare: null, choices: [...new Set(shares)] }
  // Nothing is paid before: what the house gets is the price.
  if (later > 0 && /\bpa(?:y|yable) at (?:the )?(?:hotel|property)\b/i.test(text)) return only([later])
  if (later > 0) return { fare: null, choices: [later] }
  const sumsOfLines = ofTotals(text)
  if (sumsOfLines.length > 0) return only(sumsOfLines)
  return only([
    ...new Set(
      [...text.matchAll(ALONE)].flatMap(({ index, 0: all, 1: whole = '', 2: part }) =>
        OF_EXTRA.test(text.slice(index + all.length, index + all.length + 60)) ||
        NO_PRICE.test(text.slice(text.lastIndexOf('\n', index) + 1, index + 40).slice(-140))
          ? []
          : rupeesOf(whole, part) || [],
      ),
    ),
  ])
}

const amountsOf = (text: string, pattern: RegExp) => [
  ...new Set(firstMatches(text, pattern, AMOUNTS_MAX).map(({ 1: whole = '', 2: part }) => rupeesOf(whole, part))),
]

/** Amounts of which the parts stand behind them. */
const withParts = (text: string): number[] =>
  firstMatches(text, WITH_PARTS, AMOUNTS_MAX).flatMap(({ 1: whole = '', 2: part, 3: words = '' }) => {
    const sum = rupeesOf(whole, part)
    const parts = firstMatches(words, PART, AMOUNTS_MAX).map(({ 1: one = '', 2: paise }) => rupeesOf(one, paise))
    return parts.length > 1 && parts.reduce((all, one) => all + one, 0) === sum ? [sum] : []
  })

/** `Fare 390.00  Reservation 20.00  Amount 410.00`: of several amounts the one that is the sum of those before it. */
function withoutParts(text: string, amounts: number[]): number[] {
  const most = Math.max(...amounts)
  if (amounts.length < 2) return amounts
  const all = firstMatches(text, PART, AMOUNTS_MAX).map(({ 1: whole = '', 2: part }) => rupeesOf(whole, part))
  const isSum = all.some((one, start) => {
    if (one === most || !amounts.includes(one)) return false
    let sum = 0
    for (const [at, amount] of all.slice(start).entries()) {
      if (amount === most) return at > 1 && sum === most
      sum += amount
    }
    return false
  })
  return isSum ? [most] : amounts
}

/** Amounts with their sign on a line that speaks of the whole before them, and of nothing less. */
const ofTotals = (text: string): number[] => [
  ...new Set(
    firstMatches(text, ALONE, AMOUNTS_MAX).flatMap(({ index, 0: all, 1: whole = '', 2: part }) => {
      if (OF_EXTRA.test(text.slice(index + all.length, index + all.length + 60))) return []
      const before = text.slice(text.lastIndexOf('\n', index) + 1, index)
      return /\b(?:total|grand|net|paid|payable)\b[^\n]{0,60}$/i.test(before) && !NO_PRICE.test(before)
        ? [rupeesOf(whole, part)]
        : []
    }),
  ),
]

function only(amounts: number[]): { fare: number | null; choices: number[] } {
  const [first] = amounts
  return amounts.length === 1 && first !== undefined ? { fare: first, choices: [] } : { fare: null, choices: amounts }
}

const PRICE =
  /\b((?:ticket|base|net|bus|train|flight|air|total)? ?(?:fare|price|amount|total))(?: paid)?[ :.=-]{0,4}(?:rs\.?|inr|₹)? ?(\d{1,3}(?:,\d{2,3}){1,3}|\d{2,7})(\.\d{1,2})?(?![\d%]|,\d)/gi

/** The prices of a text of which each ticket has one, under one label; null if it has none. */
function pricesOf(text: string, tickets: readonly Ticket[]): number[] | null {
  const found = firstMatches(text, PRICE, AMOUNTS_MAX).map(({ 1: label = '', 2: whole = '', 3: part }) => ({
    label: label.trim().toLowerCase(),
    amount: rupeesOf(whole, part),
  }))
  for (const label of new Set(found.map((price) => price.label))) {
    const prices = found.filter((price) => price.label === label).map(({ amount }) => amount)
    const fitting = tickets.filter(({ fare }, at) => fare === prices[at]).length
    if (prices.length === tickets.length && fitting >= tickets.length - 1) return prices
  }
  return null
}

/** Whether a fare is nearer to the sum of all prices than to that of its own leg. */
const isOfAll = (fare: number, prices: readonly number[], at: number) =>
  Math.abs(fare - prices.reduce((sum, price) => sum + price, 0)) < Math.abs(fare - (prices[at] ?? 0))

/**
 * A leg above the sum of all can have taken it: its own price is the one under the label of the others, or what they
 * leave of it, if the text names that.
 */
export const withoutTotal = (text: string, tickets: readonly Ticket[]) => {
  const prices = tickets.length > 1 ? pricesOf(text, tickets) : null
  const amounts = firstMatches(text, /\d{1,3}(?:,\d{2,3})+|\d{2,7}/g, AMOUNTS_MAX * 4)
  return (ticket: Ticket, at: number): Ticket => {
    const others = tickets.filter((other) => other !== ticket).map(({ fare }) => fare)
    if (ticket.fare === null || others.length === 0 || others.includes(null)) return ticket
    if (prices) return isOfAll(ticket.fare, prices, at) ? { ...ticket, fare: prices[at] ?? null } : ticket
    const own = ticket.fare - others.reduce<number>((sum, fare) => sum + (fare ?? 0), 0)
    return own > 0 && amounts.some(([amount]) => rupeesOf(amount, undefined) === own)
      ? { ...ticket, fare: own }
      : ticket
  }
}

/** Bookings with numbers of their own can cost the same. */
const isSameSum = (one: Ticket, other: Ticket) =>
  one.fare === other.fare && (one.reference === '' || other.reference === '' || one.reference === other.reference)

/** Words of money, or of a price with a number behind it. */
const MONEY =
  /₹|\b(?:rs|inr|rupees?|rupay[ae]?|usd|eur|gbp|aed|sgd|npr|lkr|thb)\b|\b(?:fare|price|cost|paid|total|amount|amt|gpay|upi)\b[^\n]{0,40}\d{3}/i

/** One price of several legs is that of none of them. Where the text names none, none is asked. */
export function withoutSharedFare(text: string, tickets: Ticket[]): (ticket: Ticket) => Ticket {
  const isAsked = ({ fare, questions }: Ticket) => fare !== null || questions.some(({ field }) => field === 'fare')
  if (!tickets.some(isAsked) && !MONEY.test(text)) return (ticket) => ticket
  return (ticket) => {
    const shared =
      ticket.fare === null ||
      tickets.some((other) => other !== ticket && isSameSum(other, ticket)) ||
      tickets.some(({ fare }) => fare === null)
    return shared
      ? {
          ...ticket,
          fare: null,
          questions: [...ticket.questions.filter(({ field }) => field !== 'fare'), { field: 'fare', choices: [] }],
        }
      : ticket
  }
}
