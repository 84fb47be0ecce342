import { MatchCard } from '../features/matching/components/match-card.tsx'
import { announceMatch, dismissMatch } from '../features/matching/match-announcements.ts'
import { RealtimeEvents } from '../features/messages/components/realtime.tsx'

/** Receives realtime events on every page and announces matches. */
export default function RealtimeProvider({ userId }: { userId: string }) {
  return (
    <>
      <RealtimeEvents userId={userId} onMatch={announceMatch} onClosed={dismissMatch} />
      <MatchCard />
    </>
  )
}
