import { ChevronDown, Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import * as text from '../../../messages/en/admin-numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { LinePlot, plotDay } from '../plots/line-plot.tsx'
import { downloadCsv } from '../table/csv.ts'

type Props = Pick<ComponentProps<typeof LinePlot>, 'days' | 'lines' | 'goal'> & {
  title: string
  note: string
  total?: number
}
const COUNT = new Intl.NumberFormat('en-IN')

/** A plot with its total and, folded, the table of its values. */
export function PlotCard({ title, note, total, days, lines, goal }: Props) {
  const download = () =>
    downloadCsv(title, [
      [text.day, ...lines.map(({ label }) => label)],
      ...days.map((day, at) => [day, ...lines.map(({ values }) => values[at] ?? null)]),
    ])
  return (
    <section className="flex min-w-0 flex-col rounded-3xl border border-line bg-card px-5 pt-4 pb-2">
      <div className="mb-3 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1 max-w-none text-muted text-sm">{note}</p>
        </div>
        {total !== undefined && <p className="font-[700] text-3xl tabular-nums">{COUNT.format(total)}</p>}
      </div>
      <div className="mt-auto">
        <LinePlot isNarrow label={text.byDay(title)} days={days} lines={lines} goal={goal} tick={COUNT.format} />
      </div>
      <details className="group mt-2 border-line border-t">
        <summary
          aria-label={text.tableOf(title)}
          className="flex min-h-11 list-none items-center justify-between rounded-md font-[650] text-sm text-teal [&::-webkit-details-marker]:hidden"
        >
          {text.table}
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </summary>
        <section
          aria-label={text.tableOf(title)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="admin-table mb-3 max-h-72 overflow-y-auto"
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{text.day}</th>
                {lines.map(({ label }) => (
                  <th key={label} scope="col" className="numeric">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days
                .map((day, at) => (
                  <tr key={day}>
                    <th scope="row">{plotDay(day)}</th>
                    {lines.map(({ label, values }) => (
                      <td key={label} className="numeric">
                        {values[at] ?? '–'}
                      </td>
                    ))}
                  </tr>
                ))
                .reverse()}
            </tbody>
          </table>
        </section>
        <Button variant="quiet" className="mb-3" aria-label={text.csvOf(title)} onClick={download}>
          <Download aria-hidden className="size-4.5" />
          {text.csv}
        </Button>
      </details>
    </section>
  )
}
