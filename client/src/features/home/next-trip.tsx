import type { Home } from '@saathi/shared/home/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { ChevronRight, MessagesSquare, Route, Ticket, Wallet } from 'lucide-react'
import { useId } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { useHome } from '../../lib/use-home.ts'
import * as text from '../../messages/en/home/next-trip.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CoverPicture } from '../../ui/cover-picture.tsx'
import { journeyFacts, journeyMoment, journeyParts } from './journey-words.ts'
import { NextTripPlace } from './next-trip-place.tsx'
import { Tasks } from './tasks.tsx'

const ICONS = { plan: Route, group: MessagesSquare, expenses: Wallet, ticket: Ticket, tour: ChevronRight } as const

/** The user's next trip with the ways into it, and what waits for them. */
export default function NextTrip() {
  const home = useHome()
  return (
    <NextTripPlace>
      {home.data ? (
        <>
          {home.data.next ? <Next next={home.data.next} ahead={home.data.ahead} /> : <Nothing />}
          <Tasks home={home.data} />
        </>
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

function Next({ next, ahead }: { next: NonNullable<Home['next']>; ahead: number }) {
  const titleId = useId()
  const { image, title } = next
  const parts = journeyParts(next)
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-5"
    >
      <div className="flex min-h-24 gap-3.5 md:contents">
        <span className="block h-24 w-24 shrink-0 overflow-hidden rounded-2xl bg-sunk md:row-span-2 md:h-36 md:w-full">
          <CoverPicture image={image} sizes="(min-width: 48rem) 11rem, 6rem" />
        </span>
        <div className="min-w-0 flex-1 self-center md:h-22">
          <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-3 text-muted text-sm">
            <span className="truncate font-[650] text-teal">{journeyMoment(next, indianDay(new Date()))}</span>
            <AppLink to="/trips" className="underline underline-offset-4">
              {text.allTrips(ahead)}
            </AppLink>
          </p>
          <h2
            id={titleId}
            className="mt-0.5 line-clamp-2 font-[560] text-[1.125rem] leading-tight [overflow-wrap:anywhere] md:line-clamp-1 md:text-2xl"
          >
            <span className="sr-only">{text.title}: </span>
            {title}
          </h2>
          <p className="mt-0.5 truncate text-muted text-sm tabular-nums">{journeyFacts(next).join(' · ')}</p>
        </div>
      </div>
      <ul className="grid grid-flow-col auto-cols-fr gap-2 md:flex md:self-end">
        {parts.map(({ part, to, search }) => {
          const Icon = ICONS[part]
          return (
            <li key={part}>
              <AppLink
                to={to}
                search={search as never}
                className="flex min-h-11 items-center justify-center gap-1 rounded-full bg-sunk px-1 font-[600] text-[min(var(--text-sm),3.5vw)] hover:bg-line md:px-5"
              >
                <Icon aria-hidden className="size-4 shrink-0 text-teal max-sm:hidden" />
                {text.parts[part]}
              </AppLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Nothing = () => (
  <section aria-labelledby="no-trip" className="grid min-h-38 content-start gap-3 md:min-h-36">
    <div>
      <h2 id="no-trip" className="text-xl">
        {text.nothing}
      </h2>
      <p className="mt-1 text-muted">{text.nothingText}</p>
    </div>
    <div className="flex flex-wrap gap-2 max-sm:[&>a]:px-4">
      <AppLink to="/destinations" className={buttonClass('main')}>
        {text.choosePlace}
      </AppLink>
      <AppLink to="/tours" className={buttonClass('quiet')}>
        {text.findTour}
      </AppLink>
    </div>
  </section>
)
