import { createFileRoute } from '@tanstack/react-router'
import { DestinationPage } from '../../features/destinations/destination-page.tsx'
import type { City } from '../../features/destinations/destination-search.ts'
import { PackagePageSkeleton } from '../../features/packages/package-page-skeleton.tsx'
import { CostBar } from '../../features/recommend/components/cost-bar.tsx'
import { MonthKey, MonthStrip } from '../../features/recommend/components/month-strip.tsx'
import * as text from '../../messages/en/shell/shell.ts'
import '../../features/recommend/styles/plots.css'
import { NotFoundPage } from '../../features/shell/not-found-page.tsx'
import { orNotFound } from '../../lib/trpc.ts'

export const Route = createFileRoute('/destinations/$destinationId')({
  staticData: { picture: true },
  // The page, which is loaded later, ignores an unknown city.
  validateSearch: ({ from }: { from?: City }): { from?: City } => ({ from }),
  loader: ({ context: { utils }, params: { destinationId } }) =>
    orNotFound(utils.destinations.get.ensureData({ destinationId })),
  pendingComponent: PackagePageSkeleton,
  notFoundComponent: () => <NotFoundPage title={text.destinationNotFoundTitle} />,
  component: Destination,
})

function Destination() {
  const navigate = Route.useNavigate()
  return (
    <DestinationPage
      place={Route.useLoaderData()}
      city={Route.useSearch().from}
      onCity={(from: City) => navigate({ search: { from }, replace: true, resetScroll: false })}
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
