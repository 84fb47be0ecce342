import type { DreamTrip, Recommendations } from '@saathi/shared/recommend'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { useReducedMotion } from '../../../ui/use-media.ts'
import { MONTHS } from '../trip-search.ts'
import { tripInWords } from '../trip-words.ts'
import { Results } from './results.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'

type Props = {
  trip: DreamTrip
  query: { data: Recommendations | undefined; isError: boolean; isPlaceholderData: boolean }
  /** True when the results of a submitted form have arrived: the heading then receives the focus. */
  shouldFocus: boolean
  onFocused: () => void
  onSubmit: (trip: DreamTrip) => void
}

/** The recommendations for a trip: results, error or skeleton. Loaded lazily after the first request. */
export default function RecommendationsSection({ trip, query, shouldFocus, onFocused, onSubmit }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const reducedMotion = useReducedMotion()
  useEffect(() => {
    if (!shouldFocus) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' })
    onFocused()
  }, [shouldFocus, onFocused, reducedMotion])
  return (
    <>
      <SectionHead id="recommendations-title" title="Personalized Recommendations" headingRef={heading}>
        <p>
          Destinations curated from your preferences: {tripInWords(trip)}
          {query.data?.month && !query.isPlaceholderData && `, judged for ${MONTHS[query.data.month - 1]}`}.
        </p>
      </SectionHead>
      {query.data ? (
        <Results trip={trip} recommendations={query.data} stale={query.isPlaceholderData} onApply={onSubmit} />
      ) : query.isError ? (
        <EmptyState alert action={<Button onClick={() => onSubmit(trip)}>Try again</Button>}>
          We could not find recommendations just now.
        </EmptyState>
      ) : (
        <ResultsSkeleton />
      )}
    </>
  )
}
