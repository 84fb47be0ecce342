import { createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DeadLinkPage, SharedTripPage } from '../../features/trips/shared-trip-page.tsx'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { orNotFound } from '../../lib/trpc.ts'

const CopySharedTrip = lazyComponent(() => import('../../features/trips/copying/copy-shared-trip.tsx'), {})

/** A shared trip, for everybody with its link. */
export const Route = createFileRoute('/shared/$token')({
  staticData: { picture: true },
  /** `copy`: the sheet to copy it is open, for who is logged in. */
  validateSearch: ({ copy }: { copy?: unknown }): { copy?: true } => (copy === true ? { copy } : {}),
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
  const { token } = Route.useParams()
  const navigate = Route.useNavigate()
  const copying = Route.useSearch().copy ?? false
  return (
    <SharedTripPage trip={Route.useLoaderData()}>
      <Suspense fallback={<div className="skeleton h-44 rounded-3xl!" />}>
        <CopySharedTrip
          token={token}
          copying={copying}
          onCopying={(copy) => navigate({ search: copy ? { copy } : {}, replace: true, resetScroll: false })}
        />
      </Suspense>
    </SharedTripPage>
  )
}
