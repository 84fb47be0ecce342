import { headingOf, isHeading } from './headings.ts'

const LINE_MAX = 300
const ROWS_MAX = 8

const CLOCK = '\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m\\.?| ?hrs\\.?| ?hours| ?h)?(?: ?\\(?\\+\\d(?: day)?\\)?)?|\\d{4} ?hrs'
const HAS_CLOCK = new RegExp(`(?<![\\d:.])(?:${CLOCK})(?![\\d:]|\\.\\d)`, 'i')
const DAY =
  /\d{1,2}(?:st|nd|rd|th)?[ -]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d|\d[/.-]\d{1,2}[/.-]\d/i
/** What stands between two columns and belongs to neither: `1h 35m`, `Non-stop`, `→`. */
const BETWEEN =
  /^(?:→|to|[-.~>•·]+|non[ -]?stop|direct|via|\d (?:stops?|halts?)|(?:duration:? ?)?\d{1,2} ?h(?:rs?|ours?)?\.?(?: ?\d{1,2} ?m(?:ins?|inutes?)?\.?)?|\d{1,2} ?m(?:ins?)?|\d{1,2}:\d\d ?(?:h|hrs|hours)(?= ))$/i

const cellsOf = (line: string) =>
  line.length > LINE_MAX
    ? []
    : line
        .trim()
        .split(/ {2,}\|? *| ?\| */)
        .filter((cell) => cell !== '' && !BETWEEN.test(cell))

type Row = readonly [string, string]
const asRow = (line: string): Row | null => {
  const [left, right, ...others] = cellsOf(line)
  return left !== undefined && right !== undefined && others.length === 0 ? [left, right] : null
}
const both = (row: Row, test: (cell: string) => boolean) => row.every(test)
const isWords = (cell: string) => /^[A-Z][A-Za-z .,'()&/-]{1,40}$/.test(cell)
const clockOf = (cell: string) => HAS_CLOCK.exec(cell)?.[0] ?? ''

/** What a cell says besides its time of day. */
const besideClock = (cell: string) =>
  cell
    .replace(HAS_CLOCK, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ ,|:-]+|[ ,|:-]+$/g, '')

/** `Dep 18:40`, `Gate: 6`: cells that say what they are. */
const LABELLED = /^[A-Za-z][A-Za-z ./]{1,24} ?: /
const isLabelled = (cell: string) => LABELLED.test(cell) || isHeading(headingOf(besideClock(cell)))

/** The two columns of rows that stand above each other, of which one has where and when one leaves, the other the arrival. */
function listOf(rows: readonly Row[]): string[] | null {
  const timed = rows.filter((row) => both(row, (cell) => clockOf(cell) !== ''))
  const [times, ...others] = timed
  if (!times || others.length > 0 || times.some(isLabelled)) return null
  const days = rows.find((row) => row !== times && both(row, (cell) => DAY.test(cell) && !HAS_CLOCK.test(cell)))
  const isPlaces = (row: Row) =>
    both(row, (cell) => isWords(cell) && !DAY.test(cell)) && !row.some((cell) => isHeading(headingOf(cell)))
  const at = rows.indexOf(times)
  const named = rows.slice(0, at).findLast(isPlaces) ?? rows.slice(at + 1, at + 3).find(isPlaces)
  const beside = times.map(besideClock) as unknown as Row
  const isNamedBeside = both(beside, (cell) => isWords(cell) && !DAY.test(cell))
  const isCoded = isNamedBeside && both(beside, (cell) => /^[A-Z]{3,5}$/.test(cell))
  const isStay = rows.some((row) => both(row, (cell) => /^check[ -]?(?:in|out)\b/i.test(cell)))
  if (!isStay && !named && !isNamedBeside) return null
  const place = (at: 0 | 1) => {
    const [name, own] = [named?.[at] ?? '', beside[at]]
    if (!isNamedBeside) return name
    return isCoded && name && !name.includes(own) ? `${name} (${own})` : own
  }
  const when = (at: 0 | 1) => {
    const day = days?.[at] ?? (DAY.test(beside[at]) ? beside[at] : '')
    return `${clockOf(times[at])}${day ? `, ${day}` : ''}`
  }
  const isHead = (row: Row) => both(row, (cell) => isHeading(headingOf(cell)))
  const used = isStay ? [times, days] : [times, days, named]
  const rest = rows.filter((row) => !used.includes(row) && !isHead(row)).map((row) => row.join('  '))
  return isStay
    ? [...rest, `Check-in: ${when(0)}`, `Check-out: ${when(1)}`]
    : [...rest, `From: ${place(0)}`, `Departs: ${when(0)}`, `To: ${place(1)}`, `Arrives: ${when(1)}`]
}

/** A text whose two columns of a journey are lines with what they say. */
export function withoutColumns(lines: readonly string[]): string[] {
  const rows = lines.map(asRow)
  const done: string[] = []
  for (let at = 0; at < lines.length; at++) {
    let end = at
    while (end - at < ROWS_MAX && rows[end] != null) end++
    const block = rows.slice(at, end) as Row[]
    const list = block.length > 1 ? listOf(block) : null
    if (list) {
      done.push('', ...list, '')
      at = end - 1
    } else done.push(lines[at] ?? '')
  }
  return done
}
