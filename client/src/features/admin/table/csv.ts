import { saveFile } from '../../../lib/save-file.ts'

export type Cell = string | number | null

/** Spreadsheets would take a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

const cellOf = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180). No spreadsheet takes a text of it for a formula. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

/** Downloads rows as a CSV file. The mark at its beginning tells spreadsheets that it is UTF-8. */
export const downloadCsv = (name: string, rows: readonly (readonly Cell[])[]) =>
  saveFile(`\uFEFF${csvOf(rows)}`, 'text/csv;charset=utf-8', `${name}.csv`)
