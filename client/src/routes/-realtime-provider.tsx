import { announceGroupChange } from '../features/groups/group-events.ts'
import { MatchCard } from '../features/matching/components/match-card.tsx'
import { announceMatch, dismissMatch } from '../features/matching/match-announcements.ts'
import { RealtimeEvents } from '../features/messages/components/realtime.tsx'
import { useLiveTours } from '../features/tours/hooks/use-live-tours.ts'
import { announceTripChange } from '../features/trips/trip-events.ts'

/** Receives realtime events on every page, announces matches and changes of groups and trips, and keeps the tours on screen current. */
export default function RealtimeProvider({ userId }: { userId: string }) {
  const onTour = useLiveTours()
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
    </>
  )
}
