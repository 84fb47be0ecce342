import type { Recommendation } from '@saathi/shared/recommend/schema'
import * as text from '../../../messages/en/recommend/recommend.ts'

type Fit = Recommendation['fit']

const points = (value: number) => String(Math.round(value))

type Props = { fit: Fit; above: Recommendation['above'] }

/** The parts of the match: points out of the most possible for each, and what put it above the next. */
export function MatchBars({ fit, above }: Props) {
  if (fit.parts.length === 0) return null
  return (
    <section>
      <h4>{text.matchOf(points(fit.score))}</h4>
      <ul className="match-bars">
        {fit.parts.map(({ name, score, weight }) => (
          <li key={name}>
            <span>{text.matchParts[name]}</span>
            <span aria-hidden className="bar">
              <i style={{ width: `${score * 100}%` }} />
            </span>
            <span>{text.pointsOf(points(score * weight), weight)}</span>
          </li>
        ))}
      </ul>
      {(fit.penalties ?? []).map(({ name, points: taken }) => (
        <p key={name} className="detail-note">
          {text.penalty(points(taken), name)}
        </p>
      ))}
      {above !== undefined && <p className="detail-lead">{above}</p>}
      {fit.cappedAt !== null && <p className="detail-note">{text.heldAt(points(fit.cappedAt))}</p>}
    </section>
  )
}
