import type { Recommendation } from '@saathi/shared/recommend'
import type { ReactNode } from 'react'
import { CostBreakdown } from './cost-breakdown.tsx'

type Props = { item: Recommendation; totalLabel: string; note: string }

/** The content of `View Full Details`: costs, accommodation, transport and season. */
export function DestinationDetails({ item, totalLabel, note }: Props) {
  const { accommodation, travel_logistics: way, best_time_to_visit: time } = item
  return (
    <div className="grid gap-8 border-line border-t border-dashed p-5 md:p-6 lg:grid-cols-2 lg:gap-12 lg:p-8 print:grid-cols-2">
      <CostBreakdown item={item} totalLabel={totalLabel} note={note} />
      <div className="grid content-start gap-7">
        <Part title="Accommodation">
          <ul className="grid gap-3">
            {accommodation.map(({ type, price_range, suggested_options }) => (
              <li key={type}>
                <p className="flex flex-wrap justify-between gap-x-4 font-[600]">
                  {type} <span className="font-[550] tabular-nums">{price_range}</span>
                </p>
                {suggested_options.length > 0 && <p className="text-muted text-sm">{suggested_options.join(' · ')}</p>}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Travel logistics">
          <Facts
            facts={[
              ['Travel time', way.travel_duration],
              ['Recommended', way.recommended_transport],
              ['Getting around', way.local_transportation],
              ['Visa and permits', way.visa_requirements],
            ]}
          />
        </Part>
        <Part title="Best time to visit">
          <Facts
            facts={[
              ['Months', time.recommended_months.join(', ')],
              ['Weather', time.weather],
              ['Peak season', time.peak_season],
              ['Off season', time.off_peak_season],
            ]}
          />
        </Part>
      </div>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h4 className="mb-2.5 font-display font-[560] text-xl">{title}</h4>
    {children}
  </section>
)

const Facts = ({ facts }: { facts: [term: string, text: string][] }) => (
  <dl className="grid gap-x-5 gap-y-2.5 text-sm sm:grid-cols-[8.5rem_1fr]">
    {facts.map(([term, text]) => (
      <div key={term} className="sm:contents">
        <dt className="text-muted">{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
