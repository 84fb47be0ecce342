import type { NearestStart } from '@saathi/shared/destinations/cities'
import { cities } from '@saathi/shared/lib/messages/en/choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import * as text from '../../../messages/en/recommend/line.ts'

type Props = {
  nearest: NearestStart
  trip: DreamTrip
  onStart: (start: DreamTrip['starting_location']) => void
  /** Where the form starts meanwhile. */
  now: string
}

/** That no journeys are known from a city, and the nearest one that has some, which is taken when it is chosen. */
export function MissingStart({ nearest: { city, start, km }, trip, onStart, now }: Props) {
  const name = cities[start]
  if (trip.starting_location === start) return <span className="mt-2 block">{text.plannedFrom(name, city)}</span>
  return (
    <span className="mt-2 block">
      {text.noJourneysFrom(city, name, km)} {now}
      <button
        type="button"
        onClick={() => onStart(start)}
        className="mt-2 flex min-h-11 items-center rounded-full border border-teal bg-card px-4 font-[600] text-teal hover:bg-sunk"
      >
        {text.planFrom(name)}
      </button>
    </span>
  )
}
