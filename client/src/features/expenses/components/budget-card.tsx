import type { Ledger } from '@saathi/shared/expenses/schema'
import { useId, useState } from 'react'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { roundedAmount } from '../amounts.ts'
import { type CategoryBar, categoryBars } from '../budget-bars.ts'
import { dayWords } from '../days.ts'
import type { People } from '../people.ts'
import { DayPlot } from './day-plot.tsx'

type By = 'category' | 'day'
type Props = { ledger: Ledger; people: People }

/** The expenses beside the estimate, by category and by day, with tables. */
export function BudgetCard({ ledger, people }: Props) {
  const id = useId()
  const [by, setBy] = useState<By>('category')
  const { estimate, spent } = ledger.budget
  const ownShare = ledger.balances.find((balance) => balance.id === people.me)?.sharePaise ?? 0
  const bars = categoryBars(ledger.budget)
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-line bg-card p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-lg">
          {text.spentSoFar}
        </h2>
        <p className="font-[650] tabular-nums">
          {roundedAmount(spent.totalPaise)}{' '}
          {estimate && (
            <span className="font-[500] text-muted text-sm">{text.ofEstimate(roundedAmount(estimate.totalPaise))}</span>
          )}
        </p>
      </div>
      <ByChoice by={by} onChange={setBy} />
      {by === 'category' ? (
        <ul className="mt-3.5 grid gap-3">
          {bars.map((bar) => (
            <CategoryRow key={bar.category} bar={bar} />
          ))}
        </ul>
      ) : (
        <DayPlot ledger={ledger} />
      )}
      <div className="mt-2">
        <Disclosure label={text.table}>
          {by === 'category' ? <CategoryTable bars={bars} /> : <DayTable ledger={ledger} />}
          <PeopleTable ledger={ledger} people={people} />
        </Disclosure>
      </div>
      <p className="mt-2 text-muted text-xs">
        {ownShare > 0 ? text.yourShareOfAll(roundedAmount(ownShare)) : text.holdsNoMoney}
      </p>
    </section>
  )
}

function ByChoice({ by, onChange }: { by: By; onChange: (by: By) => void }) {
  const name = useId()
  const labels = { category: text.byCategory, day: text.byDay }
  return (
    <fieldset className="m-0 mt-3 min-w-0 border-0 p-0">
      <legend className="sr-only">{text.budgetBy}</legend>
      <div className="flex rounded-full bg-sunk p-1">
        {(['category', 'day'] as const).map((each) => (
          <label
            key={each}
            className="grid min-h-11 flex-1 place-items-center rounded-full px-2 text-center font-[650] text-muted text-xs has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-checked:bg-ink has-checked:text-paper"
          >
            <input type="radio" name={name} checked={by === each} onChange={() => onChange(each)} className="sr-only" />
            {labels[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function CategoryRow({ bar: { category, spentPaise, estimatePaise, percent, width } }: { bar: CategoryBar }) {
  const over = estimatePaise !== null && estimatePaise > 0 && spentPaise > estimatePaise
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm">
      <span className="font-[550]">{text.categories[category]}</span>
      <span className="text-right tabular-nums">
        {roundedAmount(spentPaise)}{' '}
        {estimatePaise !== null && (
          <span className={over ? 'font-[600] text-terra' : 'text-muted'}>
            {over
              ? text.overBy(roundedAmount(spentPaise - estimatePaise))
              : estimatePaise > 0
                ? text.ofEstimate(roundedAmount(estimatePaise))
                : text.noEstimateFor}
          </span>
        )}
      </span>
      <span
        role="img"
        aria-label={percent === null ? roundedAmount(spentPaise) : text.partOfEstimate(percent)}
        className="col-span-2 h-2.5 overflow-hidden rounded-full bg-sunk inset-ring inset-ring-line"
      >
        <span style={{ width: `${width}%` }} className={`block h-full rounded-full ${over ? 'bg-terra' : 'bg-teal'}`} />
      </span>
    </li>
  )
}

const CELL = 'border-line border-t py-1.5 text-right tabular-nums first:text-left'

type TableProps = { caption: string; head: string[]; rows: string[][] }

const Table = ({ caption, head, rows }: TableProps) => (
  <table className="mt-1 mb-3 w-full text-sm">
    <caption className="pb-1 text-left font-[650] text-muted text-xs">{caption}</caption>
    <thead>
      <tr className="text-muted text-xs">
        {head.map((label) => (
          <th key={label} scope="col" className="py-1 text-right font-[600] first:text-left">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...cells]) => (
        <tr key={first}>
          <th scope="row" className={`${CELL} font-[550] [overflow-wrap:anywhere]`}>
            {first}
          </th>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row keep their order
            <td key={index} className={CELL}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const estimateCell = (paise: number | null) => (paise === null ? [] : [roundedAmount(paise)])
const sumsHead = (first: string, hasEstimate: boolean) => [
  first,
  text.spentColumn,
  ...(hasEstimate ? [text.estimateColumn] : []),
]

const CategoryTable = ({ bars }: { bars: CategoryBar[] }) => (
  <Table
    caption={text.byCategory}
    head={sumsHead(
      text.categoryColumn,
      bars.some(({ estimatePaise }) => estimatePaise !== null),
    )}
    rows={bars.map(({ category, spentPaise, estimatePaise }) => [
      text.categories[category],
      roundedAmount(spentPaise),
      ...estimateCell(estimatePaise),
    ])}
  />
)

function DayTable({ ledger: { budget } }: { ledger: Ledger }) {
  const { estimate, spent } = budget
  const days = [...new Set([...spent.byDay, ...(estimate?.byDay ?? [])].map(({ day }) => day))].sort()
  const of = (sums: { day: string; paise: number }[], day: string) => sums.find((sum) => sum.day === day)?.paise ?? 0
  return (
    <Table
      caption={text.byDay}
      head={sumsHead(text.dayColumn, estimate !== null)}
      rows={days.map((day) => [
        dayWords(day),
        roundedAmount(of(spent.byDay, day)),
        ...estimateCell(estimate && of(estimate.byDay, day)),
      ])}
    />
  )
}

const PeopleTable = ({ ledger, people }: Props) => (
  <Table
    caption={text.balanceTable}
    head={[text.nameColumn, text.paidColumn, text.shareColumn]}
    rows={ledger.balances.map(({ id, paidPaise, sharePaise }) => [
      people.name(id),
      roundedAmount(paidPaise),
      roundedAmount(sharePaise),
    ])}
  />
)
