import { createFileRoute } from '@tanstack/react-router'
import { DeadLinkPage, SharedTripPage } from '../features/trips/shared-trip-page.tsx'
import { orNotFound } from '../lib/trpc.ts'

/** A shared trip, for everybody with its link. */
export const Route = createFileRoute('/shared/$token')({
  staticData: { picture: true },
  loader: ({ context: { utils }, params }) => orNotFound(utils.trips.shared.ensureData(params)),
  notFoundComponent: DeadLinkPage,
  component: SharedTrip,
})

function SharedTrip() {
  return <SharedTripPage trip={Route.useLoaderData()} />
}
