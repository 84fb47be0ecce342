import { ChevronDown, Download } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import * as text from '../../../messages/en/admin/admin-numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { LinePlot } from '../plots/line-plot.tsx'
import { downloadCsv } from '../table/csv.ts'
import { DayTable } from './day-table.tsx'

type Props = Pick<ComponentProps<typeof LinePlot>, 'days' | 'lines' | 'goal'> & {
  title: string
  note: string
  total?: number
}
const COUNT = new Intl.NumberFormat('en-IN')

/** A plot with its total and the table of its values: beside it in a wide card, folded below it in a narrow one. */
export function PlotCard({ title, note, total, days, lines, goal }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const download = () =>
    downloadCsv(title, [
      [text.day, ...lines.map(({ label }) => label)],
      ...days.map((day, at) => [day, ...lines.map(({ values }) => values[at] ?? null)]),
    ])
  return (
    <section className="@container min-w-0 rounded-3xl border border-line bg-card px-5 pt-4 pb-2 @min-[46rem]:pb-4">
      <div className="grid gap-x-6 gap-y-2 @min-[46rem]:grid-cols-[minmax(0,44rem)_minmax(18rem,1fr)]">
        <div className="min-w-0">
          <div className="mb-3 flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1 max-w-none text-muted text-sm">{note}</p>
            </div>
            {total !== undefined && <p className="font-[700] text-3xl tabular-nums">{COUNT.format(total)}</p>}
          </div>
          <LinePlot isNarrow label={text.byDay(title)} days={days} lines={lines} goal={goal} tick={COUNT.format} />
        </div>
        <div className="min-w-0 border-line border-t @min-[46rem]:border-0">
          <button
            type="button"
            aria-label={text.tableOf(title)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 w-full items-center justify-between rounded-md font-[650] text-sm text-teal @min-[46rem]:hidden"
          >
            {text.table}
            <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
          <div id={id} className={`mb-1 @min-[46rem]:mb-0 ${isOpen ? '' : '@max-[46rem]:hidden'}`}>
            <DayTable label={text.tableOf(title)} days={days} lines={lines} />
            <Button variant="quiet" className="mt-3" aria-label={text.csvOf(title)} onClick={download}>
              <Download aria-hidden className="size-4.5" />
              {text.csv}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
