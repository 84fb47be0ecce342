import { announceMatch, forgetMatch } from '../features/matching/match-announcements.ts'
import { MatchCard } from '../features/matching/match-card.tsx'
import { Live } from '../features/messages/realtime.tsx'

/** What happens between people while a page is open, whichever it is. */
export default function Companions({ userId }: { userId: string }) {
  return (
    <>
      <Live userId={userId} onMatch={announceMatch} onClosed={forgetMatch} />
      <MatchCard />
    </>
  )
}
