import { createFileRoute, Navigate, redirect } from '@tanstack/react-router'
import { HiddenTourPage, SharedTourPage } from '../../features/tours/components/shared-tour-page.tsx'
import { hasSessionHint } from '../../lib/auth.ts'
import { useAuth } from '../../lib/auth-context.tsx'
import { isMissing } from '../../lib/trpc.ts'

/** A shared tour for people who are not signed in. Others see it in the tour list. */
export const Route = createFileRoute('/tours/$tourId')({
  beforeLoad: async ({ context: { auth }, params: { tourId } }) => {
    const isSignedIn = hasSessionHint() && (await auth.isSignedIn().catch(() => false))
    if (isSignedIn) throw redirect({ to: '/tours', search: { tour: tourId }, replace: true })
  },
  loader: async ({ context: { utils }, params }) => {
    try {
      return await utils.tours.shared.ensureData(params)
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  },
  component: SharedTour,
})

function SharedTour() {
  const { tourId } = Route.useParams()
  const tour = Route.useLoaderData()
  const { providerUser } = useAuth()
  if (providerUser) return <Navigate to="/tours" search={{ tour: tourId }} replace />
  return tour ? <SharedTourPage tour={tour} /> : <HiddenTourPage tourId={tourId} />
}
