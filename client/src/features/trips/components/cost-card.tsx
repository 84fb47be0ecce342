import { rupees } from '@saathi/shared/lib/money'
import { COST_PARTS } from '@saathi/shared/trips/rules'
import type { Trip } from '@saathi/shared/trips/schema'
import { useId } from 'react'
import * as text from '../../../messages/en/trips/trips.ts'
import type { TripDay } from '../day-rows.ts'
import { dateOfDay } from '../item-words.ts'

const COLOURS = {
  travel: 'cost-travel',
  stay: 'cost-stay',
  entry: 'cost-entry',
  food: 'cost-food',
  other: 'cost-other',
}

type Props = { trip: Trip; days: TripDay[]; current: number }

/** The costs of the trip, by day and by part. */
export function CostCard({ trip, days, current }: Props) {
  const titleId = useId()
  const each = (cost: number) => rupees(cost / trip.people)
  const total = days.reduce((sum, { cost }) => sum + cost.total, 0)
  const most = Math.max(1, ...days.map(({ cost }) => cost.total))
  const parts = COST_PARTS.filter((part) => days.some(({ cost }) => cost[part] > 0))
  return (
    <section aria-labelledby={titleId} className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-lg">
          {trip.people > 1 ? text.costPerPerson : text.costAlone}
        </h2>
        <p className="font-[700] text-xl tabular-nums">{each(total)}</p>
      </div>
      <ul className="mt-2 mb-3.5 flex flex-wrap gap-x-3.5 gap-y-1 text-muted text-xs">
        {parts.map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2.5 rounded-[3px] ${COLOURS[part]}`} />
            {text.costParts[part]}
          </li>
        ))}
      </ul>
      <ol className="mb-3.5 grid gap-2">
        {days.map(({ day, cost }) => {
          const date = dateOfDay(trip, day)
          const ofDay = parts.filter((part) => cost[part] > 0)
          const words = ofDay.map((part) => text.costOfPart(text.costParts[part], each(cost[part])))
          return (
            <li
              key={day}
              aria-current={day === current ? 'date' : undefined}
              className="grid grid-cols-[4rem_minmax(0,1fr)_4.25rem] items-center text-sm tabular-nums aria-[current]:font-[700]"
            >
              <span>{date ? text.weekdayAndDate(date) : text.dayNumber(day + 1)}</span>
              <span
                role="img"
                aria-label={words.length > 0 ? text.costOfDay(words) : text.noCost}
                className="cost-bar"
                style={{ width: `${(cost.total / most) * 100}%` }}
              >
                {ofDay.map((part) => (
                  <span key={part} className={COLOURS[part]} style={{ flex: cost[part] }} />
                ))}
              </span>
              <span className="text-right">{each(cost.total)}</span>
            </li>
          )
        })}
      </ol>
      <p className="text-muted text-xs">{text.estimate}</p>
    </section>
  )
}
