import { HEADING_MAX, headingOf, isHeading } from './headings.ts'
import { fitOf, withHeadingsFirst } from './values-above.ts'

/** So many lines above each other are one table, whose columns are not more. */
const BLOCK_MAX = 200
const COLUMNS_MIN = 4
const COLUMNS_MAX = 14
const PAIRS_MIN = 3
/** So many values that look as their headings say are a row of them. */
const FIT_MIN = 3

const WORDS = /^[A-Za-z][A-Za-z .,'&/()*-]*$/
const isWords = (line: string) => line.length <= HEADING_MAX && WORDS.test(line)
const isKnown = (line: string) => isHeading(headingOf(line))

/** Lines of which each that goes on with the one before, as `(A321)` or `drop closes`, is on its line. */
function withoutParts(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const isPart = /^\([^()]{1,30}\)$/.test(line) || (/^[a-z]/.test(line) && isWords(line))
    const last = joined.at(-1)
    if (isPart && last !== undefined) joined[joined.length - 1] = `${last} ${line}`
    else joined.push(line)
  }
  return joined
}

/** How many of the lines are the headings of a table that stand above each other; 0 for none. */
function headingsIn(block: readonly string[]): number {
  const end = block.findIndex((line) => !isWords(line))
  const heads = block.slice(0, end < 0 ? block.length : end)
  const count = heads.findLastIndex(isKnown) + 1
  const known = heads.slice(0, count).filter(isKnown).length
  return known >= COLUMNS_MIN && count <= COLUMNS_MAX && known * 4 >= count * 3 ? count : 0
}

/** A line that is no cell of a table: a sentence, or a heading with its value. */
const isBreak = (line: string) =>
  line.length > HEADING_MAX || /^[A-Za-z][A-Za-z .]{2,30}: ?\S/.test(line) || isKnown(line)

const AMOUNT_LINE = /^[-+]? ?(?:rs\.?|inr|₹) ?[-+]?\d[\d,]*(?:\.\d{1,2})?$/i
const AMOUNTS_MIN = 3
/** Lines in which the amounts of a price stand below all their headings, with each amount behind its own. */
function withAmountsBeside(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => AMOUNT_LINE.test(line))
  const length = start < 0 ? 0 : lines.slice(start).findIndex((line) => !AMOUNT_LINE.test(line))
  const count = length < 0 ? lines.length - start : length
  const heads = lines.slice(Math.max(0, start - count), start)
  const isPrice = heads.some((head) => /\b(?:fare|total|amount|tax|tariff)/i.test(head))
  if (count < AMOUNTS_MIN || heads.length < count || !heads.every(isWords) || !isPrice) return [...lines]
  const beside = heads.map((head, at) => `${headingOf(head)}: ${lines[start + at]}`)
  return [...lines.slice(0, start - count), ...beside, ...lines.slice(start + count)]
}

type Table = { lines: string[]; ownsNext: boolean; rest: string[] }
/** The lines of a table whose headings stand above each other, and then its values; null if they are none. */
function tableOf(block: readonly string[], next: readonly string[]): Table | null {
  const known = block.findIndex((line, at) => isKnown(line) && headingsIn(block.slice(at)) > 0)
  // The title above a table can be a known heading, and its first heading an unknown one.
  const starts = known < 0 ? [] : [known, known + 1, known - 1].filter((start) => start >= 0)
  for (const start of starts) {
    const table = tableFrom(start, block, next)
    if (table) return table
  }
  return null
}

function tableFrom(first: number, block: readonly string[], next: readonly string[]): Table | null {
  if (headingsIn(block.slice(first)) === 0) return null
  const count = headingsIn(block.slice(first))
  const heads = block.slice(first, first + count)
  const own = block.slice(first + count)
  const all = own.length > 0 ? own : next
  // What stands below must be the values of whole rows, or of one row that ends before something else.
  const isRow = (row: number) =>
    own.length >= (row + 1) * count && !own.slice(row * count, (row + 1) * count).some(isBreak)
  const isFitting = (row: number) => isRow(row) && fitOf(heads, (at) => own[row * count + at] ?? '') >= FIT_MIN
  let fitting = 0
  while (isFitting(fitting)) fitting++
  const isOneRow = own.length > count && isRow(0) && isBreak(own[count] ?? '')
  const rows = fitting > 0 ? fitting : isOneRow ? 1 : Math.floor(all.length / count)
  const isPart = fitting > 0 || isOneRow
  const values = isPart ? own.slice(0, rows * count) : all
  if (rows === 0 || values.length % count !== 0 || values.some(isKnown)) return null
  const lines = Array.from({ length: rows }, (_, row) => [
    ...heads.map((head, column) => `${headingOf(head)}: ${values[row * count + column]}`),
    '',
  ])
  return {
    lines: [...block.slice(0, first), ...lines.flat()],
    ownsNext: own.length === 0,
    rest: isPart ? own.slice(rows * count) : [],
  }
}

/** Lines that are a heading and its value in turn, of which we know some, with each pair on one line. */
function pairsOf(block: readonly string[]): string[] {
  const known = block.flatMap((line, at) => (isKnown(line) && block[at + 1] !== undefined ? [at] : []))
  const [first = 0, last = 0] = [known[0], known.at(-1)]
  let start = first
  while (start >= 2 && isWords(block[start - 2] ?? '')) start -= 2
  const isInTurn = known.every((at) => (at - first) % 2 === 0)
  const heads = block.filter((_, at) => at >= start && at <= last && (at - start) % 2 === 0)
  if (known.length < PAIRS_MIN || !isInTurn || !heads.every(isWords)) return [...block]
  const pairs = heads.map((head, index) => `${headingOf(head)}: ${block[start + index * 2 + 1]}`)
  return [...block.slice(0, start), ...pairs, ...block.slice(last + 2)]
}

/** A text whose tables of one cell a line are lists: each value on one line with its heading. */
export function withoutLists(lines: readonly string[]): string[] {
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  const blocks = withHeadingsFirst(paragraphs)
  const done: string[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] ?? []
    const isShort = block.length > 1 && block.length <= BLOCK_MAX
    const whole = isShort ? withoutParts(block.map((line) => line.trim())) : block
    const table = isShort ? tableOf(whole, withoutParts((blocks[at + 1] ?? []).slice(0, BLOCK_MAX))) : null
    const pairs = isShort && !table ? withAmountsBeside(pairsOf(whole)) : whole
    done.push(...(table ? table.lines : pairs.length < whole.length ? pairs : block))
    if (at < blocks.length - 1) done.push('')
    if (table?.ownsNext) at++
    if (table && table.rest.length > 0) blocks.splice(at + 1, 0, table.rest)
  }
  return done
}
