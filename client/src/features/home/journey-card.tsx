import { indianDay } from '@saathi/shared/lib/days'
import { ChevronRight, MessagesSquare, Route, Ticket, Wallet } from 'lucide-react'
import { Suspense, useId } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/home/next-trip.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { ACTS, actClass, CardHead, FACTS } from './card-head.tsx'
import type { HomeCard } from './home-card.ts'
import { journeyFacts, journeyMoment, journeyParts } from './journey-words.ts'
import { WithdrawRequest } from './withdraw-request.tsx'

// With the arithmetic of a trip's times, for its days only.
const TodayLines = lazyComponent(() => import('./today-lines.tsx'), { failed: (_, { children }) => children })

const ICONS = { plan: Route, group: MessagesSquare, expenses: Wallet, ticket: Ticket, tour: ChevronRight } as const

type Props = { card: Extract<HomeCard, { kind: 'asked' | 'today' | 'next' }>; ahead: number }

/** The next trip with the ways into it; on its days with what comes now and next, and while one asks for a seat with a way back. */
export function JourneyCard({ card: { kind, next }, ahead }: Props) {
  const titleId = useId()
  const facts = <p className={FACTS}>{journeyFacts(next).join(' · ')}</p>
  const isToday = kind === 'today' && next.tripId !== null
  return (
    <CardHead
      titleId={titleId}
      image={next.image}
      eyebrow={journeyMoment(next, indianDay(new Date()))}
      link={{ to: '/trips', words: text.allTrips(ahead) }}
      prefix={text.title}
      title={next.title}
      isCompact={isToday}
      acts={
        <ul className={ACTS}>
          {journeyParts(next).map(({ part, to, search }) => {
            const Icon = ICONS[part]
            return (
              <li key={part}>
                <AppLink to={to} search={search as never} className={actClass()}>
                  <Icon aria-hidden className="size-4 shrink-0 text-teal max-sm:hidden" />
                  {text.parts[part]}
                </AppLink>
              </li>
            )
          })}
          {kind === 'asked' && next.tourId && (
            <li>
              <WithdrawRequest tourId={next.tourId} title={next.title} className={actClass()} />
            </li>
          )}
        </ul>
      }
    >
      {isToday && next.tripId ? (
        <div className="mt-0.5 h-11 text-sm md:h-6">
          <Suspense>
            <TodayLines tripId={next.tripId}>{facts}</TodayLines>
          </Suspense>
        </div>
      ) : (
        facts
      )}
    </CardHead>
  )
}
