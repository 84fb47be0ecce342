import { isTown } from './rows.ts'

const LINE_MAX = 180
const ROWS_MAX = 6
const COLUMNS_MIN = 3

const DAY =
  "(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? ?)?\\d{1,2}(?:st|nd|rd|th)?[ /.-]?(?:[a-z]{3,9}|\\d{1,2})(?:[ ,/.'-]{0,2}(?:20)?\\d\\d(?!\\d|:))?"
const SEAT = '[A-Z]{0,2}-?\\d{1,2}[A-Z]{0,2}|-'
const CLOCK = '\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m\\.?| ?hrs\\.?)?|\\d{4} ?hrs|[01]\\d[0-5]\\d|2[0-3][0-5]\\d'

/** The headings of columns, longest first, and what their cells look like; a cell without a shape is any words. */
const COLUMNS: readonly (readonly [string, string | null])[] = [
  ['(?:travel |journey |departure |dep\\.? |arrival |arr\\.? )?date(?: of (?:journey|travel))?|doj', DAY],
  [
    '(?:sch\\.? )?(?:departure|departs?|dep|arrival|arrives?|arr|boarding|brdg?|bdg|reporting|etd|eta|std|sta)\\.?(?: time)?|(?:web )?check-?in(?:/bag drop)? closes|time',
    CLOCK,
  ],
  ['flight(?: ?(?:no|number|code)\\.?)?', '[A-Z0-9]{2} ?-? ?\\d{2,4}'],
  ['train(?: ?(?:no|number)\\.?)?', '\\d{5}'],
  ['(?:airline )?pnr(?: ?(?:no|number)\\.?)?', '[A-Z0-9]{6,10}'],
  ['seats?(?: ?nos?\\.?)?', SEAT],
  ['sr\\.?(?: ?no\\.?)?|s\\.? ?no\\.?|#', '\\d{1,2}[.)]?'],
  ['age', '\\d{1,3}(?: ?yrs?)?'],
  ['gender|sex', '[a-z]{1,6}'],
  ['gate|zone|boarding (?:zone|group)|group|seq(?:uence)?(?: ?no\\.?)?|terminal|stops?|via|coach', '\\S{1,8}'],
  [
    'passenger(?: name)?s?|name|concession|meal|from|to|origin|destination|status|class|cabin|bag(?:gage)?|services?|aircraft|fare|duration',
    null,
  ],
]
const HEADING = new RegExp(
  `(?:${COLUMNS.map(([words]) => `(${words})`).join('|')})(?: ?\\([a-z /]{1,20}\\))?(?= |$)`,
  'giy',
)

type Column = { name: string; shape: string | null }

/** The columns of a line that consists of their headings, with one space between them; null for another line. */
function columnsOf(line: string): Column[] | null {
  if (line.length > LINE_MAX || / {2}|[|:]|\d/.test(line)) return null
  const columns: Column[] = []
  for (let at = 0; at < line.length; ) {
    HEADING.lastIndex = at
    const match = HEADING.exec(line)
    if (!match) return null
    const type = match.slice(1).findIndex((words) => words !== undefined)
    columns.push({ name: match[type + 1] ?? '', shape: COLUMNS[type]?.[1] ?? null })
    at += match[0].length + 1
  }
  const shapes = columns.map(({ shape }) => shape)
  const free = shapes.filter((shape, at) => shape === null && shapes[at - 1] !== null).length
  const isTable = columns.length >= COLUMNS_MIN && free <= 2
  return isTable && shapes.some((shape) => shape === DAY || shape === CLOCK || shape === SEAT) ? columns : null
}

/** The rows of such columns: each run of columns without a shape is one cell. */
const rowOf = (columns: readonly Column[]) =>
  new RegExp(
    `^${columns
      .map(({ shape }, at) => (shape === null ? (columns[at - 1]?.shape === null ? '' : '(\\S.*?)') : `(${shape})`))
      .filter((part) => part !== '')
      .join(' ')}$`,
    'i',
  )

/** Words that begin the name of a place and are none: `New Delhi`. */
const FIRST_OF_NAME = /^(?:new|old|port|navi|fort|shri|sri|greater|upper|lower)$/i
/** The words of two places that stand beside each other: `New Delhi Port Blair`. */
function placesIn(words: string): [string, string] | null {
  const coded = /^(\S.*?\)) (\S.*\))$/.exec(words)
  if (coded) return [coded[1] ?? '', coded[2] ?? '']
  const parts = words.split(' ')
  if (parts.length === 2) return [parts[0] ?? '', parts[1] ?? '']
  const cuts = parts.flatMap((part, at) =>
    at > 0 && isTown(part) && !FIRST_OF_NAME.test(parts[at - 1] ?? '') ? [at] : [],
  )
  const [cut, ...others] = cuts
  return cut !== undefined && others.length === 0 && isTown(parts[0] ?? '')
    ? [parts.slice(0, cut).join(' '), parts.slice(cut).join(' ')]
    : null
}

const FROM = /^(?:from|origin)$/i
const TO = /^(?:to|destination)$/i
/** The two places behind the name of who travels, where they are the only towns. */
function placesAtEnd(names: readonly string[], cell: string): [string, string] | null {
  if (!TO.test(names[2] ?? '')) return null
  const parts = cell.split(' ')
  const starts = parts.flatMap((part, at) => (at > 0 && isTown(part) ? [at] : []))
  const [start, ...others] = starts
  return start !== undefined && others.length > 0 ? placesIn(parts.slice(start).join(' ')) : null
}

function listOf(columns: readonly Column[], cells: readonly string[]): string[] {
  const groups: string[][] = []
  columns.forEach(({ name, shape }, at) => {
    const last = groups.at(-1)
    if (shape === null && columns[at - 1]?.shape === null && last) last.push(name)
    else groups.push([name])
  })
  return groups.flatMap((names, at) => {
    const cell = cells[at] ?? ''
    const [first = '', second = ''] = names
    if (names.length === 1) return [`${first}: ${cell}`]
    const isWay = names.length === 2 && FROM.test(first) && TO.test(second)
    const places = isWay ? placesIn(cell) : names.length === 3 && FROM.test(second) ? placesAtEnd(names, cell) : null
    return places ? [`From: ${places[0]}`, `To: ${places[1]}`] : [cell]
  })
}

/** `FROM TO`, above `KOLHAPUR HYDERABAD` */
const TWO_ENDS = /^ {0,4}(?:from to|origin destination) {0,4}$/i

/** A text whose tables of journeys with one space between their columns are lists of each cell behind its heading. */
export function withoutFlatTables(lines: readonly string[]): string[] {
  const done: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const way = TWO_ENDS.test(lines[at] ?? '') ? placesIn((lines[at + 1] ?? '').trim()) : null
    if (way && !/\d/.test(way.join(' '))) {
      done.push(`From: ${way[0]}`, `To: ${way[1]}`)
      at++
      continue
    }
    const columns = columnsOf((lines[at] ?? '').trim())
    const row = columns && rowOf(columns)
    const rows: string[][] = []
    while (row && rows.length < ROWS_MAX) {
      const line = (lines[at + 1 + rows.length] ?? '').trim().replace(/ {2,}/g, ' ')
      const match = line.length > LINE_MAX ? null : row.exec(line)
      if (!match) break
      rows.push(match.slice(1))
    }
    if (columns && rows.length > 0) {
      for (const cells of rows) done.push(...listOf(columns, cells), '')
      at += rows.length
    } else done.push(lines[at] ?? '')
  }
  return done
}
