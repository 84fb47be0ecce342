import { MatchCard } from '../features/matching/match-card.tsx'
import { announceMatch, forgetMatch } from '../features/matching/match-news.ts'
import { Live } from '../features/messages/live.tsx'

/** What happens between people while a page is open, whichever it is. */
export default function Companions({ userId }: { userId: string }) {
  return (
    <>
      <Live userId={userId} onMatch={announceMatch} onClosed={forgetMatch} />
      <MatchCard />
    </>
  )
}
