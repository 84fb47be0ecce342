import { rupeeRange, rupees } from '@saathi/shared/money'
import type { CostLine, Recommendation } from '@saathi/shared/recommend'

const PARTS: [part: CostLine['part'], label: string][] = [
  ['flights', 'Flights and travel'],
  ['accommodation', 'Accommodation'],
  ['daily_expenses', 'Daily expenses'],
]

type Props = { item: Recommendation; totalLabel: string; note: string }

/** The cost breakdown: the totals, and under each its cost lines with formula and range. */
export function CostBreakdown({ item, totalLabel, note }: Props) {
  const costs = item.estimated_costs
  return (
    <section className="tabular-nums">
      <h4 className="mb-2.5 font-display font-[560] text-xl">Cost breakdown</h4>
      {PARTS.map(([part, label]) => (
        <div key={part} className="border-line border-b py-3">
          <p className="flex justify-between gap-4 font-[650]">
            {label} <span>{rupees(costs[part])}</span>
          </p>
          <ul className="mt-1.5 grid gap-2 text-sm">
            {item.costLines
              .filter((line) => line.part === part)
              .map((line) => (
                <li key={line.label} className="flex justify-between gap-4">
                  <span>
                    {line.label}
                    <span className="block text-muted text-xs">
                      {line.formula} · {rupeeRange(line.low, line.high)}
                    </span>
                  </span>
                  <span>{rupees(line.typical)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className="flex justify-between gap-4 pt-3 font-[700] text-lg">
        {totalLabel} <span>{rupees(costs.total_cost)}</span>
      </p>
      <p className="mt-1 text-muted text-sm">
        {rupees(item.perPerson)} a person · {rupeeRange(item.totalRange.low, item.totalRange.high)} in all
      </p>
      <p className="mt-3 text-muted text-sm print:hidden">{note}</p>
    </section>
  )
}
