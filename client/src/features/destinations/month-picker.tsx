import type { ListedDestination } from '@saathi/shared/destinations/schema'
import { monthInitials, monthName } from '@saathi/shared/lib/messages/en/days'
import { type CSSProperties, useId } from 'react'
import * as text from '../../messages/en/destinations/browse.ts'
import { qualityIn } from './browse-places.ts'
import './month-picker.css'

type Props = {
  /** The months in the order shown. */
  months: readonly number[]
  month: number
  onMonth: (month: number) => void
  places: readonly ListedDestination[]
}

/** A slider over the twelve months; bars show how many places are at their best in each. */
export function MonthPicker({ months, month, onMonth, places }: Props) {
  const id = useId()
  const bestIn = (each: number) => places.filter((place) => qualityIn(place, each) === 'best').length
  const counts = months.map(bestIn)
  const most = Math.max(1, ...counts)
  const best = bestIn(month)
  return (
    <div className="rounded-2xl border border-line bg-card px-4 pt-3 pb-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-[560] font-display text-2xl">
          <span className="sr-only">{text.monthLabel}: </span>
          {monthName(month)}
        </label>
        <span className="text-sm tabular-nums">{text.atTheirBest(best)}</span>
      </div>
      <div className="month-picker">
        <div aria-hidden className="month-bars">
          {months.map((each, at) => (
            <span
              key={each}
              className={each === month ? 'is-chosen' : undefined}
              style={{ '--share': (counts[at] ?? 0) / most } as CSSProperties}
            >
              <i />
              {monthInitials[each - 1]}
            </span>
          ))}
        </div>
        <input
          id={id}
          type="range"
          min={0}
          max={11}
          step={1}
          value={months.indexOf(month)}
          aria-valuetext={text.monthValue(month, best)}
          onChange={({ target }) => onMonth(months[Number(target.value)] ?? month)}
        />
      </div>
      <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
        {(['best', 'fair', 'avoid'] as const).map((look) => (
          <li key={look} className="flex items-center gap-1.5">
            <i className={`month-key is-${look}`} />
            {text.key[look]}
          </li>
        ))}
      </ul>
    </div>
  )
}
