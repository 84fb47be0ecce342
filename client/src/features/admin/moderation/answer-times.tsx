import type { AnswerTimes as Times } from '@saathi/shared/moderation/admin'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinePlot, plotDay } from '../plots/line-plot.tsx'
import { partState } from './part-state.tsx'

/** The times until the first answer to reports: a plot with its table. */
export function AnswerTimes() {
  const query = trpc.admin.answerTimes.useQuery()
  return (
    <section aria-labelledby="view" className="grid gap-4">
      <div>
        <h2 id="view" className="text-xl">
          {text.answers}
        </h2>
        <p className="mt-1 text-muted text-sm">{text.answersMean}</p>
      </div>
      {partState(query) ?? (query.data && <Content times={query.data} />)}
    </section>
  )
}

function Content({ times }: { times: Times }) {
  const { open, urgent, goalHours, medianHours, slowestTenthHours, days } = times
  const hasAnswers = days.some(({ answered }) => answered > 0)
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure label={text.openNow} value={String(open)} />
        <Figure label={text.urgentNow} value={String(urgent)} isBad={urgent > 0} />
        <Figure label={text.median} value={text.hours(medianHours)} isBad={(medianHours ?? 0) > goalHours} />
        <Figure
          label={text.slowest}
          value={text.hours(slowestTenthHours)}
          isBad={(slowestTenthHours ?? 0) > goalHours}
        />
      </dl>
      {!hasAnswers && <EmptyState>{text.noAnswers}</EmptyState>}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {hasAnswers && (
          <div className="rounded-3xl border border-line bg-card px-5 py-4">
            <LinePlot
              label={text.plotLabel(text.hours(medianHours), text.hours(slowestTenthHours), goalHours)}
              days={days.map(({ day }) => day)}
              lines={[
                { label: text.median, colour: 'teal', values: days.map((day) => day.medianHours) },
                { label: text.slowest, colour: 'terra', values: days.map((day) => day.slowestTenthHours) },
              ]}
              goal={{ value: goalHours, label: text.goal(goalHours) }}
              tick={text.hours}
            />
          </div>
        )}
        <Table days={days} />
      </div>
    </>
  )
}

const Figure = ({ label, value, isBad = false }: { label: string; value: string; isBad?: boolean }) => (
  <div className="rounded-2xl border border-line bg-card px-4 py-3">
    <dt className="text-muted text-xs">{label}</dt>
    <dd className={`font-[700] text-xl tabular-nums ${isBad ? 'text-terra' : ''}`}>{value}</dd>
  </div>
)

const Table = ({ days }: Pick<Times, 'days'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it
  <section aria-label={text.tableCaption} tabIndex={0} className="admin-table max-h-80 overflow-y-auto">
    <table>
      <caption className="sr-only">{text.tableCaption}</caption>
      <thead className="sticky top-0 z-10 bg-card">
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col" className="numeric">
            {text.answered}
          </th>
          <th scope="col" className="numeric">
            {text.median}
          </th>
          <th scope="col" className="numeric">
            {text.slowest}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, answered, medianHours, slowestTenthHours }) => (
          <tr key={day}>
            <th scope="row" className="whitespace-nowrap">
              {plotDay(day)}
            </th>
            <td className="numeric">{answered}</td>
            <td className="numeric">{text.hours(medianHours)}</td>
            <td className="numeric">{text.hours(slowestTenthHours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
