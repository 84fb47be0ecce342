import { findFlights } from './find-kind.ts'
import { isPnr } from './find-reference.ts'

/** The rest of a line that is a heading: nothing, or words of a schedule, and no value. */
const SCHEDULE =
  '\\b(?:(?![^\\n]*\\d)[^\\n:]{0,30}\\b(?:schedule|itinerary|flight|train|bus|details?|timings?|booking|journey|trip|dates?|departure|stay)s?[^\\n:]{0,20})?[ \\t:*]*$'
const OLD_HEADING = new RegExp(
  `^[ \\t#*-]*(?:your |the )?(?:original|old|previous|earlier|existing|was|cancell?ed)(?! ?bus ?(?:stand|stop|station|depot|terminal))${SCHEDULE}`,
  'im',
)
const NEW_HEADING = new RegExp(
  `^[ \\t#*-]*(?:your |the )?(?:new|revised|updated|changed|rescheduled|now)${SCHEDULE}`,
  'im',
)

const OLD_LINE = /^[ \t#*-]*(?:old|previous|earlier|original|was|before(?! ?\d)|purana)\b[^\n:]*:(?=[^\n]*\d)[^\n]*$/gim
const NEW_LINE = /^[ \t#*-]*(?:new|revised|updated|changed|now|after(?! ?\d)|naya)\b[^\n]*:/im
const CHANGED = /\b(?:re-?scheduled|re-?timed|revised|changed?|delayed|preponed|postponed|advanced|updated)\b/i
const CLOCK = '\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m\\.?| ?hrs)?'
const WAS = /\((?:was|earlier|previously|old|originally)\b[^()\n]{1,40}\)/i
/** The number of a train or flight of before, where one says which is the new one. */
const NEW_NUMBER =
  /\balternat(?:iv)?e (?:trn|train|flight)\b|\b(?:new|revised) (?:trn|train|flight)(?: no\.?| number)? ?[:-]? ?[A-Z0-9]/i
const OLD_NUMBER =
  /\b(?:booked (?:in|on|for)|original(?:ly)?(?: booked)?(?: in| on)?|old|previous|earlier) (?:trn|train|flight)(?: no\.?| number)? ?[:.-]? ?(?:\d{5}|[A-Z0-9]{2}[ -]?\d{2,4})(?!\d)/gi
/** `your flight 6E 5307, earlier departing at 1720 hrs, has been rescheduled. You are now on 6E 5311` */
const NOW_ON =
  /\byou are now (?:booked |confirmed |travelling |flying )?on (?:flight )?(?:[A-Z]{2}|\d[A-Z]|[A-Z]\d)[ -]?\d{3,4}\b/i
const SECTOR = /\b([A-Z]{3}) ?(?:-|→|to) ?([A-Z]{3})\b/
const EARLIER_TIME =
  /\b(?:earlier|originally|previously) (?:departing|leaving|arriving|scheduled)(?: (?:at|for|to depart at))? \d{1,2}[:.]?\d\d(?: ?(?:hrs|[ap]m))?/gi
/** The number and the time of before, where the text says on what one travels now. Of several flights, it is the one
 * whose line has the same two airports. */
function withoutReplaced(text: string, blanks: (words: string) => string): string {
  const now = NOW_ON.exec(text)
  if (!now) return text
  const [before, after] = [text.slice(0, now.index), text.slice(now.index)]
  const flights = findFlights(before).filter(({ at, end }) => !isPnr(before, at, end))
  const without = (at: number, end: number) => before.slice(0, at) + blanks(before.slice(at, end)) + before.slice(end)
  const [flight, ...others] = flights
  if (flight && others.length === 0) return without(flight.at, flight.end).replace(EARLIER_TIME, blanks) + after
  const [, start = '', end = ''] = SECTOR.exec(after) ?? []
  const legs = flights.map(({ at }) => ({ at, words: /^[^\n]*/.exec(before.slice(at))?.[0] ?? '' }))
  const [leg, ...more] = start ? legs.filter(({ words }) => words.includes(start) && words.includes(end)) : []
  return leg && more.length === 0 ? without(leg.at, leg.at + leg.words.length) + after : text
}

/** `accommodated on AI 2416 in place of AI 2410` */
const REPLACED =
  /(?<=\b(?:in (?:place|lieu) of|instead of|replac(?:es|ing)) (?:(?:your )?(?:trn|train|flight)(?: no\.?| number)? )?)(?:\d{5}|[A-Z0-9]{2}[ -]?\d{2,4})(?![\d:])/g
/** `Old DOJ 05-Feb-2027`, where a new one stands beside it. */
const OLD_VALUE =
  /\b(?:old|previous|earlier|original)(?: (?:doj|date|time|timing|departure|arrival|dep|arr|journey|travel|schedule)){1,3} ?[:=-]? ?\d[\w:./-]*(?: (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{2,4})?)?/gi
/** `your earlier seat 18C` */
const OLD_SEAT =
  /\b(?:old|previous|earlier|original|former) seats?(?: nos?\.?| numbers?)? ?[:=-]? ?(?:was )?\d{1,3}[A-K]?(?: ?[,/&] ?\d{1,3}[A-K]?(?![\w:/.-]| ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))){0,8}(?![\w:])|(?<=\bseats? (?:has been |is |was )?(?:changed|moved) from )\d{1,2}[A-K](?= to \d)/gi
const NEW_VALUE =
  /\b(?:new|revised|updated) (?:doj|date|time|timing|departure|arrival|dep|arr|journey|travel|schedule)\b/i
/** `moved your flight 6E 6114 to 6E 6118` */
const MOVED =
  /(?<=\b(?:moved|shifted|changed|re-?booked)\b[^.\n]{0,40})(?:\b[A-Z0-9]{2}[ -]?\d{2,4}|\b\d{5})(?=\b[^.\n]{0,60} to (?:flight |train )?(?:[A-Z0-9]{2}[ -]?\d{2,4}|\d{5})\b)/g
/** `Departure 10:05 to 11:50`, above the same of the arrival. */
const BOTH_CHANGED = new RegExp(
  `\\bdep[a-z]{0,7}(?: time)?[ :]{1,3}(?:from )?${CLOCK} ?(?:to|-) ?${CLOCK}[^\\n]{0,20}\\n[^\\n]{0,12}\\barr[a-z]{0,5}(?: time)?[ :]{1,3}(?:from )?${CLOCK} ?(?:to|-) ?${CLOCK}`,
  'i',
)
const FROM_OLD_TO = new RegExp(
  `((?:dep|arr)[a-z]{0,7}(?: time)?[ :]{1,3}(?:from )?)(${CLOCK})(?= ?(?:to|-) ?${CLOCK})`,
  'gi',
)
const FROM_OLD = new RegExp(`((?:dep|arr)[a-z]{0,7}(?: time)?[ :]{1,3})(${CLOCK})(?= ?→ ?${CLOCK})`, 'gi')

/** A day or a time that is named, and the number of a flight or train: what a button `New booking` has not behind it. */
const DAY_OR_TIME =
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)?[ /.-]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?<!\d)\d{1,2}([/.-])\d{1,2}\1\d{2,4}|\b20\d\d-\d\d-\d\d|\b(?:dep|arr)[a-z]{0,7}[ :.]{1,3}\d{1,2}[:.]\d\d/i
const NUMBER = /\b(?:[A-Z]{2}|\d[A-Z]|[A-Z]\d) ?-?\d{2,4}\b|\b[0-2]\d{4}\b/
/** So far behind its heading. */
const SCHEDULE_MAX = 200

/** A schedule of before under its heading, and the one that holds under another. */
export function isReplaced(text: string): boolean {
  const heading = NEW_HEADING.exec(text)
  const old = text.search(OLD_HEADING)
  if (!heading || old < 0) return false
  const start = heading.index + heading[0].length
  const end = old > start ? old : text.length
  const words = text.slice(start, Math.min(end, start + SCHEDULE_MAX))
  return DAY_OR_TIME.test(words) || NUMBER.test(words)
}

const ENDS = ['dep(?:arture)?', 'arr(?:ival)?']
/** `Scheduled departure: 05:45`, where the time that is expected stands beside it. */
const OF_PLAN = ENDS.map((end) => ({
  planned: new RegExp(`\\b(?:scheduled|sched\\.?|sch\\.?) ${end}(?: time)? ?:? ?${CLOCK}`, 'gi'),
  expected: new RegExp(`\\b(?:estimated|expected|revised|new|updated) ${end}(?: time)? ?:? ?${CLOCK}`, 'i'),
}))

/** A text of the same length without the schedule of before, where the new one stands beside it. */
export function withoutOld(all: string): string {
  const blanks = (words: string) => words.replace(/[^\n]/g, ' ')
  const whole = OF_PLAN.reduce(
    (text, { planned, expected }) => (expected.test(text) ? text.replace(planned, blanks) : text),
    all,
  )
  const lines = NEW_LINE.test(whole) ? whole.replace(OLD_LINE, blanks) : whole
  const values = NEW_VALUE.test(lines) ? lines.replace(OLD_VALUE, blanks) : lines
  const apart = NEW_NUMBER.test(values) ? values.replace(OLD_NUMBER, blanks) : values.replace(MOVED, blanks)
  const kept = withoutReplaced(apart, blanks).replace(REPLACED, blanks).replace(OLD_SEAT, blanks)
  const text =
    CHANGED.test(kept) || WAS.test(kept)
      ? kept
          .replace(WAS, blanks)
          .replace(
            BOTH_CHANGED.test(kept) ? FROM_OLD_TO : FROM_OLD,
            (_, label: string, time: string) => label + blanks(time),
          )
      : kept
  const old = text.search(OLD_HEADING)
  const next = text.search(NEW_HEADING)
  if (old < 0 || next < 0) return text
  const gap = text.indexOf('\n\n', old)
  const end = old < next ? next : gap < 0 ? text.length : gap
  return text.slice(0, old) + blanks(text.slice(old, end)) + text.slice(end)
}

const OLD_CELL = /^(?:old|earlier|original(?:ly)?|previous(?:ly)?|was|before|booked)\b/i
const NEW_CELL = /^(?:new|revised|updated|changed|now|after|rescheduled)\b/i
const CELL = /[^ |](?:[^|\n]*?[^ |])??(?= {2,}| ?\||$)/g
const ROWS_MAX = 12

const OLD_WORDS = '(?:old|earlier|original|previous|existing)(?: [a-z]{2,10}){0,2}'
const NEW_WORDS = '(?:new|revised|updated|changed)(?: [a-z]{2,10}){0,2}'
/** `Earlier schedule Revised schedule`, with one space between them and in the rows below. */
const TWO_HEADS = new RegExp(
  `^ ?(?:details |particulars )?(?:(${OLD_WORDS}) ${NEW_WORDS}|${NEW_WORDS} ${OLD_WORDS}) ?$`,
  'i',
)
const VALUE_SHAPES = [
  /(?<![\d:])\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?\b| ?hrs)?(?![\d:])|(?<!\d)\d{4} ?hrs/gi,
  /(?<![\d/-])(?:\d{1,2}[ /-](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[ ,/'-]{0,2}(?:20)?\d\d|\d{1,2}([/-])\d{1,2}\1\d{2,4})(?!\d)/gi,
  /(?<![A-Z0-9])(?:[A-Z]{2}|\d[A-Z]|[A-Z]\d) ?-?\d{2,4}(?!\d)|(?<!\d)\d{5}(?!\d)/g,
]
/** Rows of two values under such headings, each with the one that holds. */
function withoutOldOfTwo(lines: readonly string[]): string {
  const head = lines.findIndex((line) => line.length < 100 && TWO_HEADS.test(line))
  if (head < 0) return lines.join('\n')
  const isOldFirst = TWO_HEADS.exec(lines[head] ?? '')?.[1] !== undefined
  const end = lines.findIndex((line, at) => at > head && (line.trim() === '' || at > head + ROWS_MAX))
  return lines
    .map((line, at) => {
      if (at <= head || (end >= 0 && at >= end) || line.length > 200) return at === head ? '' : line
      const pairs = VALUE_SHAPES.map((shape) => [...line.matchAll(shape)])
      const old = pairs.find((found) => found.length === 2)?.[isOldFirst ? 0 : 1]
      return old && pairs.filter((found) => found.length > 0).length === 1
        ? line.slice(0, old.index) + line.slice(old.index + old[0].length)
        : line.replace(/ (\S.{2,60}) \1$/, ' $1')
    })
    .join('\n')
}

/** A text of the same length without the column of the schedule of before, where the new one stands beside it. */
export function withoutOldColumn(text: string): string {
  const lines = text.split('\n')
  const cells = (line: string) => [...line.matchAll(CELL)]
  const head = lines.findIndex((line) => {
    const names = line.length > 200 ? [] : cells(line).map(([name]) => name)
    return names.some((name) => OLD_CELL.test(name)) && names.some((name) => NEW_CELL.test(name)) && !/\d/.test(line)
  })
  if (head < 0) return withoutOldOfTwo(lines)
  const names = cells(lines[head] ?? '').map(([name]) => name)
  const fromEnd = names.length - names.findIndex((name) => OLD_CELL.test(name))
  const end = lines.findIndex((line, at) => at > head && (line.trim() === '' || at > head + ROWS_MAX))
  return lines
    .map((line, at) => {
      const row = at > head && (end < 0 || at < end) && line.length <= 200 ? cells(line) : []
      const old = row.length > 2 ? row.at(-fromEnd) : undefined
      return old ? line.slice(0, old.index) + ' '.repeat(old[0].length) + line.slice(old.index + old[0].length) : line
    })
    .join('\n')
}
