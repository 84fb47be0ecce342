import { Link } from '@tanstack/react-router'
import * as text from '../../../messages/en/tours/tours.ts'

/** Leads to the list of the user's trips, where a tour is from the moment of joining. */
export const TripsLink = () => (
  <Link to="/trips" className="whitespace-nowrap font-[650] text-teal underline underline-offset-4">
    {text.inYourTrips}
  </Link>
)
