import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyComponent } from '../lib/lazy-component.tsx'
import type { RouteSearch } from '../lib/route-search.ts'
import { LoadFailed } from '../ui/load-failed.tsx'

// With a chunk of its own, so that the first page does not list what the page of a route loads.
const RoutePage = lazyComponent(() => import('../features/recommend/components/route-page.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

export const Route = createFileRoute('/routes')({
  component: Routes,
})

function Routes() {
  const navigate = Route.useNavigate()
  return (
    <Suspense
      fallback={
        <div className="wrap pt-10 md:pt-16">
          <div className="skeleton h-[60rem] rounded-2xl!" />
        </div>
      }
    >
      <RoutePage
        search={Route.useSearch() as RouteSearch}
        onChange={(change) =>
          navigate({
            search: ((previous: RouteSearch) => ({ ...previous, ...change })) as never,
            replace: true,
            resetScroll: false,
          })
        }
      />
    </Suspense>
  )
}
