import type { FreeSeat, GoingToo, Home } from '@saathi/shared/home/schema'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { tourPrice } from '@saathi/shared/lib/money'
import type { ReactNode } from 'react'
import { useHome } from '../../lib/use-home.ts'
import * as text from '../../messages/en/home/going-my-way.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { CoverPicture } from '../../ui/cover-picture.tsx'

/** Free seats near the user's dates and people who go where they go, before what else the page has, which waits for both. */
export default function GoingMyWay({ children }: { children: ReactNode }) {
  const { data, isPending } = useHome()
  // What comes later would move the rest.
  if (isPending) return <div className="h-svh" />
  const { seats, goingToo = [] } = data ?? {}
  return (
    <>
      {seats && seats.items.length > 0 && <Seats seats={seats} />}
      {goingToo.length > 0 && <People people={goingToo} />}
      {children}
    </>
  )
}

type RowProps = { id: string; title: string; more: ReactNode; children: ReactNode }

const Row = ({ id, title, more, children }: RowProps) => (
  <section aria-labelledby={id} className="wrap pt-10 md:pt-14">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="text-[1.25rem] md:text-[1.75rem]">
        {title}
      </h2>
      {more}
    </div>
    <ul className="-mx-4 mt-3 grid snap-x scroll-px-4 auto-cols-[minmax(min(17rem,82%),1fr)] grid-flow-col gap-3 overflow-x-auto px-4 pt-1 pb-2 md:mx-0 md:auto-cols-[minmax(0,24rem)] md:px-0">
      {children}
    </ul>
  </section>
)

const MORE = 'inline-flex min-h-11 items-center text-sm underline underline-offset-4'
const CARD =
  'flex h-full items-center gap-3.5 rounded-2xl border border-line bg-card p-3 hover:border-teal focus-visible:outline-offset-2'

function Seats({ seats: { near, items } }: { seats: NonNullable<Home['seats']> }) {
  return (
    <Row
      id="free-seats"
      title={text.seats[near]}
      more={
        <AppLink to="/tours" search={{ seats: 'free' } as never} className={MORE}>
          {text.allTours}
        </AppLink>
      }
    >
      {items.map((seat) => (
        <li key={seat._id} className="min-w-0 snap-start">
          <Seat seat={seat} fit={(near === 'own' ? text.fit : text.fitOfWeekend)[seat.fit]} />
        </li>
      ))}
    </Row>
  )
}

const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

/** The tour, and behind its details the tours to its place on the user's days. */
const seatSearch = ({ _id, place, days, travelDates: { start, end } }: FreeSeat) => ({
  ...(place.id !== null && { place: place.id }),
  ...{ from: earlier(days.start, start), to: later(days.end, end), tour: _id },
})

const Seat = ({ seat, fit }: { seat: FreeSeat; fit: string }) => (
  <AppLink to="/tours" search={seatSearch(seat) as never} className={CARD}>
    <span className="block size-[min(5.5rem,24vw)] shrink-0 overflow-hidden rounded-xl bg-sunk">
      <CoverPicture image={seat.image} sizes="5.5rem" />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block font-[650] text-sm text-teal leading-snug">{fit}</span>
      <span className="line-clamp-3 font-[600] leading-snug [overflow-wrap:anywhere] md:line-clamp-2">{seat.name}</span>
      <span className="mt-0.5 line-clamp-2 text-muted text-sm">{seat.place.name}</span>
      <span className="flex flex-wrap justify-between gap-x-2 text-sm tabular-nums">
        <span className="text-muted">{spanOfDays(seat.travelDates.start, seat.travelDates.end)}</span>
        <span className="font-[650]">{tourPrice(seat.price)}</span>
      </span>
    </span>
  </AppLink>
)

function People({ people }: { people: GoingToo[] }) {
  const [first] = people
  return (
    <Row
      id="going-too"
      title={text.going}
      more={
        first && (
          <AppLink
            to="/matching"
            search={whoGoesThere(first) as never}
            aria-label={text.everybodyGoing}
            className={MORE}
          >
            {text.everybody}
          </AppLink>
        )
      }
    >
      {people.map((one) => (
        <li key={one.person._id} className="min-w-0 snap-start">
          <Person one={one} />
        </li>
      ))}
    </Row>
  )
}

const whoGoesThere = ({ going: { placeId, days } }: GoingToo) => ({
  ...{ tab: 'going', place: placeId, from: days.start, to: days.end },
})

/** Somebody with a plan; it leads to all who go to the user's place on the user's days. */
function Person({ one }: { one: GoingToo }) {
  const { person, place, months, days } = one
  const when = days ? spanOfDays(days.start, days.end) : text.monthsOf(months)
  return (
    <AppLink to="/matching" search={whoGoesThere(one) as never} className={CARD}>
      <Avatar id={person._id} name={person.name} picture={person.profilePicture} className="size-14" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[650]">{person.name}</span>
        <span className="block truncate text-sm">{text.goesTo(place.name, when)}</span>
        {person.homeCity && <span className="block truncate text-muted text-sm">{text.from(person.homeCity)}</span>}
      </span>
    </AppLink>
  )
}
