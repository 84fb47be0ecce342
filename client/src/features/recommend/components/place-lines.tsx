import type { DreamTrip, Recommendations } from '@saathi/shared/recommend/schema'
import { useId } from 'react'
import { AppLink } from '../../../ui/app-link.tsx'
import { withAllKeys } from '../trip-search.ts'

type Props = { title: string; places: NonNullable<Recommendations['also']>; trip: DreamTrip }

/** Places outside the list with a few words on each; they open for the same trip. */
export function PlaceLines({ title, places, trip }: Props) {
  const id = useId()
  return (
    <section className="place-lines" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <AppLink to={`/destinations/${place.id}`} search={withAllKeys(trip) as never}>
              <strong>{place.name}</strong> <span>{place.text}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
