import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { DestinationList } from '../../features/destinations/destination-list.tsx'
import { type ListSearch, readListSearch } from '../../features/destinations/destination-search.ts'

type Search = { q?: unknown; type?: unknown }

export const Route = createFileRoute('/destinations/')({
  // The list, which is loaded later, validates it.
  validateSearch: ({ q, type }: Search): Search => ({ q, type }),
  loader: ({ context: { utils } }) => utils.destinations.list.ensureData({}),
  component: Destinations,
})

function Destinations() {
  const { items } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (change: ListSearch) =>
      navigate({ search: (previous) => ({ ...previous, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  return <DestinationList places={items} search={readListSearch(Route.useSearch())} onSearch={onSearch} />
}
