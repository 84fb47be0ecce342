import { monthName } from '@saathi/shared/lib/messages/en/days'
import { PARTY_MAX } from '@saathi/shared/recommend/form-choices'
import { keepPreviousData } from '@tanstack/react-query'
import { CITIES } from '../../../lib/choices.ts'
import { type RouteSearch, readRouteSearch } from '../../../lib/route-search.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/recommend/routes.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { RouteCards } from '../../../ui/route-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { RouteDetails } from './route-details.tsx'

type Change = { city?: string; month?: string; people?: string; days?: undefined }
type Props = { search: RouteSearch; onChange: (change: Change) => void }

const MONTHS = Array.from({ length: 12 }, (_, at) => [String(at + 1), monthName(at + 1)] as const)
const SIZES = Array.from({ length: PARTY_MAX }, (_, at) => [String(at + 1), String(at + 1)] as const)

/** One route of several places; without places in the address, the best ones from a city. */
export default function RoutePage({ search, onChange }: Props) {
  const query = readRouteSearch(search)
  const { data, isPending, isError, refetch } = trpc.recommend.routes.useQuery(query, {
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
  const isOne = query.places !== undefined
  const route = isOne ? data?.items[0] : undefined
  useTitle(route?.title ?? text.documentTitle)
  const month = query.month ?? data?.month
  // Other ways take other days, so those of the address hold for its own city and month.
  const change = (next: Change) => onChange({ ...next, days: undefined })
  return (
    <article className="wrap pt-10 pb-4 md:pt-16">
      <PageHead
        title={route?.title ?? text.listTitle}
        intro={route ? text.inShort(route.days, route.nights, route.stayTier) : text.listIntro}
      />
      <search aria-label={text.asked} className="mt-6 grid grid-cols-2 gap-3 sm:flex print:hidden">
        <Select
          className="max-sm:col-span-2 sm:w-44"
          label={text.city}
          name="city"
          value={query.city}
          choices={CITIES}
          onChange={(city) => change({ city })}
        />
        <Select
          className="sm:w-40"
          label={text.month}
          name="month"
          value={String(month ?? 1)}
          choices={MONTHS}
          onChange={(next) => change({ month: next })}
        />
        <Select
          className="sm:w-28"
          label={text.people}
          name="people"
          value={String(query.people)}
          choices={SIZES}
          onChange={(people) => change({ people })}
        />
      </search>
      <div className="mt-8">
        {isPending ? (
          <div role="status" className="skeleton h-[40rem] rounded-2xl!">
            <span className="sr-only">{text.findingRoutes}</span>
          </div>
        ) : isError ? (
          <EmptyState alert action={<Button onClick={() => refetch()}>{text.tryAgain}</Button>}>
            {text.failed}
          </EmptyState>
        ) : route ? (
          <RouteDetails route={route} query={{ ...query, month: data.month }} asked={query} note={data.note} />
        ) : data.items.length === 0 ? (
          <EmptyState>{data.problem ?? text.noRoutes}</EmptyState>
        ) : (
          <>
            <h2 className="sr-only">{text.bestOnes}</h2>
            <RouteCards routes={data.items} query={{ ...query, month: data.month }} />
          </>
        )}
      </div>
    </article>
  )
}
