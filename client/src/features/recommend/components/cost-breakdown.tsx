import { rupeeRange, rupees } from '@saathi/shared/lib/money'
import type { Recommendation } from '@saathi/shared/recommend/schema'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { COST_PARTS, CostBar } from './cost-bar.tsx'

type Props = { item: Recommendation; totalLabel: string; budget: number | null }

/** The cost breakdown: a bar of its parts, then the totals, and under each its cost lines with formula and range. */
export function CostBreakdown({ item, totalLabel, budget }: Props) {
  const costs = item.estimated_costs
  return (
    <section className="detail-cost tabular-nums">
      <h4>{text.costBreakdown}</h4>
      <CostBar costs={costs} budget={budget} />
      <p className="plot-scale">
        <span>{text.likely(rupeeRange(item.totalRange.low, item.totalRange.high))}</span>
        {budget !== null && <span>{text.budgetIs(rupees(budget))}</span>}
      </p>
      {COST_PARTS.map((part) => (
        <div key={part} className="cost-part">
          <p>
            <span>
              <i className={`plot-${part}`} />
              {text.costParts[part]}{' '}
            </span>
            <span>{rupees(costs[part])}</span>
          </p>
          <ul>
            {item.costLines
              .filter((line) => line.part === part)
              .map((line) => (
                <li key={line.label}>
                  <span>
                    {line.label}
                    <small>
                      {line.formula} · {rupeeRange(line.low, line.high)}
                    </small>
                  </span>
                  <span>{rupees(line.typical)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className="cost-total">
        {totalLabel} <span>{rupees(costs.total_cost)}</span>
      </p>
      <p className="detail-note">{text.perPerson(rupees(item.perPerson))}</p>
    </section>
  )
}
