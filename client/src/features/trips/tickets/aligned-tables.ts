import { HEADING_MAX, headingOf, isHeading } from './headings.ts'

const LINE_MAX = 300
const ROWS_MAX = 12
const COLUMNS_MIN = 4
/** No ticket has a table of more. */
const COLUMNS_MAX = 16
const KNOWN_MIN = 3
/** A cell begins at most so many signs before or behind its heading. */
const NEAR = 2

type Cell = { text: string; at: number }
const cellsOf = (line: string): Cell[] =>
  line.length > LINE_MAX || line.includes('|')
    ? []
    : [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({ text, at: index }))

/** Headings that begin with words of a journey, as `Flight & class`. */
const OF_JOURNEY =
  /^(?:date|from|to|dep(?:arts?|arting|arture)?|arr(?:ives?|iving|ival)?|flight|origin|destination|sector)\b/i
const CLOCK = /(?<![\d:])\d{1,2}[:.]\d\d(?![\d:])|\b\d{4} ?hrs\b|^(?:[01]\d|2[0-3])[0-5]\d$/i

/** `Passengers: 2`, which is in no column. */
const LABELLED = /^[A-Za-z][A-Za-z .()]{1,30} ?: ?\S/

/** `TERMINAL: 3`, below the place of which it is one. */
const isTerminal = (cells: readonly Cell[] = []) =>
  cells.length === 1 && /^terminal ?:? ?\w{1,3}$/i.test(cells[0]?.text ?? '')

const isHead = (cells: readonly Cell[]) =>
  cells.length >= COLUMNS_MIN &&
  cells.length <= COLUMNS_MAX &&
  cells.every(({ text }) => text.length <= HEADING_MAX && !/[\d:]/.test(text)) &&
  cells.filter(({ text }) => isHeading(headingOf(text)) || OF_JOURNEY.test(text)).length >= KNOWN_MIN &&
  cells.some(({ text }) => OF_JOURNEY.test(text))

/** The column in which a cell stands; -1 if it begins before the first one. */
const columnOf = (heads: readonly Cell[], { at }: Cell) => heads.findLastIndex((head) => head.at <= at + NEAR)
const isBelow = (heads: readonly Cell[], cell: Cell) =>
  Math.abs((heads[columnOf(heads, cell)]?.at ?? Infinity) - cell.at) <= NEAR
/** Whether a cell does not reach into the next column, as one that is two whose names are too long. */
const isWithin = (heads: readonly Cell[], cell: Cell) =>
  cell.at + cell.text.length <= (heads[columnOf(heads, cell) + 1]?.at ?? Infinity) + NEAR

/** `(Aircraft type)  drop closes`, which goes on with the headings above. */
const isMoreOfHead = (heads: readonly Cell[], cells: readonly Cell[]) =>
  cells.length > 0 &&
  cells.length < heads.length &&
  cells.every((cell) => /^[a-z(]/.test(cell.text) && !/\d/.test(cell.text) && isBelow(heads, cell))

/** The cells of a line by their columns. */
function columnsOf(heads: readonly Cell[], cells: readonly Cell[]): string[][] {
  const columns: string[][] = heads.map(() => [])
  for (const cell of cells) columns[columnOf(heads, cell)]?.push(cell.text)
  return columns
}

function withMore(heads: readonly Cell[], more: readonly Cell[]): Cell[] {
  const below = columnsOf(heads, more)
  return heads.map((head, column) => ({ ...head, text: [head.text, ...(below[column] ?? [])].join(' ') }))
}

/** Letters and digits as what they are: two cells of one shape begin two rows. */
const shapeOf = (text = '') =>
  text
    .replace(/[A-Z]+/g, 'A')
    .replace(/[a-z]+/g, 'a')
    .replace(/\d+/g, '9')

const FLIGHT = /^(?:[A-Z]{2}|\d[A-Z]|[A-Z]\d(?=[ -])) ?-? ?\d{2,4}(?!\w)/
const DAY =
  /(?<!\d)\d{1,2}[ /.-]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?<!\d)\d{1,2}([/.-])\d{1,2}\1\d{2,4}/i
/** What the cells of a column say of a journey; null for words, as names of places. */
function typeOf(cells: readonly string[]): 'flight' | 'day' | 'time' | null {
  const words = cells.join(' ')
  return FLIGHT.test(words) ? 'flight' : DAY.test(words) ? 'day' : CLOCK.test(words) ? 'time' : null
}

/** Whether a line begins a row as the first one does: its first cell, or all of its flight, days and times, are alike. */
function isStart(columns: readonly (readonly string[])[], first: readonly (readonly string[])[]): boolean {
  const [start, like] = [columns[0]?.[0], first[0]?.[0]]
  if (start === undefined) return false
  const isFlight = like !== undefined && FLIGHT.test(start) && FLIGHT.test(like)
  const told = first.flatMap((cells, column) => (typeOf(cells) && columns[column]?.length ? [column] : []))
  const isAgain = told.every((column) => typeOf(columns[column] ?? []) === typeOf(first[column] ?? []))
  return isFlight || shapeOf(start) === shapeOf(like) || (told.length > 0 && isAgain)
}

/** The lines of a table as its rows, of which each can have several lines; each line has its cells by their columns. */
function rowsOf(heads: readonly Cell[], lines: readonly (readonly Cell[])[]): string[][][] {
  const rows: string[][][] = []
  let first: string[][] | undefined
  for (const cells of lines) {
    const columns = columnsOf(heads, cells)
    first ??= columns
    if (rows.length === 0 || isStart(columns, first)) rows.push(columns)
    else rows[rows.length - 1] = (rows.at(-1) ?? []).map((cell, column) => [...cell, ...(columns[column] ?? [])])
  }
  return rows
}

const WAY = /^(?:from ?[/-] ?to|sector|route)$/i
/** A cell below its heading; of a departure with its place, both. */
function labelled(heading: string, cell: readonly string[]): string[] {
  const head = headingOf(heading)
  const [first, second, ...more] = cell
  if (first === undefined) return []
  if (WAY.test(head) && second !== undefined && more.length === 0) return [`From: ${first}`, `To: ${second}`]
  const end = /^dep(?:arting|arture|arts?)?$/i.test(head)
    ? 'From'
    : /^arr(?:iving|ival|ives?)?$/i.test(head)
      ? 'To'
      : ''
  const places = end ? cell.filter((words) => /^[A-Z][^\d]{2,}$/.test(words)) : []
  const others = cell.filter((words) => !places.includes(words))
  const place = places.length > 0 ? [`${end}: ${places.join(', ')}`] : []
  return [...place, ...(others.length > 0 ? [`${head}: ${others.join(', ')}`] : [])]
}

type Table = { rows: string[]; end: number }
/** The table whose headings begin in a line, if its cells stand below them and not each on one line. */
function tableAt(all: readonly (readonly Cell[])[], start: number): Table | null {
  const first = all[start] ?? []
  if (!isHead(first)) return null
  const more = all[start + 1] ?? []
  const isOfTwo = isMoreOfHead(first, more)
  const heads = isOfTwo ? withMore(first, more) : first
  const from = start + (isOfTwo ? 2 : 1)
  let end = from
  const isRow = (cells: readonly Cell[] = []) =>
    isTerminal(cells) ||
    (cells.length > 0 && !cells.some(({ text }) => LABELLED.test(text) || isHeading(headingOf(text))))
  while (end - from < ROWS_MAX && isRow(all[end])) end++
  const lines = all.slice(from, end).filter((cells) => !isTerminal(cells))
  const isUneven = isOfTwo || lines.some((cells) => cells.length !== heads.length)
  const top = lines[0] ?? []
  const isAligned =
    top.length * 3 >= heads.length * 2 &&
    lines.every((cells) => cells.every((cell) => columnOf(heads, cell) >= 0)) &&
    // A line of one cell can be a note.
    lines.every((cells) => cells.length === 1 || cells.every((cell) => isWithin(heads, cell))) &&
    top.filter((cell) => isBelow(heads, cell)).length * 4 >= top.length * 3
  const isTimed = lines.some((cells) => cells.some(({ text }) => CLOCK.test(text)))
  if (!isUneven || !isAligned || !isTimed) return null
  const rows = rowsOf(heads, lines).flatMap((row) => [
    ...heads.flatMap((head, column) => labelled(head.text, row[column] ?? [])),
    '',
  ])
  return { rows, end }
}

/**
 * A text whose tables of journeys are lists, each cell behind its heading: those tables of which a row has more than one
 * line, or leaves a column empty.
 */
export function withoutAligned(lines: readonly string[]): string[] {
  const all = lines.map(cellsOf)
  const done: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const table = tableAt(all, at)
    if (table) {
      done.push('', ...table.rows)
      at = table.end - 1
    } else done.push(lines[at] ?? '')
  }
  return done
}
