import { createFileRoute, Outlet, redirect, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAuth } from '../lib/auth-context.tsx'
import { endFirstPaint } from '../lib/first-paint.ts'

/** The pages for whoever is signed in. Everybody else goes to the log-in, with the place they wanted, and back after it. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context: { auth }, location }) => {
    if (!(await auth.isSignedIn())) throw redirect({ to: '/login', search: { from: location.href } })
  },
  pendingComponent: Waiting,
  component: SignedIn,
})

/** Another person, come by another tab, begins with pages of their own. */
function SignedIn() {
  const { providerUser } = useAuth()
  return providerUser ? <Outlet key={providerUser.uid} /> : <Waiting />
}

/** What the page itself shows while it waits, if it has a say in that. */
function Waiting() {
  const { routesById } = useRouter()
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const Page = route && routesById[route].options.pendingComponent
  useEffect(() => {
    endFirstPaint()
  }, [])
  return Page && Page !== Waiting ? <Page /> : <Plain />
}

function Plain() {
  return (
    <div role="status" className="wrap py-12 md:py-20">
      <span className="sr-only">Loading...</span>
      <div className="skeleton h-10 w-64 max-w-full" />
      <div className="skeleton mt-8 h-72" />
    </div>
  )
}
