import type { Recommendation } from '@saathi/shared/recommend'
import { Check, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { areasOf, monthSentence } from '../result-words.ts'
import { CostBreakdown } from './cost-breakdown.tsx'
import { JourneyLine } from './journey-line.tsx'
import { MatchBars } from './match-bars.tsx'
import { MonthKey, MonthStrip } from './month-strip.tsx'

type Props = {
  item: Recommendation
  totalLabel: string
  /** The group's budget; null without an upper bound. */
  budget: number | null
  /** The month of travel, 1-12. */
  month: number | null
}

/** The content of `View Full Details`: costs, months, match, journey, reasons, cautions and the stay. */
export function ResultDetails({ item, totalLabel, budget, month }: Props) {
  const { accommodation, travel_logistics: way, best_time_to_visit: time, months, legs, notes = [] } = item
  const { name, description, highlights } = item.recommended_destinations
  const areas = areasOf(name)
  const quality = month === null ? undefined : months?.[month - 1]
  return (
    <div className="result-details">
      <div className="is-whole">
        {areas !== '' && <p className="detail-note">{areas}</p>}
        <p>{description}</p>
        <ul aria-label="Highlights" className="dotted">
          {highlights.slice(0, 4).map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      </div>
      <CostBreakdown item={item} totalLabel={totalLabel} budget={budget} />
      <div className="detail-stack">
        <Part title="Best time to visit">
          {months && (
            <>
              <MonthStrip months={months} yours={month} />
              {month !== null && quality && <p className="detail-lead">{monthSentence(month, quality)}</p>}
              <MonthKey months={months} />
            </>
          )}
          <Facts
            facts={[
              ['Months', time.recommended_months.join(', ')],
              ['Weather', time.weather],
              ['Peak season', time.peak_season],
              ['Off season', time.off_peak_season],
            ]}
          />
        </Part>
        <MatchBars fit={item.fit} />
      </div>
      <Part title="Travel logistics" whole>
        {legs && <JourneyLine legs={legs} />}
        <Facts
          facts={[
            ['Travel time', way.travel_duration],
            ['Recommended', way.recommended_transport],
            ['Getting around', way.local_transportation],
            ['Visa and permits', way.visa_requirements],
          ]}
        />
      </Part>
      {item.reasons.length > 0 && (
        <Part title="Why it fits">
          <Points label="Why it fits" points={item.reasons} icon={<Check aria-hidden strokeWidth={3} />} kind="yes" />
        </Part>
      )}
      {item.cautions.length + notes.length > 0 && (
        <Part title="Before you book">
          {item.cautions.length > 0 && (
            <Points
              label="Know before you go"
              points={item.cautions}
              icon={<TriangleAlert aria-hidden />}
              kind="warning"
            />
          )}
          {notes.length > 0 && <Points label="Good to know" points={notes} icon={<Info aria-hidden />} kind="note" />}
        </Part>
      )}
      <Part title="Accommodation" whole>
        <ul className="detail-stays">
          {accommodation.map(({ type, price_range, suggested_options }) => (
            <li key={type}>
              <p>
                {type} <span>{price_range}</span>
              </p>
              {suggested_options.length > 0 && <p className="detail-note">{suggested_options.join(' · ')}</p>}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

type PartProps = { title: string; whole?: boolean; children: ReactNode }

const Part = ({ title, whole = false, children }: PartProps) => (
  <section className={whole ? 'is-whole' : undefined}>
    <h4>{title}</h4>
    {children}
  </section>
)

type PointsProps = { label: string; points: string[]; icon: ReactNode; kind: 'yes' | 'warning' | 'note' }

const Points = ({ label, points, icon, kind }: PointsProps) => (
  <ul aria-label={label} className={`detail-points is-${kind}`}>
    {points.map((point) => (
      <li key={point}>
        {icon}
        {point}
      </li>
    ))}
  </ul>
)

const Facts = ({ facts }: { facts: [term: string, text: string][] }) => (
  <dl className="detail-facts">
    {facts.map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
