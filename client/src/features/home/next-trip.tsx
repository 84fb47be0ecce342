import type { Home } from '@saathi/shared/home/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { useEffect } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { writeStorage } from '../../lib/storage.ts'
import { useHome } from '../../lib/use-home.ts'
import * as text from '../../messages/en/home/next-trip.ts'
import { Button } from '../../ui/button.tsx'
import { cardOf, type HomeCard } from './home-card.ts'
import { JourneyCard } from './journey-card.tsx'
import { NextTripPlace } from './next-trip-place.tsx'
import { AfterCard, IdeaCard, NothingCard } from './other-cards.tsx'
import { SEEN } from './seen.ts'
import { Tasks } from './tasks.tsx'

/** The user's next trip with the ways into it, and what waits for them. */
export default function NextTrip() {
  const home = useHome()
  useEffect(() => {
    if (home.data) writeStorage('local', SEEN, home.data.next ? 'ahead' : '1')
  }, [home.data])
  return (
    <NextTripPlace>
      {home.data ? (
        <Loaded home={home.data} />
      ) : home.isError ? (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{errorMessage(home.error) ?? text.failed}</p>
          <Button variant="quiet" onClick={() => home.refetch()}>
            {text.tryAgain}
          </Button>
        </div>
      ) : (
        <Loading />
      )}
    </NextTripPlace>
  )
}

function Loaded({ home }: { home: Home }) {
  const card = cardOf(home, indianDay(new Date()))
  return (
    <>
      <Card card={card} ahead={home.ahead} />
      <Tasks home={home} card={card} />
    </>
  )
}

function Card({ card, ahead }: { card: HomeCard; ahead: number }) {
  switch (card.kind) {
    case 'after':
      return <AfterCard after={card.after} ahead={ahead} />
    case 'idea':
      return <IdeaCard idea={card.idea} />
    case 'nothing':
      return <NothingCard />
    default:
      return <JourneyCard card={card} ahead={ahead} />
  }
}

const Loading = () => (
  <div role="status">
    <span className="sr-only">{text.loading}</span>
    <div className="flex gap-3.5">
      <div className="skeleton size-24 rounded-2xl! md:size-36" />
      <div className="flex-1">
        <div className="skeleton h-5 w-24" />
        <div className="skeleton mt-2 h-7 w-4/5 md:w-96" />
      </div>
    </div>
    <div className="skeleton mt-19 h-16 rounded-2xl! md:mt-7" />
  </div>
)
