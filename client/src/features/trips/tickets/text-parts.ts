import { findFlights, findTrains } from './find-kind.ts'
import { isReplaced } from './old-schedule.ts'

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
/** Ends of lines that stand inside a number, a date, a time or an amount. */
const CUT = /\d[-/:.,]\n{1,2}\d|\bpnr[:. #-]{0,3}\d{1,9}\n{1,2}\d|\btrn[:. #-]{0,3}\d{1,4}\n{1,2}\d/gi
const CUTS: readonly (readonly [RegExp, string])[] = [
  [/([a-z])-\n{1,2}(?=[a-z])/g, '$1'],
  [/((?<!\d)\d{10})(?=[0-2]\d{4} ?\/ ?[A-Z])/g, '$1 '],
  [
    /([A-Z])(?=(?:AC CHAIR CAR|EXEC\. CHAIR CAR|SLEEPER CLASS|SECOND SITTING|(?:THIRD|SECOND|FIRST) AC|AC [123] TIER) ?\()/g,
    '$1 ',
  ],
  [/(\d[-/:])\n{1,2}(?=\d)/g, '$1'],
  [/(\d,)\n{1,2}(?=\d{3}(?!\d))/g, '$1'],
  [/(\d,\d)\n{1,2}(?=\d\d(?!\d))/g, '$1'],
  [/(\d,\d\d)\n{1,2}(?=\d(?!\d))/g, '$1'],
  [new RegExp(`(\\d (?:${MONTHS})[a-z]{0,6},? 20)\\n{1,2}(?=\\d\\d(?![\\d:.]))`, 'gi'), '$1'],
  [new RegExp(`(\\d (?:${MONTHS})[a-z]{0,6},?)\\n{1,2}(?=20\\d\\d(?!\\d))`, 'gi'), '$1 '],
  [new RegExp(`((?<!\\d)\\d{1,2})\\n{1,2}(?=(?:${MONTHS})[a-z]{0,6},? 20\\d\\d)`, 'gi'), '$1 '],
  [/(\d[:.]\d\d ?[ap])\n{1,2}(?=m\b)/gi, '$1'],
  [/(\d:\d)\n{1,2}(?=\d(?!\d))/g, '$1'],
  [/(\d{4},)\n(?=\d{1,2}:\d\d(?!\d))/g, '$1 '],
  [/([A-Za-z])\n(?=\([A-Z]{2,5}\)(?:\n|$))/g, '$1 '],
]

/** A text whose lines a narrow phone or a mail has broken, with what belongs together on one line. */
export function joinBroken(text: string): string {
  const isNarrow = text.length < 1000 && text.split('\n').every((line) => line.length <= 32)
  if (isNarrow && (text.match(CUT)?.length ?? 0) >= 2) return text.replace(/\n+/g, '')
  return CUTS.reduce((joined, [cut, by]) => joined.replace(cut, by), unwrapped(text))
}

/** A text that is wrapped at a width, whose lines end where the next word did not fit, with its paragraphs on one line. */
function unwrapped(text: string): string {
  const lines = text.split('\n')
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0)
  if (width < 35 || width > 100) return text
  const isFull = (at: number) => {
    const [line = '', next = ''] = [lines[at], lines[at + 1]]
    return (
      line !== '' &&
      next !== '' &&
      !/ {2}|\|/.test(line + next) &&
      !/^[A-Z][A-Za-z /-]{1,24} ?:/.test(next) &&
      !/^[A-Z][A-Za-z .()]{2,40} → /.test(next) &&
      line.length + 1 + next.search(/\s|$/) > width
    )
  }
  const full = lines.filter((_, at) => isFull(at)).length
  const ends = lines.filter((line, at) => line !== '' && (lines[at + 1] ?? '') !== '').length
  const isAll = full >= 3 && full * 5 >= ends * 3
  // Among lines that are short of themselves, one is joined only where it goes on.
  const isJoined = (at: number) => isFull(at) && (isAll || goesOn(lines[at] ?? '', lines[at + 1] ?? ''))
  return lines.map((line, at) => line + (at === lines.length - 1 ? '' : isJoined(at) ? ' ' : '\n')).join('')
}

/** What begins a line of its own: an item of a list, a label. */
const OWN_LINE =
  /^(?:\d{1,2}[.)] |[A-Z][A-Za-z0-9 /-]{1,24} ?:|(?:[Cc]heck|[Dd]ep|[Aa]rr|[Bb]oarding|[Ss]eats?|[Cc]oach|[Cc]lass|[Tt]otal|[Ff]are|PNR|[Ff]rom|To|[Dd]ate|[Tt]rain|[Ff]light|[Bb]us|[Hh]otel|[Ll]eg|[Tt]rip|[Rr]oom|(?:[Bb]ooking|[Rr]eservation|[Cc]onfirmation|[Tt]icket|[Oo]rder|[Vv]oucher) (?:ID|[Ii]d|[Nn]o|[Nn]umber|[Rr]ef|[Rr]eference|[Cc]ode))\b)/
const PROSE = /\b(?:the|is|are|your|you|has|have|been|for|and|of|will|be|please)\b/i
/** Whether a sentence or a list that one line begins goes on in the next. */
const goesOn = (line: string, next: string) =>
  !OWN_LINE.test(next) &&
  (/^(?:[a-z(&]|\d{1,2}[:.]\d\d\b|20\d\d\b)/.test(next) ||
    /(?:[,:;(/&-]|(?<![\w-])(?:to|from|at|on|and|or|of|the|is|by|for|no|in|via|with))$/i.test(line) ||
    (line.split(' ').length > 6 && PROSE.test(line) && !/[.!?)]$/.test(line)))

const [STAMP_DAY, STAMP_TIME] = [
  '\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}',
  '\\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?',
]
const STAMP = `(?:${STAMP_DAY},? ${STAMP_TIME}|${STAMP_TIME},? ${STAMP_DAY})`
const CHAT = new RegExp(`(?:^|(?<=\\s))\\[(?:${STAMP}|\\d{1,2}/\\d{1,2},? ${STAMP_TIME})\\] [^:\\n]{1,60}: ?`, 'gim')
const CHAT_DASH = new RegExp(`^ {0,8}${STAMP} - [^:\\n]{1,60}: ?`, 'gim')

/** Without the marks of a quoted mail, and the day, time and sender before each message of a chat. */
export function withoutFrame(text: string): string {
  const plain = text.replace(/^[> ]{0,12}> ?/gm, '').replace(CHAT, '')
  return new RegExp(CHAT_DASH.source, 'i').test(plain.slice(0, 120)) ? plain.replace(CHAT_DASH, '') : plain
}

/** So much of a chat is read. */
const CHAT_MAX = 20_000

/** The messages of a chat, with the frame of each; other texts are one. */
export function chatParts(text: string): string[] {
  const chat = text.slice(0, CHAT_MAX).replace(/\p{Cf}/gu, '')
  const starts = [...chat.matchAll(CHAT)].map(({ index }) => index)
  if (starts.length < 2) return [text]
  return [0, ...starts.slice(1)].map((start, at, all) => chat.slice(start, all[at + 1] ?? chat.length))
}

const TERMS_HEADING =
  /^[ #*-]{0,6}(?:cancell?ation(?: and refund| & refund)?|refund|fare|date change)[ -]?(?:polic(?:y|ies)|charges|rules|terms|schedule|slabs?) ?:?$|^[ #*-]{0,6}(?:terms(?: (?:and|&) conditions)?|t ?& ?c'?s?) ?:?$/i
const TERMS =
  /\bcancel(?:s|ling|lations?|lation)?\b|\brefund(?:s|ed)?\b|\bpenalt(?:y|ies)\b|\bno[- ]?show\b|\bdate change\b|\bpolicy (?:starts?|period|valid|no)|sum insured|\b(?:offer|voucher|coupon|code) (?:is )?valid\b|\buse code\b/i
const OF_JOURNEY =
  /\bpnr\b|\bdoj\b|\btrn\b|train no|\bseats?\b|\bberths?\b|\bcoach\b|check-?in\b|check-?out\b|\btotal\b|\bpaid\b|\bfare ?(?::|₹|rs|inr|\d)/i
const LIMIT = /^ {0,6}(?:before|after|from|until|till|up ?to|within|between)\b[^\n]{0,80}(?:₹|\brs\b|\binr\b|%|refund)/i

/** Who answers when, and when the mail was sent. */
const SERVICE =
  /\bneed (?:any )?help|\bcall(?: us)?(?: at| on)?:? ?[+\d]|\bcustomer (?:care|support|service)|\bhelp ?(?:line|desk)\b|\bcontact us|\b(?:office|working|business|reception) hours|\bwhatsapp us|\bcopyright\b|\bthis (?:e-?)?(?:mail|message) (?:was|is) sent/i
/** What could become of a journey, and is not said of it. */
const PERHAPS =
  /\b(?:may|might|could)(?: (?:also|not|still|even)){0,2} (?:be|end|start|run|get|leave|depart|arrive|reach|change|vary|differ|terminate|halt|stop|take|operate)\b/
const DATED = /\b\d{1,2}(?:st|nd|rd|th)?[ /.-]{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d{1,2}[ /.-])/i
const OF_LEG = /\b(?:dep|departs?|departure|arr|arrives?|arrival|boarding|pick-?up|doj)\b/i

const blank = (words: string) => ' '.repeat(words.length)

const isOfTerms = (words: string) =>
  LIMIT.test(words) ||
  (TERMS.test(words) && !OF_JOURNEY.test(words)) ||
  (PERHAPS.test(words) && !OF_JOURNEY.test(words) && !(DATED.test(words) && /\d:\d\d/.test(words))) ||
  (SERVICE.test(words) && !OF_JOURNEY.test(words) && !OF_LEG.test(words))

/** `scheduled to depart at 1930 hrs will now depart at 2115` */
const SCHEDULED_THEN =
  /\b(scheduled (?:to (?:depart|leave|arrive)|departure|arrival|at|for)(?: (?:at|time|is|was|of)){0,2} ?)(\d{1,2}[:.]?\d\d(?: ?(?:hrs|[ap]m))?)(?=[^.\n]{0,60}\b(?:will now|is now|now|(?:is|has been|been|stands) (?:revised|rescheduled|changed|delayed))\b)/gi

/** `departing at 18:35 is rescheduled to leave at 21:50` */
const BEFORE_CHANGE =
  /(?<=\b(?:at|dep|departure|time) )\d{1,2}[:.]?\d\d(?: ?(?:hrs|[ap]m))?(?= (?:(?:is|has been|stands|was|now) )?(?:re-?scheduled|re-?timed|revised|changed|delayed|postponed|preponed|advanced)\b(?! by\b)[^.\n]{0,40}\d[:.]?\d\d(?! ?(?:min|hrs? ?(?:late|delay))))/gi

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
        .map((words) => (isOfTerms(words) ? blank(words) : words))
        .join(' ')
    })
    .join('\n')
    .replace(SCHEDULED_THEN, (_, words: string, old: string) => words + blank(old))
    .replace(BEFORE_CHANGE, blank)
    .replace(
      /\b((?:re-?scheduled|changed|revised|moved|preponed|postponed|advanced)[a-z ]{0,20} from )(\d[\d:. apm-]{2,12})(?= to\b)/gi,
      (_, words: string, old: string) => words + blank(old),
    )
}

/** What is booked beside a journey or a stay, and begins its text. */
const OTHER_GOODS =
  /\b(?:food|meal) order|\be-?catering|\btable (?:is )?(?:booked|reserved)|\bbookmyshow|\bmovie|\bconcert|\binsurance (?:policy )?(?:is )?issued|\bpolicy (?:no|number|issued)|\b(?:outstation|local|airport) (?:cab|taxi)|\b(?:cab|taxi|ride) (?:is )?(?:booked|confirmed)|\b(?:cab|taxi) (?:to|from) (?:the )?(?:airport|station|hotel|home) (?:is |has been )(?:booked|confirmed)|\bappointment|\brate your (?:trip|flight|journey|ride|stay)|\bhow was your/i
export const isOtherGoods = (text: string): boolean => OTHER_GOODS.test(text.slice(0, 120))

const CONDITION =
  /\b(?:if|in case|when|once|unless|until|till|before|after|any|can be|may be|will be|(?:are|is) not cancell?ed|cannot)\b/i
const CANCELLED =
  /\b(?:has been|have been|is|are|stands?|was|were|successfully|been|status ?:?|now) (?:successfully |fully )?cancell?ed\b|\bcancellation (?:confirm|successful|of (?:your|pnr)|details)|\b(?:ticket|booking|reservation|flight|train|bus|trip|stay|pnr)\b[^\n.]{0,60}\bcancell?ed\b|^\W{0,4}cancell?ed\b|\b(?:ticket|tkt|pnr) (?:is |has been )?(?:auto(?:matically)? )?(?:dropped|cancell?ed)\b|\byou(?: have|'ve)? cancell?ed\b|\bwe(?: have|'ve) cancell?ed\b|(?<!\b(?:you|who|guests?|passengers?|hosts?)(?: [a-z]{3,9})? )\bha(?:ve|s|d)(?: had| been forced)? to cancel(?= (?:your|this|our|my|it|both|all|(?:the )?(?:booking|reservation|flight|train|bus|trip|stay|service|ferry|sailing|ticket)s?)\b|[.,!]|$)/im
const REFUNDED = /\brefund (?:of|amount|for)[^\n]{0,60}(?:initiated|processed|credited)/i

const SENTENCE = /\n|(?<=(?:[a-z0-9)\]]|[A-Z]{3})[.!?;]) /
/** What is booked in the place of the cancelled, or what stays of it. */
const INSTEAD =
  /\byou (?:have been|are|were)(?: now)? re-?(?:booked|accommodated)\b|\b(?:moved|re-?booked|re-?accommodated|accommodated|(?<!\b(?:refund|credit|voucher|wallet|amount)\b[^.\n]{0,30})re-?issued|re-?protected|re-?routed|shifted|transferred) (?:you )?(?:to|on|onto|in|via|with|against|as)\b|\bre-?issued? (?:e-?)?(?:tickets?|tkts?|bookings?|pnr|itinerary)\b|\bnow (?:booked|confirmed|travelling|flying) (?:on|in)\b|\b(?:your|the) (?:alternat(?:iv)?e|new|replacement|revised) (?:flight|train|bus|ferry|booking|hotel|itinerary)\b(?! options?)|\bpartial(?:ly)? cancel|\bremaining passengers?\b/i
/** `old ticket is cancelled`, of another booking than that of the text. */
const OTHER_CANCELLED =
  /\b(?:old|earlier|previous|prev|first|other|original|purana|purani|pehla|pehli|last) (?:[a-z]{2,12} )?(?:ticket|tkt|booking|pnr|flight|train|bus|ferry|hotel|reservation|stay|one)s?\b[^.\n]{0,60}\bcancell?(?:ed)?\b/i
/** Names the booking that holds. */
const OTHER_BOOKED =
  /(?<!\b(?:book|for|buy|make|pick|choose|select|search|get) (?:an? )?|\bfind an? )\b(?:new|fresh|(?<!\bfind )another|revised|latest|updated|naya|nayi) (?:[a-z]{2,12} )?(?:ticket|tkt|booking|pnr|flight|train|bus|ferry|hotel|reservation|one|ye|yeh)\b|\bthis (?:one )?is (?:the )?(?:final|new|latest)|\bthis one\b|\b(?:new|fresh|revised|updated)\b[^.\n]{0,30}\bbelow\b/i
const isInstead = (text: string) => INSTEAD.test(text) || (OTHER_CANCELLED.test(text) && OTHER_BOOKED.test(text))
const isCancelling = (words: string) => CANCELLED.test(words) && !CONDITION.test(words)

/** Says that the booking is cancelled; conditions of it do not. */
export const isCancelled = (text: string): boolean =>
  !isInstead(text) &&
  !isReplaced(text) &&
  text.split(SENTENCE).some((words) => isCancelling(words) || (REFUNDED.test(words) && !/\bif\b/i.test(words)))

/** `SG 3742  Goa - Delhi  10 Jan 2027  CANCELLED`: a line with its status behind a day. */
const CANCELLED_STATUS =
  /\d[^\n]{0,60}(?:(?: {2}|[-–:(] ?)[Cc]ancell?ed|(?<!\bNOT) CANCELL?ED|[-–:(] ?CANCELL?ED)\)?[ .]*$/
const isCancelledLeg = (line: string) =>
  CANCELLED_STATUS.test(line) &&
  DATED.test(line) &&
  new Set([...findFlights(line), ...findTrains(line)].map(({ number }) => number)).size === 1 &&
  ![INSTEAD, OTHER_BOOKED, CONDITION].some((sign) => sign.test(line))

/** `…, as 6E 2112 was cancelled`, behind what is booked instead. */
const CANCELLED_CAUSE = /,? (?:as|since|because) [^\n.,]{2,40} (?:was|is|has been|stands) cancell?ed\b/gi

/** A text without the sentences about what is cancelled, where something is booked instead. */
export const withoutCancelled = (text: string): string =>
  !isInstead(text)
    ? text
    : text
        // A sentence goes on in the next line.
        .replace(/([a-z0-9,]) ?\n(?=[a-z]{2,12} [a-z])/g, '$1 ')
        .replace(CANCELLED_CAUSE, '')
        .split('\n')
        .filter((line) => !isCancelledLeg(line))
        .map((line) =>
          line
            .split(/(?<=(?:[a-z0-9)\]]|[A-Z]{3})[.!?;]) /)
            .filter((words) => !isCancelling(words) || INSTEAD.test(words) || OTHER_BOOKED.test(words))
            .join(' '),
        )
        .join('\n')

const FAILED =
  /\b(?:payment|booking|transaction|ticket)\b[^\n.]{0,100}\b(?:failed|unsuccessful|declined|timed out|could not be|not (?:been |yet )?(?:confirmed|booked|successful|completed?))\b|\bcomplete (?:your |the )?(?:booking|payment)\b|\b(?:fare|seats?|booking|price) (?:is|are)(?: only)? (?:held|on hold|blocked)\b|\bon hold\b|\b(?:booking|reservation) request\b|\bwe (?:will|shall) confirm\b|\bawaiting confirmation|\bconfirmation pending|\bstill interested\b|\bas (?:the )?payment was not (?:received|made)\b|\bincomplete booking\b|\bis (?:your|the) (?:otp|one[- ]time password)\b|\botp (?:is|for) (?:your |the )?(?:payment|transaction|txn|login|purchase|\d)/i
/** What is asked for or was held, where nothing says that it is confirmed. */
const PENDING =
  /\b[Rr]equest for (?:(?:your |the |an? )?(?:stay|hotel|room|booking|reservation)\b|[A-Z])[^\n.]{0,60}\b(?:is|are|still) pending\b|\b[Pp]ending (?:with|from) (?:the )?(?:property|hotel|host|operator|airline|partner)\b|\b[Hh](?:eld|old) (?:booking|reservation|PNR|pnr|seats?)\b[^\n.]{0,100}\b(?:has|have|is) (?:been )?(?:expired|lapsed|released)\b/
/** What is asked for beside a booking that holds. */
const EXTRA =
  /\b(?:meal|wheelchair|early check-?in|late check-?out|upgrade|refund|extra|baggage|seat|bed|pick-?up|transfer|invoice|cancellation|change|correction)\b/i
const CONFIRMED =
  /(?<!\b(?:not|be|once|when|if|until|till|unless|after|before)\b[^\n.]{0,30})\b(?:confirmed|cnf|booked)\b/i
const isPending = (text: string) =>
  !CONFIRMED.test(text) && text.split(SENTENCE).some((words) => PENDING.test(words) && !EXTRA.test(words))

const BANK =
  /\b(?:debited|credited|spent|withdrawn|sent rs|paid (?:rs|inr))\b[^\n]{0,80}\b(?:a\/?c|acct|account|card|bank|upi|wallet|bal)\b|\b(?:a\/?c|acct|account|card)\b[^\n]{0,60}\b(?:debited|credited|charged)\b|\bav(?:ai)?l\.? ?(?:bal|limit|lmt)/i
const PLANNED =
  /\b(?:shall we|should we|let us|let'?s|thinking of|planning|which (?:one|train|flight|bus|hotel)|options?|not (?:yet )?booked|yet to book|will book|to be booked|book (?:it|karo|kar(?! ?(?:diya|di|dia|liya|li|lia|chuk)\w{0,2}\b)|panren|pannalam|cheyyam|kare)|how about|what about|can we|decide|finali[sz]e|discuss|nothing (?:is )?booked|plan for|le lu|kar lu|use code|book now|reply (?:yes|y) to (?:book|confirm)|(?:fares?|prices?) (?:start|from)|starting (?:at|from)|\d% off|sale ends|please confirm)\b|\bavailab(?:le|ility)\b[^\n]{0,100}\?/i
/** What is quoted, or can be booked later. */
const OFFERED =
  /^\W{0,4}(?:[a-z]{2,12} ){0,2}quotation\b|\b(?:sharing|find|attached|is) (?:the |our |your |my )?quotation\b|\bquotes? (?:for|valid)\b|^\W{0,4}quote ?:|\btatkal (?:booking )?opens?\b|^\W{0,4}(?:bookings?|reservations?) opens?\b(?! \d{1,3} days)/im
const SETTLED = /(?<!\b(?:be|not|yet|once|if|when|until|after)(?: [a-z]{2,8})? )\b(?:booked|paid)\b/i
const BOOKED =
  /\bpnr\b|\bbook(?:ed|ing)\b|\bconf(?:irm(?:ed|ation)?)?\b|\bcnf\b|\btickets?\b|\btkt\b|\breserv(?:ed|ation)\b|\bitinerary\b|\bseats? (?:no|\d|[a-z]\d)|\bberth\b|\bpaid\b|\bre?ce?i?ve?d\b|\bjama\b|\bfare\b|\bcheck[- ]?in\b|\bboarding\b|\bvoucher\b|\be-?ticket/i
const REFERENCE =
  /\bpnr\b|\bconfirmed\b|\bcnf\b|\bbooking (?:id|ref|reference|no|number|code)\b|\bt(?:ic)?ke?t (?:id|no|nos|number)s?\b|\btkt [A-Z]{1,5}\d{5}|\b(?:reservation|conf(?:irmation)?\.?) ?(?:no|number|id|code)?\.? ?:? ?[A-Z]{0,6}-?\d{3}|\bconfirm (?:your|the) (?:booking|reservation|stay)|\bitinerary ?[-:#] ?(?=[A-Z0-9]{0,5}\d)[A-Z0-9]{6}\b|\bbooking (?:pakki|done|ho gay)|\bseats? (?:no|number)/i

const ADVERT =
  /\b(?:refer (?:a|your) friend|earn (?:rs|inr|₹|up ?to|points)|download (?:our|the) app|exclusive (?:deals?|offers?)|offer valid|refer (?:&|and) earn|follow us)\b|\buse code\b|\bbook now\b|\d% off|\bflat (?:rs|inr|₹)|\b(?:fares?|prices?) (?:start|from)|\bstarting (?:at|from)|\bsale ends|\bnext (?:trip|booking|journey|stay)\b/i
/** A booking without the lines that sell another; an advert alone stays one. */
function withoutAdverts(text: string): string {
  const rest = text
    .split('\n')
    .filter((line) => !ADVERT.test(line))
    .join('\n')
  return BOOKED.test(rest) && /\d/.test(rest) ? rest : text
}

/** A text without the lines that sell something else, unless these are all. */
export const withoutOffers = (text: string): string => {
  const rest = text
    .split('\n')
    .filter((line) => !ADVERT.test(line) || OF_JOURNEY.test(line))
    .join('\n')
  return BOOKED.test(rest) && /\d/.test(rest) ? rest : text
}

const isPlanned = (text: string) => PLANNED.test(text) || (OFFERED.test(text) && !SETTLED.test(text))

/** What speaks against a text being a booking, and for it. */
export const signsOf = (text: string) => ({
  isFailed: FAILED.test(text) || isPending(text),
  isBank: BANK.test(text),
  isPlanned: isPlanned(withoutAdverts(text)) && !REFERENCE.test(text),
  isBooked: BOOKED.test(text),
})
export type Signs = ReturnType<typeof signsOf>
