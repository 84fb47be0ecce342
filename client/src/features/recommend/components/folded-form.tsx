import type { HomeWeekend } from '@saathi/shared/home/schema'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHome } from '../../../lib/use-home.ts'
import { formTitle } from '../../../messages/en/home/home.ts'
import * as text from '../../../messages/en/recommend/line.ts'
import { shortName } from '../result-words.ts'
import { tripInWords } from '../trip-words.ts'
import TripLine from './trip-line.tsx'

type Props = { trip: DreamTrip; onSubmit: (trip: DreamTrip) => void; children: ReactNode }

/** One line for where to go next and the next long weekends, before the form, which unfolds. */
export default function FoldedForm({ trip, onSubmit, children }: Props) {
  return (
    <section aria-labelledby="where-next" className="rounded-[1.75rem] bg-card p-4 md:p-8">
      <h2 id="where-next" className="text-[1.1875rem] md:text-[2rem]">
        {text.whereNext}
      </h2>
      <div className="mt-2">
        <TripLine trip={trip} onChange={onSubmit} isUnfolded />
      </div>
      <Weekends trip={trip} onSubmit={onSubmit} />
      <details className="group mt-3 border-line border-t-2 border-dashed pt-2">
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-md [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="block font-[560] font-display group-open:hidden">{formTitle}</span>
            <span className="block truncate text-muted text-sm">{tripInWords(trip)}</span>
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-teal transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="-mx-4 md:-mx-8">{children}</div>
      </details>
    </section>
  )
}

const TILE =
  'flex h-19 w-full flex-col justify-center rounded-2xl bg-sunk px-3.5 text-left leading-snug hover:bg-line focus-visible:outline-offset-[-4px]'

function Weekends({ trip, onSubmit }: Omit<Props, 'children'>) {
  const { data, isPending } = useHome()
  const weekends = data?.weekends ?? []
  if (!isPending && weekends.length === 0) return null
  return (
    <section aria-labelledby="weekends" className="mt-1">
      <h3 id="weekends" className="font-[650] font-sans text-muted text-xs tracking-wide">
        {text.longWeekends}
      </h3>
      <ul className="-mx-4 mt-1.5 grid snap-x scroll-px-4 auto-cols-[minmax(min(15rem,78%),1fr)] grid-flow-col gap-2.5 overflow-x-auto px-4 pb-1 md:-mx-8 md:scroll-px-8 md:px-8">
        {isPending && [0, 1, 2].map((at) => <li key={at} className="skeleton h-19 rounded-2xl!" />)}
        {weekends.map((weekend) => (
          <li key={weekend.start} className="min-w-0 snap-start">
            <Weekend weekend={weekend} trip={trip} onSubmit={onSubmit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A long weekend leads to the place near home, or else to what there is for these days. */
function Weekend({ weekend, trip, onSubmit }: Omit<Props, 'children'> & { weekend: HomeWeekend }) {
  const { start, end, names, leave, place } = weekend
  const inside = (
    <>
      <span className="truncate font-[650]">{names.join(', ')}</span>
      <span className="truncate text-sm tabular-nums">
        {spanOfDays(start, end)}
        <span className="text-leaf"> · {leave ? text.oneLeave : text.noLeave}</span>
      </span>
      <span className="truncate text-muted text-sm tabular-nums">
        {place ? text.nearPlace(shortName(place.name), rupees(place.total)) : text.whatFits}
      </span>
    </>
  )
  if (!place)
    return (
      <button
        type="button"
        className={TILE}
        onClick={() => onSubmit({ ...trip, from: start, to: end, month: undefined, when: undefined, days: undefined })}
      >
        {inside}
      </button>
    )
  return (
    <Link
      to="/destinations/$destinationId"
      params={{ destinationId: place.id }}
      search={{
        ...{ budget: DREAM_TRIP_DEFAULTS.budget, group_size: DREAM_TRIP_DEFAULTS.group_size },
        ...{ starting_location: place.from, preference_type: place.type, from: start, to: end },
      }}
      className={TILE}
    >
      {inside}
    </Link>
  )
}
