import type { ExpenseOverview } from '@saathi/shared/expenses/schema'
import { indianDay } from '@saathi/shared/lib/days'
import type { Journey } from '@saathi/shared/trips/journeys'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Wallet } from 'lucide-react'
import { Suspense, useState } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import type { PlanSearch } from '../../../lib/plan-search.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useFocusFromAddress } from '../../../lib/use-act-from-address.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/trips/trip-list.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { daysToNext } from '../journeys.ts'
import { JourneyCard } from './journey-card.tsx'
import { TripsSkeleton } from './trips-skeleton.tsx'

const PlanTripSheet = lazyComponent(() => import('./plan-trip-sheet.tsx'), {})
const IdeasShelf = lazyComponent(() => import('./ideas-shelf.tsx'), { background: true })

type Props = { search: PlanSearch; onClose: () => void; onCreated: (tripId: string) => void }

/** Everything that the user plans, joins, waits for or hosts, and over it the sheet for a new trip. */
export function TripsPage({ search, onClose, onCreated }: Props) {
  const journeys = trpc.trips.journeys.useQuery(undefined, { staleTime: 0 })
  const overview = trpc.expenses.overview.useQuery(undefined, { staleTime: 0 })
  useTitle(text.title)
  // An invitation, from Home or a notification.
  useFocusFromAddress(!journeys.isFetching && !overview.isPending)
  if (journeys.isPending || (overview.isPending && overview.failureCount === 0)) return <TripsSkeleton />
  const items = journeys.data?.items ?? []
  return (
    <div className="wrap py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 tabIndex={-1} className="text-3xl md:text-4xl">
            {text.title}
          </h1>
          <p className="mt-1.5 text-muted">{text.intro}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/choices" className={buttonClass('quiet')}>
            {text.choices}
          </Link>
          {items.length > 0 && <FindPlace variant="quiet" />}
        </div>
      </div>
      {items.length > 0 ? (
        <Journeys items={items} overview={overview.data} />
      ) : (
        <div className="mt-6">
          {journeys.isError ? (
            <EmptyState alert action={<Button onClick={() => journeys.refetch()}>{text.tryAgain}</Button>}>
              {errorMessage(journeys.error) ?? text.failed}
            </EmptyState>
          ) : (
            <>
              <EmptyState action={<FindPlace variant="main" />}>{text.none}</EmptyState>
              <div className="mt-8">
                <Suspense>
                  <IdeasShelf />
                </Suspense>
              </div>
            </>
          )}
        </div>
      )}
      {search.plan && (
        <Suspense>
          <PlanTripSheet search={search} onClose={onClose} onCreated={onCreated} />
        </Suspense>
      )}
    </div>
  )
}

const FindPlace = ({ variant }: { variant: 'main' | 'quiet' }) => (
  <Link to="/destinations" className={buttonClass(variant)}>
    {text.findPlace}
  </Link>
)

type JourneysProps = { items: Journey[]; overview: ExpenseOverview | undefined }

function Journeys({ items, overview }: JourneysProps) {
  const today = indianDay(new Date())
  const [coming, ended] = [items.filter((trip) => !trip.ended), items.filter((trip) => trip.ended)]
  const cards = { today, overview }
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_auto_1fr]">
      {overview && overview.totalPaise !== 0 && <OwedLine paise={overview.totalPaise} />}
      <section aria-labelledby="coming" className="min-w-0 lg:col-start-1 lg:row-span-3 lg:row-start-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="coming" className="text-xl">
            {text.coming}
          </h2>
          <p className="text-muted text-sm">{nextWords(daysToNext(coming, today))}</p>
        </div>
        {coming.length === 0 ? (
          <p className="mt-3 text-muted">{text.nothingComing}</p>
        ) : (
          <Cards items={coming} {...cards} />
        )}
      </section>
      {ended.length > 0 && <Ended items={ended} {...cards} />}
      <Suspense>
        <div className="min-w-0 lg:col-start-2">
          <IdeasShelf />
        </div>
      </Suspense>
    </div>
  )
}

const nextWords = (days: number | null) =>
  days === null ? null : days > 0 ? text.nextIn(days) : days === 0 ? text.nextToday : text.underWay

const OwedLine = ({ paise }: { paise: number }) => (
  <Link
    to="/expenses"
    className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-3xl border border-line bg-card px-4 py-2.5 hover:shadow-lift lg:col-start-2"
  >
    <Wallet aria-hidden className="size-5.5 shrink-0 text-teal" />
    <span className={`min-w-0 flex-1 font-[650] tabular-nums ${paise < 0 ? 'text-terra' : 'text-leaf'}`}>
      {(paise < 0 ? text.owing : text.owed)(amountWords(paise))}
    </span>
    <span className="flex items-center gap-1 font-[600] text-sm text-teal">
      {text.expenses}
      <ChevronRight aria-hidden className="size-4.5" />
    </span>
  </Link>
)

const FEW = 4

function Ended({ items, ...cards }: CardsProps) {
  const [all, setAll] = useState(false)
  return (
    <section aria-labelledby="ended" className="min-w-0 lg:col-start-2">
      <h2 id="ended" className="text-xl">
        {text.ended}
      </h2>
      <Cards items={all ? items : items.slice(0, FEW)} {...cards} narrow />
      {!all && items.length > FEW && (
        <div className="mt-3">
          <Button variant="quiet" onClick={() => setAll(true)}>
            {text.showAll(items.length)}
          </Button>
        </div>
      )}
    </section>
  )
}

type CardsProps = JourneysProps & { today: string; narrow?: boolean }

const Cards = ({ items, today, overview, narrow }: CardsProps) => (
  <ul className="mt-3 grid gap-3">
    {items.map((journey) => (
      <li key={journey._id} id={journey._id} tabIndex={-1} className="scroll-mt-24">
        <JourneyCard journey={journey} today={today} balancePaise={balanceOf(journey, overview)} narrow={narrow} />
      </li>
    ))}
  </ul>
)

const balanceOf = ({ _id, open }: Journey, overview: ExpenseOverview | undefined) =>
  open ? (overview?.items.find(({ ledger }) => ledger.id === _id)?.balancePaise ?? 0) : 0
