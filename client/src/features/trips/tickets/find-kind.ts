import { airlines, foreignAirlines } from '../../../messages/en/trips/airlines.ts'
import { firstMatches } from './clean-text.ts'
import { findTrain } from './rows.ts'
import type { TicketKind } from './ticket.ts'

const NUMBERS_MAX = 50

const FLIGHT =
  /(?<![A-Z0-9])(6E|AI|IX|I5|I7(?= ?-? ?\d{3})|QP|SG|UK|9I|S5|S9|IC) ?[ -]? ?(\d{2,4})(?!\d| \d{3} \d{3}|[A-Z]{1,4}\d|[:.-]\d|\/\d(?!\d[A-Z]))/g
/** These letters begin much else too: they count where the text names the airline or speaks of flights. */
const FOREIGN_FLIGHT = new RegExp(
  `(?<![A-Z0-9])(${Object.keys(foreignAirlines).join('|')}) ?-? ?(?!0+(?!\\d))(\\d{1,4})(?!\\d|[:.-]\\d|/\\d| \\d{3} \\d{3}| ?(?:hours?|hrs?|kgs?|pcs?)\\b)`,
  'g',
)
/** Their names as words of their own, short ones as they are written: `ANA` is none in `Haryana`, nor `LOT` in `a lot`. */
const FOREIGN_NAMES = new Map(
  Object.entries(foreignAirlines).map(([code, name]) => {
    const words = `(?<![A-Za-z])(?:${name}|${name.toUpperCase()})(?![A-Za-z])`
    return [code, new RegExp(words, name.length > 6 ? 'i' : '')]
  }),
)
/** A way or a time of day. */
const OF_LEG =
  /(?<![A-Z])[A-Z]{3}\)? ?(?:-|→|\/|to|TO) ?\(?[A-Z]{3}(?![A-Z])|(?<!\d)\d{1,2}[:.]\d\d(?!\d)|\b\d{4} ?hrs\b/
const NEAR = 160

/** `EK 9   Economy Class`, below `Flight 2 of 2`: a line that has the number and its cabin alone. Without one, it can be a number plate. */
const ALONE = /^[A-Z][A-Z0-9] ?-? ?\d{1,4}[ ·|,-]{1,8}(?:premium )?(?:economy|business|first)(?: class)? {0,8}(?:\n|$)/i
const isAlone = (text: string, at: number) =>
  (at === 0 || text[at - 1] === '\n') && OF_FLIGHTS.test(text) && ALONE.test(text.slice(at, at + 60))

function isForeign(
  text: string,
  whole: string,
  { 0: { length }, 1: letters = '', 2: digits = '', index }: RegExpExecArray,
): boolean {
  const code = letters.toUpperCase()
  const name = FOREIGN_NAMES.get(code)
  if (!name) return true
  const isNamed = name.test(whole)
  const isOfLeg = () => OF_LEG.test(text.slice(Math.max(0, index - NEAR), index + length + NEAR))
  // `NH 44` and, seldom, `NH 148` are highways.
  const isHighway = code === 'NH' && (digits.length < 3 || !isOfLeg())
  return (
    !isHighway &&
    (digits.length < 3 ? (isNamed || isAlone(text, index)) && isOfLeg() : isNamed || OF_FLIGHTS.test(text))
  )
}
const OTHER_FLIGHT =
  /\b[Ff](?:light|LIGHT)(?: (?:[Nn]o|NO|[Nn]umber|NUMBER)|#)?\.? ?[:#-]? ?([A-Z][A-Z0-9]|\d[A-Z]) ?-? ?(\d{2,4})(?![\d:])/g
/** `CARRIER AI  FLIGHT 111` */
const CARRIER_FIRST =
  /\bCARRIER ?:? {0,4}([A-Z][A-Z0-9]|\d[A-Z])(?: {1,8}| ?\n{1,2} ?)FLIGHT(?: NO)?\.? ?:? {0,4}(\d{2,4})(?![\d:])/gi
/** Codes of airlines that are words or coaches of trains too. */
const UNSURE_CODES = /^(?:IC|I7|S5|S9)$/
const OF_FLIGHTS = /flight|fly91|star ?air|fly ?big|airport|boarding pass/i
const TRAIN =
  /\b(?:trn|tr|train)\.? ?(?:no|number|num|name)?\.?(?: ?(?:\/|&) ?(?:name|no)\.?)? ?[:#-]{0,2} {0,4}([0-2]\d{4}|[3-9]\d{4})(?!\d)|(?<![\d/-])([0-2]\d{4}) ?[/(-] ?[A-Z][A-Za-z]{2}/gi

const TRAIN_WORDS =
  'express|exp|mail|rajdhani|shatabdi|vande bharat|duronto|tejas|garib rath|superfast|sf|humsafar|sampark kranti|passenger'
/** Words that are the name of nothing but a train. */
const TRAIN_NAMES = 'rajdhani|shatabdi|vande bharat|duronto|tejas|garib rath|humsafar|sampark kranti'
const NAMED_TRAIN = new RegExp(
  `(?<![\\d/:.,₹-]|rs\\.? ?|\\b\\d{5} )(?:([0-2]\\d{4}) [a-z]{2,14}(?: [a-z]{2,14})? (?:${TRAIN_WORDS})\\b|(?<!\\b(?:total|fare|amount|amt|price|cost|paid|tickets?)[.:]? )([0-2]\\d{4})(?= (?:${TRAIN_NAMES})\\b(?! (?:exp(?:ress)? )?[0-2]\\d{4}))|(?<=\\b(?:${TRAIN_WORDS}) )([0-2]\\d{4})(?!\\d)|(?<![A-Za-z])([0-2]\\d{4})(?![\\d/:-]|[.,]\\d))`,
  'gi',
)

/** `2741188036,16525` */
const BEHIND_PNR = /(?<=\b\d{10} ?[,/|;] ?)([0-2]\d{4})(?!\d)/g

/** A number alone on its line above the name of its train. */
const ABOVE_NAME = /^ ?([0-2]\d{4}) ?(?=\n ?[A-Z][A-Za-z .-]{3,40}(?:\n|$))/gm

/** `12953 or 12909`: the one is a train if the other is. */
const EITHER = /(?<![\d/-])([0-2]\d{4}) (?:or|ya) ([0-2]\d{4})(?![\d:/-])/gi

/** Before the number that the airline that flies has for a flight of another: `operated by Air India Express as IX 2215`. */
const OF_CARRIER =
  /\boperat(?:ed|ing) (?:by [A-Za-z ]{2,30} )?(?:as|under)(?: flight(?: no\.?| number)?)? ?$|\bcode-?share(?: with| of| partner)? ?[:(-]? ?$/i
/** `6E 4214 operated by Turkish Airlines TK 1951`: behind the number of the seller, that of the carrier. */
const OF_OPERATOR = /\boperated by:? [A-Za-z ]{2,30} \(?$/i
/** So near behind the number of the seller. */
const BESIDE = 120

export type FoundNumber = { at: number; end: number; number: string; airline: string }

/** `whole`: the text of which this is a part, for what it says of flights. */
export function findFlights(text: string, whole = text): FoundNumber[] {
  const found: FoundNumber[] = []
  const patterns = [FLIGHT, CARRIER_FIRST, OTHER_FLIGHT, FOREIGN_FLIGHT]
  for (const match of patterns.flatMap((pattern) => firstMatches(text, pattern, NUMBERS_MAX))) {
    const code = (match[1] ?? '').toUpperCase()
    // Passes fill a number up with zeros.
    const number = `${code}${match[2]?.replace(/^0+(?=\d)/, '')}`
    const { index: at } = match
    const isName = (UNSURE_CODES.test(code) && !OF_FLIGHTS.test(whole)) || !isForeign(text, whole, match)
    if (isName || OF_CARRIER.test(text.slice(Math.max(0, at - 60), at)) || found.some((one) => one.number === number))
      continue
    found.push({ at, end: at + match[0].length, number, airline: airlines[code] ?? foreignAirlines[code] ?? '' })
  }
  found.sort((one, other) => one.at - other.at)
  return found.filter((one, at) => !isOfOperator(text, one, found[at - 1], found[at + 1]?.at))
}

function isOfOperator(
  text: string,
  { at, end, number }: FoundNumber,
  seller: FoundNumber | undefined,
  next: number | undefined,
): boolean {
  if (!seller || at - seller.end >= BESIDE || seller.number.slice(0, 2) === number.slice(0, 2)) return false
  const between = text.slice(seller.end, at)
  const behind = text.slice(end, Math.min(end + BESIDE, next ?? text.length)).split('\n\n', 1)[0] ?? ''
  return OF_OPERATOR.test(between) && !between.includes('\n\n') && !areTwoLegs(between, behind)
}

const WAY = /(?<![A-Z])([A-Z]{3})\)? ?(?:-|→|\/|to|TO) ?(?:[A-Z][A-Za-z ]{2,30} )?\(?([A-Z]{3})(?![A-Z])/
const SPAN = /(?<!\d)\d{1,2}[:.]\d\d ?(?:-|→|to) ?\d{1,2}[:.]\d\d(?!\d)/
/** Whether the words behind two numbers have another way each, or a time from and to each. */
function areTwoLegs(one: string, other: string): boolean {
  const [way, next] = [one, other].map((words) => WAY.exec(words)?.slice(1).join())
  return way && next ? way !== next : SPAN.test(one) && SPAN.test(other)
}

export function findTrains(text: string): FoundNumber[] {
  const found: FoundNumber[] = []
  const below = /train no\.? ?\/? ?(?:& ?)?name[^\n]{0,80}\n[^\n]{0,40}?(?<!\d)(\d{5})(?!\d)/gi
  const isOfRail = /\bpnr ?[:.-]? ?\d{10}(?!\d)/i.test(text)
  const sure = [TRAIN, below, BEHIND_PNR, ...(isOfRail ? [ABOVE_NAME] : [])].flatMap((pattern) =>
    firstMatches(text, pattern, NUMBERS_MAX),
  )
  for (const match of sure) {
    const number = match[1] ?? match[2] ?? ''
    if (number && !found.some((one) => one.number === number))
      found.push({ at: match.index, end: match.index + match[0].length, number, airline: '' })
  }
  for (const match of firstMatches(text, NAMED_TRAIN, NUMBERS_MAX)) {
    const number = match[1] ?? match[2] ?? match[3] ?? match[4] ?? ''
    const isKnown = match[4] === undefined || findTrain(number).length > 0
    if (isKnown && !found.some((one) => one.number === number))
      found.push({ at: match.index, end: match.index + match[0].length, number, airline: '' })
  }
  for (const match of firstMatches(text, EITHER, NUMBERS_MAX)) {
    const pair = [match[1] ?? '', match[2] ?? '']
    if (!pair.some((number) => found.some((one) => one.number === number))) continue
    for (const number of pair)
      if (!found.some((one) => one.number === number)) {
        const at = match.index + match[0].indexOf(number)
        found.push({ at, end: at + number.length, number, airline: '' })
      }
  }
  return found.sort((one, other) => one.at - other.at)
}

/** The number of a bus by which its operator calls it; no ticket and no vehicle. */
export const findService = (text: string): string =>
  /\b(?:(?:bus|line)(?= [A-Z]?\d{3,4},? (?:direction|towards)\b)|(?:trip|service|srvc|route)(?: ?(?:no|number|code|id))\.? ?[:#-]?|trip ?:|service ?:(?= ?\d{3,5}\b)|trip(?= \d{4}[A-Z]{3})) ?((?=[A-Z-]{0,8}\d)[A-Z0-9-]{2,16})(?![\w/]|:\d)/i
    .exec(text)?.[1]
    ?.replace(/\d{6,}.*/, '') ?? ''

const SIGNS: readonly (readonly [TicketKind, number, RegExp])[] = [
  [
    'rail',
    5,
    /\birctc\b|\btrn ?[:.-]|\btrain (?:no|number|name)|indian railways|\bers\b|\buts (?:no|number|on mobile|app)\b|\bunreserved ticket\b/i,
  ],
  ['rail', 2, /\btrain\b|\bdoj\b|\bcoach\b|\bberth\b|\b(?:1a|2a|3a|3e|sl|cc|ec|2s)\b|rail\b|\bexpress\b/i],
  ['air', 5, /\bflight\b|boarding pass|\bindigo\b|akasa|spicejet|vistara|air india|alliance air|goindigo/i],
  ['air', 3, /\baviation\b/i],
  ['air', 8, /\bheli(?:copters?|yatra|pad)?\b|pawan hans|\bblade india\b|\bflyblade\b/i],
  ['air', 1, /\bairlines?\b|\bterminal\b|\bairport\b|cabin bag|check-in bag|\bbaggage\b/i],
  [
    'bus',
    6,
    /red ?bus|abhibus|\b[a-z]{1,4}rtc\b|tnstc|setc\b|kadamba|ktcl|punbus|pepsu|[ns]bstc\b|wbtc\b|\bastc\b|\bstate (?:road )?transport\b(?! ?(?:bus )?(?:stand|stop|station|depot|terminal|office)\b)|zingbus|intrcity|flixbus|yolo ?bus|fresh ?bus|leafy ?bus|gogobus|shivneri|shivshahi|airavat|rajahamsa|nuego|janrath|himsuta|volvo|\brtc (?:bus(?! ?(?:stand|stop|station|depot|terminal)\b)|e?-?ticket|pnr)\b|\bgaruda (?:plus|a\/?c|bus|volvo)\b/i,
  ],
  ['bus', 3, /\bbus\b|boarding point|dropping point|\btravels\b|\bsleeper \(|\bpick ?up point|conductor/i],
  ['bus', 3, /^\W{0,4}(?:[A-Z][\w.&]{0,20} ){1,4}(?:roadways|motors|ROADWAYS|MOTORS)\W{0,4}$/im],
  [
    'sea',
    6,
    /\bferr(?:y|ies)\b|makruzz|nautika|green ocean|\bm\.?v\.? [a-z]|itt majestic|catamaran|ro-?ro\b|\bjetty\b|ro-?pax|hydrofoil|m2m\b/i,
  ],
  ['sea', 3, /\bcruise\b|\bvessel\b|\bsailing\b|\bdeck\b/i],
  [
    'stay',
    5,
    /check[ -]?out(?! counter)|\bno\.? of nights\b|\b\d{1,2} nights?\b(?! ?\d{1,2}[.:])|\broom type\b|per night/i,
  ],
  [
    'stay',
    2,
    /\bhotel\b|\bhostel\b|homestay|\bresort\b|\brooms?\b|guest ?house|\boyo\b|zostel|booking\.com|airbnb|agoda|treebo|villa\b|\bcottages?\b|^ {0,4}stay at [A-Z]|\bnight stay\b|houseboat|\bcheck-?in date/im,
  ],
]

/** So few points are those of words that other tickets have too, as `2A` of a seat. */
const WEAK_MAX = 3

function rankedKinds(text: string): [TicketKind, number][] {
  const points: Record<TicketKind, number> = { rail: 0, air: 0, bus: 0, sea: 0, stay: 0 }
  for (const [kind, weight, sign] of SIGNS) if (sign.test(text)) points[kind] += weight
  if (findTrains(text).length > 0) points.rail += 4
  if (findFlights(text).length > 0) points.air += 6
  return (Object.entries(points) as [TicketKind, number][]).sort((one, other) => other[1] - one[1])
}

/** The kind of a ticket by what its text says; null if two are as likely. */
export function findKind(text: string): TicketKind | null {
  const [first, second] = rankedKinds(text)
  if (!first || first[1] < 2 || first[1] === second?.[1]) return null
  return first[0]
}

/** What is booked beside a journey or a stay. */
const OTHER_SIGNS: readonly (readonly [number, RegExp])[] = [
  [
    4,
    /\bcar rental|\b(?:cab|taxi|ride) (?:booking|type|ride|service)|\byour (?:cab|taxi|ride|driver|car)\b|\boutstation\b|\bself[- ]drive|\bchauffeur/i,
  ],
  [
    3,
    /\bdriver (?:details?|name|contact|will)|\bpay (?:the )?driver|\btolls?\b|\bextra km\b|\b(?:sedan|suv|innova|ertiga|dzire|etios)\b|\b(?:car|cab) type\b|\bcabs?\b|\btaxis?\b/i,
  ],
  [
    4,
    /\b(?:your|the) (?:activity|tour|experience|safari|trek|workshop|class) (?:is|has)\b|\b(?:rafting|paragliding|scuba|snorkell?ing|kayaking|bungee|zip ?lin|skydiv|parasail)|\b(?:jeep|tiger|jungle|gypsy) safari|\b(?:day|city|walking|guided|food) tour\b|\bsightseeing|\bentry ticket|\bmuseum|\bmonument/i,
  ],
  [3, /\bparticipants?\b|\bmeeting point\b|\b(?:tour )?guide\b|\binstructor\b|\bwhat to (?:bring|carry|wear)\b/i],
]
/** Whether a text says more of a cab, a tour or an outing than of a journey or a stay. */
export function isOuting(text: string): boolean {
  const points = OTHER_SIGNS.reduce((sum, [weight, sign]) => sum + (sign.test(text) ? weight : 0), 0)
  return points > 3 && points > (rankedKinds(text)[0]?.[1] ?? 0)
}

/** The kind of a part of a booking: that of the whole, unless the part says clearly that it is another. */
export function kindOfPart(text: string, whole: TicketKind | null): TicketKind | null {
  const own = findKind(text)
  const isWeak = (rankedKinds(text)[0]?.[1] ?? 0) <= WEAK_MAX
  return own === null || (whole !== null && isWeak) ? whole : own
}
