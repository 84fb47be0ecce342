import type { Trip } from '@saathi/shared/trips/schema'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import * as text from '../../../messages/en/trips/trips.ts'
import { dayLabel, problemCount, type TripDay } from '../day-rows.ts'
import { dateOfDay } from '../item-words.ts'
import { placeOn } from '../stop-words.ts'

type Props = {
  trip: Trip
  days: TripDay[]
  current: number
  /** The day that a dragged item would go to. */
  target: number | null
  onDay: (day: number) => void
}

/** Of a trip over several places, the label names the place too. */
function labelOf(trip: Trip, day: TripDay): string {
  const visit = dayLabel(day)
  return trip.stops ? [placeOn(trip, day.day).name, visit].filter(Boolean).join(': ') : visit
}

/** The days of a trip as a strip of tickets. An item can be dropped on another day. */
export function DayStrip({ trip, days, current, target, onDay }: Props) {
  const strip = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day scrolls its ticket into view
  useEffect(() => {
    const list = strip.current
    const ticket = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && ticket) list.scrollLeft = ticket.offsetLeft - (list.clientWidth - ticket.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={text.days} className="day-strip print:hidden">
      <ol ref={strip} className="wrap">
        {days.map((day) => {
          const date = dateOfDay(trip, day.day)
          const problems = problemCount(day)
          return (
            <li key={day.day}>
              <button
                type="button"
                data-drop-day={day.day}
                aria-current={day.day === current ? 'date' : undefined}
                onClick={() => onDay(day.day)}
                className={`day-ticket w-full text-left ${target === day.day ? 'is-target' : ''}`}
              >
                <span className="font-[650] text-muted text-xs in-aria-[current]:text-inherit">
                  {date ? text.shortWeekday(date) : text.dayWord}
                </span>
                <span className="font-[560] font-display text-lg leading-none">
                  {date ? text.dateNumber(date) : day.day + 1}
                </span>
                <span className="col-span-2 line-clamp-2 min-h-[2.75em] text-muted text-xs leading-snug in-aria-[current]:text-inherit">
                  {labelOf(trip, day)}
                </span>
                {problems > 0 && (
                  <span className="day-warning" title={text.thingsToCheck(problems)}>
                    <TriangleAlert aria-hidden className="size-4" />
                    <span className="sr-only">{text.thingsToCheck(problems)}</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
