import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { MissingTripPage, PublicTripPage } from '../../features/trips/publishing/public-trip-page.tsx'
import { usePublicTrip } from '../../features/trips/publishing/use-public-trip.ts'
import { useAuth } from '../../lib/auth-context.tsx'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/trips/public-trip.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

const ReportTrip = lazyComponent(() => import('../../features/moderation/report-trip.tsx'), {})

type Props = {
  publicId: string
  /** While the trip is not there. */
  skeleton: ReactNode
  /** The card with which one copies it. */
  children: ReactNode
}

/** The public page of a trip. */
export default function PublicTrip({ publicId, skeleton, children }: Props) {
  const trip = usePublicTrip(publicId)
  if (trip === undefined) return skeleton
  if (trip === null) return <MissingTripPage />
  return (
    <PublicTripPage trip={trip}>
      {children}
      {!trip.mine && <Report publicId={publicId} />}
    </PublicTripPage>
  )
}

/** Reports a public page, after the log-in. */
function Report({ publicId }: { publicId: string }) {
  const isSignedIn = useAuth().user !== null
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div className="px-1 print:hidden">
      {isSignedIn ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setDialog('open')}>
          {text.report}
        </Button>
      ) : (
        <Link to="/login" search={{ from: `/shared/${publicId}` }} className={buttonClass('quiet')}>
          {text.reportLogin}
        </Link>
      )}
      {dialog !== 'never' && (
        <Suspense>
          <ReportTrip publicId={publicId} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </div>
  )
}
