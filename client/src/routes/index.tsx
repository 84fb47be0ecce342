import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { Hero } from '../features/home/hero.tsx'
import { PackageList } from '../features/packages/package-list.tsx'
import { type PackageSearch, packageQuery, readPackageSearch } from '../features/packages/package-search.ts'
import { TripPlanner } from '../features/recommend/trip-planner.tsx'
import { everyKey, readTripSearch, tripAsked } from '../features/recommend/trip-search.ts'
import { useTitle } from '../lib/use-title.ts'
import { Deferred } from '../ui/deferred.tsx'

export const Route = createFileRoute('/')({
  staticData: { picture: true },
  validateSearch: (search: Record<string, unknown>) => ({ ...readTripSearch(search), ...readPackageSearch(search) }),
  loaderDeps: ({ search }) => search,
  // The page is drawn at once: the lists come into their skeletons.
  loader: ({ context: { utils }, deps }) => {
    const trip = tripAsked(deps)
    utils.packages.list.prefetchInfinite(packageQuery(deps))
    if (trip) utils.recommend.travel.prefetch(trip)
  },
  component: Home,
})

function Home() {
  useTitle('')
  const search = Route.useSearch()
  const trip = tripAsked(search)
  const navigate = Route.useNavigate()
  const narrow = useCallback(
    (change: PackageSearch) =>
      navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  return (
    <>
      <Hero />
      {/* A shared link leads to what came of its trip. */}
      <Deferred fallback={<NextScreen />} immediate={trip !== null}>
        <TripPlanner
          trip={trip}
          onAsk={(trip) => navigate({ search: (now) => ({ ...now, ...everyKey(trip) }), resetScroll: false })}
        />
        <Deferred fallback={<NextScreen />}>
          <PackageList search={search} onSearch={narrow} />
        </Deferred>
      </Deferred>
    </>
  )
}

/** Room for what is about to come, so that nothing below it is seen before. */
const NextScreen = () => <div className="h-svh" />
