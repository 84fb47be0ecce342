import { createFileRoute, Outlet, redirect, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAuth } from '../lib/auth-context.tsx'
import { endFirstPaint } from '../lib/first-paint.ts'
import * as text from '../messages/en/lib/common.ts'

/** The guard of the signed-in pages: others are redirected to the log-in, which leads back afterwards. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context: { auth }, location }) => {
    if (await auth.isSignedIn()) return
    const { tour } = location.search as { tour?: unknown }
    // A shared tour has a page for people who are not signed in.
    if (location.pathname === '/tours' && typeof tour === 'string')
      throw redirect({ to: '/tours/$tourId', params: { tourId: tour }, replace: true })
    throw redirect({ to: '/login', search: { from: location.href } })
  },
  pendingComponent: Waiting,
  component: SignedIn,
})

/** The key remounts the page when another user signs in in another tab. */
function SignedIn() {
  const { providerUser } = useAuth()
  return providerUser ? <Outlet key={providerUser.uid} /> : <Waiting />
}

/** The pending component of the matched page, or the default one. */
function Waiting() {
  const { routesById } = useRouter()
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const Page = route && routesById[route].options.pendingComponent
  useEffect(() => {
    endFirstPaint()
  }, [])
  return Page && Page !== Waiting ? <Page /> : <DefaultPending />
}

function DefaultPending() {
  return (
    <div role="status" className="wrap py-12 md:py-20">
      <span className="sr-only">{text.loading}</span>
      <div className="skeleton h-10 w-64 max-w-full" />
      <div className="skeleton mt-8 h-72" />
    </div>
  )
}
