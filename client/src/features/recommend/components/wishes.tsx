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
  /** Asks for the trip without one of its wishes. */
  onChange: (trip: DreamTrip) => void
}

const without = (ids: string[] | undefined, id: string) => {
  const rest = ids?.filter((other) => other !== id) ?? []
  return rest.length > 0 ? rest : undefined
}

/** `south-goa` is South Goa; a type of trip has its label. */
const nameOf = (id: string) =>
  tourTypeLabel(id as never) ||
  id
    .split('-')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join(' ')

type Wish = { key: string; label: string; trip: DreamTrip }

const wishesOf = (trip: DreamTrip): Wish[] => [
  ...(trip.without ?? []).map((id) => ({
    key: `not-${id}`,
    label: text.not(nameOf(id)),
    trip: { ...trip, without: without(trip.without, id) },
  })),
  ...(trip.by ? [{ key: 'by', label: text.ways[trip.by], trip: { ...trip, by: undefined } }] : []),
  ...(trip.stay ? [{ key: 'stay', label: text.stays[trip.stay], trip: { ...trip, stay: undefined } }] : []),
]

/** The places that were asked for, each with why it leads or what speaks against it, and the other wishes of a line. */
export function Wishes({ trip, wanted, onChange }: Props) {
  const wishes = wishesOf(trip)
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
            : {reason} {!leads && text.nearestFollow}
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
