import { withAgentLines } from './agent-lines.ts'
import { withoutAligned } from './aligned-tables.ts'
import { withoutColumns } from './column-cells.ts'
import { withWaysBelow } from './columns-of-ways.ts'
import { withoutFlatTables } from './flat-tables.ts'
import { HEADING_MAX, HEADINGS, headingOf, isHeading } from './headings.ts'
import { withoutLists } from './list-cells.ts'

const LINES_MAX = 1000
const ROWS_MAX = 10

/** The cells of a line: parts of it with at least two spaces or a bar between them. */
const cellsOf = (line: string) =>
  line
    .trim()
    // `AHMEDABAD  T1` is one.
    .replace(/(?<=[A-Za-z)]) {2,}(?=\(?T\d[A-D]?\)?(?: |$))/g, ' ')
    .split(/ {2,}\|? *| ?\| */)
    .filter((cell) => cell !== '')

/**
 * What stands in a table below the cell of a heading, counted from the right, as long as it has this shape: in up to so
 * many rows with as many cells as its own, or one more or fewer, where the first column is a number or has none.
 */
export function cellsBelow(text: string, heading: RegExp, shape: RegExp, most = ROWS_MAX): string[] {
  const lines = linesOf(text)
  return lines.flatMap((line, at) => {
    const head = cellsOf(line)
    const column = head.findIndex((cell) => heading.test(cell))
    if (column < 0 || head.length < 2) return []
    const cells = lines
      .slice(at + 1, at + 1 + most)
      .map(cellsOf)
      .map((row) => (Math.abs(row.length - head.length) > 1 ? '' : (row.at(column - head.length) ?? '')))
    const end = cells.findIndex((cell) => !shape.test(cell))
    return cells.slice(0, end < 0 ? cells.length : end)
  })
}

/** What stands beside a heading on a line of these two cells alone. */
export const cellsBeside = (text: string, heading: RegExp): string[] =>
  linesOf(text).flatMap((line) => {
    const [head = '', cell, ...others] = cellsOf(line)
    return cell !== undefined && others.length === 0 && heading.test(head) ? [cell] : []
  })

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_MAX)

/** Headings of a table of journeys; three of them make it one. */
const OF_JOURNEY =
  /^(?:(?:travel|journey|departure|arrival|dep|arr)\.? )?(?:date|from|to|dep(?:arts?|arture)?|arr(?:ives?|ival)?|flight|train|bus|time|class|seats?|pnr|origin|destination|boarding|sector)\b/i
const COLUMNS_MIN = 4
const LINE_MAX = 1_000

const isHead = (cells: readonly string[]) =>
  cells.length >= COLUMNS_MIN &&
  cells.every((cell) => cell.length <= HEADING_MAX && !/\d/.test(cell)) &&
  cells.filter((cell) => OF_JOURNEY.test(cell)).length >= 3

/** Words before a heading that are a part of it, and change it. */
const PART_OF_HEADING =
  /\b(?:old|new|earlier|revised|original|previous|actual|updated|changed|return|onward|date|time|no|nos|number|of|your|the|and|airline|operator|bus|train|flight|dep|arr|leaving|going|scheduled|booked|next|last|first|check|valid|issue)[.: &/-]{1,2}$|[&/(-] ?$/i
/** Headings that many words can stand before: `Reporting time`, `Web check-in`. */
const GENERAL =
  /^(?:time|date|day|name|fare|price|amount|status|total|address|dep|arr|departure|arrival|departs|arrives|check[ -]?in|check[ -]?out|boarding|class|no|number|type|point|station|gate|zone|seats?|rooms?|nights?|guests?)\b ?[:=-]/i
const IN_LINE = new RegExp(`(?<=[ ,;.|])(?:${HEADINGS})(?= ?(?::-?|=) ?\\S)`, 'gi')

const FIRST_IN_LINE = new RegExp(`^ {0,8}(?:${HEADINGS}) ?: ?\\S`, 'i')

/** A line of several headings with their values, as lines of one each; of bars alone, as lines of one cell each. */
function linesOfHeadings(line: string): string[] {
  if (line.length > LINE_MAX || line.length < 20) return [line]
  const starts = [...line.matchAll(IN_LINE)].map(({ index }) => index)
  const own = starts.filter((at) => {
    const before = line.slice(Math.max(0, at - 12), at)
    return !PART_OF_HEADING.test(before) && (/[\d,;.|)\]] ?$/.test(before) || !GENERAL.test(line.slice(at, at + 20)))
  })
  if (own.length < (FIRST_IN_LINE.test(line) ? 1 : 3)) return [line]
  return [0, ...own].map((at, index, all) => line.slice(at, all[index + 1] ?? line.length).replace(/[ ,;|]+$/, ''))
}

/** A line whose value stands again on the stub of a boarding pass. */
function withoutStub(line: string): string {
  const [head = '', value = '', ...again] = cellsOf(line)
  const isAgain = again.length > 0 && again.every((cell) => cell === value)
  return line.length < LINE_MAX && isAgain && isHeading(head) ? `${headingOf(head)}: ${value}` : line
}

/** A line that is a time and no more. */
const CLOCK_LINE =
  /^(?:from|after|until|till|before|by|at)? ?\d{1,2}(?:[:.]?\d\d)? ?(?:[ap]\.?m\.?|hrs|hours|noon)?(?: (?:onwards?|ist|-.{1,12}))?$/i
/** `Seat - 12A` */
const DASHED = /^ {0,8}([A-Za-z][A-Za-z ./&()]{1,30}?) ?(?:[-=]|:-|: -) (\S[^\n]*)$/
const isHeadings = (cells: readonly string[]) => cells.length >= 2 && cells.every(isHeading)

const isTimeHeading = (cell: string) => isHeading(cell) && /\btime\b/i.test(cell)

/** A text in which times whose headings stand below them are behind these. */
function withHeadingsBelow(lines: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return lines.flatMap((line, at) => {
    const [cells = [], heads = []] = [rows[at], rows[at + 1]]
    const isBelow = (row: readonly string[], next: readonly string[]) => {
      const count = next.filter(isTimeHeading).length
      return (
        count > 0 &&
        count <= row.length &&
        next.slice(-count).every(isTimeHeading) &&
        row.slice(-count).every((cell) => CLOCK_LINE.test(cell))
      )
    }
    const count = heads.filter(isTimeHeading).length
    if (isBelow(cells, heads) && !isTimeHeading(rows[at - 1]?.at(-1) ?? ''))
      return [
        cells.slice(0, -count).join('  '),
        ...heads.slice(-count).map((head, column) => `${headingOf(head)}: ${cells.slice(-count)[column]}`),
      ]
    const before = rows[at - 1] ?? []
    const isUsed = isBelow(before, cells) && !isTimeHeading(rows[at - 2]?.at(-1) ?? '')
    return isUsed ? [cells.slice(0, -cells.filter(isTimeHeading).length).join('  ')] : [line]
  })
}

const LABEL = /^[A-Za-z][A-Za-z ./&()#'-]{1,38}$/
/** `Boarding at:`, whose value is on the next line. */
const OPEN_LABEL = /^(?!(?:old|was|earlier|new|now|revised|onward|return)\b)[A-Za-z][A-Za-z ./&()#'-]{1,38}? ?:$/i
const OF_OTHER = /^[A-Za-z][A-Za-z ./&()'-]{1,38}? ?: ?\S/
const RUN_MIN = 3

/** Lines of two cells above each other of which we know enough of the first ones to believe that all are headings. */
function labelledRows(rows: readonly (readonly string[])[]): Set<number> {
  const labelled = new Set<number>()
  for (let at = 0; at < rows.length; ) {
    let end = at
    while (rows[end]?.length === 2 && LABEL.test(headingOf(rows[end]?.[0] ?? '')) && !isHeading(rows[end]?.[1] ?? ''))
      end++
    const run = rows.slice(at, end)
    const known = run.filter(([head = '']) => isHeading(headingOf(head))).length
    if (run.length >= RUN_MIN && known * 2 >= run.length) for (let row = at; row < end; row++) labelled.add(row)
    at = Math.max(end, at + 1)
  }
  return labelled
}

/** A row of headings, each with its value in the next cell or behind its colon, as lines of one each; null if it is none. */
function pairsIn(cells: readonly string[]): string[] | null {
  const pairs: string[] = []
  let headings = 0
  for (let at = 0; at < cells.length; at++) {
    const [cell = '', next = ''] = [cells[at], cells[at + 1]]
    if (OF_OTHER.test(cell)) pairs.push(cell)
    else if (isHeading(cell) && next !== '' && !isHeading(next) && !OF_OTHER.test(next)) {
      pairs.push(`${headingOf(cell)}: ${next}`)
      headings++
      at++
    } else return null
  }
  return headings > 0 && pairs.length > 1 ? pairs : null
}

const SECTOR = /^[A-Z]{3} ?(?:-|→|to|\/) ?[A-Z]{3}$/
/** A text in which what stands beside or below a heading alone is behind it, on its line. */
function withValuesBeside(lines: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const joined: string[] = []
  const labelled = labelledRows(rows)
  const only = (at: number) => (rows[at]?.length === 1 ? (rows[at]?.[0] ?? '') : '')
  for (let at = 0; at < lines.length; at++) {
    const [head = '', value = ''] = rows[at] ?? []
    const below = only(at + 1)
    const isPair = labelled.has(at) || (rows[at]?.length === 2 && isHeading(head) && !isHeading(value))
    const isOpen = OPEN_LABEL.test(only(at)) && !OF_OTHER.test(below) && !OPEN_LABEL.test(below)
    const isHead = isOpen || (isHeading(head) && !isHeading(only(at - 1)))
    // Below `Passenger`, a sector heads the seats of those who travel.
    const isOfSector = SECTOR.test(below) && /^(?:passenger|travell?er|guest|name)/i.test(head)
    const isAbove = only(at) !== '' && isHead && below !== '' && !isHeading(below) && !isOfSector
    const [, name = '', behind = ''] = DASHED.exec(lines[at] ?? '') ?? []
    const pairs = pairsIn(rows[at] ?? [])
    if (pairs) joined.push(...pairs)
    else if (behind && isHeading(name)) joined.push(`${headingOf(name)}: ${behind}`)
    else if (isPair) joined.push(`${headingOf(head)}: ${value}`)
    else if (isAbove && (!below.includes(':') || /\d/.test(below))) {
      const isTimed = CLOCK_LINE.test(only(at + 2))
      joined.push(`${headingOf(head)}: ${below}${isTimed ? ` ${only(at + 2)}` : ''}`)
      at += isTimed ? 2 : 1
    } else joined.push(lines[at] ?? '')
  }
  return joined
}

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/i
const MONTH_CELL = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?(?: \d{4}| '?\d\d)?$/i
/** Lines in which each day of the month is on one line with the month below it, without the weekdays of several days. */
function withMonthsBeside(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const cellsAt = (line: string) => (line.length > LINE_MAX ? [] : cellsOf(line))
    const [days, months] = [cellsAt(lines[at] ?? ''), cellsAt(lines[at + 1] ?? '')]
    const isOfMonths = months.length > 1 && months.every((cell) => MONTH_CELL.test(cell))
    const isPair = isOfMonths && days.slice(0, months.length).every((cell) => /^\d{1,2}$/.test(cell))
    if (isPair && days.length >= months.length) {
      joined.push(days.map((cell, column) => [cell, months[column]].filter(Boolean).join(' ')).join('   '))
      at++
    } else if (days.length < 2 || !days.every((cell) => WEEKDAY.test(cell))) joined.push(lines[at] ?? '')
  }
  return joined
}

/** A text whose tables of journeys are lists: each cell on a line of its own, behind its heading. */
export function withoutTables(text: string): string {
  const cellsIn = (all: readonly string[]) => all.map((line) => (line.length > LINE_MAX ? [] : cellsOf(line)))
  const raw = withoutAligned(withMonthsBeside(withWaysBelow(withAgentLines(text).split('\n'))))
  const bars = raw.map((line) => line.split('|').length)
  const isBarred = (at: number) =>
    (bars[at] ?? 0) > 3 && /\d/.test(raw[at] ?? '') && bars[at] !== bars[at - 1] && bars[at] !== bars[at + 1]
  const whole = raw
    .flatMap((line, at) =>
      isBarred(at) && line.length < LINE_MAX * 2 ? line.split('|').map((cell) => cell.trim()) : [line],
    )
    .flatMap(linesOfHeadings)
    .map(withoutStub)
  const listed = withoutLists(withoutColumns(withoutFlatTables(whole)))
  const below = withHeadingsBelow(listed, cellsIn(listed))
  const lines = withValuesBeside(below, cellsIn(below))
  const rows = cellsIn(lines)
  let head: string[] = []
  return rows
    .flatMap((cells, at) => {
      const below = rows[at + 1]
      const isAll = isHeadings(cells) && below?.every((cell) => !isHeading(cell))
      if ((isHead(cells) || isAll) && below?.length === cells.length) {
        head = cells.map(headingOf)
        return []
      }
      const isClocks = cells.length > 1 && cells.length < head.length && cells.every((cell) => CLOCK_LINE.test(cell))
      if (isClocks) return cells.map((cell, column) => `${head[column]}: ${cell}`)
      if (cells.length !== head.length || isHeading(cells[0] ?? '')) head = []
      return head.length > 0 ? [...cells.map((cell, column) => `${head[column]}: ${cell}`), ''] : [lines[at] ?? '']
    })
    .join('\n')
}
