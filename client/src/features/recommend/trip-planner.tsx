import type { DreamTrip } from '@saathi/shared/recommend'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/words'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { PlainLine } from '../../ui/plain-line.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useReducedMotion } from '../../ui/use-media.ts'
import { DreamTripForm } from './dream-trip-form.tsx'
import { Results } from './results.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { MONTHS, sameTrip, tripInWords } from './trip-search.ts'

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
  const [asked, setAsked] = useState<DreamTrip | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const still = useReducedMotion()

  // Whoever pressed the button is taken to what came of it; whoever opened a link reads from where they are.
  const settled = asked !== null && trip !== null && sameTrip(asked, trip) && !found.isFetching
  useEffect(() => {
    if (!settled) return
    setAsked(null)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
  }, [settled, still])

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
          className="wrap scroll-mt-6 pt-16 md:pt-24"
        >
          <SectionHead id="recommendations-title" title="Personalized Recommendations" headingRef={heading}>
            <p>
              Destinations curated from your preferences: {tripInWords(trip)}
              {found.data && !found.isPlaceholderData && `, judged for ${MONTHS[found.data.month - 1]}`}.
            </p>
          </SectionHead>
          {found.data && !(found.isError && found.isPlaceholderData) ? (
            <Results trip={trip} found={found.data} stale={found.isPlaceholderData} onApply={ask} />
          ) : found.isError ? (
            <PlainLine alert action={<Button onClick={() => ask(trip)}>Try again</Button>}>
              We could not find recommendations just now.
            </PlainLine>
          ) : (
            <ResultsSkeleton />
          )}
        </section>
      )}
    </>
  )
}
