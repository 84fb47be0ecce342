import type { TripRequest } from '@saathi/shared/trips/schema'
import { Route } from 'lucide-react'
import { planTrip } from '../messages/en/trips/plan-trip.ts'
import { AppLink } from './app-link.tsx'
import { buttonClass, type Variant } from './button.tsx'

type Props = {
  request: Partial<TripRequest> & { placeId: string }
  variant?: Variant
  className?: string
  onClick?: () => void
}

/** Opens the sheet that proposes the days of a trip, filled with this request. Visitors log in on the way. */
export function PlanTripLink({
  request: { placeId, startDate, places, ...facts },
  variant = 'quiet',
  className = '',
  onClick,
}: Props) {
  return (
    <AppLink
      to="/trips"
      onClick={onClick}
      search={{ plan: placeId, places: places?.join(), start: startDate, ...facts } as never}
      className={`${buttonClass(variant)} print:hidden ${className}`}
    >
      <Route aria-hidden className="size-4.5" />
      {planTrip}
    </AppLink>
  )
}
