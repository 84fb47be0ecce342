import { addDays } from '@saathi/shared/lib/days'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { TripList } from '@saathi/shared/trips/schema'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { imageSet, imageSrc } from '../../../lib/image-src.ts'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NoImage } from '../../../ui/picture.tsx'
import { ScenePicture } from '../../../ui/scene-picture.tsx'
import type { TripsSearch } from '../trip-search.ts'
import { TripsSkeleton } from './trips-skeleton.tsx'

const PlanTripSheet = lazyComponent(() => import('./plan-trip-sheet.tsx'), {})

type Props = { search: TripsSearch; onClose: () => void; onCreated: (tripId: string) => void }

/** The user's trips, and over them the sheet for a new one. */
export function TripsPage({ search, onClose, onCreated }: Props) {
  const trips = trpc.trips.list.useQuery(undefined, { staleTime: 0 })
  useTitle(text.tripsTitle)
  if (trips.isPending) return <TripsSkeleton />
  const items = trips.data?.items ?? []
  const [coming, ended] = [items.filter((trip) => !trip.ended), items.filter((trip) => trip.ended)]
  return (
    <div className="wrap py-8 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 tabIndex={-1} className="text-3xl">
            {text.tripsTitle}
          </h1>
          <p className="mt-2 text-muted">{text.tripsIntro}</p>
        </div>
        {items.length > 0 && <FindPlace variant="quiet" />}
      </div>
      {trips.isError ? (
        <div className="mt-6">
          <EmptyState alert action={<Button onClick={() => trips.refetch()}>{text.tryAgain}</Button>}>
            {errorMessage(trips.error) ?? text.tripsFailed}
          </EmptyState>
        </div>
      ) : items.length === 0 ? (
        <div className="mt-6">
          <EmptyState action={<FindPlace variant="main" />}>{text.noTrips}</EmptyState>
        </div>
      ) : null}
      <Cards items={coming} />
      {ended.length > 0 && (
        <>
          <h2 className="mt-10 text-xl">{text.endedTrips}</h2>
          <Cards items={ended} />
        </>
      )}
      {search.plan && (
        <Suspense>
          <PlanTripSheet search={search} onClose={onClose} onCreated={onCreated} />
        </Suspense>
      )}
    </div>
  )
}

const FindPlace = ({ variant }: { variant: 'main' | 'quiet' }) => (
  <Link to="/destinations" className={buttonClass(variant)}>
    {text.findPlace}
  </Link>
)

const Cards = ({ items }: TripList) => (
  <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {items.map((trip) => (
      <li key={trip._id}>
        <TripCard trip={trip} />
      </li>
    ))}
  </ul>
)

function TripCard({ trip: { _id, title, place, startDate, dayCount, tourId } }: { trip: TripList['items'][number] }) {
  const body = (
    <>
      <span className="block aspect-5/2 overflow-hidden rounded-t-3xl bg-sunk">
        <ScenePicture
          src={place.image && imageSrc(place.image)}
          srcSet={place.image ? imageSet(place.image) : undefined}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          alt=""
          fallback={<NoImage />}
          className="size-full object-cover"
        />
      </span>
      <span className="block px-5 pt-4 pb-5">
        <span className="block font-[560] font-display text-lg leading-tight [overflow-wrap:anywhere]">{title}</span>
        <span className="mt-1 block text-muted text-sm tabular-nums">
          {startDate
            ? spanOfDays(startDate, addDays(startDate, dayCount - 1))
            : `${text.dayCountOf(dayCount)} · ${text.noDates}`}
        </span>
        {tourId && <span className="mt-1 block font-[600] text-sm text-teal">{text.ofTour}</span>}
      </span>
    </>
  )
  const look = 'block h-full rounded-3xl border border-line bg-card hover:shadow-lift'
  return tourId ? (
    <Link to="/tours/$tourId/plan" params={{ tourId }} className={look}>
      {body}
    </Link>
  ) : (
    <Link to="/trips/$tripId" params={{ tripId: _id }} className={look}>
      {body}
    </Link>
  )
}
