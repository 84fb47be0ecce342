import type { DestinationCompany } from '@saathi/shared/destinations/schema'
import type { DreamTrip, Recommendation } from '@saathi/shared/recommend/schema'
import { Check, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { areasOf } from '../result-words.ts'
import { CostBreakdown } from './cost-breakdown.tsx'
import { GoesWithLater } from './goes-with-later.tsx'
import { JourneyLine } from './journey-line.tsx'
import { MatchBars } from './match-bars.tsx'
import { MonthKey, MonthStrip } from './month-strip.tsx'
import { WhereNext } from './where-next.tsx'

type Props = {
  item: Recommendation
  totalLabel: string
  /** The group's budget; null without an upper bound. */
  budget: number | null
  /** The month of travel, 1-12. */
  month: number | null
  trip: DreamTrip
  company: DestinationCompany | undefined
  onPlan: () => void
  onSave: () => void
}

/** The content of `View Full Details`: costs, months, match, journey, reasons, cautions and the stay. */
export function ResultDetails(props: Props) {
  const { item, totalLabel, budget, month, trip, company, onPlan, onSave } = props
  const { accommodation, travel_logistics: way, best_time_to_visit: time, months, legs, notes = [] } = item
  // The first entry of a day trip says that it needs no room.
  const stays = item.nights === 0 ? accommodation.slice(0, 1) : accommodation
  const { name, description, highlights } = item.recommended_destinations
  const areas = areasOf(name)
  const quality = month === null ? undefined : months?.[month - 1]
  return (
    <div className="result-details">
      <div className="is-whole">
        {areas !== '' && <p className="detail-note">{areas}</p>}
        <p>{description}</p>
        <ul aria-label={text.highlights} className="dotted">
          {highlights.slice(0, 4).map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <GoesWithLater place={item.id} trip={trip} />
      </div>
      <CostBreakdown item={item} totalLabel={totalLabel} budget={budget} />
      <div className="detail-stack">
        <Part title={text.bestTime}>
          {months && (
            <>
              <MonthStrip months={months} yours={month} />
              {month !== null && quality && <p className="detail-lead">{text.monthSentence(month, quality)}</p>}
              <MonthKey months={months} />
            </>
          )}
          <Facts
            facts={[
              [text.months, time.recommended_months.join(', ')],
              [text.weather, time.weather],
              [text.peakSeason, time.peak_season],
              [text.offSeason, time.off_peak_season],
            ]}
          />
        </Part>
        <MatchBars fit={item.fit} above={item.above} />
      </div>
      <Part title={text.logistics} whole>
        {legs && <JourneyLine legs={legs} />}
        <Facts
          facts={[
            [text.travelTime, way.travel_duration],
            [text.recommendedWay, way.recommended_transport],
            [text.gettingAround, way.local_transportation],
            [text.permits, way.visa_requirements],
          ]}
        />
      </Part>
      {item.reasons.length > 0 && (
        <Part title={text.whyItFits}>
          <Points
            label={text.whyItFits}
            points={item.reasons}
            icon={<Check aria-hidden strokeWidth={3} />}
            kind="yes"
          />
        </Part>
      )}
      {item.cautions.length + notes.length > 0 && (
        <Part title={text.beforeYouBook}>
          {item.cautions.length > 0 && (
            <Points
              label={text.knowBeforeYouGo}
              points={item.cautions}
              icon={<TriangleAlert aria-hidden />}
              kind="warning"
            />
          )}
          {notes.length > 0 && (
            <Points label={text.goodToKnow} points={notes} icon={<Info aria-hidden />} kind="note" />
          )}
        </Part>
      )}
      <Part title={text.accommodation} whole>
        <ul className="detail-stays">
          {stays.map(({ type, price_range, suggested_options }) => (
            <li key={type}>
              <p>
                {type} <span>{price_range}</span>
              </p>
              {suggested_options.length > 0 && <p className="detail-note">{suggested_options.join(' · ')}</p>}
            </li>
          ))}
        </ul>
      </Part>
      <WhereNext item={item} trip={trip} company={company} onPlan={onPlan} onSave={onSave} />
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
