import { createFileRoute, notFound } from '@tanstack/react-router'
import { DeadLinkPage, SharedTripPage } from '../features/trips/shared-trip-page.tsx'
import { errorCode } from '../lib/trpc.ts'

/** A shared trip, for everybody with its link. */
export const Route = createFileRoute('/shared/$token')({
  staticData: { picture: true },
  loader: async ({ context: { utils }, params }) => {
    const trip = await utils.trips.shared.ensureData(params).catch((error) => {
      const code = errorCode(error)
      if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') return null
      throw error
    })
    if (!trip) throw notFound()
    return trip
  },
  notFoundComponent: DeadLinkPage,
  component: SharedTrip,
})

function SharedTrip() {
  return <SharedTripPage trip={Route.useLoaderData()} />
}
