/** A piece of text on a page: where its line stands and its left end, in points from the top left corner. */
export type Piece = { text: string; x: number; y: number; width: number; height: number }

/** In heights of the letters: a gap between two words, and one between two columns. */
const WORD_GAP = 0.12
const COLUMN_GAP = 0.9
const COLUMNS = '   '

/** The lines of a page from top to bottom, each from left to right, with three spaces between columns. */
export function linesOf(pieces: readonly Piece[]): string[] {
  const rows: Piece[][] = []
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1)
    if (row?.[0] && isOnLine(row[0], piece)) row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => lineOf(row.sort((one, other) => one.x - other.x)))
}

/** A line may sink by a third of its letters, as a raised number or larger letters beside small ones do. */
const isOnLine = (first: Piece, piece: Piece) => piece.y - first.y <= Math.max(first.height, piece.height) / 3

function lineOf(row: readonly Piece[]): string {
  let line = ''
  let end = Number.NEGATIVE_INFINITY
  for (const [at, { text, x, width, height }] of row.entries()) {
    const before = row[at - 1]
    // Some printers draw a word twice, a little aside, to make it bold.
    if (before?.text === text && x - before.x < height / 5) continue
    const gap = (x - end) / Math.max(height, 1)
    if (line !== '') line += gap > COLUMN_GAP ? COLUMNS : gap > WORD_GAP ? ' ' : ''
    line += text
    end = x + width
  }
  return line.replace(/ {4,}/g, COLUMNS).trim()
}
