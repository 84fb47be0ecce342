import { monthInitials } from '@saathi/shared/lib/messages/en/days'
import type { MonthQuality } from '@saathi/shared/recommend/schema'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { monthsInWords } from '../result-words.ts'

const STEP = 25
const WIDTH = 21
const BASE = 42
const HEIGHTS: Record<Exclude<MonthQuality, 'closed'>, number> = { best: 34, fair: 21, avoid: 11 }

type Props = {
  /** January to December. */
  months: readonly MonthQuality[]
  /** The month of travel, 1-12. */
  yours: number | null
  slim?: boolean
}

/** The twelve months: height and colour show how good each is, a cross a closure, a frame the month of travel. */
export function MonthStrip({ months, yours, slim = false }: Props) {
  return (
    <svg
      viewBox={slim ? '0 -3 300 50' : '0 -3 300 66'}
      role="img"
      aria-label={monthsInWords(months, yours)}
      className="month-strip"
    >
      {months.map((quality, index) => {
        const x = 2 + index * STEP
        return (
          <g key={x} className={index + 1 === yours ? 'is-yours' : undefined}>
            <Month quality={quality} x={x} />
            {index + 1 === yours && (
              <>
                <rect className="frame" x={x - 3} y="5" width={WIDTH + 6} height="40" rx="5" />
                <path className="pointer" d={`M${x + 5.5} -2h10l-5 6z`} />
              </>
            )}
            {!slim && (
              <text x={x + WIDTH / 2} y="59">
                {monthInitials[index]}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

function Month({ quality, x }: { quality: MonthQuality; x: number }) {
  if (quality === 'closed')
    return <path className="closed" d={`M${x + 1} 37v4h19v-4M${x + 5} 28l11 11M${x + 16} 28l-11 11`} />
  const height = HEIGHTS[quality]
  return <rect className={quality} x={x} y={BASE - height} width={WIDTH} height={height} rx="3" />
}

const KEY: readonly MonthQuality[] = ['best', 'fair', 'avoid', 'closed']

/** The legend of a strip's colours, for those that occur in it. */
export const MonthKey = ({ months }: { months: readonly MonthQuality[] }) => (
  <ul aria-hidden className="plot-key">
    {KEY.filter((quality) => months.includes(quality)).map((quality) => (
      <li key={quality}>
        <svg aria-hidden="true" viewBox="0 0 14 14" className="month-strip">
          {quality === 'closed' ? (
            <path className="closed" d="M2 2l10 10M12 2l-10 10" />
          ) : (
            <rect
              className={quality}
              x="1"
              y={14 - HEIGHTS[quality] / 2.6}
              width="12"
              height={HEIGHTS[quality] / 2.6}
            />
          )}
        </svg>
        {text.monthQuality(quality)}
      </li>
    ))}
  </ul>
)
