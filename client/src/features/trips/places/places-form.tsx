import { ROUTE_PLACES_MAX } from '@saathi/shared/recommend/route-limits'
import { STAY_DAYS_MAX } from '@saathi/shared/trips/rules'
import type { Trip } from '@saathi/shared/trips/schema'
import type { TripPlaces, WantedPlaces } from '@saathi/shared/trips/set-places'
import { keepPreviousData } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/set-places.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormButtons } from '../../../ui/form-footer.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { dayWords } from '../item-words.ts'
import { isSame, moved, placesOf } from './draft.ts'
import { PlaceRow } from './place-row.tsx'

type Props = { trip: Trip; onSave: (places: WantedPlaces) => Promise<void>; onClose: () => void }

/** The places in order with their nights, what the trip becomes with them, and places to add. */
export function PlacesForm({ trip, onSave, onClose }: Props) {
  const [before] = useState(() => placesOf(trip))
  const [places, setPlaces] = useState(before)
  const { data, isError, isPlaceholderData, refetch } = trpc.trips.weighPlaces.useQuery(
    { tripId: trip._id, places },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  )
  const form = useForm({ send: () => onSave(places), failed: text.failed })
  const isChanged = !isSame(places, before)
  const known = isPlaceholderData ? undefined : data
  const names = new Map(
    [
      trip.place,
      ...(trip.stops ?? []).map(({ place }) => place),
      ...(data?.options ?? []).map(({ place }) => place),
      ...(data?.places ?? []).map(({ place }) => place),
    ].map(({ id, name }) => [id, name]),
  )
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map())
  const nameOf = (id: string) => names.get(id) ?? added.get(id) ?? ''

  return (
    <form {...form.props} aria-label={text.places}>
      <div className="grid gap-5 px-5 pt-1 pb-8 md:px-8">
        <div className="grid gap-2">
          <h2 className="pr-14 text-2xl">{text.places}</h2>
          <p className="text-muted">{text.intro}</p>
        </div>
        <ol className="grid gap-2">
          {places.map(({ id, nights }, at) => (
            <PlaceRow
              key={id}
              number={at + 1}
              name={nameOf(id)}
              nights={nights}
              way={known?.places[at]?.way ?? null}
              isMost={nights >= STAY_DAYS_MAX}
              isFirst={at === 0}
              isLast={at === places.length - 1}
              onNights={(by) => setPlaces(places.with(at, { id, nights: nights + by }))}
              onMove={(by) => setPlaces(moved(places, at, by))}
              onRemove={() => setPlaces(places.filter((place) => place.id !== id))}
            />
          ))}
        </ol>
        <Outcome {...{ trip, known, isError, isChanged }} onRetry={refetch} />
        {!(isError && !data) && (
          <Options
            known={data}
            isFull={places.length >= ROUTE_PLACES_MAX}
            busy={isPlaceholderData}
            onAdd={({ place, at, nights }) => {
              setAdded(new Map([...added, [place.id, place.name]]))
              setPlaces(places.toSpliced(at, 0, { id: place.id, nights }))
            }}
          />
        )}
        <FormError>{form.errors.form}</FormError>
      </div>
      <FormButtons
        form={form}
        label={text.save}
        busyLabel={text.saving}
        disabled={!isChanged || !known || known.problem !== null}
        onCancel={onClose}
        className="sticky bottom-0 z-5 items-center gap-3 border-line border-t bg-card px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-8"
      />
    </form>
  )
}

type OutcomeProps = {
  trip: Trip
  known: TripPlaces | undefined
  isError: boolean
  isChanged: boolean
  onRetry: () => void
}

/** What the trip becomes, or why it cannot. */
const Outcome = ({ trip, known, isError, isChanged, onRetry }: OutcomeProps) => (
  <div role="status" className="min-h-12 rounded-2xl bg-sunk px-4 py-3 text-sm">
    {isError ? (
      <span className="flex flex-wrap items-center justify-between gap-2">
        {text.loadFailed}
        <Button variant="quiet" onClick={onRetry}>
          {text.tryAgain}
        </Button>
      </span>
    ) : !known ? (
      text.looking
    ) : known.problem !== null ? (
      known.problem
    ) : isChanged && known.more ? (
      <>
        {text.inAll(known.days ?? trip.dayCount, known.more)}
        {known.moved.length > 0 && (
          <>
            <span className="mt-2 block">{text.moves}</span>
            <ul className="list-disc pl-5">
              {known.moved.map(({ id, title, day }) => (
                <li key={id} className="[overflow-wrap:anywhere]">
                  {text.movesTo(title, dayWords(trip, day))}
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    ) : (
      text.asItIs(trip.dayCount)
    )}
  </div>
)

type Option = TripPlaces['options'][number]
type OptionsProps = { known: TripPlaces | undefined; isFull: boolean; busy: boolean; onAdd: (option: Option) => void }

/** The places that a way joins to those of the trip. */
const Options = ({ known, isFull, busy, onAdd }: OptionsProps) => (
  <section className="grid gap-2" aria-busy={busy}>
    <h3 className="text-lg">{text.addPlace}</h3>
    {isFull ? (
      <p className="text-muted text-sm">{text.most(ROUTE_PLACES_MAX)}</p>
    ) : !known ? (
      <div className="skeleton h-40 rounded-2xl!" />
    ) : known.options.length === 0 ? (
      known.problem === null && <p className="text-muted text-sm">{text.none}</p>
    ) : (
      <ul className="grid gap-2">
        {known.options.map((option) => (
          <li
            key={option.place.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-2xl border border-line bg-card py-3 pr-3 pl-4"
          >
            <div className="min-w-0 text-sm">
              <b className="block font-[650] text-base [overflow-wrap:anywhere]">{option.place.name}</b>
              <span className="block">
                {[text.nights(option.nights), text.added(option.more)].filter(Boolean).join(': ')}
              </span>
              <span className="block text-muted [overflow-wrap:anywhere]">
                {text.from(option.from, option.hours, option.by)}
              </span>
            </div>
            <button
              type="button"
              aria-label={text.add(option.place.name)}
              aria-disabled={busy}
              onClick={() => !busy && onAdd(option)}
              className="grid size-11 place-items-center rounded-full border border-field hover:bg-sunk aria-disabled:opacity-70"
            >
              <Plus aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    )}
  </section>
)
