import type { DreamTrip, Recommendations } from '@saathi/shared/recommend'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { shareUrl, tripInWords } from '../trip-words.ts'
import { DestinationCard } from './destination-card.tsx'

type Props = {
  trip: DreamTrip
  recommendations: Recommendations
  /** True while these are still the previous results. */
  stale: boolean
  onApply: (trip: DreamTrip) => void
}

/** The recommended destinations, best first. When nothing fits: the closest ones and a suggested change. */
export function Results({ trip, recommendations, stale, onApply }: Props) {
  const { items, change, minimum, note } = recommendations
  const nothingFits = !items.some((item) => item.fits)
  return (
    <div aria-busy={stale} className={`transition-opacity duration-200 ${stale ? 'opacity-50' : ''}`}>
      {nothingFits && (
        <div className="mb-6">
          <EmptyState action={change && <Button onClick={() => onApply(change.wish)}>Apply this change</Button>}>
            <strong className="font-[650]">Nothing fits this budget yet.</strong>{' '}
            {items.length > 0 && 'These come nearest, with how much over they are.'}{' '}
            {change ? change.text : 'Another budget, month or kind of trip may.'}
          </EmptyState>
        </div>
      )}
      <ul className="grid gap-5 lg:gap-6">
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <DestinationCard item={item} trip={trip} note={note} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <p className="text-muted text-sm">
          {minimum && 'Costs are for ten people, so they are a minimum. '}
          {note}
        </p>
        <div className="flex flex-wrap items-start gap-3">
          <ShareButton label="Share this trip" text={tripInWords(trip)} url={shareUrl(window.location.origin, trip)} />
          <PrintButton />
        </div>
      </div>
    </div>
  )
}
