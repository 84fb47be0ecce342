import { HEADING_MAX, headingOf, isHeading } from './headings.ts'

/** A value has at most so many lines above its heading. */
const VALUE_LINES_MAX = 3
/** So many values above their headings make a text one of them. */
const VALUES_MIN = 3

const WORDS = /^[A-Za-z][A-Za-z .,'&/()*-]*$/
const isWords = (line: string) => line.length <= HEADING_MAX && WORDS.test(line)
const isKnown = (line: string) => isHeading(headingOf(line))
/** Headings of a time or a stop, of which all lines above say something. */
const OF_STOP = /^(?:(?:scheduled )?(?:dep|arr|check|boarding|drop|pick|from|to\b|origin|destination))/i

/** One value with its heading behind it. */
function labelled(value: readonly string[], heading: string): string[] {
  const head = headingOf(heading)
  if (OF_STOP.test(head)) return [`${head}: ${value.join(', ')}`]
  return [...value.slice(0, -1), `${head}: ${value.at(-1)}`]
}

const isValueAbove = (block: readonly string[]) =>
  block.length > 1 && block.length <= VALUE_LINES_MAX + 1 && !isKnown(block[0] ?? '') && isWords(block.at(-1) ?? '')

const CLOCK = /\d{1,2}[:.]\d\d|\d ?[ap]\.?m\b|\d{4} ?hrs/i
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const DAY = new RegExp(
  `\\d{1,2}(?:st|nd|rd|th)?[ /.-]?${MONTH}|${MONTH}[a-z]{0,6}\\.? \\d|\\d[/.-]\\d{1,2}[/.-]\\d`,
  'i',
)
/** What the values of some headings look like. */
const SHAPES: readonly (readonly [RegExp, RegExp])[] = [
  [/\btime\b|^(?:dep|arr)/i, CLOCK],
  [/\bdate\b|\bday\b|^doj/i, DAY],
  [/\b(?:fare|amount|price|total)\b/i, /^[^a-z]*(?:rs|inr)?[^a-z]*\d[^a-z:]*$/i],
  [/^seats?\b/i, /^(?:[A-Z]{0,2}-?\d{1,3}[A-Z]{0,2}(?:, ?)?)+$/],
  [/^flight$/i, /^(?=\d?[A-Z])[A-Z0-9]{2} ?-? ?\d{2,4}(?!\d)/],
  [/\b(?:no|nos|number|id|pnr|ref)\b/i, /\d/],
]
/** How many values fit their headings, less those that do not. */
export const fitOf = (heads: readonly string[], valueFor: (at: number) => string) =>
  heads.reduce((sum, head, at) => {
    const shape = SHAPES.find(([words]) => words.test(head))?.[1]
    return sum + (shape ? (shape.test(valueFor(at)) ? 1 : -1) : 0)
  }, 0)

/** Lines that are a value and its heading in turn; null if they are not. */
function inTurn(block: readonly string[]): string[] | null {
  const heads = block.filter((_, at) => at % 2 === 1)
  const values = block.filter((_, at) => at % 2 === 0)
  const known = heads.filter(isKnown).length
  const isAbove =
    block.length % 2 === 0 &&
    known >= VALUES_MIN &&
    known * 2 >= heads.length &&
    heads.every(isWords) &&
    !values.some(isKnown) &&
    // A title above and a line below make headings with their values behind them look so too.
    fitOf(heads, (at) => values[at] ?? '') >= fitOf(heads, (at) => values[at + 1] ?? '')
  return isAbove ? values.flatMap((value, at) => labelled([value], heads[at] ?? '')) : null
}

/** How much better values must fit the headings below them than those above. */
const FIT_MIN = 3
/** Lines of values above their headings, between which others stand; null if the headings have their values below. */
function someAbove(block: readonly string[]): string[] | null {
  const heads = block.flatMap((line, at) => (isWords(line) && isKnown(line) ? [at] : []))
  const words = heads.map((at) => block[at] ?? '')
  const above = fitOf(words, (at) => block[(heads[at] ?? 0) - 1] ?? '')
  const below = fitOf(words, (at) => block[(heads[at] ?? 0) + 1] ?? '')
  if (heads.length < VALUES_MIN || above - below < FIT_MIN || block.length > heads.length * 4) return null
  const isHead = (at: number) => heads.includes(at)
  return block.flatMap((line, at) => {
    if (isHead(at)) return isHead(at - 1) || at === 0 ? [line] : labelled([block[at - 1] ?? ''], line)
    return isHead(at + 1) ? [] : [line]
  })
}

/** Paragraphs of which each is a value above its heading, with the heading first. */
export function withHeadingsFirst(blocks: readonly string[][]): string[][] {
  const trimmed = blocks.map((block) => block.map((line) => line.trim()))
  const above = trimmed.filter((block) => isValueAbove(block) && isKnown(block.at(-1) ?? '')).length
  const below = trimmed.filter((block) => block.length > 1 && isKnown(block[0] ?? '')).length
  const isAllAbove = above >= VALUES_MIN && below === 0
  return blocks.map((block, at) => {
    const lines = trimmed[at] ?? []
    const turned = inTurn(lines) ?? someAbove(lines)
    if (turned) return turned
    return isAllAbove && isValueAbove(lines) ? labelled(lines.slice(0, -1), lines.at(-1) ?? '') : block
  })
}
