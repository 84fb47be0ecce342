import { announceMatch, forgetMatch } from '../features/matching/match-announcements.ts'
import { MatchCard } from '../features/matching/match-card.tsx'
import { Live } from '../features/messages/realtime.tsx'

/** Receives realtime events on every page and announces matches. */
export default function RealtimeProvider({ userId }: { userId: string }) {
  return (
    <>
      <Live userId={userId} onMatch={announceMatch} onClosed={forgetMatch} />
      <MatchCard />
    </>
  )
}
