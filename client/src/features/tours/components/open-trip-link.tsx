import type { Tour } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import * as text from '../../../messages/en/tours/tours.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { TourLink } from './tour-link.tsx'

type Props = {
  tour: Tour
  /** The id of the element that names the tour. */
  titleId: string
}

/** For whoever has a part in a tour: into its trip with a seat, to its details while they wait; nothing for others. */
export function OpenTripLink({ tour: { _id, mine }, titleId }: Props) {
  if (mine.host || mine.joined)
    return (
      <Link
        to="/tours/$tourId/plan"
        params={{ tourId: _id }}
        aria-describedby={titleId}
        className={`${buttonClass('main')} shrink-0 whitespace-nowrap`}
      >
        {text.openTrip}
      </Link>
    )
  if (mine.place === null && !mine.requested) return null
  return (
    <TourLink tourId={_id} variant="quiet" describedBy={titleId}>
      {text.viewDetails}
    </TourLink>
  )
}
