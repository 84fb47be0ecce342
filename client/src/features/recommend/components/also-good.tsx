import type { DreamTrip, Recommendations } from '@saathi/shared/recommend/schema'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { withAllKeys } from '../trip-search.ts'

type Props = { places: NonNullable<Recommendations['also']>; trip: DreamTrip }

/** Places further down that are another kind of trip, with what the same trip costs there. */
export const AlsoGood = ({ places, trip }: Props) => (
  <section className="also-good" aria-labelledby="also-good">
    <h3 id="also-good">{text.alsoGood}</h3>
    <ul>
      {places.map(({ id, name, text: difference }) => (
        <li key={id}>
          <AppLink to={`/destinations/${id}`} search={withAllKeys(trip) as never}>
            <strong>{name}</strong> <span>{difference}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  </section>
)
