import type { ExpenseCategory, ExpenseFacts } from '@saathi/shared/expenses/facts'
import { ExpenseFacts as Facts } from '@saathi/shared/expenses/facts'
import { IMPORT_LINES_MAX } from '@saathi/shared/expenses/rules'
import type { ImportResult } from '@saathi/shared/expenses/schema'
import { importSkips } from '../../messages/en/expenses.ts'
import { parseCsv } from './csv.ts'

// Splitwise exports a line an expense: Date, Description, Category, Cost, Currency, and then a column a person with what
// the person has paid less their share. An empty line and one of totals ("Total balance") end the file.

const HEADER = ['date', 'description', 'category', 'cost', 'currency']

/** Splitwise's categories by words in their English names. */
const CATEGORIES: [RegExp, ExpenseCategory][] = [
  [/din|food|grocer|liquor|drink|restaurant/i, 'food'],
  [/taxi|bus|train|car|plane|transport|fuel|gas|parking|bicycle|petrol/i, 'travel'],
  [/hotel|rent|lodging|home/i, 'stay'],
  [/movie|music|sport|game|entertainment|ticket/i, 'entry'],
  [/cloth|gift|electronics|shopping/i, 'shopping'],
]
const categoryOf = (name: string): ExpenseCategory => CATEGORIES.find(([words]) => words.test(name))?.[1] ?? 'other'

/** `-1,234.5` in paise; null for other texts. */
function paiseIn(text: string): number | null {
  const plain = text.trim().replace(/,/g, '')
  const match = /^(-?)(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain)
  if (!match) return null
  const paise = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] ? -paise : paise
}

type Read = { facts: ExpenseFacts } | { why: keyof typeof importSkips }

/**
 * An expense from the nets of its people. Splitwise does not say who has paid how much: those with a positive net paid it
 * together with what is left of the cost, the first of them.
 */
function readLine(cells: string[], ids: (string | undefined)[]): Read {
  const [date = '', description = '', category = '', cost = '', currency = '', ...nets] = cells
  if (nets.length !== ids.length) return { why: 'columns' }
  if (/^total balance$/i.test(description.trim())) return { why: 'total' }
  if (/^payment$/i.test(category.trim())) return { why: 'payment' }
  if (currency.trim().toUpperCase() !== 'INR') return { why: 'currency' }
  const amountPaise = paiseIn(cost)
  if (amountPaise === null || amountPaise <= 0) return { why: 'amount' }
  const people = nets.map((text, index) => ({ id: ids[index], paise: text.trim() === '' ? 0 : paiseIn(text) }))
  const concerned = people.filter(({ paise }) => paise !== 0)
  if (concerned.some(({ paise }) => paise === null)) return { why: 'amount' }
  if (concerned.some(({ id }) => id === undefined)) return { why: 'person' }
  const known = concerned as { id: string; paise: number }[]
  if (known.length === 0 || known.reduce((sum, { paise }) => sum + paise, 0) !== 0) return { why: 'sum' }
  const lent = known.reduce((sum, { paise }) => sum + Math.max(0, paise), 0)
  if (lent > amountPaise) return { why: 'sum' }
  const payers = known.filter(({ paise }) => paise > 0)
  const rest = amountPaise - lent
  const paid = payers.map(({ id, paise }, index) => ({ id, paise: paise + (index === 0 ? rest : 0) }))
  const shares = known.map(({ id, paise }) => ({ id, paise: Math.max(0, -paise) + (id === paid[0]?.id ? rest : 0) }))
  const parsed = Facts.safeParse({
    title: description,
    category: categoryOf(category),
    day: date.trim(),
    amountPaise,
    payers: paid,
    split: { how: 'exact', people: shares.filter(({ paise }) => paise > 0) },
  })
  if (parsed.success) return { facts: parsed.data }
  const field = parsed.error.issues[0]?.path[0]
  return { why: field === 'title' ? 'description' : field === 'day' ? 'day' : 'amount' }
}

export type SplitwiseFile = { expenses: ExpenseFacts[]; skipped: ImportResult['skipped'] }

/** The expenses of an export from Splitwise, and the lines that cannot be read; null if it is no such file. */
export function readSplitwise(csv: string, people: Record<string, string>): SplitwiseFile | null {
  const [header, ...rows] = parseCsv(csv.replace(/^\uFEFF/, ''))
  const names = header?.cells.map((name) => name.trim()) ?? []
  if (HEADER.some((name, index) => names[index]?.toLowerCase() !== name) || names.length === HEADER.length) return null
  const ids = names.slice(HEADER.length).map((name) => (Object.hasOwn(people, name) ? people[name] : undefined))
  const file: SplitwiseFile = { expenses: [], skipped: [] }
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const read: Read = file.expenses.length >= IMPORT_LINES_MAX ? { why: 'tooMany' } : readLine(cells, ids)
    if ('facts' in read) file.expenses.push(read.facts)
    else if (read.why !== 'total') file.skipped.push({ line, why: importSkips[read.why] })
  }
  return file
}
