import type { Recommendation } from '@saathi/shared/recommend'

type Fit = Recommendation['fit']

const LABELS: Record<Fit['parts'][number]['name'], string> = {
  type: 'Trip type',
  budget: 'Budget',
  season: 'Season',
  ease: 'Journey',
  company: 'Group',
  hassle: 'Permits',
}

const PENALTIES: Record<NonNullable<Fit['penalties']>[number]['name'], string> = {
  far: 'a long way for so short a stay',
  season: 'the season',
  closure: 'a closure in part of the month',
  rushed: 'a stay shorter than the place deserves',
}

const points = (value: number) => String(Math.round(value))

/** The parts of the match: points out of the most possible for each. */
export function MatchBars({ fit }: { fit: Fit }) {
  if (fit.parts.length === 0) return null
  return (
    <section>
      <h4>Match, {points(fit.score)} of 100</h4>
      <ul className="match-bars">
        {fit.parts.map(({ name, score, weight }) => (
          <li key={name}>
            <span>{LABELS[name]}</span>
            <span aria-hidden className="bar">
              <i style={{ width: `${score * 100}%` }} />
            </span>
            <span>
              {points(score * weight)} of {weight}
            </span>
          </li>
        ))}
      </ul>
      {(fit.penalties ?? []).map(({ name, points: taken }) => (
        <p key={name} className="detail-note">
          {points(taken)} {points(taken) === '1' ? 'point' : 'points'} off: {PENALTIES[name]}.
        </p>
      ))}
      {fit.cappedAt !== null && (
        <p className="detail-note">Held at {points(fit.cappedAt)} points by the service that answered.</p>
      )}
    </section>
  )
}
