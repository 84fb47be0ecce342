import { rupees } from '@saathi/shared/lib/money'
import type { CostLine, Recommendation } from '@saathi/shared/recommend/schema'
import * as text from '../../../messages/en/recommend/recommend.ts'

/** The three parts of a total, in the order of bar and table. */
export const COST_PARTS: readonly CostLine['part'][] = ['flights', 'accommodation', 'daily_expenses']

type Props = {
  costs: Recommendation['estimated_costs']
  /** The group's budget, the scale of the bar; null without an upper bound. */
  budget: number | null
  slim?: boolean
}

/** The total as a bar of its parts, on the scale of the budget. A line marks a budget that is exceeded. */
export function CostBar({ costs, budget, slim = false }: Props) {
  const total = costs.total_cost
  const scale = Math.max(total, budget ?? 0)
  const share = (amount: number) => `${(100 * amount) / scale}%`
  const parts = COST_PARTS.map((part) => text.costPart(text.costParts[part], rupees(costs[part])))
  const label = text.costBar(total, parts, budget === null ? null : { amount: budget, left: budget - total })
  return (
    <div role="img" aria-label={label} className={`cost-bar ${slim ? 'is-slim' : ''}`}>
      {COST_PARTS.map((part) =>
        costs[part] > 0 ? <i key={part} className={`plot-${part}`} style={{ width: share(costs[part]) }} /> : null,
      )}
      {budget !== null && total > budget && <b style={{ left: share(budget) }} />}
    </div>
  )
}
