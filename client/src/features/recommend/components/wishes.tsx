import type { DreamTrip, Recommendations } from '@saathi/shared/recommend/schema'
import { Check, TriangleAlert, X } from 'lucide-react'
import { tourTypeLabel } from '../../../lib/choices.ts'
import * as text from '../../../messages/en/recommend/wishes.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { RichText, SCREEN_READER } from '../../../ui/rich-text.tsx'
import { withAllKeys } from '../trip-search.ts'

type Props = {
  trip: DreamTrip
  wanted: NonNullable<Recommendations['wanted']>
  unwanted: NonNullable<Recommendations['unwanted']>
  /** Asks for the trip without one of its wishes. */
  onChange: (trip: DreamTrip) => void
}

const without = (ids: string[] | undefined, id: string) => {
  const rest = ids?.filter((other) => other !== id) ?? []
  return rest.length > 0 ? rest : undefined
}

/** What is ruled out is a place or region of the answer, or a type of trip. */
const nameOf = (id: string, unwanted: Props['unwanted']) =>
  unwanted.find((place) => place.id === id)?.name ?? tourTypeLabel(id as never)

type Wish = { key: string; label: string; trip: DreamTrip }

const wishesOf = (trip: DreamTrip, unwanted: Props['unwanted']): Wish[] => [
  ...(trip.without ?? []).flatMap((id) => {
    const name = nameOf(id, unwanted)
    const rest = without(trip.without, id)
    return name ? [{ key: `not-${id}`, label: text.not(name), trip: { ...trip, without: rest } }] : []
  }),
  ...(trip.by ? [{ key: 'by', label: text.ways[trip.by], trip: { ...trip, by: undefined } }] : []),
  ...(trip.stay ? [{ key: 'stay', label: text.stays[trip.stay], trip: { ...trip, stay: undefined } }] : []),
]

/** The places that were asked for, each with why it leads or what speaks against it, and the other wishes of a line. */
export function Wishes({ trip, wanted, unwanted, onChange }: Props) {
  // Said once, where several do not fit.
  const last = wanted.filter(({ leads }) => !leads).at(-1)?.id
  const wishes = wishesOf(trip, unwanted)
  return (
    <div className="wishes">
      {wanted.map(({ id, name, isRegion, leads, text: reason }) => (
        <p key={id} className={leads ? undefined : 'is-over'}>
          {leads ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
          <span>
            {isRegion ? (
              <b>{name}</b>
            ) : (
              <AppLink to={`/destinations/${id}`} search={withAllKeys({ ...trip, places: undefined }) as never}>
                {name}
              </AppLink>
            )}
            : {reason} {id === last && text.nearestFollow}
          </span>
          <button
            type="button"
            className="wish-remove"
            aria-label={text.remove(name)}
            title={text.remove(name)}
            onClick={() => onChange({ ...trip, places: without(trip.places, id) })}
          >
            <X aria-hidden />
          </button>
        </p>
      ))}
      {wishes.length > 0 && (
        <ul aria-label={text.wishes}>
          {wishes.map(({ key, label, trip: next }) => (
            <li key={key}>
              <button type="button" className="chip" onClick={() => onChange(next)}>
                <RichText text={text.removeWish(label)} tags={SCREEN_READER} />
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
