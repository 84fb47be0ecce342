import { plainWords } from './clean-text.ts'
import { isSpot, isTown, nameOfCode } from './rows.ts'
import type { TicketKind, TicketPlace } from './ticket.ts'

/** So many places of one look are read. */
export const PLACES_MAX = 60

/** `told`: the text says what is the start and what the end; `unsure`: nothing but its look says that it is a way. */
export type Way = { at: number; from: TicketPlace | null; to: TicketPlace | null; told?: boolean; unsure?: boolean }

/** Codes in brackets that are no station: statuses, quotas, classes, currencies. */
const NO_CODE = new Set(
  'AC|SL|GN|CNF|RAC|WL|TQ|PT|LD|SS|IST|INR|GST|PNR|LB|MB|UB|SU|RS|NA|AM|PM|ID|NO|CC|EC|FC|HR|KM|KG|MRS|MR|MS|DR|ADT|CHD|INF|USD|UTC|GMT|OTP|SMS|ERS|PG|SC|DOJ|TRN|DP|DEP|ARR|STD|ETD|STA|ETA|IT|TO|VIA|PDF|URL|QR|EX|JN|RD|SUN|MON|TUE|WED|THU|FRI|SAT|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|NIL|IRCTC'.split(
    '|',
  ),
)

export const nameOf = (code: string, kind: TicketKind | null): string =>
  (kind === 'air' || kind === 'rail' ? nameOfCode(code, kind) : null) ?? code
const isCoded = (code: string, kind: TicketKind | null) =>
  (kind === 'air' || kind === 'rail') && nameOfCode(code, kind) !== null
/** A code that counts wherever it stands. */
export const isSureCode = (code: string, kind: TicketKind | null) =>
  (kind === 'air' || kind === 'rail') && isSpot(code, kind)
export const isCode = (code: string, kind: TicketKind | null): boolean =>
  isSureCode(code, kind) || (isCoded(code, kind) && !NO_CODE.has(code))
export const isLikeCode = (code: string, kind: TicketKind | null) =>
  isCode(code, kind) || (!NO_CODE.has(code) && (kind === 'air' ? code.length === 3 : code.length >= 2))

const startOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 4)
/** Whether words begin as the name of a code does: `KOLKATA CCU`. */
export const isNamed = (code: string, words: string, kind: TicketKind | null) =>
  isCoded(code, kind) && startOf(nameOf(code, kind)) === startOf(words)

export const placeOf = (words: string, code: string | null, kind: TicketKind | null): TicketPlace | null => {
  const name = code ? nameOf(code, kind) : ''
  const plain = plainWords(words)
  // What the ticket says itself is surer than the name of a station that is seldom seen.
  const isOurs = plain === '' || (code !== null && (isSureCode(code, kind) || isNamed(code, plain, kind)))
  if (code && name !== code && isOurs) return { name, code }
  return plain || code ? { name: plain || (code ?? ''), code } : null
}

/** The words of one place: up to a time, a date, a number or a sign that ends it, with the code in brackets. */
export function readPlace(told: string, kind: TicketKind | null): TicketPlace | null {
  // `05:50 hrs Delhi (Terminal 3)`
  const words = told.replace(/^ ?\d{1,2}[:.]\d\d(?: ?(?:hrs|[ap]\.?m\.?))?,? (?=[A-Z])/i, '')
  const coded = /\(?\b([A-Z]{2,5})\b\)?/.exec(words.replace(/^[A-Z ]{6,}(?=\()/, ''))
  const cut =
    words
      .split(
        /\n|\(\d|\||;| {2,}|\t| [-@] (?=\d)|→|, ?(?=\d)|(?<=[a-z]{4})\. |\b(?:to|from|on|at|via|is|was|will|going|leaving|reaching|dep|journey|jrny|dt|seats?|pickup|pnr|airavat|rajahamsa|shivneri|shivshahi|volvo|scania|sleeper|seater|super (?:deluxe|luxury|fast)|a\/c|non[ -]ac|arr|departs?|arrives?|terminal|platform|date|time|doj|upto|boarding|gate(?= ?(?:no|[:\d-]|clos|open))|flight|indigo|air india|akasa|spicejet|vistara|non-?stop|class|travellers?|passengers?|reservation|booking|operator|vessel|destination)\b|(?<=\w )(?:sun|mon|tue|wed|thu|fri|sat)$|\d{1,2}[:.]\d\d|\d{1,2} ?(?:am|pm|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b|\b(?:sun|mon|tue|wed|thu|fri|sat)(?:day|sday|nesday|rsday|urday)?,? \d/i,
      )[0]
      ?.replace(/\b[Tt]\d\b|\(T\d\)/, '') ?? ''
  const bracket = /\(([A-Z]{2,5})\)/.exec(words.slice(0, cut.length + 8))
  const code =
    bracket &&
    (isLikeCode(bracket[1] ?? '', kind) || isNamed(bracket[1] ?? '', words, kind)) &&
    (kind === 'air' || kind === 'rail')
      ? (bracket[1] ?? null)
      : null
  const bare = cut
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(/[ .]+$/, '')
    .trim()
  if (!code && (kind === 'air' || kind === 'rail')) {
    const dashed = /^([A-Z]{2,5})(?: ?[-/,] ?(.*))?$|^(.*?) ?[-/,] ?([A-Z]{2,5})$/.exec(bare)
    const found = dashed?.[1] ?? dashed?.[4] ?? null
    if (found && isCode(found, kind)) return placeOf(dashed?.[2] ?? dashed?.[3] ?? '', found, kind)
    const last = /^([A-Z][A-Za-z].*) ([A-Z]{2,5})$/.exec(bare)
    const isOfName =
      ((kind === 'air' || /[a-z]/.test(bare)) && isSureCode(last?.[2] ?? '', kind)) ||
      isNamed(last?.[2] ?? '', bare, kind)
    if (last && isOfName) return placeOf(last[1] ?? '', last[2] ?? '', kind)
    const named = (kind === 'air' ? /^([A-Z]{3}) ([A-Z].*)$/ : /^([A-Z]{3,4}) ([A-Z][a-z].*)$/).exec(bare)
    const isBefore = isSureCode(named?.[1] ?? '', kind) || isNamed(named?.[1] ?? '', named?.[2] ?? '', kind)
    if (named && isBefore) return placeOf(named[2] ?? '', named[1] ?? '', kind)
    const whole = coded?.[1] ?? ''
    if (bare === whole && isLikeCode(whole, kind)) return placeOf('', whole, kind)
  }
  return placeOf(bare.slice(0, 80), code, kind)
}

export const NO_PLACE =
  /^(?:irctc|welcome|going|coming|flying|travelling|stop$|leaving|luxury|deluxe|royal|executive|destination|source|reservation|way|due|booked|according|subject|check|dear|booking|ticket|mr|mrs|ms|dr|e$|e-|in$|out$|non|a\/c|ac|multi|semi|one|two|round|web|day|night|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|pnr|seat|bus|train|flight|ferry|reporting|departure|arrival|boarding|dropping|red|terms|thank|please|total|base|fare|time|date|from|ro|am|pm|economy|business|premium|saver|flexi|regular|standard|adults?|child|infant)\b/i

/** Words of a sentence, which are in no name of a place. */
export const NO_WORD =
  /\b(?:the|your|you|we|our|us|this|that|be|is|are|was|will|has|have|had|been|can|may|must|should|please|kindly|prior|hrs|hours?|minutes?|mins|confirmed|announced|scheduled|closes?|opens?|before|after|for|with|only|not|nil|services?|vessel|onward|return|outbound|inbound|depot|ferr(?:y|ies)|airlines|transports?|roadways|seats?|passengers?|operator|ticket|booking|number|valid|subject|carry|report|reach|arrive|journey|ltd|pvt|limited|sailing|reaching|departing|arriving|shuttle|express|exp|mail|shatabdi|rajdhani|aviation|travels|corporation|administration|system|announcement)\b/i

/** What a bus is, before the town where it starts: `Himsuta AC Volvo Shimla-Delhi`. */
const BEFORE_TOWN =
  /^.*\b(?:volvo|scania|benz|a\/?c|sleeper|seater|multi-?axle|luxury|deluxe|himsuta|shivneri|shivshahi|airavat|rajahamsa|janrath) (?=[A-Z])/i

/** `AC Guards` is a quarter: behind `AC` alone stands a town that we know. */
export const withoutVehicle = (words: string): string => {
  const rest = words.replace(BEFORE_TOWN, '')
  return /^A\/?C$/i.test(words.slice(0, -rest.length).trim()) && !isTown(rest.split(' ')[0] ?? '') ? words : rest
}

export const FIRST_WORD =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|bus|train|flight|ferry|route|sector|trip|journey|from|onward|way) (?=[A-Z])/i
