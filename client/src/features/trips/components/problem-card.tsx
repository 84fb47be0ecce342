import type { Problem } from '@saathi/shared/trips/schedule'
import type { Trip } from '@saathi/shared/trips/schema'
import { TriangleAlert } from 'lucide-react'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'
import type { TimedItem } from '../day-rows.ts'
import { dayWords, problemWords } from '../item-words.ts'

type Props = {
  trip: Trip
  timed: TimedItem
  onFix: (fix: NonNullable<Problem['fix']>) => void
  onRemove: (id: string) => void
}

/** A problem of a stop, with one tap that solves it. */
export function ProblemCard({ trip, timed: { item, problems }, onFix, onRemove }: Props) {
  const fix = problems.find((problem) => problem.fix)?.fix ?? null
  const moved = fix && trip.items.find(({ id }) => id === fix.id)
  const day = fix ? dayWords(trip, fix.day) : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div role="group" aria-label={text.problemWith(item.title)} className="day-problem">
      <div className="flex gap-2.5">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-terra" />
        <p className="[overflow-wrap:anywhere]">
          <b className="font-[650]">{problems.map((problem) => problemWords(problem, item)).join(' ')}</b>
          {fix && moved?.id === item.id && ` ${text.hasRoom(day)}`}
        </p>
      </div>
      {trip.mayEdit && (
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 lg:pl-7.5">
          {fix && moved && (
            <Button variant="quiet" onClick={() => onFix(fix)} className="min-h-11! px-4.5! text-sm">
              {moved.id === item.id ? text.moveToDay(day) : text.moveOtherToDay(moved.title, day)}
            </Button>
          )}
          <button
            type="button"
            aria-label={text.removeTitle(item.title)}
            onClick={() => onRemove(item.id)}
            className="-ml-1.5 min-h-11 rounded px-1.5 font-[650] text-sm text-terra underline-offset-4 hover:underline"
          >
            {text.remove}
          </button>
        </div>
      )}
    </div>
  )
}
