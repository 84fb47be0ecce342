import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useCallback, useState } from 'react'
import { Hero } from '../features/home/hero.tsx'
import { NextTripPlace } from '../features/home/next-trip-place.tsx'
import { SEEN } from '../features/home/seen.ts'
import { type PackageSearch, packageQuery, readPackageSearch } from '../features/packages/package-search.ts'
import { FormPlaceholder } from '../features/recommend/components/form-placeholder.tsx'
import { TripPlanner } from '../features/recommend/components/trip-planner.tsx'
import { readTripSearch, tripFromSearch, withAllKeys } from '../features/recommend/trip-search.ts'
import { loadAfterFirstPaint } from '../lib/after-first-paint.ts'
import { hasSessionHint } from '../lib/auth.ts'
import { useAuth } from '../lib/auth-context.tsx'
import { lazyComponent } from '../lib/lazy-component.tsx'
import { readStorage } from '../lib/storage.ts'
import { useTitle } from '../lib/use-title.ts'
import { Deferred } from '../ui/deferred.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'

const PackageList = lazyComponent(() => loadAfterFirstPaint(() => import('../features/packages/package-list.tsx')), {
  failed: (retry) => <LoadFailed retry={retry} />,
})
const NextTrip = lazyComponent(() => import('../features/home/next-trip.tsx'), {})
const GoingMyWay = lazyComponent(() => import('../features/home/going-my-way.tsx'), {
  failed: (_, { children }) => children,
})
const HomeProofs = lazyComponent(() => loadAfterFirstPaint(() => import('./-home-proofs.tsx')), {
  failed: (_, { children }) => children,
})

export const Route = createFileRoute('/')({
  staticData: { picture: true },
  validateSearch: (search: Record<string, unknown>) => ({
    ...readTripSearch(search),
    ...readPackageSearch(search),
    // The results, which are loaded later, validate it.
    ...({ sort: search.sort } as { sort?: unknown }),
  }),
  loaderDeps: ({ search }) => search,
  // Prefetches without waiting, so that the page renders at once with skeletons.
  loader: ({ context: { utils }, deps }) => {
    const trip = tripFromSearch(deps)
    utils.packages.list.prefetchInfinite(packageQuery(deps))
    if (trip) utils.recommend.travel.prefetch(trip)
  },
  component: Home,
})

function Home() {
  useTitle('')
  const search = Route.useSearch()
  const trip = tripFromSearch(search)
  const { user, loading } = useAuth()
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (change: PackageSearch) =>
      navigate({ search: (previous) => ({ ...previous, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  // Somebody who has been here before, on this device and signed in, knows the form.
  const [wasHere] = useState(() => trip === null && hasSessionHint() && readStorage('local', SEEN) !== null)
  const isMember = user ? user.consented : loading && hasSessionHint()
  const BeforePackages = isMember ? GoingMyWay : HomeProofs
  return (
    <>
      <div className="home-top">
        <Hero />
        {isMember && (
          <Suspense fallback={<NextTripPlace />}>
            <NextTrip />
          </Suspense>
        )}
      </div>
      {/* A shared link shows its recommendations at once. */}
      <Deferred fallback={<FormPlaceholder />} immediate={trip !== null}>
        <TripPlanner
          trip={trip}
          folded={wasHere && (user ? user.consented : loading)}
          onSubmit={(trip) =>
            navigate({ search: (previous) => ({ ...previous, ...withAllKeys(trip) }), resetScroll: false })
          }
        />
        <Deferred fallback={<ScreenPlaceholder />}>
          <Suspense fallback={<ScreenPlaceholder />}>
            <BeforePackages>
              <PackageList search={search} onSearch={onSearch} />
            </BeforePackages>
          </Suspense>
        </Deferred>
      </Deferred>
    </>
  )
}

/** Reserves a screen of space, so that what follows is not visible before the deferred content. */
const ScreenPlaceholder = () => <div className="h-svh" />
