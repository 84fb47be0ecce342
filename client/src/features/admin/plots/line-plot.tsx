import { runsOf, ticksTo } from './scale.ts'

type Colour = 'marigold' | 'teal' | 'terra' | 'indigo'
type Line = { label: string; colour: Colour; values: readonly (number | null)[] }

type Props = {
  /** The description for screen readers. A table beside it has the values. */
  label: string
  /** Calendar days, without gaps, oldest first. */
  days: readonly string[]
  lines: readonly Line[]
  goal?: { value: number; label: string }
  /** The words of a mark on the value axis. */
  tick?: (value: number) => string
  /** For a place of half the width, so that its words stay legible. */
  isNarrow?: boolean
}

const WIDE = { width: 720, height: 280, labels: 9 }
const NARROW = { width: 480, height: 220, labels: 6 }
const [LEFT, RIGHT, TOP, BOTTOM] = [48, 12, 14, 30]

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })
/** A calendar day: `3 Dec`. */
export const plotDay = (day: string) => DAY.format(new Date(day))
const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

/** Values by day as lines; a dot stands alone where its neighbours are missing. */
export function LinePlot({ label, days, lines, goal, tick = String, isNarrow = false }: Props) {
  const { width, height, labels } = isNarrow ? NARROW : WIDE
  /** Days between two labels, whole weeks. */
  const labelEvery = 7 * Math.ceil(days.length / (7 * labels))
  const most = Math.max(goal?.value ?? 0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const ticks = ticksTo(most)
  const top = ticks.at(-1) ?? 1
  const step = (width - LEFT - RIGHT) / days.length
  const x = (at: number) => LEFT + step * (at + 0.5)
  const y = (value: number) => height - BOTTOM - (value / top) * (height - TOP - BOTTOM)
  return (
    <figure className="admin-plot m-0">
      <figcaption className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        {lines.map((line) => (
          <span key={line.label} className="flex items-center gap-2">
            <i aria-hidden className={`back-${line.colour} h-1 w-5 rounded-full`} />
            {line.label}
          </span>
        ))}
        {goal && (
          <span className="flex items-center gap-2">
            <i aria-hidden className="w-5 border-ink border-t-2 border-dashed" />
            {goal.label}
          </span>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {days.map(
          (day, at) =>
            isWeekend(day) && (
              <rect key={day} className="weekend" x={x(at) - step / 2} y={TOP} width={step} height={y(0) - TOP} />
            ),
        )}
        {ticks.map((value) => (
          <g key={value}>
            <path className={value === 0 ? 'axis' : 'grid'} d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {tick(value)}
            </text>
          </g>
        ))}
        {days.map(
          (day, at) =>
            (days.length - 1 - at) % labelEvery === 0 && (
              <text key={day} x={x(at)} y={height - 10} textAnchor={at === days.length - 1 ? 'end' : 'middle'}>
                {plotDay(day)}
              </text>
            ),
        )}
        {goal && <path className="goal" d={`M${LEFT} ${y(goal.value)}H${width - RIGHT}`} />}
        {lines.map((line) => (
          <Marks key={line.label} line={line} x={x} y={y} />
        ))}
      </svg>
    </figure>
  )
}

type MarksProps = { line: Line; x: (at: number) => number; y: (value: number) => number }

const Marks = ({ line: { colour, values }, x, y }: MarksProps) =>
  runsOf(values).map((run) => (
    <g key={run[0]?.at}>
      {run.length > 1 && (
        <path
          className={`line stroke-${colour}`}
          d={`M${run.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')}`}
        />
      )}
      {run.map(({ at, value }) => (
        <circle key={at} className={`dot fill-${colour}`} cx={x(at)} cy={y(value)} r="4" />
      ))}
    </g>
  ))
