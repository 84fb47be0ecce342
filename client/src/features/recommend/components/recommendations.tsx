import type { DreamTrip, Recommendations } from '@saathi/shared/recommend/schema'
import { verdictOn } from '@saathi/shared/recommend/verdict'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { placesFound } from '../../../messages/en/recommend/verdicts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useReducedMotion } from '../../../ui/use-media.ts'
import { isFreshVisit } from '../fresh-visit.ts'
import { readSort } from '../result-sort.ts'
import { tripInWords } from '../trip-words.ts'
import { useLeftOut } from '../use-left-out.ts'
import { Results } from './results.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { TripSummary } from './trip-summary.tsx'
import '../styles/chip.css'
import '../styles/results.css'
import '../styles/result-details.css'
import '../styles/plots.css'
import '../styles/compare.css'

type Props = {
  trip: DreamTrip
  query: { data: Recommendations | undefined; isError: boolean; isPlaceholderData: boolean; refetch: () => unknown }
  /** True when the results of a submitted form have arrived: the heading then receives the focus. */
  shouldFocus: boolean
  onFocused: () => void
  /** Asks for another trip and leads to its results. */
  onSubmit: (trip: DreamTrip) => void
  /** Writes another trip to the URL; the page stays where it is. */
  onChange: (trip: DreamTrip) => void
}

/** The recommendations for a trip: results, error or skeleton. Loaded lazily after the first request. */
export default function RecommendationsSection({
  trip,
  query: base,
  shouldFocus,
  onFocused,
  onSubmit,
  onChange,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const reducedMotion = useReducedMotion()
  const navigate = useNavigate({ from: '/' })
  const sort = readSort(useSearch({ from: '/' }).sort)
  const { query, exclusions } = useLeftOut(trip, base)
  const { data, isPlaceholderData } = query
  useEffect(() => {
    if (!shouldFocus) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' })
    onFocused()
  }, [shouldFocus, onFocused, reducedMotion])
  // A link that names a trip opens at its results, not at the hero above them. It jumps after a frame with the results:
  // a jump in the same frame would be seen as results pushing the packages away.
  useEffect(() => {
    if (!isFreshVisit()) return
    const jump = () => window.scrollY === 0 && heading.current?.scrollIntoView({ block: 'start' })
    requestAnimationFrame(() => requestAnimationFrame(jump))
  }, [])
  const { isError, refetch } = base
  useEffect(() => {
    if (!isError) return
    const retry = () => refetch()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isError, refetch])
  const fitting = data?.items.filter(({ fits }) => fits).length ?? 0
  return (
    <section aria-labelledby="recommendations-title">
      <h2 id="recommendations-title" ref={heading} tabIndex={-1} className="text-[min(var(--text-3xl),10.5vw)]">
        {text.resultsTitle}
      </h2>
      <p className="mt-2 min-h-[3lh] max-w-[60ch] text-muted text-sm md:min-h-[2lh]">
        {text.curatedFor(isPlaceholderData ? null : (data?.month ?? null))}{' '}
        <span className="sr-only print:not-sr-only">{tripInWords(trip)}. </span>
        <span role="status">
          {data &&
            !isPlaceholderData &&
            fitting > 0 &&
            placesFound(fitting, data.items.length - fitting, verdictOn(data.items) === 'good')}
        </span>
      </p>
      <TripSummary trip={trip} onChange={onChange} />
      {data ? (
        <Results
          trip={trip}
          recommendations={data}
          stale={isPlaceholderData}
          sort={sort}
          onSort={(sort) =>
            navigate({ search: (previous) => ({ ...previous, sort }), replace: true, resetScroll: false })
          }
          exclusions={exclusions}
          onApply={onSubmit}
        />
      ) : query.isError ? (
        <EmptyState alert action={<Button onClick={() => onSubmit(trip)}>{text.tryAgain}</Button>}>
          {navigator.onLine ? text.resultsFailed : text.resultsOffline}
        </EmptyState>
      ) : (
        <ResultsSkeleton />
      )}
    </section>
  )
}
