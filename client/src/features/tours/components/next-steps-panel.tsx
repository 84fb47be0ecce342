import { tourPrice } from '@saathi/shared/lib/money'
import type { Tour } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import * as text from '../../../messages/en/tours/tours.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CloseButton } from '../../../ui/close-button.tsx'
import { GroupLink } from './group-link.tsx'
import { TourLink } from './tour-link.tsx'
import { TripsLink } from './trips-link.tsx'

/**
 * The next steps after joining from a card, in short: a panel at the edge of the screen that does not block the page.
 * The tour's details have all of them.
 */
export default function NextStepsPanel({ tour, onClose }: { tour: Tour; onClose: () => void }) {
  const { _id, name, creatorId, price } = tour
  return createPortal(
    <aside
      aria-label={text.nextStepsOf(name)}
      className="next-steps fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 max-h-[60svh] overflow-y-auto rounded-3xl border border-line bg-card p-4 text-ink shadow-lift md:inset-x-auto md:right-6 md:bottom-6 md:w-96"
    >
      <CloseButton label={text.closeNextSteps} onClose={onClose} className="absolute top-1 right-1 hover:bg-sunk" />
      <p className="line-clamp-2 pr-9 font-[650] text-leaf leading-snug">{text.haveSeat(name)}</p>
      <p className="mt-1 text-sm leading-snug">
        {price > 0 ? text.helloAndPay(creatorId.name, tourPrice(price)) : text.helloAndOwnWay(creatorId.name)}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2 [&>*]:px-2 [&>*]:text-sm">
        <GroupLink tour={tour} />
        <Link to="/messages/$userId" params={{ userId: creatorId._id }} className={buttonClass('quiet')}>
          {text.messageHost}
        </Link>
        <TourLink tourId={_id} variant="quiet">
          {text.viewTour}
        </TourLink>
        <TripsLink className={buttonClass('quiet')} />
      </div>
    </aside>,
    document.body,
  )
}
