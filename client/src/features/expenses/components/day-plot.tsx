import type { Ledger } from '@saathi/shared/expenses/schema'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { roundedAmount } from '../amounts.ts'
import { dayPlot } from '../budget-bars.ts'
import { dayWords } from '../days.ts'

const WIDTH = 320
const HEIGHT = 150
const BASE = 126
const TOP = 18

/** The expenses of each day, beside the estimate. The table below it says the same. */
export function DayPlot({ ledger: { budget, travelDates } }: { ledger: Ledger }) {
  const { days, maxPaise } = dayPlot(budget, travelDates)
  const { estimate, spent } = budget
  const step = WIDTH / Math.max(1, days.length)
  const y = (paise: number) => BASE - (paise / maxPaise) * (BASE - TOP)
  const bar = Math.min(26, step * (estimate ? 0.36 : 0.6))
  return (
    <figure className="mt-3.5">
      <svg
        role="img"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-label={text.daysPlot(roundedAmount(spent.totalPaise), estimate && roundedAmount(estimate.totalPaise))}
        className="w-full fill-muted text-[12px] tabular-nums"
      >
        {days.map(({ day, weekend }, index) =>
          weekend ? (
            <path key={day} d={`M${index * step} ${TOP}h${step}V${BASE}h-${step}z`} className="fill-sunk" />
          ) : null,
        )}
        <path d={`M0 ${TOP}H${WIDTH}`} className="stroke-line" strokeDasharray="3 4" />
        <text x={0} y={TOP - 6}>
          {roundedAmount(maxPaise)}
        </text>
        {days.map(({ day, spentPaise, estimatePaise }, index) => {
          const middle = (index + 0.5) * step
          const left = estimate ? middle - bar - 1 : middle - bar / 2
          return (
            <g key={day}>
              <path d={`M${left} ${BASE}V${y(spentPaise)}h${bar}V${BASE}z`} className="fill-teal" />
              {estimatePaise !== null && estimatePaise > 0 && (
                <path
                  d={`M${middle + 1} ${BASE}V${y(estimatePaise)}h${bar}V${BASE}`}
                  className="fill-none stroke-(--indigo)"
                  strokeWidth="1.5"
                  strokeDasharray="4 2"
                />
              )}
            </g>
          )
        })}
        <path d={`M0 ${BASE}H${WIDTH}`} className="stroke-field" strokeWidth="1.5" />
        {days.map(({ day, labelled }, index) =>
          labelled ? (
            <text
              key={day}
              x={Math.min(WIDTH - 20, Math.max(20, (index + 0.5) * step))}
              y={BASE + 17}
              textAnchor="middle"
            >
              {dayWords(day).replace(/^\S+ /, '')}
            </text>
          ) : null,
        )}
      </svg>
      <figcaption>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-muted text-xs">
          <Key swatch="bg-teal" label={text.spentColumn} />
          {estimate && <Key swatch="border-(--indigo) border-[1.5px] border-dashed" label={text.estimateColumn} />}
          {days.some(({ weekend }) => weekend) && (
            <Key swatch="bg-sunk inset-ring inset-ring-line" label={text.weekend} />
          )}
        </ul>
      </figcaption>
    </figure>
  )
}

const Key = ({ swatch, label }: { swatch: string; label: string }) => (
  <li className="flex items-center gap-1.5">
    <span aria-hidden className={`h-2.5 w-4.5 rounded-[3px] ${swatch}`} />
    {label}
  </li>
)
