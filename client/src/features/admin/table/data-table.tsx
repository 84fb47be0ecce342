import { Download } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { PagedList } from '../../../lib/paging.ts'
import * as text from '../../../messages/en/admin/admin-table.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { loadState } from '../load-state.tsx'
import { type Cell, downloadCsv } from './csv.ts'

export type Column<Row> = {
  label: string
  /** The value in the CSV file, and on the page unless `cell` draws it. */
  value: (row: Row) => Cell
  cell?: (row: Row) => ReactNode
  numeric?: boolean
  /** Left out where the table is narrow. */
  secondary?: boolean
}

/** The result of `useInfiniteQuery`. */
type List = PagedList & {
  isPending: boolean
  isError: boolean
  refetch: () => Promise<unknown>
}

type Props<Row> = {
  caption: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: Row[]
  list: List
  idOf: (row: Row) => string
  /** Opens a row; the first cell is its button. */
  onOpen: (row: Row) => void
  /** The id of the open row. */
  current: string | null
  empty: string
  /** The search and the filters. */
  tools?: ReactNode
  /** The name of the CSV file. */
  fileName: string
}

/** A table with pages by keyset, whose rows open by keyboard and download as CSV. */
export function DataTable<Row>(props: Props<Row>) {
  const { columns, rows, list, tools, fileName } = props
  const download = () =>
    downloadCsv(fileName, [
      columns.map(({ label }) => label),
      ...rows.map((row) => columns.map(({ value }) => value(row))),
    ])
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {tools}
        <Button
          variant="quiet"
          className="ml-auto"
          aria-label={text.csvOfRows(rows.length)}
          disabled={rows.length === 0}
          onClick={download}
        >
          <Download aria-hidden className="size-4.5" />
          {text.csv}
        </Button>
      </div>
      <Rows {...props} />
      <div className="mt-4 flex flex-wrap items-center gap-4 text-muted text-sm">
        <LoadMore list={list} label={text.moreRows} />
        <p role="status" className={rows.length === 0 ? 'sr-only' : undefined}>
          {!list.isPending && !list.isError && text.rowsShown(rows.length, list.hasNextPage)}
        </p>
        {rows.length > 1 && <p className="max-lg:hidden">{text.keys}</p>}
      </div>
    </div>
  )
}

function Rows<Row>({ caption, columns, rows, list, idOf, onOpen, current, empty }: Props<Row>) {
  const state = loadState(list, text)
  if (state) return state
  if (rows.length === 0) return <EmptyState>{empty}</EmptyState>
  const [first, ...others] = columns
  return (
    <div className="admin-table">
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveFocus}>
          {rows.map((row) => (
            <tr key={idOf(row)} data-open={idOf(row) === current || undefined}>
              <th scope="row" className={classOf(first)}>
                <button
                  type="button"
                  data-row
                  aria-expanded={idOf(row) === current}
                  onClick={() => onOpen(row)}
                  className="w-full text-left font-[650] text-ink after:absolute after:inset-0"
                >
                  {contentOf(first, row)}
                </button>
              </th>
              {others.map((column) => (
                <td key={column.label} className={classOf(column)}>
                  {contentOf(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const classOf = <Row,>({ numeric, secondary }: Column<Row>) =>
  [numeric && 'numeric', secondary && 'secondary'].filter(Boolean).join(' ') || undefined

const contentOf = <Row,>({ cell, value }: Column<Row>, row: Row) => (cell ? cell(row) : value(row))

const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, Home: -Infinity, End: Infinity }

/** Moves the focus between the buttons of rows, or the links of a list: arrows, J and K, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = targets.indexOf(event.target as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  targets[Math.min(targets.length - 1, Math.max(0, at + step))]?.focus()
}
