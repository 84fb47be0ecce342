import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { sameTrip } from '../trip-search.ts'
import { DreamTripForm } from './dream-trip-form.tsx'
import { FORM_PLACE } from './form-placeholder.tsx'

const RecommendationsSection = lazyComponent(() => import('./recommendations.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

type Props = {
  /** The trip in the URL; null when there is none. */
  trip: DreamTrip | null
  /** Puts one line before the form, which unfolds. */
  folded: boolean
  /** Writes a trip to the URL. */
  onSubmit: (trip: DreamTrip) => void
}

/** The dream-trip form and, after the first request, the recommendations. */
export function TripPlanner({ trip, folded, onSubmit }: Props) {
  const query = trpc.recommend.travel.useQuery(trip ?? skipToken, {
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
  // Results of a submitted form receive the focus; results of an opened link do not.
  const [submitted, setSubmitted] = useState<DreamTrip | null>(null)
  const onFocused = useCallback(() => setSubmitted(null), [])
  const submit = (request: DreamTrip) => {
    setSubmitted(request)
    if (trip && sameTrip(request, trip)) {
      if (query.isError) query.refetch()
    } else onSubmit(request)
  }
  return (
    <>
      <div className={`${FORM_PLACE} z-5`}>
        <DreamTripForm trip={trip ?? DREAM_TRIP_DEFAULTS} folded={folded} busy={query.isFetching} onSubmit={submit} />
      </div>
      {trip && (
        <div id="recommendations" className="wrap scroll-mt-6 pt-16 md:pt-24">
          <Suspense>
            <RecommendationsSection
              trip={trip}
              query={query}
              shouldFocus={submitted !== null && sameTrip(submitted, trip) && !query.isFetching}
              onFocused={onFocused}
              onSubmit={submit}
              onChange={onSubmit}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}
