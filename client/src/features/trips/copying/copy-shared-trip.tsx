import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import * as text from '../../../messages/en/trips/copy-trip.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import type { CopiedTrip } from './copy-trip-sheet.tsx'

const CopyTripSheet = lazyComponent(() => import('./copy-trip-sheet.tsx'), {})

type Props = {
  trip: Exclude<CopiedTrip, { tripId: string }>
  /** The path of the page. */
  path: string
  copying: boolean
  onCopying: (copying: boolean) => void
}

/** The card of a shared or public trip with which one makes it a trip of one's own, after the log-in. */
export default function CopySharedTrip({ trip, path, copying, onCopying }: Props) {
  const isSignedIn = useAuth().user !== null
  const [loaded, setLoaded] = useState(false)
  const open = copying && isSignedIn
  if (open && !loaded) setLoaded(true)
  return (
    <div className="rounded-3xl bg-sunk p-5 lg:p-6 print:hidden">
      <h2 className="text-lg">{text.ownTitle}</h2>
      <p className="mt-2 mb-4 text-sm">{text.ownText}</p>
      {isSignedIn ? (
        <Button aria-haspopup="dialog" onClick={() => onCopying(true)}>
          {text.copy}
        </Button>
      ) : (
        <Link to="/login" search={{ from: `${path}?copy=true` }} className={buttonClass('main')}>
          {text.toLogin}
        </Link>
      )}
      {loaded && (
        <Suspense>
          <CopyTripSheet trip={trip} open={open} onClose={() => onCopying(false)} />
        </Suspense>
      )}
    </div>
  )
}
