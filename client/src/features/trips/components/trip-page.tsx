import { Link } from '@tanstack/react-router'
import { errorMessage } from '../../../lib/errors.ts'
import { errorCode, isMissing, trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { TripParts } from './trip-cards.tsx'
import { TripScreen } from './trip-screen.tsx'
import { TripSkeleton } from './trip-skeleton.tsx'

type Props = {
  tripId: string
  parts: TripParts
  day: number | undefined
  onDay: (day: number) => void
  onDeleted: () => void
}

/** The screen of a trip. */
export function TripPage({ tripId, ...screen }: Props) {
  const trip = trpc.trips.get.useQuery({ tripId }, { staleTime: 0 })
  useTitle(trip.data ? text.title(trip.data.title) : text.titleAlone)
  if (trip.isPending) return <TripSkeleton />
  if (!trip.data || errorCode(trip.error) === 'NOT_FOUND')
    return <NoTrip error={trip.error} onRetry={() => trip.refetch()} />
  return <TripScreen key={tripId} trip={trip.data} refetch={trip.refetch} {...screen} />
}

/** In place of a trip that the reader cannot open. */
export function NoTrip({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const missing = isMissing(error)
  return (
    <div className="wrap py-12 md:py-20">
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        {missing ? text.notThere : text.titleAlone}
      </h1>
      <EmptyState
        alert
        action={
          <>
            {!missing && <Button onClick={onRetry}>{text.tryAgain}</Button>}
            <Link to="/trips" className={buttonClass(missing ? 'main' : 'quiet')}>
              {text.yourTrips}
            </Link>
          </>
        }
      >
        {missing ? text.notThereMeans : (errorMessage(error) ?? text.loadFailed)}
      </EmptyState>
    </div>
  )
}
