import type { DreamTrip, Recommendations } from '@saathi/shared/recommend'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useReducedMotion } from '../../ui/use-media.ts'
import { Results } from './results.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { MONTHS, tripInWords } from './trip-search.ts'

type Props = {
  trip: DreamTrip
  found: { data: Recommendations | undefined; isError: boolean; isPlaceholderData: boolean }
  /** True once the answer to a pressed button is there: whoever pressed it is taken to it. */
  awaited: boolean
  onShown: () => void
  onAsk: (trip: DreamTrip) => void
}

/** What came of a dream trip, a chunk of its own: most of it is not needed before anybody asks. */
export default function Outcome({ trip, found, awaited, onShown, onAsk }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const still = useReducedMotion()
  useEffect(() => {
    if (!awaited) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
    onShown()
  }, [awaited, onShown, still])
  return (
    <>
      <SectionHead id="recommendations-title" title="Personalized Recommendations" headingRef={heading}>
        <p>
          Destinations curated from your preferences: {tripInWords(trip)}
          {found.data && !found.isPlaceholderData && `, judged for ${MONTHS[found.data.month - 1]}`}.
        </p>
      </SectionHead>
      {found.data ? (
        <Results trip={trip} found={found.data} stale={found.isPlaceholderData} onApply={onAsk} />
      ) : found.isError ? (
        <EmptyState alert action={<Button onClick={() => onAsk(trip)}>Try again</Button>}>
          We could not find recommendations just now.
        </EmptyState>
      ) : (
        <ResultsSkeleton />
      )}
    </>
  )
}
