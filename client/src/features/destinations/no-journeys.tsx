import { findNearestStart } from '@saathi/shared/destinations/cities'
import * as text from '../../messages/en/destinations/no-journeys.ts'
import { type City, cityName } from './destination-search.ts'

type Props = {
  /** The reader's home. */
  home: string
  /** The city that the prices beside it are from. */
  from: City
  /** The cities from which a way leads. */
  starts?: readonly City[]
  onCity: (city: City) => void
  className: string
}

/** That no journeys are known from the reader's home, and the nearest city with some, which is taken when it is chosen. */
export function NoJourneys({ home, from, starts, onCity, className }: Props) {
  const nearest = findNearestStart(home)
  const name = nearest && cityName(nearest.start)
  const isOffered = nearest && (starts?.includes(nearest.start) ?? true)
  const style = `text-muted text-sm ${className}`
  if (nearest?.start === from) return <p className={style}>{text.pricesFrom(cityName(from), nearest.city)}</p>
  return (
    <div className={style}>
      {text.noJourneysFrom(nearest?.city ?? home)} {nearest && name && text.nearestIs(name, nearest.km)}{' '}
      {text.stillFrom(cityName(from))}
      {isOffered && name && (
        <button
          type="button"
          onClick={() => onCity(nearest.start)}
          className="mt-2 flex min-h-11 items-center rounded-full border border-teal bg-card px-4 font-[600] text-teal hover:bg-sunk print:hidden"
        >
          {text.startFrom(name)}
        </button>
      )}
    </div>
  )
}
