import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { CopiedTrip } from '../../features/trips/copying/copy-trip-sheet.tsx'
import { DeadLinkPage, SharedTripPage } from '../../features/trips/shared-trip-page.tsx'
import { BarStrip } from '../../features/trips/sharing/bar-strip.tsx'
import { foundData } from '../../lib/found-data.ts'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { trpc } from '../../lib/trpc.ts'

const PublicTrip = lazyComponent(() => import('./-public-trip.tsx'), {})
const CopySharedTrip = lazyComponent(() => import('../../features/trips/copying/copy-shared-trip.tsx'), {})

/** A trip that is shared by a link, or one that is public, whose id is a UUID. Every page would load a loader of it. */
export const Route = createFileRoute('/shared/$token')({
  staticData: { picture: true },
  /** `copy`: the sheet to copy it is open, for who is logged in. */
  validateSearch: ({ copy }: { copy?: unknown }): { copy?: true } => (copy === true ? { copy } : {}),
  component: Shared,
})

const UUID_LENGTH = 36
const skeleton = (
  <>
    <BarStrip />
    <div className="skeleton h-96" />
  </>
)

function Shared() {
  const { token } = Route.useParams()
  return token.length === UUID_LENGTH ? (
    <Suspense fallback={skeleton}>
      <PublicTrip publicId={token} skeleton={skeleton}>
        <Copy trip={{ publicId: token }} />
      </PublicTrip>
    </Suspense>
  ) : (
    <SharedTrip token={token} />
  )
}

function SharedTrip({ token }: { token: string }) {
  const trip = foundData(trpc.trips.shared.useQuery({ token }))
  if (trip === undefined) return skeleton
  // The server's page of a dead link knows that there is no trip.
  if (trip === null) return <DeadLinkPage />
  return (
    <SharedTripPage trip={trip}>
      <Copy trip={{ token }} />
    </SharedTripPage>
  )
}

function Copy({ trip }: { trip: Exclude<CopiedTrip, { tripId: string }> }) {
  const { token } = Route.useParams()
  const navigate = Route.useNavigate()
  const copying = Route.useSearch().copy ?? false
  return (
    <Suspense fallback={<div className="skeleton h-44 rounded-3xl!" />}>
      <CopySharedTrip
        trip={trip}
        path={`/shared/${token}`}
        copying={copying}
        onCopying={(copy) => navigate({ search: copy ? { copy } : {}, replace: true, resetScroll: false })}
      />
    </Suspense>
  )
}
