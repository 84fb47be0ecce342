import { findStart, startFor } from '@saathi/shared/destinations/find-start'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { DestinationList } from '../../features/destinations/destination-list.tsx'
import { type ListSearch, readListSearch } from '../../features/destinations/destination-search.ts'
import { readChosenCity } from '../../features/destinations/use-prices.ts'
import { MonthStrip } from '../../features/recommend/components/month-strip.tsx'
import '../../features/recommend/styles/plots.css'
import { hasSessionHint } from '../../lib/auth.ts'
import { useAuth } from '../../lib/auth-context.tsx'
import { CITIES } from '../../lib/choices.ts'
import { oneOf } from '../../lib/search-params.ts'

type Search = Partial<Record<keyof ListSearch, unknown>> & { from?: string | undefined; budget?: string | undefined }

export const Route = createFileRoute('/destinations/')({
  // The list, which is loaded later, validates it.
  validateSearch: (search: Search): Search => search,
  loader: ({ context: { utils } }) => utils.destinations.list.ensureData({}),
  component: Destinations,
})

function Destinations() {
  const { items } = Route.useLoaderData()
  const { user, loading } = useAuth()
  const home = user?.homeCity || null
  const navigate = Route.useNavigate()
  const search = readListSearch(Route.useSearch())
  const onSearch = useCallback(
    (change: ListSearch) =>
      navigate({ search: (previous) => ({ ...previous, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  // The home of somebody who is logged in is known only after their profile has loaded.
  const isKnown = search.from !== undefined || !loading || !hasSessionHint()
  const city = search.from ?? oneOf(CITIES, readChosenCity()) ?? startFor(home) ?? 'mumbai'
  return (
    <DestinationList
      places={items}
      search={search}
      city={isKnown ? city : undefined}
      missingHome={findStart(home) ? null : home}
      monthStrip={(months, month) => <MonthStrip months={months} yours={month} slim />}
      onSearch={onSearch}
    />
  )
}
