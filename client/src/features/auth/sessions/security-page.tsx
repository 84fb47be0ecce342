import type { ReactNode } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/auth/sessions.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { DeviceList } from './device-list.tsx'

/** The page about log-ins: the user's devices, and further sections. */
export function SecurityPage({ isWaiting = false, children }: { isWaiting?: boolean; children?: ReactNode }) {
  useTitle(text.security)
  // The parts below the list render with it, so that nothing moves when it arrives.
  const sessions = trpc.sessions.list.useQuery()
  const isPending = sessions.isPending || isWaiting
  return (
    <div className={`wrap max-w-220! py-10 md:py-14 ${isPending ? 'min-h-svh' : ''}`}>
      <h1 tabIndex={-1} className="mb-7 text-3xl">
        {text.security}
      </h1>
      <div className="grid gap-8">
        <DeviceList />
        {!isPending && children}
      </div>
      {!isPending && (
        <p className="mt-8">
          <AppLink to="/edit-profile" className={buttonClass('quiet')}>
            {text.back}
          </AppLink>
        </p>
      )}
    </div>
  )
}

export const SecuritySkeleton = () => (
  <div role="status" className="wrap min-h-svh max-w-220! py-10 md:py-14">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton mb-7 h-9 w-40" />
    <div className="grid gap-8">
      <div className="skeleton h-72 rounded-3xl!" />
      <div className="skeleton h-72 rounded-3xl!" />
    </div>
  </div>
)
