import type { ExpenseEntry } from '@saathi/shared/expenses/schema'
import { decimalRupees } from '@saathi/shared/expenses/upi'
import { csvText } from '../../messages/en/expenses.ts'
import type { Steps } from '../../platform/steps.ts'

// CSV as in RFC 4180: cells in quotes may have commas, line breaks, and doubled quotes.

export type CsvRow = { line: number; cells: string[] }

/** The rows of a CSV text, each with the number of its first line. A quote that is not closed ends with the text. */
export function parseCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.cells.push(cell)
    rows.push(row)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (sign === '\n') line += 1
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === ',') {
      row.cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endRow()
      row = { line, cells: [] }
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.cells.length > 0) endRow()
  return rows
}

/** Spreadsheets would take a cell that begins so for a formula, some also by the fullwidth forms of these signs or after spaces. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A text as a cell, which no spreadsheet takes for a formula. */
const textCell = (text: string): string => quoted(FORMULA.test(text) ? `'${text}` : text)
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)

type NamedPerson = { id: string; name: string | null }

/**
 * The entries that count, oldest first, as CSV: what each person has paid less their share, as Splitwise has it. In steps of
 * an entry.
 */
export function* ledgerCsv(entries: ExpenseEntry[], people: NamedPerson[]): Steps<string> {
  const header = [...csvText.columns, ...people.map(({ name }) => name ?? csvText.former)]
  const sum = (shares: { id: string; paise: number }[], id: string) =>
    shares.reduce((total, share) => (share.id === id ? total + share.paise : total), 0)
  const rows = [header.map(textCell).join(',')]
  for (const entry of entries) {
    const title = entry.kind === 'settlement' ? csvText.settlement : entry.title
    const category = entry.kind === 'settlement' ? csvText.payment : entry.category
    const nets = people.map(({ id }) => decimalRupees(sum(entry.payers, id) - sum(entry.shares, id)))
    rows.push([entry.day, textCell(title), category, decimalRupees(entry.amountPaise), 'INR', ...nets].join(','))
    yield
  }
  return `${rows.join('\r\n')}\r\n`
}
