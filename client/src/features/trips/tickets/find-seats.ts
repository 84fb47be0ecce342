import { airlines, foreignAirlines } from '../../../messages/en/trips/airlines.ts'
import { firstMatches } from './clean-text.ts'
import { findFlights } from './find-kind.ts'
import { cellsBelow, cellsBeside } from './table-cells.ts'
import type { TicketKind } from './ticket.ts'

const BERTH =
  /(?<![A-Za-z0-9])((?:[ABCDEFGHJMS]|BE|GS|HA|UB|LB)X?\d{1,2}|HA1|GEN)(?:[ ,/-]{1,3}| {4,12}|(?: (?:mei?n?|ke|ki|ka))?(?: (?:berths?|seats?|nos?\.?))? |, (?:berths|seats) )(\d{1,3})(?![\d:]|-\d\d)(?:[ ,/-]{1,3}(LOWER|MIDDLE|UPPER|SIDE LOWER|SIDE UPPER|LB|MB|UB|SL|SU|WS|WINDOW(?: SIDE)?|AISLE|LOWER BERTH)\b)?/gi
const COACH = /\bcoach(?: no)?\.? ?[:#-]? ?([A-Z]{1,2}\d{1,2})\b/i
const RAIL_SEAT =
  /\b(?:berths?|seats?)(?:\(s\))?(?: ?\/ ?(?:berth|seat))?(?: nos?| numbers?(?:\(s\))?| booked)?\.? ?[:#-]? ?\n?((?:\d{1,3}(?: ?\([A-Z]{2}\))?(?: ?(?:,|&|(?:and|aur)(?: seat| berth)?|\/|-) ?| (?=\d)|(?= ?[A-Z]{2})(?: ?[A-Z]{2}){1,2}[, ]*)?){1,12})/i
const SEATS =
  /(?<!\b(?:no\.?|nos\.?|number|total) of )\bseats?(?: nos?\.?| numbers?| assigned| selected| booked| reserved| allotted|\(s\)| [a-z]{2,12}(?: [a-z]{2,12})?(?= ?:))?(?: ?\(s\))? {0,8}[:#-]{0,2} ?(?!\n ?\d{1,2}[.)]? {1,12}[a-z]{2})\n? ?(?:(?:royal|premium|luxury|deluxe|economy|business|executive|standard) ?:? ?)?((?:[A-Z]{0,2}-?\d{1,2}(?!\d|\.? {1,12}(?:mr|mrs|ms|miss|mstr)\b)[A-Z]{0,2}(?: ?\([A-Z .]{1,30}\))?(?: ?[,/&] ?(?:and )?| \| (?=[A-Z]{1,2}-?\d)| (?:and|n|aur) (?:seat )?(?=[A-Z]{0,2}-?\d)| (?=[A-Z]{0,2}-?\d{1,2}[A-Z]{0,2}\b))?){1,10})/gi

/** Tickets have their passengers in so many lines. */
const ROW_LINES_MAX = 400
const SEAT = /^[A-Z]{0,2}-?\d{1,2}[A-Z]{0,2}$/
const SEAT_LIST = /^[A-Z]{0,2}-?\d{1,2}[A-Z]{0,2}(?: ?[,/&] ?[A-Z]{0,2}-?\d{1,2}[A-Z]{0,2}){0,9}$/
const SEAT_HEADING = /^seats?(?: no\.?s?| numbers?)?$/i

/** `6E 6437` under a heading of seats is a flight. */
const withoutFlights = (text: string) =>
  findFlights(text).reduce((rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end), text)

/** `St: 27,28`, as short messages of buses have it. */
const SHORT_LABEL = /(?<=^|[,;|(\n] ?| {2})sts?(?: ?[:#]| ?nos?\.? ?[:#-]?) ?(?=[A-Z]{0,2}\d)/gi
/** `Berth: U4` of a bus, `ST: 24E` of a pass. */
const BERTH_LABEL = /\bberths?(?: nos?\.?)? ?[:#] ?(?=[A-Z]{0,2}\d)/gi
const SHORT_AIR = /(?<=^|[,;|(\n] ?| {2})sts? ?: ?(?=\d{1,2}[A-K](?![A-Za-z0-9]))/gi
const RANGE =
  /(?<![\w:/.-])([A-Z]{0,2})(\d{1,2}) ?(?:-|to) ?\1(\d{1,2})(?![\d:/-]|\.\d|[a-z]| ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi
const RANGE_MAX = 10
const SEATS_BEFORE = /\bseats?\b[^\n\d]{0,14}(?:\d[\d, &-]{0,20}, ?)?$/i
const BEFORE_MAX = 44
/** A text with the seats of `Seat no 13-16` one by one. */
const withRanges = (text: string) =>
  text.replace(RANGE, (all, letters: string, first: string, last: string, at: number) => {
    const count = Number(last) - Number(first) + 1
    const isOfSeats = SEATS_BEFORE.test(text.slice(Math.max(0, at - BEFORE_MAX), at))
    const isRange = isOfSeats && count > 1 && count <= RANGE_MAX
    return isRange ? Array.from({ length: count }, (_, more) => `${letters}${Number(first) + more}`).join(', ') : all
  })

/** Coach and berths or seats. Names of passengers beside them are left out. */
export function findSeats(whole: string, kind: TicketKind | null): { coach: string; seat: string } {
  if (kind === 'rail') return railSeats(whole)
  if (kind === 'stay' || kind === null) return { coach: '', seat: '' }
  const text =
    kind === 'air'
      ? withoutFlights(whole.replace(SHORT_AIR, 'Seat: ').replace(GUESTS_BESIDE, '$1\n'))
      : withRanges((kind === 'bus' ? whole.replace(BERTH_LABEL, 'Seat: ') : whole).replace(SHORT_LABEL, 'Seat: '))
  const patterns =
    kind === 'air'
      ? [SEATS, LAST_COLUMN, CELL, BESIDE_PERSON, BELOW_PERSON, BESIDE_SEQUENCE]
      : kind === 'sea'
        ? [SEATS, CELL]
        : [SEATS]
  const lists = patterns.flatMap((pattern) => [...text.matchAll(pattern)])
  const seats = [
    ...lists.map(({ 1: list = '' }) => list),
    ...cellsBelow(text, SEAT_HEADING, SEAT_LIST),
    ...seatsOfRows(text),
  ]
    .flatMap((list) =>
      list
        .toUpperCase()
        .replace(/ ?\([A-Z .]{1,30}\)/g, '')
        .split(/[ ,/&|]+|\b(?:AND|AUR|N)\b|\bSEAT\b/),
    )
    // A number alone is how many seats of an aircraft one has.
    .filter((seat) => SEAT.test(seat) && (kind !== 'air' || /[A-Z]/.test(seat)))
  const berths =
    kind === 'sea' && seats.length === 0 ? firstMatches(text, SHIP_BERTH, 10).map(([, berth = '']) => berth) : []
  return {
    coach: '',
    seat: withoutCount(whole, [...new Set([...seats, ...berths])])
      .slice(0, 10)
      .join(', '),
  }
}

const ROW_SEAT = '([A-Z]{0,2}-?\\d{1,2}[A-Z]{0,2})'
/** Headings with one space between them, and what a row below has. */
const SEAT_ROWS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bage\b[^\n]{0,12}\b(?:sex|gender|m\/f)\b[^\n]{0,6}(?<!\b(?:nos?|number)\.? (?:of )?)\bseats?\b/i,
    new RegExp(
      `^ ?(?:\\d{1,2}[.)]? {1,8})?[A-Z][A-Za-z .]{1,40} {1,12}\\d{1,2} {1,8}[MFT](?:ale|emale)? {1,8}${ROW_SEAT}(?= |$)`,
    ),
  ],
  [
    /^ ?(?:passengers?|travell?ers?|guests?|name)(?: name)? {1,12}(?:seat|berth)s?(?: ?nos?\.?)?$/i,
    new RegExp(`^ ?(?:\\d{1,2}[.)]? {1,8})?[A-Z][A-Za-z.]{0,20}(?: [A-Z][A-Za-z.]{0,20}){0,3} {1,12}${ROW_SEAT}$`),
  ],
  [
    /^ ?(?:passengers?|travell?ers?|guests?)(?: and | ?& ?|, ?)seats?$/i,
    new RegExp(`^ ?(?:mr|mrs|ms|miss|mstr|dr)\\b\\.?(?: [A-Z][A-Za-z.]{0,20}){1,4} {1,12}${ROW_SEAT}$`, 'i'),
  ],
  [
    /^ ?(?:(?:sl|sr|s)\.? ?(?:no\.?)? )?(?:passenger )?name age seats?(?: no\.?)?$/i,
    new RegExp(`^ ?(?:\\d{1,2}[.)]? )?[A-Z][A-Za-z .]{1,40} \\d{1,2} ${ROW_SEAT}$`),
  ],
]
/** `Guests and seats: Ms Keerthana Das 14A`, the first of such rows beside its heading. */
const GUESTS_BESIDE =
  /^((?:passengers?|travell?ers?|guests?)(?: and | ?& ?|, ?)seats?): (?=(?:mr|mrs|ms|miss|mstr|dr)\b)/gim
/** Words of a row that is of no traveller. */
const NO_PERSON =
  /\b(?:platform|bay|gate|terminal|zone|bus|coach|car|row|deck|total|call|helpline|nos?|number|point|passengers?|seats?|berths?|boarding|stop|stand|room|line|fare)\b/i
/** The seats in the rows below such headings. */
function seatsOfRows(text: string): string[] {
  const lines = text.split('\n', ROW_LINES_MAX)
  return SEAT_ROWS.flatMap(([heading, row]) => {
    const start = lines.findIndex((line) => line.length < 200 && heading.test(line)) + 1
    const seatOf = (line: string) => (NO_PERSON.test(line) ? '' : (row.exec(line)?.[1] ?? ''))
    const found = start > 0 ? lines.slice(start, start + 10).map(seatOf) : []
    const end = found.indexOf('')
    return found.slice(0, end < 0 ? found.length : end)
  })
}

/** `SEATS 2` or `Berths: 2`, beside `SEAT NO 27, 28`: how many there are. */
function withoutCount(text: string, seats: readonly string[]): string[] {
  const isCount = (seat: string) =>
    Number(seat) === seats.length - 1 && new RegExp(`\\b(?:seats|berths) ?:? {0,4}${seat}(?![\\w,/&])`, 'i').test(text)
  return /\bseat nos?\b/i.test(text) ? seats.filter((seat) => !isCount(seat)) : [...seats]
}

/** The last column of a row whose heading above ends in that of the seat. */
const LAST_COLUMN = /^[^\n]{1,100} seat(?: no\.?)?\n[^\n]{1,100} (\d{1,2}[A-K])$/gim
/** `| Premium | 4A,4B` */
const CELL = /(?<=[|] ?)(\d{1,2}[A-K](?: ?, ?\d{1,2}[A-K])*)(?= ?(?:[|]|$))/gm
/** `Mr Jignesh Patel - 22D` */
const BESIDE_PERSON =
  /\b(?:mr|mrs|ms|miss|mstr|dr)\b\.?(?: [A-Za-z.]{1,20}){1,4} {0,4}(?:[-:(,|]| {2}) {0,4}(?:seat ?:? ?)?(\d{1,2}[A-K])(?![A-Za-z0-9])/gi
/** `Alok Tiwari - 3D (Seq 14)`, `14C, Seq 021` */
const BESIDE_SEQUENCE =
  /(?<![A-Za-z0-9]|\bgate(?: ?no\.?)? ?[:-]? ?)(\d{1,2}[A-K])(?= ?[(,|/·-]{0,2} ?seq(?:uence)?\b)/gi
/** `14C, 15 kg check-in` below the name of who sits there; of `14C, Park Street`, it is where one lives. */
const BELOW_PERSON =
  /^ {0,4}(?:\d{1,2}[.)] )?(?:mr|mrs|ms|miss|mstr|dr)\b\.?(?: [A-Za-z.]{1,20}){1,4}\n {0,4}(\d{1,2}[A-K])(?=$|,[^\n]{0,60}\b\d{1,2} ?kg\b)/gim
const SEAT_LINE = /^[^\n]*\bseats?\b[^\n]*$/gim
/** `Seats and services BLR-PAT 14C`: those of the only flight of a text. */
export const seatsBesideSector = (text: string, from: string, to: string): string =>
  seatsOfSector((text.match(SEAT_LINE) ?? []).join('\n'), from, to)

const FLIGHT_CODES = Object.keys({ ...airlines, ...foreignAirlines }).filter((code) => /^\d[A-K]$/.test(code))
/** `4A, 4B`; of `DEL-BLR 6E 6021`, the letters before the digits are those of a flight. */
const AIR_SEAT = `(?!(?:${FLIGHT_CODES.join('|')}) ?-?\\d{2,4}(?![\\dA-Z]))\\d{1,2}[A-K]`
const AIR_SEATS = `${AIR_SEAT}(?: ?[,/&] ?${AIR_SEAT})*`

/** The seats that a text gives for one sector of several: `COK - HYD 14C`, `4A (BLR-CCU)`. */
export function seatsOfSector(text: string, from: string, to: string): string {
  const way = `${from} ?(?:-|→|to|/) ?${to}`
  const found = [
    new RegExp(`\\b${way}\\b[ :,(-]{0,4}(?:seats?(?: no\\.?)?[ :-]{0,3})?(${AIR_SEATS})\\b`, 'gi'),
    new RegExp(`\\b(${AIR_SEATS}) ?[(:-]{0,2} ?${way}\\b`, 'gi'),
  ].map((pattern) => firstMatches(text, pattern, 10).flatMap(([, list = '']) => list.toUpperCase().split(/[ ,/&]+/)))
  const beside = found.find((list) => list.length > 0)
  return [...new Set(beside ?? cellsBelow(text, new RegExp(`^${way}$`, 'i'), SEAT))].join(', ')
}

const SHIP_BERTH = /\b(?:berth|bunk|cabin)(?: no\.?| number)? ?[:#-]{1,2} ?(\d{1,4}[A-Z]?)(?![\w/])/gi

/** The seats that a text gives for one flight of several: `6E 6732: 14A, 14B`. */
export function seatsOfFlight(text: string, number: string): string {
  const [, code = '', digits = ''] = /^([A-Z0-9]{2})(\d{2,4})$/.exec(number) ?? []
  if (code === '') return ''
  const found = new RegExp(`\\b${code}[ -]?${digits}(?: ?[:(-] ?| )(?:seats? ?:? ?)?(${AIR_SEATS})\\b`).exec(text)
  return found?.[1]?.split(/[ ,/&]+/).join(', ') ?? ''
}

/** Further berths of the same coach: `B2 34, 35 & 36`. */
function moreBerths(text: string, at: number): string[] {
  const list =
    /^(?: ?(?:,|&|and|aur) ?\d{1,2}(?![\d:/-]|\.\d| ?(?:adults?|pax|nights?|kg|am|pm|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))+/i.exec(
      text.slice(at, at + 60),
    )
  const spaced = / me(?:in)? | berths? | seats? /i.test(text.slice(Math.max(0, at - 14), at))
    ? /^(?: \d{1,2}(?![\d:./-]))+(?= ?(?:berth|seat|no|hai|,|$))/i.exec(text.slice(at, at + 40))
    : null
  const alone = /^(?: \d{1,2}(?![\d:/-]|\.\d))+(?=[.,\n]|$)/.exec(text.slice(at, at + 40))
  return (list ?? spaced ?? alone)?.[0].match(/\d+/g) ?? []
}

function railSeats(text: string): { coach: string; seat: string } {
  // Of booking and current status on one line, the current one holds.
  const berths = text.split('\n').flatMap((line) => {
    const found = [...line.matchAll(BERTH)].filter(({ 1: coach = '' }) => coach === coach.toUpperCase())
    const people = line.match(/\b(?:CNF|RAC|WL|PQWL|GNWL)\b/gi)?.length ?? 0
    const between = line.slice(found[0]?.index, found[1]?.index)
    const isAgain = people === 2 && found.length === 2 && !/passenger|\. |, |\bP(?:ax)? ?\d\b/i.test(between)
    return (isAgain ? found.slice(1) : found).flatMap((match) =>
      [match[2] ?? '', ...moreBerths(line, match.index + match[0].length)].map(
        (seat) => [match[1] ?? '', seat] as const,
      ),
    )
  })
  const coaches = [...new Set(berths.map(([coach]) => coach.toUpperCase()))]
  if (coaches.length > 0) {
    const seats = [...new Set(berths.map(([coach, seat]) => (coaches.length > 1 ? `${coach} ${seat}` : seat)))]
    return { coach: coaches.slice(0, 4).join(', '), seat: seats.slice(0, 10).join(', ') }
  }
  const coach = COACH.exec(text)?.[1]?.toUpperCase() ?? ''
  const seat = coach
    ? (RAIL_SEAT.exec(text)?.[1]
        ?.match(/\d{1,3}/g)
        ?.join(', ') ?? '')
    : ''
  return { coach, seat }
}

const RAIL_CLASSES: readonly (readonly [string, RegExp])[] = [
  ['3E', /\b3E\b|3 ?(?:ac|tier) economy|third ac economy/i],
  ['3A', /\b3A\b|\bac 3[ -]?tier|\b3rd ac\b|\b3 ?ac\b|third ac|\bac three tier/i],
  ['2A', /\b2A\b|\bac 2[ -]?tier|\b2nd ac\b|\b2 ?ac\b|second ac|\bac two tier/i],
  ['1A', /\b1A\b|ac first|first ac|\b1st ac\b/i],
  ['EC', /\bEC\b|exec(?:utive|\.)? chair/i],
  ['CC', /\bCC\b|chair ?car/i],
  ['2S', /\b2S\b|second sitting/i],
  ['SL', /\bSL\b(?!\d)|(?<!a\/?c |bharat )\bsleeper\b/i],
  ['FC', /\bFC\b|first class/i],
]

/** `upgraded from 3A to 2A` */
const OLD_CLASS = /(?<=\b(?:upgraded|downgraded|changed) from (?:class )?)(?:1A|2A|3A|3E|SL|CC|EC|2S)(?= to\b)/gi
const BUS_CLASS =
  /\b(super luxury|ultra deluxe|super deluxe|garuda plus|garuda|indra|amaravath?i|rajahamsa|airavat(?: club class)?|ambaari(?: utsav)?|shivneri(?: ac)?|shivshahi|(?:volvo |scania )?(?:multi-?axle )?(?:non[ -]?ac |a\/?c )?(?:semi[ -]?sleeper|sleeper|seater|push ?back))\b/i

const BUS_SIGN =
  /(?<![a-z])(?:(?:non[ -]?)?a\/?c|volvo|scania|benz|multi[ -]?axle|semi[ -]?sleeper|sleeper|seater|push ?back|2 ?[x+] ?[12])(?![a-z])/gi
const BUS_FIELD =
  /(?:^|[|·]|\b(?:service|bus|coach)(?: name)? ?[:-]| {2}) {0,8}([A-Za-z0-9][^\n:|·]{3,56}?) {0,8}(?=$|[|·]| {2})/gim
const NO_BUS_CLASS =
  /\b(?:travels?|tours|passengers?|seats? [A-Z]{0,2}\d|fare|pnr|ticket|booked|your?|from|to)\b|\d{3}|\. /i

/** `A/C Seater / Sleeper (2+1)`: a field of two or more words about a bus. */
const busClass = (text: string): string | undefined =>
  firstMatches(text, BUS_FIELD, 200)
    .map(({ 1: words = '' }) => words.trim())
    .find((words) => (words.match(BUS_SIGN)?.length ?? 0) > 1 && !NO_BUS_CLASS.test(words))

/** A class that stands alone between commas or on its line. */
const SEA_CLASS =
  /(?:^|[\n,|;(]| {2}| -) ?(luxury|premium|deluxe|royal|economy|business|executive|standard|platinum|gold|silver)(?= ?(?:[,|;)\n]| {2}|$))/i

const CLASS_HEADING = /^(?:bus type|coach type|service (?:type|class)|type of bus|room(?: type| category)|cabin)$/i

export function findClass(text: string, kind: TicketKind | null): string {
  if (kind === 'rail') {
    const named = /\b(?:class|cls|cl) ?[:-] ?\(?(1A|2A|3A|3E|SL|CC|EC|2S|FC|EA|EV)\b/i.exec(text)?.[1]
    const open = text.replace(BERTH, ' ').replace(OLD_CLASS, ' ')
    return named?.toUpperCase() ?? RAIL_CLASSES.find(([, sign]) => sign.test(open))?.[0] ?? ''
  }
  if (kind === 'air') {
    const found =
      /\b(premium economy|economy|(?<!\b(?:verified|official|for) )business(?! account| hours| days?| travel)|first class)\b/i.exec(
        text,
      )?.[1] ?? ''
    return found && found.charAt(0).toUpperCase() + found.slice(1).toLowerCase()
  }
  return (
    /\b(?:bus type|coach type|service (?:type|class)|type of bus|seat type|berth type|room type|room category|category|class|cabin|deck|room)(?: name)? ?[:-] ?([a-z][^\n,;|]{2,50})/i
      .exec(text)?.[1]
      ?.split(/(?<=[a-z]{3})\. | for /i)[0] ??
    (kind === 'bus' ? busClass(text) : undefined) ??
    cellsBeside(text, CLASS_HEADING).find((cell) => /^[a-z][^:]{2,49}$/i.test(cell)) ??
    (kind === 'sea' || kind === 'bus'
      ? /\b(?:class )?(luxury|premium|deluxe|royal|economy|business|executive|standard|platinum|gold|silver|comfort|ordinary)(?:(?<=class \w{3,12})\b| (?:class|seats?)\b)/i.exec(
          text,
        )?.[1]
      : undefined) ??
    (kind === 'sea' ? SEA_CLASS.exec(text)?.[1] : undefined) ??
    /\b((?:non[ -]?)?a\/?c (?:seater|sleeper|semi[ -]?sleeper|volvo)(?: \([^()\n]{1,12}\)| (?:seater|sleeper|push ?back))?)/i.exec(
      text,
    )?.[1] ??
    (kind === 'bus' ? BUS_CLASS.exec(text)?.[1] : undefined) ??
    ''
  )
}
