import { indianDay } from '@saathi/shared/lib/days'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { tourPriceEach } from '@saathi/shared/lib/money'
import type { FoundPlan, TourCompanion } from '@saathi/shared/plans/schema'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuth } from '../../lib/auth-context.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { imageSrc } from '../../lib/image-src.ts'
import { itemsOf, PAGED } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/plans/plans.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { NoImage, Picture } from '../../ui/picture.tsx'
import { FoundPlanCard, type HostedTour } from './found-plan-card.tsx'
import { type PlanSearch, planQuery } from './plan-search.ts'

/** The parts of a card that other features render. */
export type CardParts = {
  connect: (plan: FoundPlan) => ReactNode
  report: (plan: FoundPlan, onBlocked: () => void) => ReactNode
}

type Props = {
  placeId: string
  search: PlanSearch
  parts: CardParts
  /** What the user's own days there are, by the name of the place. */
  own: (place: string) => ReactNode
}

/** People with plans to the place in these days, tours there, and the people on them. */
export function Results({ placeId, search, parts, own }: Props) {
  const list = trpc.plans.search.useInfiniteQuery(planQuery(placeId, search), PAGED)
  const utils = trpc.useUtils()
  const hosted = useHostedTours()
  if (list.isPending) return <ResultsSkeleton />
  if (!list.data)
    return (
      <EmptyState alert action={<Button onClick={() => list.refetch()}>{text.tryAgain}</Button>}>
        {errorMessage(list.error) ?? text.searchFailed}
      </EmptyState>
    )
  const plans = itemsOf(list.data)
  const [first] = list.data.pages
  const place = first?.place.name ?? ''
  return (
    <>
      <section aria-labelledby="travellers">
        <h2 id="travellers" className="text-2xl">
          {text.peopleIn(place)}
        </h2>
        {own(place)}
        <div className="mt-5">
          {plans.length === 0 ? (
            <EmptyState>{list.hasNextPage ? text.noMoreHere : text.nobodyFound}</EmptyState>
          ) : (
            <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {plans.map((plan) => (
                <li key={plan._id} className="min-w-0">
                  <FoundPlanCard
                    plan={plan}
                    searched={placeId}
                    tours={hosted.filter((tour) => fits(tour, plan))}
                    connect={parts.connect(plan)}
                    report={parts.report(plan, () => utils.plans.invalidate())}
                  />
                </li>
              ))}
            </ul>
          )}
          <LoadMore list={list} label={text.more} className="mt-6" />
        </div>
      </section>
      {first && first.tours.length > 0 && (
        <section aria-labelledby="tours-there" className="pt-10">
          <h2 id="tours-there" className="text-2xl">
            {text.toursIn(place)}
          </h2>
          <ul className="mt-5 grid grid-cols-1 gap-3 md:grid-cols-2">
            {first.tours.map((tour) => (
              <li key={tour._id} className="min-w-0">
                <TourRow tour={tour} people={first.people.filter(({ tourId }) => tourId === tour._id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type Tour = {
  _id: string
  name: string
  travelDates: { start: string; end: string }
  price: number
  image: string | null
}

/** A tour in these days, with those of its people whom the user may see. */
const TourRow = ({ tour, people }: { tour: Tour; people: TourCompanion[] }) => (
  <article className="flex h-full gap-4 rounded-2xl border border-line bg-card p-3">
    <div className="h-18 w-24 shrink-0 overflow-hidden rounded-xl bg-sunk">
      <Picture
        src={tour.image === null ? null : imageSrc(tour.image)}
        alt=""
        fallback={<NoImage />}
        className="size-full object-cover"
      />
    </div>
    <div className="min-w-0">
      <h3 className="font-display font-[600] text-lg [overflow-wrap:anywhere]">
        <Link
          to="/tours"
          search={{ tour: tour._id }}
          className="decoration-2 decoration-marigold underline-offset-4 hover:underline"
        >
          {tour.name}
        </Link>
      </h3>
      <p className="mt-0.5 text-muted text-sm tabular-nums">
        {text.tourFacts(spanOfDays(tour.travelDates.start, tour.travelDates.end), tourPriceEach(tour.price))}
      </p>
      {people.length > 0 && (
        <ul aria-label={text.onThisTour} className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {people.map(({ _id, name, profilePicture }) => (
            <li key={_id}>
              <Link
                to="/profile/$userId"
                params={{ userId: _id }}
                className="flex min-h-8 items-center gap-2 text-sm underline-offset-4 hover:underline"
              >
                <Avatar id={_id} name={name} picture={profilePicture} className="size-7" />
                <span className="[overflow-wrap:anywhere]">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  </article>
)

/** The user's own coming tours, to which owners of plans can be invited. */
function useHostedTours(): HostedTour[] {
  const { user } = useAuth()
  const { data } = trpc.tours.list.useQuery(
    { hostId: user?._id, from: indianDay(new Date()), limit: 50 },
    { enabled: user !== null },
  )
  return (data?.items ?? [])
    .filter(({ cancelled, ended }) => !cancelled && !ended)
    .map(({ _id, name, placeId, travelDates }) => ({ _id, name, placeId, ...travelDates }))
}

/** Whether a tour goes where the plan goes, in a month of it; the server compares the weeks. */
const fits = ({ placeId, start, end }: HostedTour, { place, months }: FoundPlan) =>
  placeId === place.id && months.some((month) => month >= start.slice(0, 7) && month <= end.slice(0, 7))

export const ResultsSkeleton = () => (
  <div role="status" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-64 rounded-3xl!" />
    <div className="skeleton h-64 rounded-3xl! max-sm:hidden" />
    <div className="skeleton h-64 rounded-3xl! max-lg:hidden" />
  </div>
)
