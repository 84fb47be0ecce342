import type { Tour } from '@saathi/shared/tours'
import { X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { NextSteps } from './next-steps.tsx'

/** The next steps after joining from a card: a panel at the edge of the screen that does not block the page. */
export default function NextStepsPanel({ tour, onClose }: { tour: Tour; onClose: () => void }) {
  return createPortal(
    <aside
      aria-label={`Next steps: ${tour.name}`}
      className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 max-h-[60svh] overflow-y-auto rounded-3xl border border-line bg-card p-5 text-ink shadow-lift md:inset-x-auto md:right-6 md:bottom-6 md:w-96"
    >
      <button
        type="button"
        aria-label="Close the next steps"
        onClick={onClose}
        className="absolute top-2.5 right-2.5 grid size-11 place-items-center rounded-full hover:bg-sunk"
      >
        <X aria-hidden className="size-5" />
      </button>
      <p className="mb-3 pr-12 font-[650] text-leaf">You have a seat on {tour.name}.</p>
      <NextSteps tour={tour} complete />
    </aside>,
    document.body,
  )
}
