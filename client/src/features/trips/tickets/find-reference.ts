import { firstMatches } from './clean-text.ts'
import { findFlights } from './find-kind.ts'
import { referenceByEvidence, SURE } from './reference-evidence.ts'
import { cellsBelow } from './table-cells.ts'

const MOST = 12
/** What can stand behind the word in capital letters and is none. */
const WORDS = /^(?:STATUS|NUMBER|DETAIL|SEARCH|TICKET|ONLINE|FLIGHT|CHARGE|ENQUIRY)S?$/
/** `48812/310-HYD` of the buses of Telangana and Andhra; people part the digits of others with hyphens or dots. */
const VALUE =
  '(\\d{3,8}/\\d{1,4}-[A-Z]{2,5}|[A-Za-z0-9]{1,12}(?:[.-][A-Za-z0-9]{2,12}){1,2}|[A-Z]{2,5}\\d{0,4}(?:/[A-Z0-9]{2,10}){1,3}|[A-Za-z0-9]{6,20})(?!\\w|[/.-]\\w)'
const behind = (words: string) =>
  new RegExp(
    `\\b(?:${words})\\b\\.?\\)?(?: {2,24}(?=[A-Z]*\\d)| ?(?:is )?[:#-]? ?)(?:(?:6E|AI|IX|I5|QP|SG|UK|9I|S5|IC) ?[-/] ?(?=[A-Z0-9]{6}(?![A-Z0-9])))?${VALUE}`,
    'gi',
  )

/** The surest first: the number by which the railway or the airline knows the booking, then those of a seller. */
const BEHIND = [
  behind(
    'PNR(?: ?(?:no|number|code)| for (?:both|all)(?: (?:flights|sectors|legs|passengers))?)?|OPRS(?: ?(?:no|number))?|PNR ?/ ?booking ref(?:erence)?',
  ),
  behind('airline (?:reference|ref|locator|code)(?: ?(?:no|number|id))?'),
  behind(
    '(?:booking|bkg) (?:reference|ref|code)(?: ?(?:no|number|id))?|r(?:ec(?:ord)?)?\\.? ?loc(?:ator)?|reservation code|confirmation code',
  ),
  behind('booking ?(?:no|number|id)|(?<!hotel )confirmation ?(?:no|number|id)'),
  behind(
    '(?:(?:hotel |reservation )?confirmation|booking|reservation|e?-?(?:ticket|tkt)) ?(?:no|number|id)|tkt(?= ?[A-Z-]*\\d)|ticket(?= [A-Z]{0,4}\\d{5})|itinerary(?: ?(?:no|number)|(?= [A-Z]*\\d[A-Z0-9]*(?![a-z])))|booking[^\\n:]{0,24}\\bID(?= ?[:#]| [A-Z]*\\d)|booking (?=[A-Z]*\\d)',
  ),
  behind(
    '(?:confirmation|reservation|booking|order|voucher|res|ref)(?: ?(?:no|id))?(?=\\.? ?[:#]? ?[A-Z0-9.-]*\\d)|reference(?: ?(?:no|number|id))?',
  ),
  behind('(?:trip|order|uts) ?(?:no|number|id)'),
]
/** The head of a table whose first column it is, and a row with the code of an airline under a head that has it. */
const BELOW_PNR = /^ ?PNR\b[^\n]{0,200}\n ?(\d{10})(?!\d)/gim
const IN_ROW =
  /^[^\n]{1,60}\bPNR\b(?! ?[:#-])[^\n]{0,100}\n[^\n]{0,80}? ((?=[A-Z]{0,5}\d)(?=\d{0,5}[A-Z])[A-Z0-9]{6})(?= |\n|$)/gm
const HEADING =
  /^(?:(?:airline )?PNR|(?:booking|bkg) ref(?:erence)?|conf(?:irmation)?(?= no))(?: ?(?:no|number|code))?\.?(?: ?\(PNR\))?$/i

/** `Ticket No: HRM 5521`, as small operators write theirs: letters, and digits behind them, at the end of a line. */
const PARTED =
  /^[ *]{0,4}(?:[Bb]ooking|[Bb]kg|[Tt]icket|[Tt]kt|[Rr]eservation|[Cc]onfirmation)(?: ?(?:[Nn]o|[Nn]umber|[Rr]ef|[Rr]eference|ID|[Ii]d))?\.? ?[:#] ?(?!(?:RS|INR|NO|BUS|SEAT|ROOM|DL|KL|KA|TN|MH|AP|TS|GA|UP|RJ|GJ|HP|UK|PB|HR|WB|AS)\b)([A-Z]{2,4}) (\d{4,6})[ *]{0,4}$/gm

export const isReference = (text: string) =>
  /^[A-Z0-9]{6,20}$/.test(text) && !WORDS.test(text) && (/\d/.test(text) || text.length === 6)

/** The booking reference (PNR) of a text that has one; empty if it has none, or several. */
export const findReference = (text: string): string => findLabelled(text) ?? referenceByEvidence(text)

/** A heading of PNRs: the last cell of its line, or one among others. */
const PNR_COLUMN = /\bPNRs?(?: ?(?:no|number|code)s?\.?)?(?= {2}|[ |]*$)/im

/** The number of the booking of one sector of several: below `DEL-IXB PNR`, or in `PNR (DEL-IXB): R4MZ2P`. */
export function referenceOfSector(text: string, from: string, to: string): string {
  const way = `${from} ?(?:-|→|to|/) ?${to}`
  const heading = new RegExp(`^(?:${way}\\)? ?(?:airline )?PNR|(?:airline )?PNR ?\\(?${way})`, 'i')
  const beside = new RegExp(
    `(?:\\b${way}\\)? ?(?:airline )?PNR|PNR ?\\(?${way}\\)?) ?[:#-]? ?([A-Z0-9]{6})(?![A-Z0-9])`,
    'i',
  )
  const below = () => cellsBelow(text, heading, /^[A-Z0-9]{6}$/, 1)[0]
  // `DEL-IXL  Y2NB7K` in a column of PNRs: a cell with nothing behind it.
  const row = new RegExp(`\\b${way} {0,2}:? {1,3}((?=[A-Z]*\\d)(?=\\d*[A-Z])[A-Z0-9]{6})(?= {2}|[ |]*$)`, 'm')
  const inRow = () => {
    const column = PNR_COLUMN.exec(text)
    return column ? row.exec(text.slice(column.index))?.[1] : undefined
  }
  const flights = findFlights(text).map(({ at, end }) => text.slice(at, end).replace(/[ -]/g, ''))
  for (const look of [() => beside.exec(text)?.[1], below, inRow]) {
    const value = look()
    if (value && !flights.includes(value)) return value
  }
  return ''
}

/** A reference right behind its label, empty for several, and null for none. */
export function findLabelled(text: string): string | null {
  const [pnr, airline, code, ...others] = BEHIND
  const found = (pattern: RegExp | undefined) =>
    pattern ? firstMatches(text, pattern, MOST).map(([, reference = '']) => reference.replace(/[./-]/g, '')) : []
  const ofTables = () => [
    ...found(BELOW_PNR),
    ...found(IN_ROW),
    ...cellsBelow(text, HEADING, /^[A-Z0-9]{6,10}$|^[A-Z]{2,5}-\d{4,7}$/, 1),
  ]
  const looks = [
    () => [...found(pnr), ...ofTables().map((one) => one.replace('-', ''))],
    () => found(airline),
    () => found(code),
    () => [referenceByEvidence(text, SURE)],
    ...others.map((pattern) => () => found(pattern)),
    () => firstMatches(text, PARTED, MOST).map(({ 1: letters = '', 2: digits = '' }) => letters + digits),
  ]
  for (const look of looks) {
    const [reference, ...more] = new Set(look().filter(isReference))
    if (reference) return more.length > 0 ? '' : reference
  }
  return null
}

/** `PNR AI4512`: what looks like the number of a flight is none. */
export const isPnr = (text: string, at: number, end: number): boolean =>
  /^[A-Z0-9]{6}$/.test(text.slice(at, end)) &&
  /\bPNR(?: no\.?| number)?\.? ?[:#-]? ?$/i.test(text.slice(Math.max(0, at - 16), at))
