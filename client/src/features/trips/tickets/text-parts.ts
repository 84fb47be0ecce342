const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
/** Ends of lines that stand inside a number, a date, a time or an amount. */
const CUT = /\d[-/:.,]\n{1,2}\d|\bpnr[:. #-]{0,3}\d{1,9}\n{1,2}\d|\btrn[:. #-]{0,3}\d{1,4}\n{1,2}\d/gi
const CUTS: readonly (readonly [RegExp, string])[] = [
  [/([a-z])-\n{1,2}(?=[a-z])/g, '$1'],
  [/(\d[-/:])\n{1,2}(?=\d)/g, '$1'],
  [/(\d,)\n{1,2}(?=\d{3}(?!\d))/g, '$1'],
  [/(\d,\d)\n{1,2}(?=\d\d(?!\d))/g, '$1'],
  [/(\d,\d\d)\n{1,2}(?=\d(?!\d))/g, '$1'],
  [new RegExp(`(\\d (?:${MONTHS})[a-z]{0,6},? 20)\\n{1,2}(?=\\d\\d(?![\\d:.]))`, 'gi'), '$1'],
  [new RegExp(`(\\d (?:${MONTHS})[a-z]{0,6},?)\\n{1,2}(?=20\\d\\d(?!\\d))`, 'gi'), '$1 '],
  [new RegExp(`((?<!\\d)\\d{1,2})\\n{1,2}(?=(?:${MONTHS})[a-z]{0,6},? 20\\d\\d)`, 'gi'), '$1 '],
  [/(\d[:.]\d\d ?[ap])\n{1,2}(?=m\b)/gi, '$1'],
  [/(\d:\d)\n{1,2}(?=\d(?!\d))/g, '$1'],
]

/** A text whose lines a narrow phone or a mail has broken, with what belongs together on one line. */
export function joinBroken(text: string): string {
  const isNarrow = text.length < 1000 && text.split('\n').every((line) => line.length <= 32)
  if (isNarrow && (text.match(CUT)?.length ?? 0) >= 2) return text.replace(/\n+/g, '')
  return CUTS.reduce((joined, [cut, by]) => joined.replace(cut, by), text)
}

const STAMP = '\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4},? \\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?'
const CHAT = new RegExp(`^\\[${STAMP}\\] [^:\\n]{1,60}: ?`, 'gim')
const CHAT_DASH = new RegExp(`^${STAMP} - [^:\\n]{1,60}: ?`, 'gim')

/** Without the marks of a quoted mail, and the day, time and sender before each message of a chat. */
export function withoutFrame(text: string): string {
  const plain = text.replace(/^[> ]{0,12}> ?/gm, '').replace(CHAT, '')
  return new RegExp(CHAT_DASH.source, 'i').test(plain.slice(0, 120)) ? plain.replace(CHAT_DASH, '') : plain
}

const FORWARDED = /forwarded message|original message/i
/** A mail without the lines of its heads, whose senders, receivers and dates are none of the journey. */
export function withoutHead(text: string): string {
  const end = text.indexOf('\n\n')
  const head = text.slice(0, end < 0 ? text.length : end)
  const isMail = /^(?:from|to|sender) ?:[^\n]{0,200}@/im.test(head)
  const own = isMail ? headless(head) + text.slice(head.length) : text
  const forwarded = own.search(FORWARDED)
  if (forwarded < 0) return own
  const inner = forwarded + 400
  return own.slice(0, forwarded) + headless(own.slice(forwarded, inner)) + own.slice(inner)
}
const headless = (head: string) =>
  head.replace(/^ ?(?:from|to|cc|bcc|reply-to|delivered-to|sent|date|sender|received) ?:[^\n]*$/gim, '')

const TERMS_HEADING =
  /^[ #*-]{0,6}(?:cancell?ation(?: and refund| & refund)?|refund|fare|date change)[ -]?(?:polic(?:y|ies)|charges|rules|terms|schedule|slabs?) ?:?$|^[ #*-]{0,6}(?:terms(?: (?:and|&) conditions)?|t ?& ?c'?s?) ?:?$/i
const TERMS =
  /\bcancel(?:s|ling|lations?|lation)?\b|\brefund(?:s|ed)?\b|\bpenalt(?:y|ies)\b|\bno[- ]?show\b|\bdate change\b|\bpolicy (?:starts?|period|valid|no)|sum insured|\b(?:offer|voucher|coupon|code) (?:is )?valid\b|\buse code\b/i
const OF_JOURNEY =
  /\bpnr\b|\bdoj\b|\btrn\b|train no|\bseats?\b|\bberths?\b|\bcoach\b|check-?in\b|check-?out\b|\btotal\b|\bpaid\b|\bfare ?(?::|₹|rs|inr|\d)/i
const LIMIT = /^ {0,6}(?:before|after|from|until|till|up ?to|within|between)\b[^\n]{0,80}(?:₹|\brs\b|\binr\b|%|refund)/i

const blank = (words: string) => ' '.repeat(words.length)

/** A text of the same length without the sentences that say what a change or a cancellation costs, until when. */
export function withoutTerms(text: string): string {
  let isTerms = false
  return text
    .split('\n')
    .map((line) => {
      if (line.trim() === '') isTerms = false
      if (TERMS_HEADING.test(line)) isTerms = true
      if (isTerms) return blank(line)
      return line
        .split(/(?<=[a-z0-9)\]][.!?]|;) (?=[A-Za-z])/)
        .map((words) => (LIMIT.test(words) || (TERMS.test(words) && !OF_JOURNEY.test(words)) ? blank(words) : words))
        .join(' ')
    })
    .join('\n')
    .replace(
      /\b((?:re-?scheduled|changed|revised|moved|preponed|postponed|advanced)[a-z ]{0,20} from )(\d[\d:. apm-]{2,12})(?= to\b)/gi,
      (_, words: string, old: string) => words + blank(old),
    )
}

const CONDITION =
  /\b(?:if|in case|when|once|unless|until|till|before|after|any|can be|may be|will be|are not|cannot)\b/i
const CANCELLED =
  /\b(?:has been|have been|is|are|stands?|was|were|successfully|been|status ?:?|now) (?:successfully |fully )?cancell?ed\b|\bcancellation (?:confirm|successful|of (?:your|pnr)|details)|\b(?:ticket|booking|reservation|flight|train|bus|trip|stay|pnr)\b[^\n.]{0,60}\bcancell?ed\b|^\W{0,4}cancell?ed\b|\byou(?: have|'ve)? cancell?ed\b|\bwe(?: have|'ve) cancell?ed\b/im
const REFUNDED = /\brefund (?:of|amount|for)[^\n]{0,60}(?:initiated|processed|credited)/i

/** Says that the booking is cancelled; conditions of it do not. */
export const isCancelled = (text: string): boolean =>
  text
    .split(/\n|(?<=[a-z0-9)\]][.!?;]) /)
    .some(
      (words) => (CANCELLED.test(words) && !CONDITION.test(words)) || (REFUNDED.test(words) && !/\bif\b/i.test(words)),
    )

const FAILED =
  /\b(?:payment|booking|transaction|ticket)\b[^\n.]{0,100}\b(?:failed|unsuccessful|declined|timed out|could not be|not (?:been |yet )?(?:confirmed|booked|successful|completed?))\b|\bcomplete your booking\b|\bstill interested\b|\bincomplete booking\b/i
const BANK =
  /\b(?:debited|credited|spent|withdrawn|sent rs|paid (?:rs|inr))\b[^\n]{0,80}\b(?:a\/?c|acct|account|card|bank|upi|wallet|bal)\b|\b(?:a\/?c|acct|account|card)\b[^\n]{0,60}\b(?:debited|credited|charged)\b|\bav(?:ai)?l\.? ?(?:bal|limit|lmt)/i
const PLANNED =
  /\b(?:shall we|should we|let us|let'?s|thinking of|planning|which (?:one|train|flight|bus|hotel)|options?|not (?:yet )?booked|yet to book|will book|to be booked|book (?:it|karo|kar|panren|pannalam|cheyyam|kare)|how about|what about|can we|decide|finali[sz]e|discuss|le lu|kar lu|use code|book now|(?:fares?|prices?) (?:start|from)|starting (?:at|from)|\d% off|sale ends)\b/i
const BOOKED =
  /\bpnr\b|\bbook(?:ed|ing)\b|\bconf(?:irm(?:ed|ation)?)?\b|\bcnf\b|\btickets?\b|\btkt\b|\breserv(?:ed|ation)\b|\bitinerary\b|\bseats? (?:no|\d|[a-z]\d)|\bberth\b|\bpaid\b|\bre?ce?i?ve?d\b|\bjama\b|\bfare\b|\bcheck[- ]?in\b|\bboarding\b|\bvoucher\b|\be-?ticket/i
const REFERENCE =
  /\bpnr\b|\bconfirmed\b|\bcnf\b|\bbooking (?:id|ref|reference|no|number|code)\b|\bticket (?:id|no|number)\b/i

/** What speaks against a text being a booking, and for it. */
export const signsOf = (text: string) => ({
  isFailed: FAILED.test(text),
  isBank: BANK.test(text),
  isPlanned: PLANNED.test(text) && !REFERENCE.test(text),
  isBooked: BOOKED.test(text),
})
export type Signs = ReturnType<typeof signsOf>
