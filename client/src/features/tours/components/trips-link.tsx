import { Link } from '@tanstack/react-router'
import * as text from '../../../messages/en/tours/tours.ts'

/** Leads to the list of the user's trips, where a tour is from the moment of joining. */
export const TripsLink = ({ className }: { className: string }) => (
  <Link to="/trips" className={className}>
    {text.inYourTrips}
  </Link>
)
