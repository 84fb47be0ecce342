import { createFileRoute, notFound } from '@tanstack/react-router'
import { DeadLinkPage, SharedTripPage } from '../../features/trips/shared-trip-page.tsx'
import { orNotFound } from '../../lib/trpc.ts'

/** A shared trip, for everybody with its link. */
export const Route = createFileRoute('/shared/$token')({
  staticData: { picture: true },
  loader: async ({ context: { utils }, params }) => {
    const trip = await orNotFound(utils.trips.shared.ensureData(params))
    // The server's page of a dead link knows that there is no trip.
    if (!trip) throw notFound()
    return trip
  },
  notFoundComponent: DeadLinkPage,
  component: SharedTrip,
})

function SharedTrip() {
  return <SharedTripPage trip={Route.useLoaderData()} />
}
