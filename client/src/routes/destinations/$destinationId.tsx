import { findStart, startFor } from '@saathi/shared/destinations/find-start'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { DestinationPage } from '../../features/destinations/destination-page.tsx'
import { PackagePageSkeleton } from '../../features/packages/package-page-skeleton.tsx'
import { CostBar } from '../../features/recommend/components/cost-bar.tsx'
import { MonthKey, MonthStrip } from '../../features/recommend/components/month-strip.tsx'
import * as text from '../../messages/en/shell/not-found.ts'
import '../../features/recommend/styles/plots.css'
import { readTripSearch, tripFromSearch, withAllKeys } from '../../features/recommend/trip-search.ts'
import NotFoundPage from '../../features/shell/not-found-page.tsx'
import { useAuth } from '../../lib/auth-context.tsx'
import { CITIES } from '../../lib/choices.ts'
import { oneOf, parseSearch, stringifySearch } from '../../lib/search-params.ts'
import { orNotFound, trpc } from '../../lib/trpc.ts'

/** A dream trip as on the home page, or in `from` the starting city alone. */
type Search = Partial<Record<keyof DreamTrip, string>>

export const Route = createFileRoute('/destinations/$destinationId')({
  staticData: { picture: true },
  // The page, which is loaded later, validates it.
  validateSearch: (search: Search): Search => search,
  loader: ({ context: { utils }, params: { destinationId } }) =>
    orNotFound(utils.destinations.get.ensureData({ destinationId })),
  pendingComponent: PackagePageSkeleton,
  notFoundComponent: () => <NotFoundPage title={text.destinationNotFoundTitle} />,
  component: Destination,
})

function Destination() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const loaded = Route.useLoaderData()
  // A query of the page, so that a kept answer is known as one and read again once there is a network.
  const { data: place = loaded } = trpc.destinations.get.useQuery(Route.useParams())
  const form = useMemo(() => tripFromSearch(readTripSearch(search)), [search])
  const { user } = useAuth()
  const home = user?.homeCity || null
  const city = form?.starting_location ?? oneOf(CITIES, search.from) ?? startFor(home)
  const show = (next: Search) => navigate({ search: next, replace: true, resetScroll: false })
  return (
    <DestinationPage
      place={place}
      city={city}
      missingHome={findStart(home) ? null : home}
      form={form}
      onCity={(from) => show(form ? searchOf({ ...form, starting_location: from }) : { from })}
      onUsual={() => show({ from: city })}
      parts={{
        months: (months, month) => (
          <>
            <MonthStrip months={months} yours={month} />
            <MonthKey months={months} />
          </>
        ),
        costBar: (costs, scale) => <CostBar costs={costs} budget={scale} slim />,
      }}
    />
  )
}

const searchOf = (form: DreamTrip): Search => parseSearch(stringifySearch(withAllKeys(form)))
