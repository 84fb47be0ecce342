import type { DreamTrip } from '@saathi/shared/recommend'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/words'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { trpc } from '../../lib/trpc.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { DreamTripForm } from './dream-trip-form.tsx'
import { sameTrip } from './trip-search.ts'

const Outcome = lazyComponent(() => import('./outcome.tsx'), { failed: (retry) => <LoadFailed retry={retry} /> })

type Props = {
  /** The trip that the address asks for; null before anything was asked. */
  trip: DreamTrip | null
  /** Puts a trip into the address. */
  onAsk: (trip: DreamTrip) => void
}

/** The dream-trip form and, once asked, what was found for it. */
export function TripPlanner({ trip, onAsk }: Props) {
  const found = trpc.recommend.travel.useQuery(trip ?? skipToken, {
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
  // Whoever pressed the button is taken to what came of it; whoever opened a link reads from where they are.
  const [asked, setAsked] = useState<DreamTrip | null>(null)
  const shown = useCallback(() => setAsked(null), [])
  const ask = (wish: DreamTrip) => {
    setAsked(wish)
    if (trip && sameTrip(wish, trip)) {
      if (found.isError) found.refetch()
    } else onAsk(wish)
  }
  return (
    <>
      <div className="wrap relative z-5 -mt-24 drop-shadow-ticket md:-mt-28">
        <DreamTripForm trip={trip ?? DREAM_TRIP_DEFAULTS} busy={found.isFetching} onSubmit={ask} />
      </div>
      {trip && (
        <section
          id="recommendations"
          aria-labelledby="recommendations-title"
          className="wrap min-h-64 scroll-mt-6 pt-16 md:pt-24"
        >
          <Suspense>
            <Outcome
              trip={trip}
              found={found}
              awaited={asked !== null && sameTrip(asked, trip) && !found.isFetching}
              onShown={shown}
              onAsk={ask}
            />
          </Suspense>
        </section>
      )}
    </>
  )
}
