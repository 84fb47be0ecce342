import { Suspense } from 'react'
import { announceGroupChange } from '../features/groups/group-events.ts'
import { MatchCard } from '../features/matching/components/match-card.tsx'
import { announceMatch, dismissMatch } from '../features/matching/match-announcements.ts'
import { RealtimeEvents } from '../features/messages/components/realtime.tsx'
import { useLiveTours } from '../features/tours/hooks/use-live-tours.ts'
import { announceTripChange } from '../features/trips/trip-events.ts'
import { lazyComponent } from '../lib/lazy-component.tsx'
import { useKeeping } from '../lib/offline/keeping.ts'
import { PUSH_FOR } from '../lib/push/flag.ts'
import { readStorage } from '../lib/storage.ts'

const LeftEdits = lazyComponent(() => import('../features/trips/edits/left-edits.tsx'), { background: true })
const PushUpkeep = lazyComponent(() => import('../features/push/push-upkeep.tsx'), { background: true })
const Upkeep = lazyComponent(() => import('../features/offline/upkeep.tsx'), { background: true })

/**
 * Receives realtime events on every page, announces matches and changes of groups and trips, keeps the tours on screen
 * current, and the trips on this device.
 */
export default function RealtimeProvider({ userId }: { userId: string }) {
  const onTour = useLiveTours()
  const { keeping } = useKeeping()
  return (
    <>
      <RealtimeEvents
        userId={userId}
        onMatch={announceMatch}
        onClosed={dismissMatch}
        onTour={onTour}
        onGroup={announceGroupChange}
        onTrip={announceTripChange}
      />
      <MatchCard />
      <Suspense>{keeping && <Upkeep />}</Suspense>
      <Suspense>{keeping && <LeftEdits />}</Suspense>
      <Suspense>{readStorage('local', PUSH_FOR) !== null && <PushUpkeep />}</Suspense>
    </>
  )
}
