const HEADS =
  /^ {0,4}(?:onward|outbound|departing)(?: (?:journey|flight|trip))? {3,}(?:return|inbound|returning)(?: (?:journey|flight|trip))? *$/i
const ROWS_MIN = 4
const ROWS_MAX = 12

/** `ONWARD   RETURN` above two columns of cells: the way there, and below it the way back. */
export function withWaysBelow(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => line.length < 200 && HEADS.test(line))
  const rows: string[][] = []
  for (let at = start; start >= 0 && at < lines.length && rows.length <= ROWS_MAX; at++) {
    const cells = (lines[at] ?? '').slice(0, 200).trim().split(/ {3,}/)
    if (cells.length !== 2 || (lines[at] ?? '').includes('|')) break
    rows.push(cells)
  }
  const end = start + rows.length
  const isWhole = rows.length >= ROWS_MIN && rows.length <= ROWS_MAX && (lines[end] ?? '').trim() === ''
  if (!isWhole) return [...lines]
  const column = (side: 0 | 1) => rows.map((cells) => cells[side] ?? '')
  return [...lines.slice(0, start), '', ...column(0), '', ...column(1), ...lines.slice(end)]
}
